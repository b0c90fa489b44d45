package dev.singlet.examples.recipes.leaderboard;

import static dev.singlet.examples.recipes.leaderboard.ScoreEntity.POINTS;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.lt;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** Keeps the best score of each player in each game. */
final class Scores {

  private final TableClient arcade;
  private final Tops tops;

  Scores(TableClient arcade) {
    this.arcade = arcade;
    this.tops = new Tops(arcade);
  }

  /**
   * Keeps a score if it is the player's best. It can be called again with the same score.
   *
   * @return false if the player has been as good before
   */
  boolean reach(String player, String game, int points, Instant at) {
    Score score = new Score(player, game, points, at.truncatedTo(ChronoUnit.MILLIS)); // as stored
    try {
      arcade.execute(
          ScoreEntity.put(score).when(POINTS.notExists().or(POINTS.lt(points))).returningNothing());
    } catch (ConditionFailedException notBetter) {
      if (!notBetter.existing(ScoreEntity.type()).equals(Optional.of(score))) {
        return false;
      }
      // It is kept: by an earlier call, or an attempt of this one whose answer was lost.
    }
    tops.add(score);
    return true;
  }

  /** A player's rank in a game: one more than there are scores before it. */
  Optional<Long> rank(String player, String game) {
    return arcade.execute(ScoreEntity.get(player, game)).map(this::rank);
  }

  private long rank(Score own) {
    var board = ScoreEntity.board(own.game());
    long better = arcade.execute(board.points(gt(own.points())).count());
    long earlier =
        arcade.execute(board.points(own.points()).reachedAt(lt(own.reachedAt())).count());
    return 1 + better + earlier;
  }
}
