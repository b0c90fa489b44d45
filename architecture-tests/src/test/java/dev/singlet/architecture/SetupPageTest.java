package dev.singlet.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of the setup names each type with the package it is in, and has the tutorial's POM. */
class SetupPageTest {

  private static final Path CHECKOUT = Path.of("..");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| (.*) \\| `(dev\\.singlet[a-z.]*)`.* \\|$");
  private static final Pattern TYPE = Pattern.compile("`([A-Z]\\w*)(?:\\.\\w+)*`");
  private static final Pattern POM = Pattern.compile("(?s)```xml\n(<project .*?)```");
  private static final Pattern ENUM = Pattern.compile("(?m)^public enum (\\w+)");

  @Test
  void eachTypeIsInItsPackage() throws IOException {
    List<String> types = types();

    assertThat(types).hasSizeGreaterThan(80);
    assertThat(types).filteredOn(type -> !isThere(type)).isEmpty();
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
  private static String pom(String page) throws IOException {
    return POM.matcher(Files.readString(CHECKOUT.resolve("docs/start").resolve(page)))
        .results()
        .findFirst()
        .orElseThrow()
        .group(1)
        .replaceFirst("\n*  <groupId>[^<]*</groupId>\n  <artifactId>[^<]*</artifactId>\n", "\n");
  }

  private static List<String> types() throws IOException {
    String page = Files.readString(CHECKOUT.resolve("docs/start/setup.md"));
    List<String> types = new ArrayList<>();
    for (MatchResult row : ROW.matcher(page).results().toList()) {
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
