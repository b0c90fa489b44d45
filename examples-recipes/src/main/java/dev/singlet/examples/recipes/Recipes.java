package dev.singlet.examples.recipes;

import dev.singlet.examples.recipes.booking.BookingRecipe;
import dev.singlet.examples.recipes.changes.ChangesRecipe;
import dev.singlet.examples.recipes.chat.ChatRecipe;
import dev.singlet.examples.recipes.counters.CountersRecipe;
import dev.singlet.examples.recipes.feed.FeedRecipe;
import dev.singlet.examples.recipes.hierarchies.Hierarchies;
import dev.singlet.examples.recipes.history.HistoryRecipe;
import dev.singlet.examples.recipes.idempotence.IdempotenceRecipe;
import dev.singlet.examples.recipes.largetexts.LargeTexts;
import dev.singlet.examples.recipes.leaderboard.Leaderboard;
import dev.singlet.examples.recipes.manytomany.ManyToMany;
import dev.singlet.examples.recipes.onetable.OneTable;
import dev.singlet.examples.recipes.outbox.OutboxRecipe;
import dev.singlet.examples.recipes.search.Search;
import dev.singlet.examples.recipes.semanticsearch.SemanticSearch;
import dev.singlet.examples.recipes.statemachine.StateMachine;
import dev.singlet.examples.recipes.tenants.Tenants;
import dev.singlet.examples.recipes.threeways.ThreeWays;
import dev.singlet.examples.recipes.timeseries.TimeSeries;
import dev.singlet.examples.recipes.unique.UniqueValues;
import dev.singlet.examples.recipes.userposts.UserPosts;
import java.util.List;
import java.util.Optional;

/** All recipes, in the order of their index. */
final class Recipes {

  static final List<Recipe> ALL =
      List.of(
          new UserPosts(),
          new ManyToMany(),
          new Hierarchies(),
          new TimeSeries(),
          new Leaderboard(),
          new UniqueValues(),
          new CountersRecipe(),
          new StateMachine(),
          new BookingRecipe(),
          new HistoryRecipe(),
          new IdempotenceRecipe(),
          new OutboxRecipe(),
          new Tenants(),
          new LargeTexts(),
          new Search(),
          new SemanticSearch(),
          new ChatRecipe(),
          new FeedRecipe(),
          new ThreeWays(),
          new OneTable(),
          new ChangesRecipe());

  private Recipes() {}

  static Optional<Recipe> named(String name) {
    return ALL.stream().filter(recipe -> recipe.name().equals(name)).findFirst();
  }

  /** The names, as a message lists them. */
  static String names() {
    return String.join(", ", ALL.stream().map(Recipe::name).toList());
  }
}
