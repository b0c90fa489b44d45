package dev.singlet.benchmarks.cost;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The lines of {@code costs.txt}: bytes and classes that don't depend on the machine. A test fails
 * if its cost has grown. It also fails if the cost fell, so that it can't grow back unseen. With
 * {@code -Dcosts.record} the file gets what is measured.
 */
public record RecordedCosts(Map<String, Long> costs) {

  /** Bytes may differ by this: other versions of Java differ by one hundredth. */
  private static final double TOLERANCE = 0.05;

  private static final Path FILE = Path.of("costs.txt");

  private static final String COMMENT =
      "# Bytes and classes that tests hold to these figures. CONTRIBUTING.md, \"Costs\", says how they"
          + " change.";

  /** Fails unless bytes are what is recorded, but for 5 %. */
  public static void requireBytes(String name, long measured, String detail) {
    RecordedCosts recorded = recorded(name, measured);
    fail(recorded.growth(name, measured, TOLERANCE), detail);
    fail(recorded.fall(name, measured, TOLERANCE), detail);
  }

  /** Fails if bytes are more than what is recorded and 5 %. They may be fewer. */
  public static void requireAtMost(String name, long measured, String detail) {
    fail(read().growth(name, measured, TOLERANCE), detail);
  }

  /** Fails unless as many classes are recorded. */
  public static void requireClasses(String name, long measured, String detail) {
    RecordedCosts recorded = recorded(name, measured);
    fail(recorded.growth(name, measured, 0), detail);
    fail(recorded.fall(name, measured, 0), detail);
  }

  private static void fail(Optional<String> problem, String detail) {
    if (problem.isPresent()) {
      throw new AssertionError(problem.get() + '\n' + detail);
    }
  }

  private static synchronized RecordedCosts recorded(String name, long measured) {
    RecordedCosts recorded = read();
    if (Boolean.getBoolean("costs.record")) {
      recorded = recorded.with(name, measured);
      recorded.write();
    }
    return recorded;
  }

  /** The file's lines. */
  static RecordedCosts read() {
    try {
      return parse(Files.readString(FILE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static RecordedCosts parse(String text) {
    Map<String, Long> costs = new TreeMap<>();
    text.lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .forEach(
            line -> {
              int end = line.lastIndexOf(' ');
              costs.put(line.substring(0, end), Long.parseLong(line.substring(end + 1)));
            });
    return new RecordedCosts(costs);
  }

  RecordedCosts with(String name, long measured) {
    Map<String, Long> changed = new TreeMap<>(costs);
    changed.put(name, measured);
    return new RecordedCosts(changed);
  }

  /** Says that a cost has grown by more than a tolerance, or isn't recorded. */
  Optional<String> growth(String name, long measured, double tolerance) {
    Long recorded = costs.get(name);
    if (recorded == null) {
      return Optional.of(
          "%s is %d, and isn't recorded. Record it with -Dcosts.record.".formatted(name, measured));
    }
    return measured <= recorded * (1 + tolerance)
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%s grew from %d to %d, by %.1f %%. Look for what grew. If it has to grow, record it"
                    + " with -Dcosts.record, and say why in the commit.",
                name,
                recorded,
                measured,
                100.0 * measured / recorded - 100));
  }

  /** Says that a cost fell by more than a tolerance. */
  Optional<String> fall(String name, long measured, double tolerance) {
    long recorded = costs.getOrDefault(name, measured);
    return measured * (1 + tolerance) >= recorded
        ? Optional.empty()
        : Optional.of(
            "%s fell from %d to %d. Record it with -Dcosts.record, so that it can't grow back."
                .formatted(name, recorded, measured));
  }

  String text() {
    return costs.entrySet().stream()
        .map(cost -> cost.getKey() + " " + cost.getValue())
        .collect(Collectors.joining("\n", COMMENT + "\n", "\n"));
  }

  private void write() {
    try {
      Files.writeString(FILE, text());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
