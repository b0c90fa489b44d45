package dev.singlet.examples.recipes.leaderboard;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import java.util.List;

/** Keeps the best of each game in one item. */
final class Tops {

  private static final int CHECKED = 10;

  private final TableClient arcade;

  Tops(TableClient arcade) {
    this.arcade = arcade;
  }

  /** Adds a score to the best of its game, if it is one of them. It can be added again. */
  void add(Score score) {
    Top top = arcade.execute(TopEntity.get(score.game())).orElse(Top.empty(score.game()));
    Top better = top.with(score);
    while (!better.equals(top)) {
      try {
        arcade.execute(TopEntity.put(better).returningNothing());
        return;
      } catch (ConditionFailedException changed) {
        top = changed.existing(TopEntity.type()).orElseThrow();
        better = top.with(score);
      }
    }
  }

  /** Adds what a program that stopped has not added. */
  void repair(String game) {
    arcade.execute(ScoreEntity.board(game).limit(CHECKED)).items().forEach(this::add);
  }

  /** The best of each game: one query. */
  List<Top> front() {
    return arcade.stream(TopEntity.front()).toList();
  }
}
