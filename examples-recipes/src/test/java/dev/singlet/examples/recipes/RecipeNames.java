package dev.singlet.examples.recipes;

import java.util.List;

/** The names of all recipes, for tests in other packages. */
public final class RecipeNames {

  private RecipeNames() {}

  public static List<String> all() {
    return Recipes.ALL.stream().map(Recipe::name).toList();
  }
}
