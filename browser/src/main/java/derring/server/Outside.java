package derring.server;

/** What a host in a page needs of that page. */
public interface Outside {

  /** Says something to one who follows a match. */
  void tell(int socket, String line);

  /** Keeps a fact of a match. */
  void keep(String match, long n, String fact);

  /** Keeps what lists say of a match. */
  void list(String match, String summary);

  /** Has a match tended at a time, in milliseconds since 1970; an earlier wish is forgotten. */
  void wake(String match, long at);

  /** So many bytes that nobody can foretell, in hexadecimal. */
  String random(int bytes);
}
