package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What pages say of failures is shown by tests, which they name. */
class ReliabilityTest {

  private static final Pattern NAMED = Pattern.compile("`(\\w+Test)`");
  private static final Pattern ROW = Pattern.compile("(?m)^\\|(.*)\\|$");

  @ParameterizedTest
  @ValueSource(strings = {"operate/reliability.md", "model/evolution.md"})
  void everyTestThatAPageNamesExists(String page) throws IOException {
    Set<String> named = namedIn(Snippet.read(Path.of("../docs", page)));

    assertThat(named).isNotEmpty();
    assertThat(tests()).containsAll(named);
  }

  /** A section of a table whose last column is the tests. */
  @ParameterizedTest
  @ValueSource(strings = "## By kind of failure")
  void everyKindOfFailureIsShownByOne(String section) {
    String page = Snippet.read(Path.of("../docs/operate/reliability.md"));
    String table = page.substring(page.indexOf(section) + section.length());
    table = table.substring(0, table.indexOf("\n## "));

    assertThat(ROW.matcher(table).results().map(row -> row.group(1)).skip(2))
        .hasSizeGreaterThan(10)
        .allSatisfy(row -> assertThat(namedIn(row.substring(row.lastIndexOf('|')))).isNotEmpty());
  }

  private static Set<String> namedIn(String text) {
    return NAMED
        .matcher(text)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> tests() throws IOException {
    return Checkout.files().stream()
        .map(file -> file.toString().replace('\\', '/'))
        .filter(file -> file.contains("/src/test/java/") && file.endsWith("Test.java"))
        .map(file -> file.substring(file.lastIndexOf('/') + 1, file.length() - ".java".length()))
        .collect(Collectors.toSet());
  }
}
