package dev.singlet.history;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * The steps of a table's migrations, with what the table knows of them. {@link #toString} is a
 * table for people.
 *
 * @param table the table's name in DynamoDB
 * @param steps the declared steps in their order, then those that only the table knows
 * @param lockedBy the program that migrates, or has ended without a word; empty if none does
 */
public record MigrationsInfo(String table, List<StepInfo> steps, String lockedBy) {

  /**
   * Copies the list.
   *
   * @param table the table's name
   * @param steps the steps
   * @param lockedBy the program that migrates
   */
  public MigrationsInfo {
    steps = List.copyOf(steps);
  }

  /**
   * Returns whether nothing is left to do.
   *
   * @return true if all declared steps are done, and their history has no problem
   */
  public boolean isDone() {
    return steps.stream()
        .filter(StepInfo::isDeclared)
        .allMatch(step -> step.state() == StepState.DONE && step.problem().isEmpty());
  }

  /**
   * Returns what is wrong with the history: a step was changed after it was begun, or is declared
   * before one that has run.
   *
   * @return a sentence for each
   */
  public List<String> problems() {
    return steps.stream().map(StepInfo::problem).filter(problem -> !problem.isEmpty()).toList();
  }

  /** Returns the steps in a table, with the notes below. */
  @Override
  public String toString() {
    int width = steps.stream().mapToInt(step -> step.id().length()).max().orElse(0);
    StringJoiner text = new StringJoiner("\n");
    text.add("Migrations of " + table + (lockedBy.isEmpty() ? "" : ", locked by " + lockedBy));
    for (StepInfo step : steps) {
      String line =
          String.format(
              Locale.ROOT,
              "  %-" + Math.max(1, width) + "s  %-7s  %s",
              step.id(),
              step.state(),
              step.started() == null ? "" : ran(step));
      text.add(line.stripTrailing());
      add(step.isDeclared() ? "" : "It is a step of another program.", text);
      add(step.note(), text);
      add(step.problem(), text);
    }
    return text.toString();
  }

  private static String ran(StepInfo step) {
    return String.format(
        Locale.ROOT,
        "%s to %s, by %s: %,d items read, %,d written",
        step.started(),
        step.ended() == null ? "now" : step.ended(),
        step.by(),
        step.items(),
        step.written());
  }

  private static void add(String note, StringJoiner text) {
    note.lines().forEach(line -> text.add("    " + line));
  }
}
