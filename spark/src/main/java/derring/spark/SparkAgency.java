package derring.spark;

import derring.bots.lab.Crew;
import derring.bots.lab.Plan;
import derring.kernel.BadInput;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;

/** Finds a crew in a cluster of Apache Spark. */
public final class SparkAgency implements Crew.Agency {
  private static final String HERE = "127.0.0.1";

  @Override
  public Crew hire(String master, Plan plan, List<String> tables) {
    SparkConf conf =
        new SparkConf()
            .setMaster(master)
            .setAppName("Derring-Do: the lab")
            .set("spark.ui.enabled", "false")
            .set("spark.log.level", "ERROR")
            .setJars(Jars.ours());
    if (master.startsWith("local")) {
      conf.set("spark.driver.host", HERE).set("spark.driver.bindAddress", HERE);
    }
    try {
      return new SparkCrew(new JavaSparkContext(conf), plan, tables);
    } catch (RuntimeException e) {
      throw refused(master, e);
    } catch (Exception e) {
      // Spark is written in Scala, where nothing says what is thrown.
      throw e instanceof SparkException ? refused(master, e) : new IllegalStateException(e);
    }
  }

  private static BadInput refused(String master, Exception e) {
    String first = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return new BadInput("--spark: there is no Spark at '" + master + "': " + first);
  }
}
