package dev.singlet.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The code of the page about Kotlin is in a project that consumer-tests builds. */
class KotlinPageTest {

  private static final Path PAGE = Path.of("../../docs/start/kotlin.md");
  private static final Path PROJECT = Path.of("../../consumer-tests/src/it/consumers/kotlin");
  private static final Pattern NAMED_VERSION = Pattern.compile("@([a-z-]+\\.version)@");

  @Test
  void theCodeIsInTheProject() throws IOException {
    String sources = sources();

    assertThat(Fence.in(PAGE, "kotlin"))
        .hasSizeGreaterThan(2)
        .allSatisfy(code -> assertThat(sources).containsIgnoringWhitespaces(code.text()));
  }

  @Test
  void theBuildIsThatOfTheProject() throws IOException {
    Pom singlet = Pom.of(Path.of("../../pom.xml"));
    String pom = Files.readString(PROJECT.resolve("pom.xml"));
    String kotlin = Pom.of(PROJECT.resolve("pom.xml")).property("kotlin.version");
    String made =
        NAMED_VERSION
            .matcher(pom.replace("${kotlin.version}", kotlin))
            .replaceAll(
                name ->
                    Matcher.quoteReplacement(
                        name.group(1).equals("project.version")
                            ? singlet.version()
                            : singlet.property(name.group(1))))
            .replaceAll("<!--.*?-->", "");

    assertThat(Fence.in(PAGE, "xml"))
        .isNotEmpty()
        .allSatisfy(xml -> assertThat(made).containsIgnoringWhitespaces(xml.text()));
  }

  private static String sources() {
    try (Stream<Path> files = Files.walk(PROJECT)) {
      return files
          .filter(file -> file.toString().endsWith(".kt"))
          .map(KotlinPageTest::read)
          .collect(Collectors.joining("\n"));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
