package dev.singlet.examples.recipes.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.recipes.RecipeNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Code, output, items and charts of a page are those of its recipe. With {@code
 * -Drecipes.record=true} the test writes them.
 */
class RecipePagesTest {

  /** Pages without a recipe: the index, and advice. */
  private static final List<String> OTHER_PAGES = List.of("README");

  private static final boolean RECORDS = Boolean.getBoolean("recipes.record");

  static List<String> recipes() {
    return RecipeNames.all();
  }

  static List<Path> pages() throws IOException {
    try (Stream<Path> pages = Files.list(RecipePage.FOLDER)) {
      return pages.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("recipes")
  void aPageShowsItsRecipe(String recipe) throws IOException {
    RecipePage page = new RecipePage(recipe);
    if (RECORDS) {
      page.write();
    }

    assertThat(page.text())
        .as("docs/recipes/%s.md; -Drecipes.record=true writes it", recipe)
        .isEqualTo(page.made());
  }

  @Test
  void theIndexShowsTheCodeThatRecipesShare() throws IOException {
    Path index = RecipePage.FOLDER.resolve("README.md");
    String made =
        Block.replaceIn(
            Files.readString(index),
            block -> "\n```java\n" + SourceText.of(block.of()) + "```\n\n");
    if (RECORDS) {
      Files.writeString(index, made);
    }

    assertThat(Files.readString(index)).isEqualTo(made);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void onlyBlocksShowCode(Path page) throws IOException {
    assertThat(Block.prose(Files.readString(page)))
        .doesNotContain("```java")
        .doesNotContain("```text");
  }

  @ParameterizedTest
  @MethodSource("recipes")
  void theIndexNamesIt(String recipe) throws IOException {
    assertThat(Files.readString(RecipePage.FOLDER.resolve("README.md")))
        .contains("(" + recipe + ".md");
  }

  @Test
  void eachPageHasARecipe() throws IOException {
    assertThat(pages())
        .extracting(page -> page.getFileName().toString().replace(".md", ""))
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(OTHER_PAGES.stream(), recipes().stream()).toList());
  }
}
