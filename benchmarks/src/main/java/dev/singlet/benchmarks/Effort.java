package dev.singlet.benchmarks;

import java.util.Arrays;
import java.util.List;

/** The length of measurements. */
public enum Effort {
  /** Long enough for figures to publish. */
  FULL,
  /** Long enough to see that it runs. */
  SHORT;

  /** Returns seconds as the arguments of a JVM: those that are given, or none. */
  public List<String> seconds(int... full) {
    return Arrays.stream(full).mapToObj(each -> this == FULL ? String.valueOf(each) : "0").toList();
  }
}
