package derring.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Chronicle;
import derring.kernel.Entry;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;

/**
 * Our writer of JSON beside Jackson's generator (docs/decisions/0014). Both write the same plain
 * values of a match of Have at You! into bytes: one event, a whole position, and a frame, which is
 * a position with a few events and moves.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class JsonBench {
  private static final int DECISIONS = 40;
  private static final int TOLD = 4;

  /** Jackson at its best: buffers that belong to the thread, and bytes that are used again. */
  private final JsonFactory factory =
      JsonFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build();

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(8 * 1024);
  private Object event;
  private Object position;
  private Object frame;

  @Setup
  public void open() {
    Shelf shelf = Shelf.standard();
    prepare(shelf.open(shelf.title("have-at-you"), Facts.none()).game());
    for (Object value : List.of(event, position, frame)) {
      if (!Arrays.equals(byJackson(value), Json.compact(value).getBytes(UTF_8))) {
        throw new IllegalStateException("they differ about " + Json.compact(value));
      }
    }
  }

  private <S extends State<S>, M, V> void prepare(Game<S, M, V> game) {
    SeededChance chance = new SeededChance(5);
    MoveBuffer<M> moves = new MoveBuffer<>();
    Chronicle log = new Chronicle();
    S state = game.blank();
    game.deal(state, chance, Log.NONE);
    for (int i = 0; i < DECISIONS; i++) {
      int seat = Integer.numberOfTrailingZeros(game.toAct(state));
      moves.clear();
      game.moves(state, seat, moves);
      game.play(state, seat, moves.get(chance.below(moves.size())), chance, log);
    }
    List<Object> offered = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      offered.add(new LinkedHashMap<>(Map.of("move", game.notation(moves.get(i)))));
    }
    List<Entry> told = log.take();
    event = Objects.requireNonNull(Json.plain(told.getLast()));
    position = Objects.requireNonNull(Json.plain(game.describe(state)));
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("events", Json.plain(told.subList(told.size() - TOLD, told.size())));
    all.put("view", position);
    all.put("moves", offered);
    frame = all;
  }

  @Benchmark
  public Object event(Work work) {
    work.units++;
    return Json.written(event);
  }

  @Benchmark
  public Object eventByJackson(Work work) {
    work.units++;
    return byJackson(event);
  }

  @Benchmark
  public Object position(Work work) {
    work.units++;
    return Json.written(position);
  }

  @Benchmark
  public Object positionByJackson(Work work) {
    work.units++;
    return byJackson(position);
  }

  @Benchmark
  public Object frame(Work work) {
    work.units++;
    return Json.written(frame);
  }

  @Benchmark
  public Object frameByJackson(Work work) {
    work.units++;
    return byJackson(frame);
  }

  private byte[] byJackson(@Nullable Object value) {
    bytes.reset();
    try (JsonGenerator out = factory.createGenerator(ObjectWriteContext.empty(), bytes)) {
      write(value, out);
    }
    return bytes.toByteArray();
  }

  private static void write(@Nullable Object value, JsonGenerator out) {
    switch (value) {
      case null -> out.writeNull();
      case String text -> out.writeString(text);
      case Integer number -> out.writeNumber(number);
      case Boolean flag -> out.writeBoolean(flag);
      case Map<?, ?> map -> {
        out.writeStartObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
          out.writeName((String) entry.getKey());
          write(entry.getValue(), out);
        }
        out.writeEndObject();
      }
      case List<?> list -> {
        out.writeStartArray();
        for (Object item : list) {
          write(item, out);
        }
        out.writeEndArray();
      }
      default -> throw new IllegalArgumentException(value + " is not among them");
    }
  }
}
