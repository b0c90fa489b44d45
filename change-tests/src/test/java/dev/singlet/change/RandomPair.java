package dev.singlet.change;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A model, and the same one after some changes that are made at random. */
record RandomPair(RandomModel before, RandomModel after) {

  /** The number of pairs that are compiled at once. */
  static final int AT_ONCE = 40;

  private static final long MANY = 7_000_003;

  /** Returns pairs with the numbers from the first one on, as many as are compiled at once. */
  static List<RandomPair> of(long seed, int first, int end) {
    return IntStream.range(first, Math.min(end, first + AT_ONCE))
        .mapToObj(number -> of(new Random(seed * MANY + number)))
        .toList();
  }

  private static RandomPair of(Random random) {
    RandomModel before = RandomModel.of(random);
    return new RandomPair(before, before.changed(random));
  }

  /** Compiles all models of pairs. */
  static Models compiled(List<RandomPair> pairs, Path folder) {
    return new Models(
        pairs.stream()
            .flatMap(pair -> Stream.of(pair.before().source(), pair.after().source()))
            .toList(),
        folder);
  }
}
