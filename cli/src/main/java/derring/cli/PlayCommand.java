package derring.cli;

import derring.kernel.BadInput;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Plays a game in the terminal. */
@Command(name = "play", description = "Plays a game.", mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game, such as swordplay.")
  private String game;

  @Override
  public Integer call() {
    throw new BadInput("play " + game + " is not there yet");
  }
}
