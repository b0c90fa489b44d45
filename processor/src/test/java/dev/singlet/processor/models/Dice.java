package dev.singlet.processor.models;

import java.util.Collection;
import java.util.List;
import java.util.SplittableRandom;

/** Random decisions that a seed settles. */
final class Dice {

  private final SplittableRandom random;

  Dice(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** True so many times of a hundred. */
  boolean percent(int chance) {
    return random.nextInt(100) < chance;
  }

  /** A number of a range, both ends included. */
  int between(int least, int most) {
    return random.nextInt(least, most + 1);
  }

  <T> T oneOf(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  <T> T oneOf(Collection<T> choices) {
    return oneOf(List.copyOf(choices));
  }

  @SafeVarargs
  final <T> T of(T... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
