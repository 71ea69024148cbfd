package derring.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** The web client, from the folder {@code web} of the class path. */
final class Statics {
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", Answer.JSON),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("mp3", "audio/mpeg"),
          Map.entry("ogg", "audio/ogg"),
          Map.entry("wav", "audio/wav"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("wasm", "application/wasm"));
  private static final String MISSING =
      "<!doctype html><html lang=en><title>Derring-Do</title><h1>Derring-Do</h1>"
          + "<p>The server runs, but it was built without the web client.";
  private static final int WORTH_PACKING = 1024;

  /** Files whose names change with what is in them. */
  private static final Pattern HASHED =
      Pattern.compile("assets/.*|here/[a-z]+-[0-9a-zA-Z_-]{8,}\\.[a-z]+");

  private final Map<String, Optional<Packed>> kept = new ConcurrentHashMap<>();

  private record Packed(Answer plain, Answer packed) {}

  /** The file at a path; the start page for a route of the client. */
  Answer serve(String path, boolean gzip) {
    if (!path.matches("/[A-Za-z0-9/._~-]*") || path.contains("..") || path.contains("//")) {
      throw notFound();
    }
    String name = path.equals("/") ? "index.html" : path.substring(1);
    boolean file = name.substring(name.lastIndexOf('/') + 1).contains(".");
    Optional<Packed> found = file ? find(name) : find("index.html");
    if (found.isPresent()) {
      return gzip ? found.get().packed : found.get().plain;
    }
    if (file && !name.equals("index.html")) {
      throw notFound();
    }
    return Answer.text(200, "text/html; charset=utf-8", MISSING).with("Cache-Control", "no-cache");
  }

  private static Refusal notFound() {
    return new Refusal(404, "", "There is nothing here.");
  }

  /** Only what exists is kept, so that nobody can fill the memory with names. */
  private Optional<Packed> find(String name) {
    Optional<Packed> known = kept.get(name);
    if (known != null) {
      return known;
    }
    Optional<Packed> found = read(name);
    if (found.isPresent()) {
      kept.put(name, found);
    }
    return found;
  }

  private static Optional<Packed> read(String name) {
    String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    if (type == null) {
      return Optional.empty();
    }
    try (InputStream in = Statics.class.getClassLoader().getResourceAsStream("web/" + name)) {
      if (in == null) {
        return Optional.empty();
      }
      byte[] bytes = in.readAllBytes();
      Answer plain =
          new Answer(200, type, bytes, Map.of())
              .with(
                  "Cache-Control",
                  HASHED.matcher(name).matches()
                      ? "public, max-age=31536000, immutable"
                      : "no-cache");
      boolean text = type.startsWith("text") || type.matches(".*(json|svg|wasm).*");
      if (!text || bytes.length < WORTH_PACKING) {
        return Optional.of(new Packed(plain, plain));
      }
      Answer packed =
          new Answer(200, type, packed(bytes), plain.headers())
              .with("Content-Encoding", "gzip")
              .with("Vary", "Accept-Encoding");
      return Optional.of(new Packed(plain.with("Vary", "Accept-Encoding"), packed));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] packed(byte[] bytes) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    }
    return out.toByteArray();
  }
}
