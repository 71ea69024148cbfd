package derring.server.store;

import derring.server.store.Journal.Notice;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Notices as the words of a NOTIFY, which holds less than 8,000 bytes: 'number match', by line. */
final class NoticeText {
  private static final int MOST = 7_900;

  private NoticeText() {}

  static List<String> write(List<Notice> notices) {
    var all = new ArrayList<String>();
    var words = new StringBuilder();
    int bytes = 0;
    for (Notice notice : notices) {
      String line = notice.number() + " " + notice.match() + "\n";
      int length = line.getBytes(StandardCharsets.UTF_8).length;
      if (bytes > 0 && bytes + length > MOST) {
        all.add(words.toString());
        words.setLength(0);
        bytes = 0;
      }
      words.append(line);
      bytes += length;
    }
    if (bytes > 0) {
      all.add(words.toString());
    }
    return all;
  }

  static List<Notice> read(String words) {
    return words
        .lines()
        .map(line -> {
          int space = line.indexOf(' ');
          return new Notice(line.substring(space + 1), Long.parseLong(line.substring(0, space)));
        })
        .toList();
  }
}
