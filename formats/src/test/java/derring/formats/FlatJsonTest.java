package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlatJsonTest {
  /** What is not on one line is read by the parser of everything. */
  private static @Nullable Object asAnyOther(String text) {
    return Doc.of("a.json", "\n" + text).facts().raw();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'do':'move','id':'17','seat':0,'move':'attack Cut high at 1'}",
        "{'fact':'moved','at':1795000000123,'by':'7f','seat':1,'move':'pass'}",
        "{'a':2147483647}",
        "{'a':2147483648}",
        "{'a':999999999999999999}",
        "{'a':0,'b':10,'c':true,'d':false,'e':''}",
        "{'':1}"
      })
  void agreesWithTheParserOfEverything(String quoted) {
    String text = quoted.replace('\'', '"');
    assertThat(FlatJson.read(text)).isEqualTo(asAnyOther(text)).hasToString("" + asAnyOther(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{}",
        "{'a'}",
        "{'a':}",
        "{'a':1",
        "{'a':1}}",
        "{'a':1,}",
        "{'a':1} ",
        "{'a': 1}",
        "{'a':01}",
        "{'a':-1}",
        "{'a':1.5}",
        "{'a':1e3}",
        "{'a':1000000000000000000}",
        "{'a':null}",
        "{'a':tru}",
        "{'a':trueish}",
        "{'a':[1]}",
        "{'a':{'b':1}}",
        "{'a':'b}",
        "{'a':'\\u0041'}",
        "{'a':'\\'}",
        "{'a':1,'a':1}",
        "{'a':1 'b':2}",
        "[1]",
        "'a'"
      })
  void leavesEverythingElseToIt(String quoted) {
    assertThat(FlatJson.read(quoted.replace('\'', '"'))).isNull();
  }

  @Test
  void aMistakeInWhatAClientSaysIsStillNamed() {
    assertThat(Doc.of("a.json", "{\"a\":1}").facts().at("a").number(0, 1)).isEqualTo(1);
    assertThatThrownBy(() -> Doc.of("a.json", "{\"a\":1,\"a\":2}"))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("'a' is written twice");
  }
}
