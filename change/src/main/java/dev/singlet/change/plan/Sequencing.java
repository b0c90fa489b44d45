package dev.singlet.change.plan;

import dev.singlet.change.gate.WaysOut;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.TableStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Brings what the changes need into one order: the table first, then release 1, then the stored
 * items, then release 2, and at the end what nobody needs any more.
 */
final class Sequencing {

  private final TableDescriptor after;
  private final Map<ModelChange, Rollout> rollouts;
  private final Estimates estimates;
  private final WaysBack waysBack;
  private final boolean hasTwo;
  private final List<PlanStep> steps = new ArrayList<>();

  Sequencing(TableDescriptor after, Map<ModelChange, Rollout> rollouts, Estimates estimates) {
    this.after = after;
    this.rollouts = rollouts;
    this.estimates = estimates;
    this.waysBack = new WaysBack(rollouts);
    this.hasTwo = hasFirst() && !changes(Rollout::isInSecond).isEmpty();
  }

  /** Returns whether programs of today can't do what release 1 would do. */
  private boolean hasFirst() {
    return rollouts.entrySet().stream()
        .anyMatch(
            each ->
                each.getValue().isInFirst()
                    && (each.getValue().form() != Rollout.Form.AT_ONCE
                        || each.getKey().kind() == ChangeKind.SCHEMA_VERSION_RAISED));
  }

  List<PlanStep> steps() {
    if (rollouts.isEmpty()) {
      return steps;
    }
    List<ModelChange> second = changes(Rollout::isInSecond);
    changeModel();
    prepareTable();
    if (hasTwo || second.isEmpty()) {
      deployFirst();
    }
    if (!second.isEmpty()) {
      workOnItems();
      deployLast(second);
    }
    if (!after.managed().timeToLive().isEmpty()) {
      timeToLive(afterLast());
    }
    deleteIndexes();
    return steps;
  }

  private void changeModel() {
    List<ModelChange> impossible = changes(each -> each.form() == Rollout.Form.IMPOSSIBLE);
    if (impossible.isEmpty()) {
      return;
    }
    List<String> details = new ArrayList<>();
    for (ModelChange change : impossible) {
      details.add(change + ": " + String.join(" ", WaysOut.of(change)));
    }
    steps.add(
        new PlanStep(
            Action.CHANGE_MODEL,
            "",
            "Change the model, and make a new plan. The steps below leave these changes out.",
            details,
            "Programs with these changes don't read or don't find what is stored.",
            Running.OLD,
            "Nothing has happened yet.",
            impossible,
            null));
  }

  private void prepareTable() {
    if (after.managed().timeToLive().isEmpty()) {
      timeToLive(Running.OLD);
    }
    for (ModelChange change : rollouts.keySet()) {
      if (change.answers().table() == TableStep.CREATE_INDEX) {
        steps.add(
            new PlanStep(
                Action.CREATE_INDEX,
                change.member(),
                "Create the index " + change.member() + ". Wait until it is active and filled.",
                List.of("DynamoDB creates or deletes one index of a table at a time."),
                "Programs can query it only when it is there.",
                Running.OLD,
                "Delete the index again.",
                List.of(change),
                estimates.filling(change.member(), rollouts.keySet())));
      }
    }
  }

  /**
   * Items that are deleted don't come back. So the time to live is switched off before all else,
   * and on after the last release.
   */
  private void timeToLive(Running running) {
    String attribute = after.managed().timeToLive();
    List<ModelChange> all =
        rollouts.keySet().stream()
            .filter(each -> each.answers().table() == TableStep.TIME_TO_LIVE)
            .toList();
    if (all.isEmpty()) {
      return;
    }
    boolean isOn = !attribute.isEmpty();
    steps.add(
        new PlanStep(
            Action.SET_TIME_TO_LIVE,
            attribute,
            isOn
                ? "Switch the time to live of the table on, for the attribute " + attribute + "."
                : "Switch the time to live of the table off.",
            isOn
                ? List.of(
                    "Is it on for another attribute? Switch that off first. DynamoDB can take an hour"
                        + " between both.")
                : List.of(),
            isOn
                ? "Items whose time has come are deleted only then."
                : "Items that still have a time would be deleted.",
            running,
            "Switch it back. Items that were deleted meanwhile don't come back.",
            all,
            null));
  }

