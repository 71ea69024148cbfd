package derring.browser;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;

/**
 * Does on a JVM what a browser does beside it, to be compared with it. Each line of its input is
 * {@code cases}, or one of those, or {@code work GAME VARIANT SEED GAMES}, which is answered with
 * the number of decisions and the seconds of processor time that this process had for them.
 */
public final class Worker {
  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  private Worker() {}

  public static void main(String[] args) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.equals("cases")) {
        Cases.all(1).forEach(each -> OUT.println(each + " = " + Cases.played(each)));
      } else {
        OUT.println(line.startsWith("work ") ? worked(line) : Cases.played(line));
      }
    }
  }

  private static String worked(String line) {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long before = system.getProcessCpuTime();
    String made = Cases.played(line);
    return made + " " + (system.getProcessCpuTime() - before) / 1e9;
  }
}
