package derring.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.kernel.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;

class NotedTest {

  /** What was stored once must be read for ever, so its words are written out here. */
  @Test
  void factsAreStoredInTheSameWordsForEver() {
    for (String body :
        List.of(
            """
            {"fact":"opened","at":5,"by":"g","id":"i","game":"swordplay","rules":1,"options":{},\
            "chairs":[{"kind":"guest","guest":"g","name":"Mara","bot":""},\
            {"kind":"open","guest":"","name":"","bot":""},\
            {"kind":"bot","guest":"","name":"Greedy","bot":"greedy"}],"who":"public",\
            "clock":{"kind":"match","seconds":60},"passes":true,"secret":"s","seed":[],"names":[],"past":[],\
            "countdown":0,"answers":30,"window":4}\
            """,
            """
            {"fact":"offered","at":6,"what":"undo","seat":0}\
            """,
            """
            {"fact":"offered","at":6,"what":"draw","seat":1}\
            """,
            """
            {"fact":"offered","at":6,"what":"rematch","seat":0}\
            """,
            """
            {"fact":"offered","at":6,"what":"bot","seat":1}\
            """)) {
      assertThat(Noted.read(body).body()).isEqualTo(body);
    }
  }

  @Test
  void aWordThatIsNoneIsRefusedWithThoseThereAre() {
    assertThatThrownBy(() ->
            Noted.read(
                """
                {"fact":"offered","at":6,"what":"peace","seat":0}\
                """))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("expected bot, draw, rematch or undo, but found 'peace'");
  }
}
