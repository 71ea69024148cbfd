package derring.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutantsTest {
  private static final String EXPLANATION =
      """
      # What cannot be seen.

      Rule.first: negated conditional
        if (log.on()) {
        Nobody listens in a scenario that is not told.
      """;

  @TempDir private Path module;

  @Test
  void nineteenOfTwentyAreEnough() throws IOException {
    assertThat(judged(19, 1, "")).isTrue();
    assertThat(judged(18, 2, "")).isFalse();
  }

  @Test
  void aSurvivorThatIsExplainedCountsAsDead() throws IOException {
    assertThat(judged(18, 2, EXPLANATION)).isTrue();
  }

  @Test
  void anExplanationHoldsForAsManyAsItSays() throws IOException {
    assertThat(judged(17, 3, EXPLANATION)).isFalse();
    assertThat(judged(17, 3, EXPLANATION.replace("conditional", "conditional (2)"))).isTrue();
  }

  @Test
  void anExplanationOfWhatDoesNotLiveIsStale() throws IOException {
    StringBuilder said = new StringBuilder();
    assertThat(judged(20, 0, EXPLANATION, said)).isFalse();
    assertThat(said.toString())
        .contains(
            "explains what does not live: Rule.first: negated conditional in 'if (log.on()) {'");
    assertThat(judged(19, 1, EXPLANATION.replace("log.on", "log.off"))).isFalse();
  }

  @Test
  void aSurvivorIsToldWithItsLine() throws IOException {
    StringBuilder said = new StringBuilder();
    judged(19, 1, "", said);
    assertThat(said.toString())
        .isEqualTo(
            "Rule.java:2 lives: Rule.first: negated conditional\n    if (log.on()) {\n"
                + module.getFileName()
                + ": of 20 mutants 19 die and 0 are explained.\n");
  }

  @Test
  void aReasonMustBeGiven() {
    assertThatThrownBy(() -> Survivors.read("Rule.first: negated conditional\n  if (x) {\n"))
        .hasMessageContaining("a reason below 'Rule.first: negated conditional'");
    assertThatThrownBy(() -> Survivors.read("It is hard to see.\n"))
        .hasMessageContaining("expected 'Class.method: what was changed'");
  }

  private boolean judged(int dead, int alive, String survivors) throws IOException {
    return judged(dead, alive, survivors, new StringBuilder());
  }

  private boolean judged(int dead, int alive, String survivors, Appendable out) throws IOException {
    Path source = module.resolve("src/main/java/derring/toy/Rule.java");
    Path report = module.resolve("target/pit-reports/mutations.xml");
    Files.createDirectories(source.getParent());
    Files.createDirectories(report.getParent());
    Files.writeString(source, "class Rule {\n  if (log.on()) {\n}\n");
    Files.writeString(module.resolve("survivors.txt"), survivors);
    Files.writeString(
        report,
        "<mutations>"
            + mutation(true).repeat(dead)
            + mutation(false).repeat(alive)
            + "</mutations>");
    return Mutants.judge(module, out);
  }

  private static String mutation(boolean detected) {
    return """
    <mutation detected='%s'><sourceFile>Rule.java</sourceFile>
    <mutatedClass>derring.toy.Rule</mutatedClass><mutatedMethod>first</mutatedMethod>
    <lineNumber>2</lineNumber><description>negated conditional</description></mutation>\
    """
        .formatted(detected);
  }
}
