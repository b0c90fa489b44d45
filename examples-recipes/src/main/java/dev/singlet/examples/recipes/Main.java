package dev.singlet.examples.recipes;

import dev.singlet.examples.shared.ConnectionException;
import java.io.PrintStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lists the recipes, or runs one of them on a DynamoDB of its own. */
public final class Main {

  private static final int FAILED = 1;
  private static final int WRONG_USAGE = 2;

  private Main() {}

  /**
   * Runs the recipe that the system property {@code recipe} names; lists all if there is none.
   *
   * @param arguments not used
   */
  public static void main(String... arguments) {
    int status = run(System.getProperty("recipe"), System.out, System.err);
    if (status != 0) {
      System.exit(status);
    }
  }

  static int run(@Nullable String name, PrintStream out, PrintStream err) {
    if (name == null || name.isBlank()) {
      list(out);
      return 0;
    }
    Optional<Recipe> recipe = Recipes.named(name);
    if (recipe.isEmpty()) {
      err.printf("There is no recipe \"%s\". There are: %s.%n", name, Recipes.names());
      return WRONG_USAGE;
    }
    try (Database database = Database.of(recipe.get())) {
      recipe.get().run(new Steps(database, out));
      return 0;
    } catch (ConnectionException none) {
      err.println(none.getMessage());
      return FAILED;
    }
  }

  private static void list(PrintStream out) {
    for (Recipe recipe : Recipes.ALL) {
      out.printf("%-15s %s%n", recipe.name(), recipe.summary());
    }
    out.printf("%nRun one of them with -Drecipe=<name>.%n");
  }
}
