package dev.singlet.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/**
 * The pages of the setup and of Spring name each type with the package it is in. That of the setup
 * has the tutorial's POM.
 */
class SetupPageTest {

  private static final Path CHECKOUT = Path.of("..");
  private static final String SNIPPETS =
      "integrations/spring-tests/src/test/java/dev/singlet/spring/docs";

  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| (.*) \\| `([a-z0-9]+(?:\\.[a-z0-9]+)+)` \\|$");
  private static final Pattern BLOCK = Pattern.compile("(?s)```java\n(.*?)```");
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?!java\\.)([a-z0-9.]+)\\.([A-Z]\\w*);");
  private static final Pattern TYPE = Pattern.compile("`@?([A-Z]\\w*)(?:\\.\\w+)*`");
  private static final Pattern POM = Pattern.compile("(?s)```xml\n(<project .*?)```");
  private static final Pattern ENUM = Pattern.compile("(?m)^public enum (\\w+)");

  @Test
  void eachTypeIsInItsPackage() throws IOException {
    List<String> types = types();

    assertThat(types).hasSizeGreaterThan(80);
    assertThat(types)
        .filteredOn(type -> type.startsWith("dev.singlet.") && !isThere(type))
        .isEmpty();
  }

  /**
   * A row of all types, exceptions or annotations stands for those of its package. The tools are
   * for the command line, and their API is not recorded.
   */
  @Test
  void eachExportedTypeIsInATable() throws IOException {
    Set<String> named = new HashSet<>(types());
    List<String> missing = new ArrayList<>();
    for (PublishedModule module : PublishedModule.all()) {
      if (!Files.exists(Path.of("api", module.name() + ".txt"))) {
        continue;
      }
      for (SourceFile source : module.exported()) {
        ClassTree type = source.type();
        if (type.getModifiers().getFlags().contains(Modifier.PUBLIC)
            && !named.contains(source.name())
            && !isAmongAll(source.packageName(), type)) {
          missing.add(source.name());
        }
      }
    }

    assertThat(missing)
        .as("in the tables of packages of docs/start/setup.md and docs/start/spring.md")
        .isEmpty();
  }

  private static boolean isAmongAll(String packageName, ClassTree type) throws IOException {
    String kind =
        type.getKind() == Tree.Kind.ANNOTATION_TYPE
            ? "annotations"
            : type.getSimpleName().toString().endsWith("Exception") ? "exceptions" : "types";
    return ROW.matcher(pages())
        .results()
        .anyMatch(
            row ->
                row.group(2).equals(packageName)
                    && row.group(1).matches("all (types|" + kind + ")\\b.*"));
  }

  /** Readers of the page about Spring see its code without the imports. */
  @Test
  void eachImportOfTheCodeAboutSpringIsInATable() throws IOException {
    String code =
        BLOCK
            .matcher(page("spring.md"))
            .results()
            .map(block -> block.group(1))
            .collect(Collectors.joining());
    Set<String> named = new HashSet<>(types());
    Set<String> missing = new TreeSet<>();
    try (Stream<Path> files = Files.list(CHECKOUT.resolve(SNIPPETS))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        IMPORT
            .matcher(Files.readString(file))
            .results()
            .filter(found -> !found.group(1).startsWith("dev.singlet.spring.docs"))
            .filter(found -> !found.group(1).startsWith("dev.singlet.spring.model"))
            .filter(found -> code.matches("(?s).*\\b" + found.group(2) + "\\b.*"))
            .map(found -> found.group(1) + "." + found.group(2))
            .filter(type -> !named.contains(type))
            .forEach(missing::add);
      }
    }

    assertThat(code).isNotEmpty();
    assertThat(missing).isEmpty();
  }

  @Test
  void theEnumsOfAnnotationsAreNamed() throws IOException {
    List<String> enums = new ArrayList<>();
    Path folder = CHECKOUT.resolve("annotations/src/main/java/dev/singlet/annotation");
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        ENUM.matcher(Files.readString(file))
            .results()
            .forEach(found -> enums.add("dev.singlet.annotation." + found.group(1)));
      }
    }

    assertThat(enums).isNotEmpty();
    assertThat(types()).containsAll(enums);
  }

  @Test
  void aTypeInAnotherPackageIsFound() {
    assertThat(isThere("dev.singlet.query.Page")).isTrue();
    assertThat(isThere("dev.singlet.scan.Page")).isFalse();
  }

  /** That of the tutorial is carried out by a test. */
  @Test
  void thePomIsThatOfTheTutorial() throws IOException {
    String dependency =
        "(?s) *<dependency>\\s*<groupId>[^<]*</groupId>\\s*<artifactId>%s<.*?</dependency>\n";

    assertThat(pom("setup.md"))
        .isEqualTo(pom("tutorial.md").replaceFirst(dependency.formatted("singlet-tables"), ""));
  }

  /** Returns the first POM of a page, with the project's own name as the only difference. */
  private static String pom(String name) throws IOException {
    return POM.matcher(page(name))
        .results()
        .findFirst()
        .orElseThrow()
        .group(1)
        .replaceFirst("\n*  <groupId>[^<]*</groupId>\n  <artifactId>[^<]*</artifactId>\n", "\n");
  }

  private static String page(String name) throws IOException {
    return Files.readString(CHECKOUT.resolve("docs/start").resolve(name));
  }

  private static String pages() throws IOException {
    return page("setup.md") + page("spring.md");
  }

  private static List<String> types() throws IOException {
    List<String> types = new ArrayList<>();
    for (MatchResult row : ROW.matcher(pages()).results().toList()) {
      TYPE.matcher(row.group(1))
          .results()
          .forEach(type -> types.add(row.group(2) + "." + type.group(1)));
    }
    return types;
  }

  private static boolean isThere(String type) {
    try {
      String file = PublishedModule.SOURCES + "/" + type.replace('.', '/') + ".java";
      return PublishedModule.folders(CHECKOUT).stream()
          .anyMatch(module -> Files.exists(module.resolve(file)));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
