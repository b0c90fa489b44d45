package dev.singlet;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.ObjectInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Packages use each other downwards only, and nothing internal shows. */
class ArchitectureTest {

  /** Those of this module and of the annotations. The descriptor has a module of its own. */
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("/dev/singlet/model/"))
          .withImportOption(location -> !location.contains("/dev/singlet/convert/"))
          .importPackages("dev.singlet");

  /** The packages of Singlet that each package may use besides itself. */
  private static final Map<String, List<String>> USES =
      Map.ofEntries(
          Map.entry("internal.text", List.of()),
          Map.entry("internal.body", List.of("internal.text")),
          Map.entry("schema", List.of()),
          Map.entry("error", List.of("internal.text", "schema")),
          Map.entry("value", List.of("error", "internal.text", "schema")),
          Map.entry("internal.seal", List.of("error")),
          Map.entry(
              "stream",
              List.of(
                  "error",
                  "internal.context",
                  "runtime.entity",
                  "runtime.item",
                  "schema",
                  "value")),
          Map.entry("crypto", List.of("error", "internal.text", "value")),
          Map.entry("runtime.item", List.of("error", "internal.text", "schema", "value")),
          Map.entry("runtime.constraint", List.of("internal.text", "runtime.item")),
          Map.entry("runtime.codec", List.of("internal.text", "runtime.item")),
          Map.entry(
              "runtime.codec.nested",
              List.of(
                  "internal.text", "runtime.codec", "runtime.constraint", "runtime.item", "value")),
          Map.entry(
              "runtime.key", List.of("error", "runtime.item", "internal.text", "schema", "value")),
          Map.entry(
              "runtime.entity",
              List.of(
                  "crypto",
                  "error",
                  "runtime.item",
                  "runtime.key",
                  "internal.text",
                  "schema",
                  "value")),
          Map.entry(
              "runtime.expression",
              List.of(
                  "error",
                  "internal.text",
                  "runtime.codec",
                  "runtime.constraint",
                  "runtime.entity",
                  "runtime.item")),
          Map.entry(
              "attribute",
              List.of(
                  "error",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.codec",
                  "runtime.codec.nested",
                  "runtime.item",
                  "internal.text",
                  "value")),
          Map.entry("internal.engine", List.of("error")),
          Map.entry(
              "internal.wire",
              List.of("runtime.item", "internal.body", "internal.engine", "internal.text")),
          Map.entry(
              "internal.context",
              List.of(
                  "error",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.item",
                  "runtime.key",
                  "internal.engine",
                  "internal.seal",
                  "internal.text",
                  "internal.wire",
                  "schema",
                  "value")),
          Map.entry(
              "internal.query",
              List.of(
                  "error",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.item",
                  "runtime.key",
                  "internal.context",
                  "internal.engine",
                  "internal.seal",
                  "internal.text",
                  "internal.wire",
                  "schema",
                  "value")),
          Map.entry(
              "internal.scan",
              List.of(
                  "error",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.item",
                  "internal.context",
                  "internal.engine",
                  "internal.query",
                  "internal.seal",
                  "internal.text",
                  "internal.wire",
                  "schema",
                  "value")),
          Map.entry(
              "internal.write",
              List.of(
                  "error",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.item",
                  "runtime.key",
                  "internal.context",
                  "internal.engine",
                  "internal.text",
                  "schema",
                  "value")),
          Map.entry(
              "internal.update.change",
              List.of(
                  "attribute",
                  "error",
                  "internal.text",
                  "internal.write",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.item",
                  "value")),
          Map.entry(
              "internal.update.guard",
              List.of(
                  "attribute",
                  "error",
                  "internal.text",
                  "internal.update.change",
                  "internal.write",
                  "runtime.codec",
                  "runtime.codec.nested",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.item")),
          Map.entry(
              "internal.update.fit",
              List.of(
                  "internal.text",
                  "internal.update.change",
                  "internal.update.guard",
                  "internal.write",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.item",
                  "schema")),
          Map.entry(
              "internal.update",
              List.of(
                  "attribute",
                  "error",
                  "internal.context",
                  "internal.engine",
                  "internal.text",
                  "internal.update.change",
                  "internal.update.fit",
                  "internal.update.guard",
                  "internal.write",
                  "runtime.codec",
                  "runtime.codec.nested",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.item",
                  "schema",
                  "value")),
          Map.entry(
              "internal.update.difference",
              List.of(
                  "error",
                  "internal.context",
                  "internal.engine",
                  "internal.text",
                  "internal.update",
                  "internal.update.change",
                  "internal.update.fit",
                  "internal.write",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.item",
                  "schema",
                  "value")),
          Map.entry(
              "internal.batch",
              List.of(
                  "error",
                  "internal.get",
                  "runtime.entity",
                  "runtime.expression",
                  "internal.context",
                  "internal.engine",
                  "internal.query",
                  "internal.search",
                  "internal.text",
                  "internal.wire",
                  "internal.write",
                  "schema",
                  "value")),
          Map.entry(
              "internal.search",
              List.of(
                  "error",
                  "internal.context",
                  "internal.engine",
                  "runtime.codec.nested",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.item",
                  "runtime.key",
                  "schema",
                  "value")),
          Map.entry(
              "search",
              List.of(
                  "attribute",
                  "internal.batch",
                  "internal.context",
                  "internal.engine",
                  "internal.search",
                  "operation",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.key",
                  "schema",
                  "value")),
          Map.entry("listener", List.of("error")),
          Map.entry(
              "internal.client",
              List.of(
                  "error",
                  "internal.context",
                  "internal.engine",
                  "internal.shown",
                  "listener",
                  "runtime.entity",
                  "schema")),
          Map.entry(
              "operation",
              List.of(
                  "error",
                  "internal.client",
                  "internal.context",
                  "internal.seal",
                  "listener",
                  "schema",
                  "value")),
          Map.entry(
              "internal.get",
              List.of(
                  "error",
                  "internal.context",
                  "internal.engine",
                  "runtime.entity",
                  "runtime.expression",
                  "schema",
                  "value")),
          Map.entry(
              "internal.transaction",
              List.of(
                  "error",
                  "internal.client",
                  "internal.context",
                  "internal.engine",
                  "internal.get",
                  "internal.text",
                  "internal.write",
                  "runtime.entity",
                  "schema")),
          Map.entry(
              "item",
              List.of(
                  "attribute",
                  "error",
                  "internal.context",
                  "internal.get",
                  "internal.update",
                  "internal.update.change",
                  "internal.update.difference",
                  "internal.write",
                  "operation",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.item",
                  "schema",
                  "value")),
          Map.entry(
              "batch",
              List.of(
                  "error",
                  "internal.batch",
                  "internal.client",
                  "internal.context",
                  "internal.engine",
                  "internal.get",
                  "internal.text",
                  "internal.write",
                  "item",
                  "operation",
                  "runtime.entity",
                  "schema",
                  "value")),
          Map.entry(
              "query",
              List.of(
                  "attribute",
                  "batch",
                  "error",
                  "internal.batch",
                  "internal.context",
                  "internal.engine",
                  "internal.query",
                  "internal.update",
                  "internal.write",
                  "item",
                  "operation",
                  "runtime.entity",
                  "runtime.expression",
                  "runtime.key",
                  "schema",
                  "value")),
          Map.entry(
              "scan",
              List.of(
                  "attribute",
                  "error",
                  "internal.context",
                  "internal.engine",
                  "internal.query",
                  "internal.scan",
                  "operation",
                  "runtime.entity",
                  "runtime.expression",
                  "schema",
                  "value")),
          Map.entry(
              "transaction",
              List.of(
                  "attribute",
                  "error",
                  "internal.batch",
                  "internal.client",
                  "internal.context",
                  "internal.engine",
                  "internal.get",
                  "internal.text",
                  "internal.transaction",
                  "internal.write",
                  "item",
                  "operation",
                  "runtime.entity",
                  "runtime.expression",
                  "schema")),
          Map.entry(
              "internal.shown",
              List.of("error", "runtime.entity", "internal.text", "internal.write", "schema")));

  @Test
  void packagesUseOnlyThoseBelowThem() {
    List<String> problems = new ArrayList<>();
    for (JavaClass each : CLASSES) {
      List<String> allowed = USES.get(room(each));
      for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
        JavaClass used = dependency.getTargetClass();
        boolean isOurs =
            used.getPackageName().startsWith("dev.singlet")
                && !used.getPackageName().equals("dev.singlet.annotation");
        if (allowed != null
            && isOurs
            && !room(used).equals(room(each))
            && !allowed.contains(room(used))) {
          problems.add(each.getName() + " uses " + used.getName());
        }
      }
    }
    assertThat(problems.stream().distinct().sorted()).isEmpty();
    assertThat(rooms())
        .allMatch(room -> room.isEmpty() || room.equals("annotation") || USES.containsKey(room));
  }

  @Test
  void packagesHaveNoCycle() {
    slices().matching("dev.singlet.(**)").should().beFreeOfCycles().check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage("dev.singlet.*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.singlet")
        .check(CLASSES);
  }

  private static String room(JavaClass type) {
    return type.getPackageName().replaceFirst("^dev.singlet.?", "");
  }

  private static Set<String> rooms() {
    return CLASSES.stream().map(ArchitectureTest::room).collect(toSet());
  }

  /**
   * Operations give their descriptions to other packages by methods that no object offers: they are
   * protected or static. This is the list of all such methods.
   */
  @Test
  void whatIsInternalShowsInFewPlaces() {
    assertThat(InternalTypes.shownIn(CLASSES))
        .containsExactlyInAnyOrder(
            "protected description",
            "protected TableAccess.with",
            "protected AsyncTableClient.with",
            "protected TableClient.with",
            "protected TableAccess.<init>",
            "static AsyncOpenTransaction.run",
            "static Delete.of",
            "static Get.describe",
            "static OpenTransaction.run",
            "static Operation.describe",
            "static PagedOperation.describe",
            "static Put.describe",
            "static TableAccess.settings",
            "static TransactGet.describe",
            "static TransactGet.gets",
            "static TransactWrite.describe",
            "static Transaction.describe");
  }

  @Test
  void nothingUsesReflection() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.lang.reflect", "java.lang.invoke")
        .check(CLASSES);
  }

  /**
   * Look-ups by name would have to be declared for a native image. The bundle of messages is got by
   * generated code.
   */
  @Test
  void nothingIsLookedUpByName() {
    noClasses()
        .should()
        .callMethodWhere(
            target(owner(type(Class.class)))
                .and(
                    target(
                        nameMatching("forName|newInstance|get(Declared|Resource|Method|Field).*"))))
        .orShould()
        .callMethod(ResourceBundle.class, "getBundle", String.class, Locale.class)
        .orShould()
        .dependOnClassesThat()
        .belongToAnyOf(ServiceLoader.class, ClassLoader.class, ObjectInputStream.class)
        .check(CLASSES);
  }
}
