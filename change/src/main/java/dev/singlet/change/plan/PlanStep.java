package dev.singlet.change.plan;

import dev.singlet.model.change.ModelChange;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step of a plan. It begins when the one before it has ended.
 *
 * @param action the kind of step
 * @param subject the index, the attribute or the entities that it is about, with commas; empty for
 *     the table as a whole
 * @param title what to do, as a sentence
 * @param details how to do it, and what to take care of, a sentence or more each
 * @param why the reason, as a sentence
 * @param running the programs that may run during it
 * @param wayBack until where one can go back after this step, as a sentence
 * @param changes the changes that need it
 * @param estimate the work; null if the step has none, or if the numbers of items are unknown
 */
public record PlanStep(
    Action action,
    String subject,
    String title,
    List<String> details,
    String why,
    Running running,
    String wayBack,
    List<ModelChange> changes,
    @Nullable Estimate estimate) {

  /**
   * Copies the lists.
   *
   * @param action the kind of step
   * @param subject the index, the attribute or the entities that it is about
   * @param title what to do
   * @param details how to do it
   * @param why the reason
   * @param running the programs that may run during it
   * @param wayBack until where one can go back after this step
   * @param changes the changes that need it
   * @param estimate the work; null for none
   */
  public PlanStep {
    details = List.copyOf(details);
    changes = List.copyOf(changes);
  }
}
