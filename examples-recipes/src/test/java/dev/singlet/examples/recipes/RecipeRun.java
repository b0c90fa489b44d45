package dev.singlet.examples.recipes;

import static org.junit.jupiter.api.Assumptions.abort;

import dev.singlet.examples.shared.ConnectionException;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The outcome of a recipe's program.
 *
 * @param out what it printed
 * @param items the items that it left, by the names of the tables
 */
public record RecipeRun(String out, Map<String, List<Map<String, AttributeValue>>> items) {

  private static final Map<String, RecipeRun> FIRST = new ConcurrentHashMap<>();

  /** Returns the first run of a recipe. The test is skipped if there is no DynamoDB for it. */
  public static RecipeRun of(String name) {
    return FIRST.computeIfAbsent(name, RecipeRun::run);
  }

  private static RecipeRun run(String name) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Recipe recipe = Recipes.named(name).orElseThrow();
    try (Database database = Database.of(recipe)) {
      recipe.run(new Steps(database, new PrintStream(out, true, StandardCharsets.UTF_8)));
      return new RecipeRun(
          out.toString(StandardCharsets.UTF_8).replace("\r", ""), items(database.dynamoDb()));
    } catch (ConnectionException none) {
      return abort(none.getMessage());
    }
  }

  private static Map<String, List<Map<String, AttributeValue>>> items(DynamoDbClient dynamoDb) {
    Map<String, List<Map<String, AttributeValue>>> items = new LinkedHashMap<>();
    for (String table : dynamoDb.listTables().tableNames()) {
      items.put(
          table,
          new ArrayList<>(
              dynamoDb.scanPaginator(s -> s.tableName(table)).items().stream().toList()));
    }
    return items;
  }

  /** Returns the output of a step. */
  public String step(String title) {
    return Pattern.compile("\\n\\n(?= ?\\d+\\. )")
        .splitAsStream(out.strip())
        .filter(
            step ->
                step.lines()
                    .findFirst()
                    .orElseThrow()
                    .replaceFirst("^ *\\d+\\. ", "")
                    .equals(title))
        .findFirst()
        .map(step -> step.lines().skip(1).map(line -> line.substring(4)).toList())
        .map(lines -> String.join("\n", lines) + "\n")
        .orElseThrow(() -> new IllegalArgumentException("no step is called " + title));
  }
}
