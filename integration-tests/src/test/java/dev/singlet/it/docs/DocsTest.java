package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every {@code java} fence of README.md, docs and the start page of the site is in a source of this
 * package or of its {@code model}, beside the tests of the Spring modules, or in examples-spring.
 * Those marked {@code java compile-error}, and those of diagnostics.md, are compiled by the
 * processor's tests. Those of recipes are cut from the sources of examples-recipes, which a test
 * there holds. The tutorial is followed by a test of tools/tests.
 */
class DocsTest {

  private static final Path DOCS = Path.of("../docs");
  private static final List<Path> SOURCES =
      List.of(
          Path.of("src/test/java/dev/singlet/it/docs"),
          Path.of("../integrations/spring-tests/src/test/java/dev/singlet/spring/docs"),
          Path.of("../examples-spring/src/main/java"));

  static List<Snippet> snippets() throws IOException {
    try (Stream<Path> docs = Files.walk(DOCS)) {
      return Stream.concat(
              Stream.of(Path.of("../README.md"), Path.of("../site/index.md")), docs.sorted())
          .filter(page -> page.toString().endsWith(".md"))
          .filter(page -> !page.endsWith("diagnostics.md"))
          .filter(page -> !page.startsWith(DOCS.resolve("recipes")))
          .filter(page -> !page.endsWith("tutorial.md"))
          .flatMap(page -> Snippet.in(page).stream())
          .toList();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("snippets")
  void isCompiledAndRun(Snippet snippet) throws IOException {
    List<String> sources = new ArrayList<>();
    for (Path folder : SOURCES) {
      try (Stream<Path> files = Files.walk(folder)) {
        files.filter(Files::isRegularFile).map(Snippet::read).forEach(sources::add);
      }
    }

    assertThat(sources)
        .as("the sources in %s, for the snippet at %s:%n%s", SOURCES, snippet, snippet.text())
        .anyMatch(snippet::isIn);
  }

  @Test
  void pagesOfTheGuideAreFound() throws IOException {
    assertThat(snippets())
        .extracting(Snippet::page)
        .contains("README.md", "index.md", "keys.md", "operations.md");
  }

  @Test
  void lineBreaksMayDifferAndNothingElse() {
    Snippet snippet = new Snippet("page.md", 1, "client.execute(put);\nboolean done = true;\n");

    assertThat(snippet.isIn("    client\n        .execute(put);\n    boolean done = true;"))
        .isTrue();
    assertThat(snippet.isIn("client.execute(put);")).isFalse();
    assertThat(snippet.isIn("client.execute(put); check(); boolean done = true;")).isFalse();
  }
}
