package derring.cli;

import derring.cli.TableArt.Room;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** Lays a scene out: a heading, the table, the log in the room that is left, and the question. */
final class Page<M, V> {
  /** As little of the log as should be seen. */
  private static final int LEAST_LOG = 4;

  /** More of it is not worth the eye's time. */
  private static final int MOST_LOG = 12;

  private final Title title;
  private final TableArt<M, V> art;
  private final Pen pen;
  private final int height;

  Page(Title title, TableArt<M, V> art, Pen pen, int height) {
    this.title = title;
    this.art = art;
    this.pen = pen;
    this.height = height;
  }

  /**
   * The lines of a page.
   *
   * @param corner what stands in the corner of the heading
   * @param note lines that take the place of the log; none for the log
   * @param foot what is said below the table: the question, or what is waited for; in lines
   */
  List<AttributedString> lines(Scene<M, V> scene, String corner, List<String> note, String foot) {
    List<AttributedString> head = heading(scene, corner);
    List<AttributedString> end = new ArrayList<>();
    foot.lines()
        .flatMap(line -> Prose.wrap(line, pen.width()).stream())
        .forEach(line -> end.add(pen.line(line, pen.strong())));
    end.addAll(choices(scene));
    List<AttributedString> table = List.of();
    int room = 0;
    for (Room size : Room.values()) {
      table = art.table(scene, pen, size);
      room = height - 1 - head.size() - table.size() - end.size() - 1;
      if (room >= (note.isEmpty() ? LEAST_LOG : Math.min(note.size(), 2 * LEAST_LOG))) {
        break;
      }
    }
    List<AttributedString> lines = new ArrayList<>(head);
    lines.addAll(table);
    if (room > 0) {
      lines.add(pen.rule(note.isEmpty() ? "log" : ""));
      lines.addAll(
          note.isEmpty() ? log(scene, Math.min(room - 1, MOST_LOG)) : note(note, room - 1));
    }
    lines.add(pen.rule(""));
    lines.addAll(end);
    return lines;
  }

  private List<AttributedString> heading(Scene<M, V> scene, String corner) {
    String standing = art.standing(scene);
    AttributedString left =
        pen.join(
            pen.line(title.name(), pen.accent()),
            pen.line(standing.isEmpty() ? "" : "  " + pen.dot() + "  " + standing));
    return List.of(pen.edges(left, pen.line(corner, pen.quiet())), pen.rule(""));
  }

  private List<AttributedString> log(Scene<M, V> scene, int most) {
    List<Scene.Told> events = scene.events();
    List<AttributedString> lines = new ArrayList<>();
    for (Scene.Told told :
        events.subList(Math.max(0, events.size() - Math.max(0, most)), events.size())) {
      lines.add(
          pen.edges(
              pen.line(told.event().sentence(scene.names())),
              pen.line(told.rules().isEmpty() ? "" : told.rules().getFirst(), pen.quiet())));
    }
    return lines;
  }

  private List<AttributedString> note(List<String> note, int most) {
    List<AttributedString> lines = new ArrayList<>();
    for (String text : note) {
      if (text.startsWith("  ")) {
        lines.add(pen.line(text));
      } else {
        Prose.wrap(text, pen.width()).forEach(line -> lines.add(pen.line(line)));
      }
    }
    return lines.size() <= most ? lines : lines.subList(0, Math.max(0, most));
  }

  /**
   * The legal moves, numbered, in as many columns as there is room for; where keys do not shift,
   * just the keys.
   */
  private List<AttributedString> choices(Scene<M, V> scene) {
    List<String> labels =
        scene.moves().stream().map(move -> art.label(scene.view(), move, scene.names())).toList();
    if (labels.isEmpty()) {
      return List.of();
    }
    if (art instanceof LiveArt<M, V> live) {
      return live.keys().stream().map(pen::line).toList();
    }
    List<String> offers = art.offers(scene);
    if (!offers.isEmpty()) {
      return offers.stream().map(line -> pen.fit(pen.line(line), pen.width())).toList();
    }
    List<String> shortcuts = art.shortcuts(scene.view(), scene.moves());
    int widest = labels.stream().mapToInt(String::length).max().orElse(0) + 5;
    int columns = Math.clamp(pen.width() / widest, 1, 4);
    int rows = (labels.size() + columns - 1) / columns;
    List<List<AttributedString>> blocks = new ArrayList<>();
    for (int from = 0; from < labels.size(); from += rows) {
      List<AttributedString> block = new ArrayList<>();
      for (int i = from; i < Math.min(labels.size(), from + rows); i++) {
        block.add(
            pen.fit(
                pen.join(
                    pen.line(String.format("%3s ", shortcuts.get(i)), pen.accent()),
                    pen.line(labels.get(i))),
                Math.min(widest, pen.width())));
      }
      blocks.add(block);
    }
    return pen.beside(blocks, "");
  }
}
