package dev.singlet.internal.history;

import dev.singlet.history.MigrationException;
import dev.singlet.history.MigrationsInfo;
import dev.singlet.history.StepInfo;
import dev.singlet.history.StepState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The declared steps beside those that the table knows.
 *
 * @param table the table's name in DynamoDB
 * @param declared the steps in their order
 * @param stored what the table knows
 */
public record History(String table, List<DeclaredStep> declared, HistoryItem.State stored) {

  /** Returns the state of all steps. */
  public MigrationsInfo info() {
    List<StepInfo> steps = new ArrayList<>();
    for (DeclaredStep step : declared) {
      steps.add(stored.step(step.id()).info(step.id(), true, problem(step)));
    }
    for (String id : others()) {
      steps.add(stored.step(id).info(id, false, ""));
    }
    HistoryItem.Lock lock = stored.lock();
    return new MigrationsInfo(table, steps, lock == null ? "" : lock.by());
  }

  /**
   * Requires that the steps fit what was begun.
   *
   * @throws MigrationException if one doesn't fit
   */
  public void requireFitting() {
    MigrationsInfo info = info();
    if (!info.problems().isEmpty()) {
      throw new MigrationException(
          "The history of the migrations of "
              + table
              + " doesn't fit. "
              + info.steps().stream()
                  .filter(step -> !step.problem().isEmpty())
                  .map(step -> step.id() + ": " + step.problem())
                  .collect(Collectors.joining(" "))
              + " If that is on purpose, repair the history.",
          info,
          null);
    }
  }

  /**
   * Returns the state of steps that are done, or wait only for programs of other models to end.
   *
   * @throws MigrationException if one is not, or doesn't fit
   */
  public MigrationsInfo validated() {
    requireFitting();
    MigrationsInfo info = info();
    List<String> open =
        info.steps().stream()
            .filter(step -> step.state() != StepState.DONE && step.state() != StepState.WAITING)
            .map(StepInfo::id)
            .toList();
    if (!open.isEmpty()) {
      throw new MigrationException(
          "These migrations of " + table + " are not done: " + open + ". Migrate first.",
          info,
          null);
    }
    return info;
  }

  /** Returns the ids of steps that other programs declare, such as those of a later release. */
  private List<String> others() {
    Set<String> known = declared.stream().map(DeclaredStep::id).collect(Collectors.toSet());
    return stored.steps().keySet().stream().filter(id -> !known.contains(id)).toList();
  }

  /** Returns whether a step was changed after it was begun. */
  private boolean isChanged(DeclaredStep step) {
    String checksum = stored.step(step.id()).checksum();
    return !checksum.isEmpty() && !checksum.equals(step.checksum());
  }

  /** Returns the steps that are to be stored in another way, so that the history fits. */
  public Map<String, StoredStep> repaired() {
    Map<String, StoredStep> repaired = new LinkedHashMap<>();
    for (DeclaredStep step : declared) {
      StoredStep known = stored.step(step.id());
      boolean isEnded = known.state() == StepState.DONE || known.state() == StepState.WAITING;
      if (isChanged(step) || known.state() == StepState.FAILED) {
        repaired.put(
            step.id(),
            isEnded ? known.withChecksum(step.checksum()) : known.again(step.checksum()));
      }
    }
    return repaired;
  }

  private String problem(DeclaredStep step) {
    if (isChanged(step)) {
      return "This step was changed after it was begun: its checksum was "
          + stored.step(step.id()).checksum()
          + ", and is "
          + step.checksum()
          + ".";
    }
    return isBegun(step) || !isBeforeOneThatIsBegun(step)
        ? ""
        : "This step was not begun, and is declared before one that was. Declare it after that"
            + " one.";
  }

  private boolean isBegun(DeclaredStep step) {
    return stored.step(step.id()).state() != StepState.PENDING
        || !stored.step(step.id()).checksum().isEmpty();
  }

  private boolean isBeforeOneThatIsBegun(DeclaredStep step) {
    return declared.stream().skip(declared.indexOf(step) + 1L).anyMatch(this::isBegun);
  }
}
