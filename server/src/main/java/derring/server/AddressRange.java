package derring.server;

import derring.kernel.BadInput;
import java.math.BigInteger;
import java.net.InetAddress;

/**
 * Addresses that begin alike.
 *
 * @param first the bytes of one of them
 * @param bits how many bits all have in common
 */
record AddressRange(BigInteger first, int length, int bits) {

  /** An address, or an address, a slash and a number of bits. */
  static AddressRange of(String text) {
    int slash = text.indexOf('/');
    try {
      byte[] bytes = bytes(slash < 0 ? text : text.substring(0, slash));
      int all = bytes.length * Byte.SIZE;
      int bits = slash < 0 ? all : Integer.parseInt(text.substring(slash + 1));
      if (bits < 1 || bits > all) {
        throw new IllegalArgumentException();
      }
      return new AddressRange(new BigInteger(1, bytes).shiftRight(all - bits), all, bits);
    } catch (IllegalArgumentException e) {
      throw new BadInput(
          "expected an address like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64, but found "
              + text);
    }
  }

  boolean contains(String address) {
    try {
      byte[] bytes = bytes(address);
      int all = bytes.length * Byte.SIZE;
      return all == length && new BigInteger(1, bytes).shiftRight(all - bits).equals(first);
    } catch (IllegalArgumentException e) {
      return false; // what a proxy said is no address
    }
  }

  private static byte[] bytes(String address) {
    return InetAddress.ofLiteral(address).getAddress();
  }
}
