package derring.cli;

import derring.formats.BadFile;
import derring.formats.Doc;
import derring.kernel.BadInput;
import derring.kernel.Digest;
import derring.kernel.Facts;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Reads a host's list of commitments and sees whether it is one chain (docs/chance.md). */
@Command(
    name = "commitments",
    description = {
      "Reads the public list of what the matches of a host were bound to, and sees whether",
      "anything was altered in it or taken out of it."
    },
    mixinStandardHelpOptions = true)
final class CommitmentsCommand implements Callable<Integer> {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final String BEGINNING = "0".repeat(64);

  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "ADDRESS", description = "Of the host: https://games.example")
  private String address;

  @Option(
      names = "--seen",
      paramLabel = "HASH",
      description = "The last hash that this command printed earlier: it must still be there.")
  private String seen = "";

  private long pages;
  private long commitments;
  private String hash = BEGINNING;
  private boolean met;

  @Override
  public Integer call() {
    PrintWriter out = derring.surroundings().out();
    try (HttpClient http = HttpClient.newHttpClient()) {
      long next = 0;
      while (next >= 0) {
        next = some(http, next);
      }
    } catch (BadFile e) {
      throw new BadInput(address + " answers with something else than a list: " + e.sentence());
    }
    if (!seen.isEmpty() && !met) {
      throw new BadInput(
          "The page that was seen earlier ("
              + seen
              + ") is not on the list any more: it was altered, or matches were taken out of it.");
    }
    out.println(
        commitments
            + " commitments on "
            + pages
            + " pages, one chain"
            + (seen.isEmpty() ? "" : ", in which the page that was seen earlier still stands")
            + ". Last hash:");
    out.println(hash);
    return 0;
  }

  /** Reads the pages from a number on; the number after them, or -1 after the last. */
  private long some(HttpClient http, long from) {
    Facts facts = Doc.of("commitments.json", fetched(http, from)).facts();
    for (Facts page : facts.items("pages")) {
      List<String> listed = page.items("commitments").stream().map(Facts::text).toList();
      Object at = Objects.requireNonNull(page.at("at").raw());
      String told = page.at("hash").text();
      if (page.at("n").number(0, Integer.MAX_VALUE) != pages
          || !page.at("before").text().equals(hash)
          || !Digest.of(List.of(hash, at, listed)).equals(told)) {
        throw new BadInput(
            "Page " + pages + " of the list does not follow the one before it, or was altered.");
      }
      hash = told;
      met |= hash.equals(seen);
      pages++;
      commitments += listed.size();
    }
    return facts.has("next") ? pages : -1;
  }

  private String fetched(HttpClient http, long from) {
    String base = address.endsWith("/") ? address.substring(0, address.length() - 1) : address;
    try {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(base + "/api/commitments?from=" + from))
              .timeout(PATIENCE)
              .build();
      HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
      if (answer.statusCode() != 200) {
        throw new BadInput(base + " answered " + answer.statusCode() + " instead of its list.");
      }
      return answer.body();
    } catch (IllegalArgumentException e) {
      throw new BadInput(
          "Expected the address of a host, like https://games.example, but found " + address + ".");
    } catch (IOException e) {
      throw new BadInput("Nobody answers at " + base + ".");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadInput("Interrupted; nothing is known about the list.");
    }
  }
}
