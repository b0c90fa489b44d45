package dev.singlet.examples.recipes.page;

import dev.singlet.examples.recipes.RecipeRun;
import dev.singlet.examples.recipes.changes.ChangedModel;
import dev.singlet.model.TableDescriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** A page of a recipe. */
final class RecipePage {

  static final Path FOLDER = Path.of("../docs/recipes");

  private final Path file;
  private final RecipeRun run;

  RecipePage(String recipe) {
    file = FOLDER.resolve(recipe + ".md");
    run = RecipeRun.of(recipe);
  }

  String text() throws IOException {
    return Files.readString(file);
  }

  /** The page with all its blocks made of the recipe. */
  String made() throws IOException {
    return Block.replaceIn(text(), block -> "\n" + text(block) + "\n");
  }

  void write() throws IOException {
    Files.writeString(file, made());
  }

  private String text(Block block) {
    return switch (block.kind()) {
      case "code" -> fence("java", SourceText.of(block.of()));
      case "output" -> fence("text", run.step(block.of()));
      case "items" -> items(block.of());
      case "chart" -> chart(block.of());
      case "cost" -> ModelText.section(ModelText.table(block.of()), "What writing costs");
      case "change" -> fence("diff", SourceDiff.of(block.of()));
      case "error" -> fence("text", errors(block.of()));
      case "plan" -> changed(block.of()).planText();
      default -> throw new IllegalArgumentException("no block is a " + block.kind());
    };
  }

  private static String errors(String change) {
    return String.join("\n\n", changed(change).errors()) + "\n";
  }

  private static ChangedModel changed(String change) {
    return new ChangedModel(change, "Before", "After");
  }

  private static String fence(String language, String text) {
    return "```" + language + "\n" + text + "```\n";
  }

  private String items(String view) {
    String table = tableOf(view);
    TableDescriptor descriptor = ModelText.table(table);
    String index = indexOf(view);
    StoredItems items = new StoredItems(descriptor, Objects.requireNonNull(run.items().get(table)));
    return folded(
        "Items of " + (index.isEmpty() ? "the table" : "the index " + index), items.in(index));
  }

  /** Items are long, and are read by those who want to see what is stored. */
  private static String folded(String summary, String text) {
    return "<details>\n<summary>%s</summary>\n\n%s\n</details>\n".formatted(summary, text);
  }

  private static String chart(String view) {
    String index = indexOf(view);
    String section =
        ModelText.section(
            ModelText.table(tableOf(view)), index.isEmpty() ? "Entity chart" : "Index " + index);
    // After the last chart the document goes on with what is said of all charts.
    return section.substring(0, section.lastIndexOf("|\n") + 2);
  }

  private static String tableOf(String view) {
    int dot = view.indexOf('.');
    return dot < 0 ? view : view.substring(0, dot);
  }

  private static String indexOf(String view) {
    int dot = view.indexOf('.');
    return dot < 0 ? "" : view.substring(dot + 1);
  }
}
