package dev.singlet.examples.recipes.hierarchies;

import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.hierarchies.folders.DriveFolders;
import dev.singlet.examples.recipes.hierarchies.places.StorePlaces;

/** A drive with folders, and stores by place. */
public final class Hierarchies implements Recipe {

  @Override
  public String name() {
    return "hierarchies";
  }

  @Override
  public String summary() {
    return "folders and files, which move; country, region, city and store in one query";
  }

  @Override
  public void run(Steps steps) {
    DriveFolders.show(steps);
    StorePlaces.show(steps);
  }
}
