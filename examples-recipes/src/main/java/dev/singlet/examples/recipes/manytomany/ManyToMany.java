package dev.singlet.examples.recipes.manytomany;

import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.manytomany.oneitem.OneItem;
import dev.singlet.examples.recipes.manytomany.twoitems.TwoItems;

/** Two users and two groups, in two ways. */
public final class ManyToMany implements Recipe {

  @Override
  public String name() {
    return "many-to-many";
  }

  @Override
  public String summary() {
    return "users and groups, read from both sides; member counts; is a member";
  }

  @Override
  public void run(Steps steps) {
    OneItem.show(steps);
    TwoItems.show(steps);
  }
}
