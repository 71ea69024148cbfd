package derring.spark;

import derring.bots.lab.Crew;
import derring.bots.lab.Plan;
import derring.bots.lab.Played;
import derring.kernel.BadInput;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/**
 * A crew of many machines. Matches go out in small parcels, and each parcel comes back by itself,
 * so that whoever is interrupted loses no parcel that was done. A match follows from its index
 * alone, so it does not matter who plays it.
 */
final class SparkCrew implements Crew {
  /** Matches in a parcel: enough that sending it is cheap beside playing it. */
  private static final int PARCEL = 16;

  /** Parcels for each processor that are out at once. */
  private static final int OUT = 4;

  private final JavaSparkContext context;
  private final Plan plan;
  private final List<String> tables;

  SparkCrew(JavaSparkContext context, Plan plan, List<String> tables) {
    this.context = context;
    this.plan = plan;
    this.tables = List.copyOf(tables);
  }

  @Override
  public int lot() {
    return PARCEL * OUT * context.defaultParallelism();
  }

  @Override
  public void play(List<Task> tasks, Consumer<Played> done) throws InterruptedException {
    int parcels = Math.max(1, (tasks.size() + PARCEL - 1) / PARCEL);
    try {
      RDD<Task> all = context.parallelize(tasks, parcels).rdd();
      ClassTag<Played[]> parcel = ClassTag$.MODULE$.apply(Played[].class);
      context.sc().runJob(all, work(plan, tables), handedOver(done), parcel);
    } catch (Exception e) { // Spark is written in Scala, where nothing says what is thrown
      if (e instanceof InterruptedException interrupted) {
        throw interrupted;
      }
      throw stopped(e);
    }
  }

  /**
   * What was refused over here, such as to keep a match on a full disk, or what became of Spark.
   */
  private static BadInput stopped(Exception e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof BadInput bad) {
        return bad;
      }
    }
    String first = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return new BadInput("--spark: Spark gave up; the same command goes on from there: " + first);
  }

  /** What is done over there. It must not drag this crew along. */
  private static Function1<Iterator<Task>, Played[]> work(Plan plan, List<String> tables) {
    return (Function1<Iterator<Task>, Played[]> & Serializable)
        tasks -> {
          List<Played> played = new ArrayList<>();
          Shift shift = Shift.of(plan, tables);
          while (tasks.hasNext()) {
            played.add(shift.play(tasks.next()));
          }
          return played.toArray(Played[]::new);
        };
  }

  private static Function2<Object, Played[], BoxedUnit> handedOver(Consumer<Played> done) {
    return (number, parcel) -> {
      for (Played match : parcel) {
        done.accept(match);
      }
      return BoxedUnit.UNIT;
    };
  }

  @Override
  public void close() {
    context.close();
  }
}
