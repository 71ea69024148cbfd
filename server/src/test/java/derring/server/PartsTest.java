package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Box;
import derring.formats.Shelf;
import derring.kernel.Digest;
import derring.kernel.Facts;
import derring.kernel.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

/** First all seats pledge their parts of the seed, then all show them. */
class PartsTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Who MARA = new Who("mara", "Mara");
  private static final Who TOM = new Who("tom", "Tom");
  private static final String HERS = "ab".repeat(32);
  private static final String HIS = "cd".repeat(32);

  private long now = 1_000_000;

  private Sitting open(String secret, Chair second) {
    Box box = SHELF.open(SHELF.title("swordplay"), Facts.none());
    return Sitting.begin(
        SHELF,
        new Noted(
            now,
            MARA.guest(),
            "",
            new Happening.Opened(
                "swordplay",
                box.title().rulesVersion(),
                box.game().options(),
                List.of(Chair.of(MARA), second),
                Reach.LINK,
                ClockRule.NONE,
                false,
                secret,
                List.of(),
                List.of())));
  }

  private Sitting open() {
    return open("0123456789abcdef".repeat(4), Chair.of(TOM));
  }

  private void does(Sitting sitting, Happening wish, Who who) {
    Ruling ruling = sitting.decide(wish, who, "", ++now);
    assertThat(ruling).isInstanceOf(Ruling.Granted.class);
    sitting.apply(Noted.read(((Ruling.Granted) ruling).fact().body()));
  }

  private String refused(Sitting sitting, Happening wish, Who who) {
    Ruling ruling = sitting.decide(wish, who, "", ++now);
    assertThat(ruling).isInstanceOf(Ruling.Refused.class);
    return ((Ruling.Refused) ruling).sentence();
  }

  private Chore next(Sitting sitting) {
    return Chore.of(sitting, Pace.HUMAN).getFirst();
  }

  private static Happening pledge(int seat, String part) {
    return new Happening.Pledged(seat, Digest.ofHex(part));
  }

  private static Happening show(int seat, String part) {
    return new Happening.Contributed(seat, part);
  }

  @Test
  void partsAreShownWhenAllArePledgedAndTheMatchStartsWithThem() {
    Sitting sitting = open();
    does(sitting, pledge(0, HERS), MARA);
    assertThat(refused(sitting, show(0, HERS), MARA)).contains("when all pledges are collected");
    assertThat(next(sitting).what()).isEqualTo(Chore.What.COLLECT);
    assertThat(next(sitting).at()).isEqualTo(now - 1 + Pace.HUMAN.grace().toMillis());
    does(sitting, pledge(1, HIS), TOM);
    assertThat(next(sitting)).isEqualTo(new Chore(now, Chore.What.COLLECT, -1));
    assertThat(sitting.scribe().table(List.of(0), now).seed().text()).doesNotContain("pledges");
    does(sitting, new Happening.Collected(), Who.SERVER);
    assertThat(sitting.scribe().table(List.of(0), now).seed().text())
        .contains(Digest.ofHex(HERS), Digest.ofHex(HIS));
    does(sitting, show(1, HIS), TOM);
    assertThat(sitting.scribe().table(List.of(0), now).seed().text()).doesNotContain(HIS);
    assertThat(next(sitting).at()).isEqualTo(now + Pace.HUMAN.grace().toMillis());
    does(sitting, show(0, HERS), MARA);
    assertThat(next(sitting)).isEqualTo(new Chore(now, Chore.What.START, -1));
    does(sitting, new Happening.Started(), Who.SERVER);
    assertThat(sitting.board().seed().seats()).containsExactly(HERS, HIS);
    assertThat(sitting.scribe().table(List.of(), now).seed().text()).doesNotContain("pledges");
  }

  @Test
  void nobodyChoosesAPartAfterThePledgesWereCollected() {
    Sitting sitting = open();
    does(sitting, pledge(0, HERS), MARA);
    assertThat(refused(sitting, new Happening.Collected(), MARA)).contains("nothing to collect");
    does(sitting, new Happening.Collected(), Who.SERVER);
    assertThat(refused(sitting, pledge(1, HIS), TOM)).contains("collected");
    assertThat(refused(sitting, show(1, HIS), TOM)).contains("not the part");
    assertThat(refused(sitting, show(0, HIS), MARA)).contains("not the part");
    assertThat(refused(sitting, show(0, "AB"), MARA)).contains("64 hexadecimal digits");
    assertThat(refused(sitting, show(0, HERS), TOM)).contains("not yours");
    does(sitting, show(0, HERS), MARA);
    assertThat(refused(sitting, show(0, HERS), MARA)).contains("has given");
  }

  @Test
  void whoPledgesAndShowsNothingGaveNothing() {
    Sitting sitting = open();
    does(sitting, pledge(0, HERS), MARA);
    assertThat(refused(sitting, pledge(0, HIS), MARA)).contains("has pledged");
    does(sitting, pledge(1, HIS), TOM);
    does(sitting, new Happening.Collected(), Who.SERVER);
    does(sitting, show(0, HERS), MARA);
    does(sitting, new Happening.Started(), Who.SERVER);
    assertThat(sitting.board().seed().seats()).containsExactly(HERS, Seed.SILENT);
  }

  @Test
  void whereNobodyPledgesTheMatchStartsAfterTheGrace() {
    Sitting sitting = open("5".repeat(64), Chair.bot("greedy"));
    Chore start = new Chore(now + Pace.HUMAN.grace().toMillis(), Chore.What.START, -1);
    assertThat(next(sitting)).isEqualTo(start);
  }

  @Test
  void aMatchFromBeforeThereWerePledgesKeepsItsSeed() {
    Sitting sitting = open("5".repeat(64), Chair.OPEN);
    String old =
        "{\"fact\":\"sat\",\"at\":1000001,\"by\":\"tom\",\"seat\":1,\"chair\":"
            + derring.formats.Json.lean(Chair.of(TOM))
            + ",\"contribution\":\""
            + HIS
            + "\"}";
    sitting.apply(Noted.read(old));
    sitting.apply(new Noted(now, "mara", "", show(0, HERS)));
    assertThat(next(sitting).what()).isEqualTo(Chore.What.START);
    sitting.apply(new Noted(now, "", "", new Happening.Started()));
    assertThat(sitting.board().seed().seats()).containsExactly(HERS, HIS);
  }

  @Test
  void pausesHaveAKeyOfTheirOwn() {
    String start = "0123456789abcdef";
    Sitting one = open(start + "0".repeat(48), Chair.OPEN);
    Sitting other = open(start + "1".repeat(48), Chair.OPEN);
    assertThat(one.pauses()).isNotEqualTo(other.pauses());
    assertThat(one.pauses()).isEqualTo(open(start + "0".repeat(48), Chair.OPEN).pauses());
    assertThat(start + "0".repeat(48)).doesNotContain(Long.toHexString(one.pauses()));
  }
}
