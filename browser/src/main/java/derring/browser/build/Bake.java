package derring.browser.build;

import derring.bots.search.Subject;
import derring.browser.Packed;
import derring.formats.BakedCards;
import derring.formats.BakedLessons;
import derring.formats.BakedScenarios;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Digest;
import derring.kernel.Title;
import derring.server.Answers;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Makes the files that a browser loads to play without a server: the rules, the bots and the host
 * of a page as WebAssembly and as JavaScript, the texts they need, what a server would answer that
 * never changes, and the service worker that keeps all of it together.
 */
public final class Bake {
  private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";

  private final Path work;
  private final Path web;
  private final Path here;
  private final List<Path> ours = new ArrayList<>();
  private final List<Path> libraries = new ArrayList<>();

  private final Path client;

  private Bake(Path work, Path web, Path client) {
    this.work = work;
    this.web = web;
    this.client = client;
    this.here = web.resolve("here");
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      boolean own =
          Files.isDirectory(path) || String.valueOf(path.getFileName()).startsWith("derring-");
      (own ? ours : libraries).add(path);
    }
  }

  /**
   * Bakes what is on the class path, with a folder to work in, into one that is served, with tools
   * that the client has from npm.
   */
  public static void main(String[] args) throws Exception {
    new Bake(Path.of(args[0]), Path.of(args[1]), Path.of(args[2])).bake();
  }

  private void bake() throws Exception {
    Shelf shelf = Shelf.standard();
    Path made = work.resolve("compiled");
    compiled(shelf, made);
    clear(here);
    Files.createDirectories(here);
    Map<String, Object> files = new LinkedHashMap<>();
    files.put("wasm", named("rules", ".wasm", Files.readAllBytes(made.resolve("rules.wasm"))));
    files.put("script", named("rules", ".js", Files.readAllBytes(made.resolve("rules.js"))));
    files.put("runtime", named("runtime", ".js", resource(RUNTIME)));
    files.put("texts", named("texts", ".json", bytes(Json.compact(texts(shelf)))));
    Map<String, String> more = new LinkedHashMap<>();
    for (Title title : shelf.titles()) {
      byte[] text = bytes(Json.compact(more(shelf, title)));
      more.put(title.id(), named("more-" + title.id(), ".json", text));
    }
    files.put("more", more);
    Files.writeString(here.resolve("files.json"), Json.compact(files));
    for (Map.Entry<String, String> answer : Answers.of(shelf).entrySet()) {
      Path file = here.resolve("answers").resolve(answer.getKey() + ".json");
      Files.createDirectories(file.getParent());
      Files.writeString(file, answer.getValue());
    }
    Files.write(web.resolve("derring.webmanifest"), beside("derring.webmanifest"));
    serviceWorker();
  }

  /** Compiles into a folder, unless what lies there was made from the same. */
  private void compiled(Shelf shelf, Path into) throws Exception {
    String print = print();
    Path stamp = work.resolve("baked.print");
    if (Files.exists(stamp) && Files.readString(stamp).equals(print)) {
      return;
    }
    Path baked = work.resolve("baked");
    clear(baked);
    Files.createDirectories(baked);
    List<Class<?>> moves = new ArrayList<>();
    shelf.titles().forEach(title -> moves.add(title.seam().moves()));
    Baker baker = new Baker(baked, moves);
    for (Path entry : ours) {
      in(entry, baker::bake);
    }
    new MouldMaker(baker).make(shelf);
    baker.finish();
    compile(baked, into, "whole.wasm");
    Path whole = into.resolve("whole.wasm");
    Files.write(whole, CalledFromOutside.exported(Files.readAllBytes(whole)));
    Process shrinking = Shrink.begin(client, whole, into.resolve("rules.wasm"));
    compile(baked, into, "rules.js");
    if (shrinking.waitFor() != 0) {
      throw new IllegalStateException("the compiled rules could not be made smaller, see above");
    }
    Files.writeString(stamp, print);
  }

  // ---- what it is made from

  private interface Work {
    void on(Path folder) throws IOException;
  }

  /** Does something with a folder of classes, or with what is in a jar. */
  private static void in(Path entry, Work work) throws IOException {
    if (Files.isDirectory(entry)) {
      work.on(entry);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(entry)) {
        work.on(jar.getPath("/"));
      }
    }
  }

  /** A digest of all classes that go in, and of what services they name. */
  private String print() throws IOException {
    Map<String, String> all = new TreeMap<>();
    for (Path entry : ours) {
      in(
          entry,
          folder -> {
            for (Path file : files(folder)) {
              String name = folder.relativize(file).toString();
              if (name.endsWith(".class") || name.contains("services")) {
                all.merge(name, hash(Files.readAllBytes(file)), String::concat);
              }
            }
          });
    }
    libraries.forEach(library -> all.put(String.valueOf(library.getFileName()), ""));
    all.put("", Shrink.print(client));
    return Digest.of(all);
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static void clear(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path each : all.sorted((a, b) -> b.compareTo(a)).toList()) {
          Files.delete(each);
        }
      }
    }
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = Bake.class.getClassLoader().getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("there is no " + name);
      }
      return in.readAllBytes();
    }
  }

  private static byte[] beside(String name) throws IOException {
    return resource("derring/browser/build/" + name);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  // ---- what is made of it

  /** In a class path of its own, in which what was baked stands for what it was baked from. */
  private void compile(Path baked, Path into, String name) throws Exception {
    List<URL> seen = new ArrayList<>();
    seen.add(baked.toUri().toURL());
    for (Path library : libraries) {
      seen.add(library.toUri().toURL());
    }
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader own =
        new URLClassLoader(seen.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      thread.setContextClassLoader(own);
      own.loadClass(Compile.class.getName())
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[] {into.toString(), name});
    } finally {
      thread.setContextClassLoader(before); // or whoever asks for services finds none
    }
  }

  /** Writes a file whose name changes with what is in it; that name. */
  private String named(String name, String ending, byte[] content) throws IOException {
    String whole = name + "-" + hash(content).substring(0, 10) + ending;
    Files.write(here.resolve(whole), content);
    return whole;
  }

  private static String hash(byte[] content) {
    return Digest.of(new String(content, StandardCharsets.ISO_8859_1));
  }

  /** What is needed to play. */
  private Map<String, String> texts(Shelf shelf) throws IOException {
    Map<String, String> texts = new LinkedHashMap<>();
    for (Title title : shelf.titles()) {
      for (String set : title.cardSets()) {
        texts.put(
            BakedCards.place(title.id(), set),
            Json.compact(shelf.cards(title, set).set().content()));
      }
    }
    for (Path entry : ours) {
      in(entry, folder -> learnt(folder, texts));
    }
    return texts;
  }

  /** What bots have learnt lies beside their classes. */
  private static void learnt(Path folder, Map<String, String> into) throws IOException {
    Path bots = folder.resolve("derring/bots");
    for (Path file : Files.isDirectory(bots) ? files(bots) : List.<Path>of()) {
      String name = folder.relativize(file).toString().replace('\\', '/');
      if (name.endsWith(".txt") && !name.endsWith("/" + Subject.CARD)) {
        into.put(name, Packed.of(Files.readString(file)));
      }
    }
  }

  /** What is only needed for a first match, for puzzles, and to see a clause played. */
  private static Map<String, String> more(Shelf shelf, Title title) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    Path lesson = shelf.folder(title).resolve("lesson.yaml");
    if (Files.exists(lesson)) {
      texts.put(BakedLessons.place(title.id()), plain(lesson));
    }
    Path puzzles = shelf.folder(title).resolve(Shelf.PUZZLES);
    if (Files.exists(puzzles)) {
      texts.put(BakedLessons.puzzlesPlace(title.id()), plain(puzzles));
    }
    Path scenarios = shelf.folder(title).resolve("scenarios");
    for (Path file : files(scenarios)) {
      String name = scenarios.relativize(file).toString().replace('\\', '/');
      texts.put(BakedScenarios.place(title.id(), name), plain(file));
    }
    return texts;
  }

  private static String plain(Path file) {
    return Json.compact(Doc.read(file).facts().raw());
  }

  /** Lists every file of the client and of this, so that a browser keeps all or none of them. */
  private void serviceWorker() throws IOException {
    Map<String, String> all = new TreeMap<>();
    for (Path entry : ours) {
      in(
          entry,
          folder -> {
            Path served = folder.resolve("web");
            for (Path file : Files.isDirectory(served) ? files(served) : List.<Path>of()) {
              String name = "/" + served.relativize(file).toString().replace('\\', '/');
              if (!name.equals("/sw.js") && !name.startsWith("/.vite")) {
                all.put(name.equals("/index.html") ? "/" : name, hash(Files.readAllBytes(file)));
              }
            }
          });
    }
    String script =
        new String(beside("sw.js"), StandardCharsets.UTF_8)
            .replace("%VERSION%", Digest.of(all).substring(0, 16))
            .replace("%FILES%", Json.compact(List.copyOf(all.keySet())));
    Files.writeString(web.resolve("sw.js"), script);
  }
}
