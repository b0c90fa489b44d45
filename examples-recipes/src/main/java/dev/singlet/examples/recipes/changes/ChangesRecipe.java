package dev.singlet.examples.recipes.changes;

import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.changes.authors.AuthorIndex;
import dev.singlet.examples.recipes.changes.comments.CommentsInRepository;
import dev.singlet.examples.recipes.changes.emails.UniqueEmail;
import dev.singlet.examples.recipes.changes.fullnames.NameInTwoParts;
import dev.singlet.examples.recipes.changes.names.OtherNames;
import dev.singlet.examples.recipes.changes.padding.WiderNumbers;
import dev.singlet.examples.recipes.changes.statuses.NewStatus;
import dev.singlet.examples.recipes.changes.tenants.IntroducedTenants;
import java.util.List;

/** Eight changes of a model, each on a table of its own. */
public final class ChangesRecipe implements Recipe {

  private static final List<Change> CHANGES =
      List.of(
          new AuthorIndex(),
          new UniqueEmail(),
          new OtherNames(),
          new NewStatus(),
          new NameInTwoParts(),
          new WiderNumbers(),
          new IntroducedTenants(),
          new CommentsInRepository());

  @Override
  public String name() {
    return "changes";
  }

  @Override
  public String summary() {
    return "changes of a model while programs use it: an index, unique values, names, keys";
  }

  @Override
  public void run(Steps steps) {
    CHANGES.forEach(change -> change.rollOut(steps));
  }
}
