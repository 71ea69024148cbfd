package derring.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import derring.formats.Shelf;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Who may know whom: arrows point down to the kernel only, and rules are pure. It stands in this
 * module because it sees all others.
 */
class ArrowsTest {
  private static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("derring");

  private static final String[] GAMES =
      Shelf.standard().titles().stream()
          .map(title -> title.getClass().getPackageName() + "..")
          .distinct()
          .toArray(String[]::new);

  /** Annotations for nullness are there to compile with and never to run. */
  private static final DescribedPredicate<JavaClass> JDK =
      resideInAnyPackage("java..", "javax.crypto..", "org.jspecify.annotations..").as("the JDK");

  private static final DescribedPredicate<JavaClass> KERNEL = resideInAPackage("derring.kernel..");

  private static final DescribedPredicate<JavaClass> RULES =
      KERNEL.or(resideInAnyPackage(GAMES)).as("rules (the kernel and the games)");

  @Test
  void everyModuleIsSeen() {
    Set<String> packages = ALL.stream().map(JavaClass::getPackageName).collect(Collectors.toSet());
    assertThat(packages)
        .contains(
            "derring.kernel", "derring.formats", "derring.bots", "derring.server", "derring.cli")
        .containsAll(Stream.of(GAMES).map(name -> name.replace("..", "")).toList());
  }

  @Test
  void theKernelKnowsNothingButTheJdk() {
    classes().that(KERNEL).should().onlyDependOnClassesThat(KERNEL.or(JDK)).check(ALL);
  }

  @Test
  void aGameKnowsOnlyTheKernelAndItself() {
    for (String game : GAMES) {
      classes()
          .that(resideInAPackage(game))
          .should()
          .onlyDependOnClassesThat(resideInAPackage(game).or(KERNEL).or(JDK))
          .check(ALL);
    }
  }

  @Test
  void formatsKnowOnlyTheKernelAndTheParsers() {
    DescribedPredicate<JavaClass> parsers =
        resideInAnyPackage("tools.jackson..", "com.fasterxml.jackson..", "org.snakeyaml..");
    classes()
        .that(resideInAPackage("derring.formats.."))
        .should()
        .onlyDependOnClassesThat(
            resideInAPackage("derring.formats..").or(KERNEL).or(JDK).or(parsers))
        .check(ALL);
  }

  @Test
  void botsKnowOnlyTheKernelAndTheGames() {
    classes()
        .that(resideInAPackage("derring.bots.."))
        .should()
        .onlyDependOnClassesThat(resideInAPackage("derring.bots..").or(RULES).or(JDK))
        .check(ALL);
  }

  @Test
  void nobodyKnowsTheCommandLine() {
    noClasses()
        .that(
            resideInAPackage("derring..")
                .and(DescribedPredicate.not(resideInAPackage("derring.cli.."))))
        .should()
        .dependOnClassesThat(resideInAPackage("derring.cli.."))
        .check(ALL);
  }

  @Test
  void rulesHaveNoChanceButTheirOwn() {
    forbidden(
            Set.of(
                "java.util.Random",
                "java.util.SplittableRandom",
                "java.security.SecureRandom",
                "java.util.concurrent.ThreadLocalRandom",
                "java.util.UUID"))
        .check(ALL);
    noClasses()
        .that(RULES)
        .should()
        .dependOnClassesThat(resideInAPackage("java.util.random.."))
        .check(ALL);
    calls("java.lang.Math", "random").check(ALL);
    calls("java.util.Collections", "shuffle").check(ALL);
  }

  @Test
  void rulesHaveNoClock() {
    calls("java.lang.System", "currentTimeMillis").check(ALL);
    calls("java.lang.System", "nanoTime").check(ALL);
    noClasses()
        .that(RULES)
        .should()
        .dependOnClassesThat(resideInAPackage("java.time.."))
        .check(ALL);
  }

  @Test
  void rulesHaveNoThreads() {
    forbidden(Set.of("java.lang.Thread", "java.lang.ThreadLocal", "java.util.Timer")).check(ALL);
    noClasses()
        .that(RULES)
        .should()
        .dependOnClassesThat(resideInAPackage("java.util.concurrent.."))
        .check(ALL);
  }

  @Test
  void rulesReadAndWriteNothing() {
    noClasses()
        .that(RULES)
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.io..", "java.nio.file..", "java.nio.channels..", "java.net.."))
        .check(ALL);
    forbidden(Set.of("java.util.Scanner", "java.util.logging.Logger")).check(ALL);
    calls("java.lang.System", "getProperty").check(ALL);
    calls("java.lang.System", "getenv").check(ALL);
  }

  /** The language of the computer must not change a sentence. */
  @Test
  void rulesFormatNothingByLocale() {
    calls("java.lang.String", "format").check(ALL);
    calls("java.lang.String", "formatted").check(ALL);
    forbidden(Set.of("java.util.Formatter")).check(ALL);
    noClasses()
        .that(RULES)
        .should()
        .dependOnClassesThat(resideInAPackage("java.text.."))
        .check(ALL);
  }

  @Test
  void rulesDoNotReflect() {
    noClasses()
        .that(RULES)
        .should()
        .dependOnClassesThat(resideInAPackage("java.lang.reflect.."))
        .check(ALL);
    for (String method :
        List.of("forName", "getDeclaredFields", "getDeclaredMethods", "getRecordComponents")) {
      calls("java.lang.Class", method).check(ALL);
    }
  }

  /** What is forbidden here is done there, and is seen. */
  @Test
  void aBreachIsNoticed() {
    assertThatThrownBy(() ->
            noClasses()
                .that(resideInAPackage("derring.formats.."))
                .should()
                .accessTargetWhere(called("java.lang.System", "nanoTime"))
                .check(ALL))
        .isInstanceOf(AssertionError.class);
    assertThatThrownBy(() ->
            classes()
                .that(resideInAPackage("derring.formats.."))
                .should()
                .onlyDependOnClassesThat(KERNEL.or(JDK))
                .check(ALL))
        .isInstanceOf(AssertionError.class);
  }

  private static ArchRule forbidden(Set<String> names) {
    return noClasses()
        .that(RULES)
        .should()
        .dependOnClassesThat(
            DescribedPredicate.describe("are " + names, type -> names.contains(type.getName())));
  }

  private static ArchRule calls(String owner, String method) {
    return noClasses().that(RULES).should().accessTargetWhere(called(owner, method));
  }

  private static DescribedPredicate<JavaAccess<?>> called(String owner, String method) {
    return DescribedPredicate.describe(
        owner + "." + method + " is called",
        access ->
            access.getTargetOwner().getName().equals(owner)
                && access.getTarget().getName().equals(method));
  }
}
