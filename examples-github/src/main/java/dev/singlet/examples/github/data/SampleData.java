package dev.singlet.examples.github.data;

import dev.singlet.examples.github.model.GitHub;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The built-in data set: the same several hundred entities every time. */
public final class SampleData {

  static final List<String> USERS =
      List.of(
          "alice", "bob", "carol", "dave", "erin", "frank", "grace", "heidi", "ivan", "judy", "kim",
          "leo", "mallory", "nina", "oscar", "peggy", "quinn", "rupert", "sybil", "trent");

  static final List<String> ORGANIZATIONS = List.of("aws", "singlet", "acme", "hooli");

  private static final Instant START = Instant.parse("2024-01-15T08:00:00Z");

  private SampleData() {}

  /** All entities, each after those it refers to. */
  public static List<GitHub> entities() {
    List<GitHub> entities = new ArrayList<>();
    entities.addAll(SampleAccounts.entities());
    entities.addAll(SampleRepositories.entities());
    entities.addAll(SampleDiscussions.entities());
    return List.copyOf(entities);
  }

  /** The user with the given number; numbers beyond the last begin again with the first. */
  static String user(int number) {
    return pick(USERS, number);
  }

  static <T> T pick(List<T> values, int number) {
    return values.get(number % values.size());
  }

  /** A point in time, some hours after the first. */
  static Instant hour(int hours) {
    return START.plus(Duration.ofHours(hours));
  }
}