  private void deployFirst() {
    List<String> details = new ArrayList<>();
    rollouts.values().stream()
        .filter(each -> !each.first().isEmpty() && (hasTwo || each.isInFirst()))
        .map(Rollout::first)
        .distinct()
        .forEach(details::add);
    steps.add(
        new PlanStep(
            Action.DEPLOY,
            "",
            hasTwo
                ? "Deploy release 1 everywhere: the new model, but with what stands here."
                : "Deploy release 1 everywhere: the model as it is.",
            details,
            hasTwo
                ? "It understands what release 2 writes, and the programs that run today understand it."
                : has(ChangeKind.SCHEMA_VERSION_RAISED)
                    ? "Programs of the older model refuse newer items, and lose none."
                    : "Programs of both models read and keep what the other ones write.",
            Running.OLD_AND_FIRST,
            waysBack.afterFirst(),
            changes(hasTwo ? each -> true : Rollout::isInFirst),
            null));
    if (hasTwo) {
      steps.add(
          new PlanStep(
              Action.WAIT,
              "",
              "Wait until the last program that runs today has ended.",
              List.of(
                  "Think of functions that are kept warm, of jobs, and of other environments on the"
                      + " same table. mvn singlet:deployed -Dsinglet.list lists the models that were"
                      + " announced on the table (docs/operate/models-in-use.md)."),
              "Its writes don't know the new model, and undo the next steps.",
              Running.FIRST,
              waysBack.afterFirst() + " Then wait again, and repeat the steps after this one.",
              changes(Rollout::isInSecond),
              null));
    }
  }

  private void workOnItems() {
    Running running = hasTwo ? Running.FIRST : Running.OLD;
    List<ModelChange> stopped = changes(each -> each.form() == Rollout.Form.STOPPED);
    if (!stopped.isEmpty()) {
      steps.add(
          new PlanStep(
              Action.STOP,
              ItemsSteps.entities(stopped, after),
              "Stop all programs that read or write items of "
                  + ItemsSteps.entities(stopped, after)
                  + ".",
              stopped.stream().allMatch(each -> work(each) == Work.NONE)
                  ? List.of()
                  : List.of("Back up the table first, or switch point-in-time recovery on."),
              "Programs of both models can't work at the same time: one doesn't read, find or keep what"
                  + " the other one writes.",
              Running.NONE,
              "Start the programs again.",
              stopped,
              null));
      running = Running.NONE;
    }
    steps.addAll(new ItemsSteps(after, rollouts, estimates, running, waysBack).steps());
  }

  private void deployLast(List<ModelChange> second) {
    boolean isStopped = isStopped();
    steps.add(
        new PlanStep(
            Action.DEPLOY,
            "",
            (hasTwo ? "Deploy release 2" : "Deploy release 1") + " everywhere: the model as it is.",
            rollouts.values().stream()
                .map(Rollout::second)
                .filter(each -> !each.isEmpty())
                .distinct()
                .toList(),
            isStopped
                ? "All items have the form that it reads."
                : rollouts.keySet().stream().anyMatch(FirstVersions::isOtherForm)
                    ? "All items have what it relies on, and release 1 leaves newer items alone."
                    : "All items have what it relies on, and all programs that run understand it.",
            afterLast(),
            waysBack.afterLast(hasTwo),
            hasTwo ? second : changes(each -> each.form() != Rollout.Form.IMPOSSIBLE),
            null));
  }

  private boolean has(ChangeKind kind) {
    return rollouts.keySet().stream().anyMatch(each -> each.kind() == kind);
  }

  private void deleteIndexes() {
    List<ModelChange> removed =
        rollouts.keySet().stream()
            .filter(each -> each.answers().table() == TableStep.DELETE_INDEX)
            .toList();
    if (removed.isEmpty()) {
      return;
    }
    steps.add(
        new PlanStep(
            Action.WAIT,
            "",
            "Wait until the last program of an older release has ended.",
            List.of(),
            "It may query an index that is deleted next.",
            last(),
            waysBack.afterLast(hasTwo),
            removed,
            null));
    for (ModelChange change : removed) {
      steps.add(
          new PlanStep(
              Action.DELETE_INDEX,
              change.member(),
              "Delete the index " + change.member() + ".",
              List.of("DynamoDB creates or deletes one index of a table at a time."),
              "No program reads from it, and each write to it costs.",
              last(),
              "Programs that query the index can't come back.",
              List.of(change),
              null));
    }
  }

  private boolean isStopped() {
    return rollouts.values().stream().anyMatch(each -> each.form() == Rollout.Form.STOPPED);
  }

  /** Returns the programs that may run while the last release is deployed. */
  private Running afterLast() {
    if (isStopped()) {
      return last();
    }
    return hasTwo ? Running.FIRST_AND_SECOND : Running.OLD_AND_FIRST;
  }

  /** Returns the programs that run when all others have ended. */
  private Running last() {
    return hasTwo ? Running.SECOND : Running.FIRST;
  }

  private Work work(ModelChange change) {
    return Objects.requireNonNull(rollouts.get(change)).work();
  }

  private List<ModelChange> changes(Predicate<Rollout> which) {
    return rollouts.entrySet().stream()
        .filter(each -> which.test(each.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }
}
