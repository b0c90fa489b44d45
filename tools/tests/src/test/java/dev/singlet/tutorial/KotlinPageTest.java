package dev.singlet.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    assertThat(fences("kotlin"))
        .hasSizeGreaterThan(2)
        .allSatisfy(code -> assertThat(sources()).contains(withoutSpace(code)));
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

    assertThat(fences("xml"))
        .isNotEmpty()
        .allSatisfy(xml -> assertThat(withoutSpace(made)).contains(withoutSpace(xml)));
  }

  private static List<String> fences(String language) throws IOException {
    return Fence.in(Files.readString(PAGE)).stream()
        .filter(fence -> fence.language().equals(language))
        .map(Fence::text)
        .toList();
  }

  private static String sources() {
    try (Stream<Path> files = Files.walk(PROJECT)) {
      return files
          .filter(file -> file.toString().endsWith(".kt"))
          .map(KotlinPageTest::read)
          .map(KotlinPageTest::withoutSpace)
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

  private static String withoutSpace(String text) {
    return text.replaceAll("\\s+", "");
  }
}
