package dev.singlet.examples.recipes.leaderboard;

import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lte;
import static dev.singlet.value.Several.anyOf;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import java.time.Instant;

/** Five players of two games. */
public final class Leaderboard implements Recipe {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  @Override
  public String name() {
    return "leaderboard";
  }

  @Override
  public String summary() {
    return "scores, the best first, ties in order, one's own rank; the best of each game; the latest";
  }

  @Override
  public void run(Steps steps) {
    TableClient arcade = steps.table(ArcadeTable.SCHEMA);
    Scores scores = new Scores(arcade);
    steps.step("A first score", () -> scores.reach("ann", "pong", 700, NOON));
    steps.step(
        "Scores of others",
        () -> {
          scores.reach("bob", "pong", 900, NOON.plusSeconds(10));
          scores.reach("cy", "pong", 700, NOON.plusSeconds(20));
          scores.reach("dee", "pong", 1200, NOON.plusSeconds(30));
          scores.reach("eve", "pong", 50, NOON.plusSeconds(40));
          scores.reach("ann", "snake", 950, NOON.plusSeconds(50));
          scores.reach("eve", "snake", 1100, NOON.plusSeconds(60));
        });
    steps.step(
        "A worse one changes nothing",
        () -> scores.reach("bob", "pong", 850, NOON.plusSeconds(70)));
    steps.step("A better one moves", () -> scores.reach("cy", "pong", 901, NOON.plusSeconds(80)));
    steps.step("The best three", () -> arcade.execute(ScoreEntity.board("pong").limit(3)));
    steps.step("The rank of a player", () -> scores.rank("ann", "pong").orElseThrow());
    steps.step(
        "Those just before, the nearest first",
        () -> arcade.execute(ScoreEntity.board("pong").points(gte(701)).reverse().limit(2)));
    steps.step(
        "The player and those behind",
        () -> arcade.execute(ScoreEntity.board("pong").points(lte(700)).limit(2)));
    steps.step(
        "The best of several games",
        () -> arcade.execute(ScoreEntity.board(anyOf("pong", "snake")).limit(3)));
    steps.step("The best three of each game, in one read", () -> new Tops(arcade).front());
    steps.step("A player's scores", () -> arcade.execute(ScoreEntity.ofPlayer("ann")));
    steps.step(
        "The latest two of all", () -> arcade.execute(ScoreEntity.latest().reverse().limit(2)));
  }
}
