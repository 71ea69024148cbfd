package derring.server;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/** What an address of somebody who asks is worth. */
final class Addresses {
  /** Of IPv6 whoever is connected at all has a network, which is as long as this. */
  private static final int NETWORK = 8;

  private Addresses() {}

  /**
   * Whom limits count an address for: of IPv6 the whole network, since all of its 2^64 addresses
   * are one customer's. What a proxy said and is no address stays as it is.
   */
  static String counted(String address) {
    if (address.indexOf(':') < 0) {
      return address;
    }
    try {
      byte[] bytes = InetAddress.ofLiteral(unscoped(address)).getAddress();
      return bytes.length <= NETWORK
          ? address
          : HexFormat.of().formatHex(Arrays.copyOf(bytes, NETWORK)) + "/64";
    } catch (IllegalArgumentException e) {
      return address;
    }
  }

  /** Whether it is this machine's own. */
  static boolean here(String address) {
    try {
      return InetAddress.ofLiteral(unscoped(address)).isLoopbackAddress();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Without the name of the device that it came by. */
  private static String unscoped(String address) {
    int device = address.indexOf('%');
    return device < 0 ? address : address.substring(0, device);
  }
}
