package dev.singlet.it.multiattributekeys;

import dev.singlet.it.multiattributekeys.model.Fixtures.Forfeit;
import dev.singlet.it.multiattributekeys.model.Fixtures.Match;
import dev.singlet.it.multiattributekeys.model.Fixtures.Round;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Random matches, and the order in which the index by place has them. */
final class Played {

  static final Instant START = Instant.parse("2026-05-01T10:00:00Z");

  static final Comparator<Match> BY_PLACE =
      Comparator.comparing((Match match) -> match.round().name())
          .thenComparing(Match::bracket)
          .thenComparing(Match::id);

  private static final List<String> TOURNAMENTS = List.of("open", "opened");
  private static final List<String> REGIONS = List.of("eu", "eu-west");
  private static final List<String> BRACKETS = List.of("a", "aa", "a-x", "b");

  private Played() {}

  static List<Match> matches(long seed, int count) {
    Random random = new Random(seed);
    List<Match> matches = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      matches.add(
          new Match(
              "m" + random.nextInt(9) + "-" + i,
              one(TOURNAMENTS, random),
              one(REGIONS, random),
              one(List.of(Round.values()), random),
              one(BRACKETS, random),
              2025 + random.nextInt(2),
              random.nextInt(12) - 2,
              random.nextBoolean() ? "ann" : null,
              START.plusSeconds(random.nextInt(5))));
    }
    return matches;
  }

  static Forfeit forfeit(String id, Match like) {
    return new Forfeit(
        id, like.tournament(), like.region(), like.round(), like.bracket(), "no team");
  }

  static List<Match> in(List<Match> matches, String tournament, String region) {
    return those(
        matches, m -> m.tournament().equals(tournament) && m.region().equals(region), BY_PLACE);
  }

  static List<Match> those(List<Match> matches, Predicate<Match> which, Comparator<Match> order) {
    return matches.stream().filter(which).sorted(order).toList();
  }

  private static <T> T one(List<T> values, Random random) {
    return values.get(random.nextInt(values.size()));
  }
}
