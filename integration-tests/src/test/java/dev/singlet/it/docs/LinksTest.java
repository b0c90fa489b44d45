package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links between pages lead to a page and a heading that exist, and the index names each page. */
class LinksTest {

  private static final Path DOCS = Path.of("../docs");
  private static final Path INDEX = DOCS.resolve("README.md");
  private static final Path DECISIONS = DOCS.resolve("adr");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern FENCE = Pattern.compile("(?ms)^```.*?^```");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

  static List<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.walk(DOCS)) {
      return Stream.concat(
              Stream.of(
                      "README.md",
                      "CHANGELOG.md",
                      "CONTRIBUTING.md",
                      "SECURITY.md",
                      "release/README.md",
                      "site/README.md")
                  .map(Path.of("..")::resolve),
              docs.sorted())
          .filter(page -> page.toString().endsWith(".md"))
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkLeadsToAPageAndAHeading(Path page) {
    assertThat(linksOf(page))
        .filteredOn(link -> !link.startsWith("http"))
        .allSatisfy(link -> assertThat(leadsSomewhere(page, link)).isTrue());
  }

  @Test
  void theIndexNamesEachPage() throws IOException {
    List<Path> named = linksOf(INDEX).stream().map(link -> DOCS.resolve(link).normalize()).toList();

    assertThat(pages())
        .filteredOn(page -> page.startsWith(DOCS) && !page.equals(INDEX))
        .filteredOn(page -> !page.startsWith(DECISIONS))
        .allSatisfy(page -> assertThat(named).contains(page.normalize()));
  }

  @Test
  void theListOfDecisionsNamesEachByItsTitle() throws IOException {
    Path list = DECISIONS.resolve("README.md");
    String text = Snippet.read(list);

    assertThat(pages())
        .filteredOn(page -> page.startsWith(DECISIONS) && !page.equals(list))
        .allSatisfy(
            page -> assertThat(text).contains("[%s](%s)".formatted(title(page), name(page))));
  }

  private static String title(Path page) {
    return Snippet.read(page).lines().findFirst().orElseThrow().substring("# ".length());
  }

  private static Path name(Path page) {
    return page.getFileName();
  }

  private static List<String> linksOf(Path page) {
    return LINK.matcher(Snippet.read(page)).results().map(link -> link.group(1)).toList();
  }

  private static boolean leadsSomewhere(Path page, String link) {
    int hash = link.indexOf('#');
    String file = hash < 0 ? link : link.substring(0, hash);
    Path target = file.isEmpty() ? page : page.resolveSibling(file);
    return Files.exists(target)
        && (hash < 0 || anchorsOf(target).anyMatch(link.substring(hash + 1)::equals));
  }

  /** The names by which GitHub links to the headings of a page. */
  private static Stream<String> anchorsOf(Path page) {
    String text = FENCE.matcher(Snippet.read(page)).replaceAll("");
    return HEADING
        .matcher(text)
        .results()
        .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\w\\- ]", "").replace(' ', '-'));
  }
}
