package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressesTest {
  @ParameterizedTest
  @CsvSource({
    "2001:db8:0:1::1, 2001:db8:0:1:ffff:ffff:ffff:ffff, true",
    "2001:db8:0:1::1, 2001:DB8::1:0:0:0:2, true",
    "2001:db8:0:1::1, 2001:db8:0:2::1, false",
    "fe80::1%eth0, fe80::2%eth1, true",
    "203.0.113.7, 203.0.113.8, false",
    "::ffff:203.0.113.7, ::ffff:203.0.113.8, false",
    "no:address, no:address at all, false",
  })
  void ofIpv6AWholeNetworkIsCountedAsOne(String one, String other, boolean same) {
    assertThat(Addresses.counted(one).equals(Addresses.counted(other))).isEqualTo(same);
  }

  @Test
  void aDoorkeeperCountsNetworksToo() {
    ServerOptions.Limits two = new ServerOptions.Limits(0, 0, 0, 64, 2, 20_000, 0);
    Doorkeeper door = new Doorkeeper(two, Set.of("2001:db8:0:0:0:0:0:99"), new Numbers());
    assertThat(door.admits("2001:db8:0:0:0:0:0:1")).isTrue();
    assertThat(door.admits("2001:db8:0:0:0:0:0:2")).isTrue();
    assertThat(door.admits("2001:db8:0:0:0:0:0:3")).isFalse();
    assertThat(door.admits("2001:db8:0:0:0:0:0:99")).as("a proxy of the host").isTrue();
    door.left("2001:db8:0:0:0:0:0:99");
    door.left("2001:db8:0:0:0:0:0:1");
    assertThat(door.admits("2001:db8:0:0:0:0:0:3")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1", "::1", "0:0:0:0:0:0:0:1", "0:0:0:0:0:0:0:1%lo"})
  void thisMachineIsKnown(String address) {
    assertThat(Addresses.here(address)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0:0:0:0:0:0:0:1234", "203.0.113.7", "2001:db8::1", "", "localhost"})
  void whateverBeginsLikeItIsNot(String address) {
    assertThat(Addresses.here(address)).isFalse();
  }
}
