package dev.singlet.architecture;

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
import org.junit.jupiter.params.provider.ValueSource;

/** Javadoc, comments, messages and pages use common words. */
class WordsTest {

  private static final Path CHECKOUT = Path.of("..");

  @Test
  void publishedModulesUseCommonWords() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path module : PublishedModule.folders(CHECKOUT)) {
      for (Path source : files(module.resolve(PublishedModule.SOURCES), ".java")) {
        found.addAll(problems(source, Prose.ofJava(Files.readString(source))));
      }
    }

    assertThat(found).isEmpty();
  }

  @Test
  void pagesUseCommonWords() throws IOException {
    List<Path> pages = new ArrayList<>(files(CHECKOUT.resolve("docs"), ".md"));
    pages.addAll(files(CHECKOUT.resolve("agents"), ".md"));
    for (String name :
        List.of(
            "README.md",
            "CONTRIBUTING.md",
            "CHANGELOG.md",
            "SECURITY.md",
            "release/README.md",
            "site/README.md",
            "site/index.md")) {
      pages.add(CHECKOUT.resolve(name));
    }
    List<String> found = new ArrayList<>();
    for (Path page : pages) {
      found.addAll(problems(page, Prose.ofPage(Files.readString(page))));
    }

    assertThat(found).isEmpty();
  }

  static List<Wording> wordings() {
    return Wording.all();
  }

  @ParameterizedTest
  @MethodSource("wordings")
  void aSampleIsFound(Wording wording) {
    String source = "/** %s */ // %<s%nString s = \"%<s\";".formatted(wording.sample());

    assertThat(Prose.ofJava(source)).anyMatch(wording::isIn);
  }

  @Test
  void aTextIsReadAcrossLines() {
    assertThat(
            Prose.ofJava(
                """
                /**
                 * Items that
                 * are none.
                 */
                // A value that
                // is none.
                throw new Refusal("It is" + " none.", 'c', "\\"");
                """))
        .containsExactly(
            new Prose(Prose.Kind.JAVADOC, 1, "Items that are none."),
            new Prose(Prose.Kind.COMMENT, 5, "A value that is none."),
            new Prose(Prose.Kind.STRING, 7, "It is none."),
            new Prose(Prose.Kind.STRING, 7, "'c'"),
            new Prose(Prose.Kind.STRING, 7, "\\"));
    assertThat(
            Prose.ofPage(
                """
                # A page

                Text that
                goes on.
                - An item
                  of a list

                ```java
                is none
                ```
                | a | row |
                """))
        .containsExactly(
            new Prose(Prose.Kind.PAGE, 1, "A page"),
            new Prose(Prose.Kind.PAGE, 3, "Text that goes on."),
            new Prose(Prose.Kind.PAGE, 5, "An item of a list"),
            new Prose(Prose.Kind.PAGE, 11, "a | row |"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Returns the item; null if there is none.",
        "A global index is always a little behind.",
        "hidden behind an interface",
        "It stands for many values, and others stood in the way.",
        "It presents one of the records, each of which is present.",
        "What is a mark? It tells whether an item is of the entity.",
      })
  void plainTextIsFine(String text) {
    for (Prose.Kind kind : Prose.Kind.values()) {
      if (kind != Prose.Kind.JAVADOC || !text.startsWith("What")) {
        assertThat(Wording.all()).noneMatch(wording -> wording.isIn(new Prose(kind, 1, text)));
      }
    }
  }

  private static List<String> problems(Path file, List<Prose> texts) {
    List<String> found = new ArrayList<>();
    for (Prose text : texts) {
      for (Wording wording : Wording.all()) {
        if (wording.isIn(text)) {
          found.add(
              "%s:%d: %s%n  %s"
                  .formatted(
                      CHECKOUT.relativize(file), text.line(), wording.better(), text.text()));
        }
      }
    }
    return found;
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }
}
