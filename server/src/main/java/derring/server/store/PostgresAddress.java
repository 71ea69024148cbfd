package derring.server.store;

import derring.kernel.BadInput;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.postgresql.ds.PGSimpleDataSource;

/** Where a PostgreSQL is. Its words are safe to show: they never hold the password. */
final class PostgresAddress {
  private static final List<String> SCHEMES = List.of("postgresql://", "postgres://");
  private static final String JDBC = "jdbc:postgresql:";
  private static final Pattern USER_INFO = Pattern.compile("//[^/?]*@");

  private final PGSimpleDataSource source = new PGSimpleDataSource();

  /**
   * @throws BadInput if it is no address of a PostgreSQL
   */
  PostgresAddress(String where) {
    source.setApplicationName("derring");
    source.setConnectTimeout(5);
    source.setSocketTimeout(20);
    source.setTcpKeepAlive(true);
    // What the server says about a row quotes the row.
    source.setLogServerErrorDetail(false);
    String url = where.startsWith(JDBC) ? where : jdbc(where);
    try {
      source.setUrl(url);
    } catch (IllegalArgumentException e) {
      throw notAnAddress();
    }
  }

  static boolean fits(String where) {
    return where.startsWith(JDBC) || SCHEMES.stream().anyMatch(where::startsWith);
  }

  PGSimpleDataSource source() {
    return source;
  }

  /** The same, for work that may be silent for long. */
  PGSimpleDataSource patientSource() {
    var patient = new PGSimpleDataSource();
    patient.setSocketTimeout(0);
    patient.setApplicationName("derring");
    patient.setConnectTimeout(source.getConnectTimeout());
    patient.setLogServerErrorDetail(false);
    patient.setUrl(source.getUrl());
    patient.setUser(source.getUser());
    patient.setPassword(source.getPassword());
    return patient;
  }

  /** Host, port and database. */
  @Override
  public String toString() {
    return "PostgreSQL at "
        + String.join(",", source.getServerNames())
        + ":"
        + source.getPortNumbers()[0]
        + "/"
        + source.getDatabaseName();
  }

  /** The driver reads no user from the address, so it is taken out and set. */
  private String jdbc(String where) {
    try {
      String userInfo = new URI(where).getRawUserInfo();
      if (userInfo != null) {
        int colon = userInfo.indexOf(':');
        source.setUser(decode(colon < 0 ? userInfo : userInfo.substring(0, colon)));
        source.setPassword(colon < 0 ? "" : decode(userInfo.substring(colon + 1)));
      }
      String rest = where.substring(where.indexOf(':'));
      return "jdbc:postgresql" + USER_INFO.matcher(rest).replaceFirst("//");
    } catch (URISyntaxException | IllegalArgumentException e) {
      throw notAnAddress();
    }
  }

  private static String decode(String encoded) {
    return URLDecoder.decode(encoded.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  private static BadInput notAnAddress() {
    return new BadInput(
        "DERRING_DB is not a whole address; expected postgresql://user:password@host:port/database"
            + " with signs like / and @ in the password written as %2F and %40.");
  }
}
