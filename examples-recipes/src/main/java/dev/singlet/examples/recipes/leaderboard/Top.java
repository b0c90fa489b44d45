package dev.singlet.examples.recipes.leaderboard;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The three best scores of a game. All games are in one partition, so that one query reads them:
 * few scores are among the best, so few change it.
 */
@SuppressWarnings("singlet:hot-partition")
@Entity
@LinkedKey(
    name = "front",
    purpose = "The best of each game, by game.",
    partition = "TOP",
    sort = "{game}")
public record Top(String game, List<Best> best, @Version long version) implements Arcade {

  private static final int MAX = 3;

  private static final Comparator<Best> BEST_FIRST =
      Comparator.comparingInt(Best::points)
          .reversed()
          .thenComparing(Best::reachedAt)
          .thenComparing(Best::player);

  /** A score among the best. */
  public record Best(String player, int points, Instant reachedAt) {}

  static Top empty(String game) {
    return new Top(game, List.of(), 0);
  }

  /** The best of these and a score. A player is there once, with the better one. */
  Top with(Score score) {
    Best other = new Best(score.player(), score.points(), score.reachedAt());
    List<Best> own = best.stream().filter(b -> b.player().equals(score.player())).toList();
    Best better = Stream.concat(own.stream(), Stream.of(other)).min(BEST_FIRST).orElseThrow();
    List<Best> all =
        Stream.concat(best.stream().filter(b -> !own.contains(b)), Stream.of(better))
            .sorted(BEST_FIRST)
            .limit(MAX)
            .toList();
    return new Top(game, all, version);
  }
}
