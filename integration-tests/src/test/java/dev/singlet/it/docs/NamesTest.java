package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The classes that pages for contributors name are in the sources under these names, and the tests
 * that any page names are tests.
 */
class NamesTest {

  private static final Path ROOT = Checkout.ROOT;
  private static final Pattern CODE = Pattern.compile("`[^`\\n]+`");
  private static final Pattern CLASS = Pattern.compile("(?<![\\w*])[A-Z][a-z0-9]+[A-Z]\\w*");
  private static final Pattern TEST = Pattern.compile("`([A-Z][a-z]\\w+Test)`");
  private static final Pattern WORD = Pattern.compile("\\w+");

  @Test
  void eachClassIsThere() throws IOException {
    Set<String> words = new TreeSet<>();
    sources().forEach(source -> addWords(source, words));

    assertThat(pages().flatMap(NamesTest::classes).collect(Collectors.toSet()))
        .contains("TemplateParser")
        .isSubsetOf(words);
  }

  @Test
  void eachTestIsThere() throws IOException {
    Set<String> files =
        sources().map(source -> source.getFileName().toString()).collect(Collectors.toSet());

    assertThat(LinksTest.pages().stream().flatMap(NamesTest::tests).collect(Collectors.toSet()))
        .contains("BulkFaultsTest.java")
        .isSubsetOf(files);
  }

  private static Stream<Path> pages() throws IOException {
    try (Stream<Path> decisions = Files.list(ROOT.resolve("docs/adr"))) {
      return Stream.concat(
          Stream.of("CONTRIBUTING.md", "docs/architecture.md").map(ROOT::resolve),
          decisions.toList().stream());
    }
  }

  private static Stream<String> classes(Path page) {
    return CODE.matcher(Snippet.read(page))
        .results()
        .flatMap(code -> CLASS.matcher(code.group()).results())
        .map(name -> name.group());
  }

  private static Stream<String> tests(Path page) {
    return TEST.matcher(Snippet.read(page)).results().map(name -> name.group(1) + ".java");
  }

  private static Stream<Path> sources() throws IOException {
    return Checkout.files().stream()
        .filter(file -> file.toString().endsWith(".java"))
        .filter(file -> file.toString().contains("/src/"));
  }

  private static void addWords(Path source, Set<String> words) {
    WORD.matcher(Snippet.read(source)).results().forEach(word -> words.add(word.group()));
  }
}
