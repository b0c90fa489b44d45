package dev.singlet.internal.history;

import dev.singlet.history.MigrationsInfo;
import dev.singlet.history.StepInfo;
import dev.singlet.history.StepState;
import java.util.ArrayList;
import java.util.List;
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

  /** Returns the ids of steps that other programs declare, such as those of a later release. */
  private List<String> others() {
    Set<String> known = declared.stream().map(DeclaredStep::id).collect(Collectors.toSet());
    return stored.steps().keySet().stream().filter(id -> !known.contains(id)).toList();
  }

  /** Returns whether a step was changed after it was begun. */
  public boolean isChanged(DeclaredStep step) {
    String checksum = stored.step(step.id()).checksum();
    return !checksum.isEmpty() && !checksum.equals(step.checksum());
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
