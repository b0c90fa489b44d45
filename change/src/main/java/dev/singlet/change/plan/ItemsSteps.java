package dev.singlet.change.plan;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The steps between two releases, in which stored items and the table get their new form. */
final class ItemsSteps {

  private static final String AGAIN = "Run mvn singlet:backfill: docs/operate/backfill.md.";

  private final TableDescriptor after;
  private final Map<ModelChange, Rollout> rollouts;
  private final Estimates estimates;
  private final Running running;
  private final WaysBack waysBack;
  private final List<PlanStep> steps = new ArrayList<>();

  ItemsSteps(
      TableDescriptor after,
      Map<ModelChange, Rollout> rollouts,
      Estimates estimates,
      Running running,
      WaysBack waysBack) {
    this.after = after;
    this.rollouts = rollouts;
    this.estimates = estimates;
    this.running = running;
    this.waysBack = waysBack;
  }

  List<PlanStep> steps() {
    replaceIndexes();
    newTable();
    move();
    mark();
    setValues();
    writeAgain();
    reserve();
    compare();
    makeVectors();
    return steps;
  }

  private void replaceIndexes() {
    Map<String, List<ModelChange>> replaced = new LinkedHashMap<>();
    for (ModelChange change : changes(Work.REPLACE_INDEX)) {
      replaced.computeIfAbsent(change.member(), any -> new ArrayList<>()).add(change);
    }
    replaced.forEach(this::replaceIndex);
  }

  private void replaceIndex(String index, List<ModelChange> changes) {
    boolean isOfVectors =
        changes.stream().anyMatch(change -> change.kind() == ChangeKind.INDEX_VECTOR);
    step(
        Action.DELETE_INDEX,
        index,
        "Delete the index " + index + ".",
        List.of(),
        isOfVectors
            ? "DynamoDB never changes the key, the projection, the vectors and the filters of an"
                + " index."
            : "DynamoDB never changes the key and the projection of an index.",
        "Create the index again as it was.",
        changes,
        null);
    step(
        Action.CREATE_INDEX,
        index,
        "Create the index " + index + " in its new form. Wait until it is active and filled.",
        List.of(),
        "Programs can query it only when it is there.",
        "Delete it, and create it again as it was.",
        changes,
        null);
  }

  private void newTable() {
    List<ModelChange> changes = changes(Work.NEW_TABLE);
    if (!changes.isEmpty()) {
      step(
          Action.CREATE_TABLE,
          after.name(),
          "Create the table " + after.name() + ", with all its indexes.",
          List.of(),
          "The key, the local indexes and the name of a table never change.",
          "Delete the new table.",
          changes,
          null);
      step(
          Action.MOVE,
          entities(changes, after),
          "Copy all items into the new table.",
          List.of("How: docs/operate/new-key.md, with a client for each table."),
          "Each item is in one table only.",
          "The old table still has all items.",
          changes,
          estimates.moving(changes));
    }
  }

  private void move() {
    List<ModelChange> changes = changes(Work.MOVE);
    if (!changes.isEmpty()) {
      step(
          Action.MOVE,
          entities(changes, after),
          "Move the items of " + entities(changes, after) + " to their new keys.",
          List.of(
              "Run the backfill, and allow it to move items: docs/operate/new-key.md. Each item moves"
                  + " in one transaction."),
          "DynamoDB never changes the key of an item, and programs read it under one key only.",
          "Undo the backfill, or restore the backup.",
          changes,
          estimates.moving(changes));
    }
  }

  private void mark() {
    List<ModelChange> changes = changes(Work.MARK);
    if (!changes.isEmpty()) {
      step(
          Action.MARK,
          entities(changes, after),
          "Mark the items of " + entities(changes, after) + ".",
          List.of("Run MarkItems, until it marks none: docs/model/stored-forms.md."),
          "The new model tells items by their marks.",
          "The marks do no harm to programs that don't read them.",
          changes,
          estimates.writingAgain(changes));
    }
  }

  private void setValues() {
    List<ModelChange> changes = changes(Work.SET_VALUES);
    if (!changes.isEmpty()) {
      step(
          Action.SET_VALUES,
          entities(changes, after),
          "Bring the items of " + entities(changes, after) + " to values that the model allows.",
          changes.stream().map(each -> rollout(each).check()).distinct().toList(),
          "Only you know the right values.",
          wayBack(),
          changes,
          estimates.writingAgain(changes));
    }
  }

  private void writeAgain() {
    List<ModelChange> changes = changes(Work.WRITE_AGAIN);
    if (!changes.isEmpty()) {
      step(
          Action.WRITE_AGAIN,
          entities(changes, after),
          "Write all items of " + entities(changes, after) + " again (the backfill).",
          List.of(
              running == Running.NONE
                  ? AGAIN + " Use the model of the next release."
                  : AGAIN + " Each write has a condition, so that programs may write meanwhile."),
          "Items that were written before lack keys or values, or have older ones.",
          wayBack(),
          changes,
          estimates.writingAgain(changes));
    }
  }

  private void reserve() {
    List<ModelChange> changes = changes(Work.RESERVE);
    if (!changes.isEmpty()) {
      step(
          Action.RESERVE,
          entities(changes, after),
          "Reserve the unique values of stored items of " + entities(changes, after) + ".",
          List.of(
              "Run ReserveUnique with releaseOrphans(): docs/write/transactions.md.",
              "It lists duplicates, and deletes no item. Give each duplicate another value, and run"
                  + " it again, until it lists none."),
          "A value is unique only if each item that has it has reserved it.",
          wayBack(),
          changes,
          estimates.reserving(changes));
    }
  }

  private void compare() {
    if (steps.isEmpty()) {
      return;
    }
    List<String> details = new ArrayList<>();
    details.add(
        "Run mvn singlet:verify-items with the model of the next release, for all tenants.");
    details.add(
        "It finds nothing that is missing, stale, left over, unreadable or under another key.");
    if (!after.tenantPrefix().isEmpty() && !changes(Work.MOVE).isEmpty()) {
      details.add("No item is without a tenant, unless it belongs to another model.");
    }
    changes(Work.WRITE_AGAIN).stream()
        .map(each -> rollout(each).check())
        .filter(each -> !each.isEmpty())
        .forEach(details::add);
    List<ModelChange> changes =
        steps.stream().flatMap(step -> step.changes().stream()).distinct().toList();
    step(
        Action.COMPARE,
        entities(changes, after),
        "Compare the stored items with the model.",
        details,
        "It proves that the steps above have reached every item.",
        "It writes nothing.",
        changes,
        estimates.comparing(changes));
  }

  /** This step comes after the comparison, which can't tell whether a vector is old. */
  private void makeVectors() {
    List<ModelChange> changes = changes(Work.MAKE_VECTORS);
    if (!changes.isEmpty()) {
      step(
          Action.MAKE_VECTORS,
          entities(changes, after),
          "Make the vectors of " + entities(changes, after) + ".",
          Stream.concat(
                  changes.stream().map(each -> rollout(each).check()),
                  Stream.of(
                      "Set each by an update with the condition that its sources are still those"
                          + " that it was made of: docs/read/vectors.md. Begin with vectors that"
                          + " others are made of, because their updates remove the others."))
              .distinct()
              .toList(),
          "Only you have the model that makes them.",
          wayBack(),
          changes,
          estimates.writingAgain(changes));
    }
  }

  private String wayBack() {
    return switch (running) {
      case NONE -> "To go back, put these items again with the model of today.";
      case OLD -> waysBack.afterFirst();
      default -> waysBack.afterFirst() + " Then repeat the steps from the wait on.";
    };
  }

  private Rollout rollout(ModelChange change) {
    return Objects.requireNonNull(rollouts.get(change));
  }

  private List<ModelChange> changes(Work work) {
    return rollouts.keySet().stream().filter(each -> needs(each, work)).toList();
  }

  /** Access patterns that miss stored items need work on these, whatever the kind of change. */
  private boolean needs(ModelChange change, Work work) {
    Rollout rollout = rollout(change);
    if (rollout.work() == work) {
      return true;
    }
    if (rollout.form() == Rollout.Form.IMPOSSIBLE
        || rollout.work() == Work.MOVE
        || rollout.work() == Work.NEW_TABLE) {
      return false;
    }
    Predicate<String> isUnique = each -> each.startsWith("unique ");
    List<String> incomplete = change.answers().incomplete();
    return switch (work) {
      case RESERVE -> incomplete.stream().anyMatch(isUnique);
      case WRITE_AGAIN -> incomplete.stream().anyMatch(isUnique.negate());
      default -> false;
    };
  }

  /** Returns the names of the entities of some changes: all, if the table is changed. */
  static String entities(List<ModelChange> changes, TableDescriptor table) {
    if (changes.stream().anyMatch(each -> each.entity().isEmpty())) {
      return table.entities().stream()
          .map(EntityDescriptor::name)
          .collect(Collectors.joining(", "));
    }
    return changes.stream().map(ModelChange::entity).distinct().collect(Collectors.joining(", "));
  }

  private void step(
      Action action,
      String subject,
      String title,
      List<String> details,
      String why,
      String wayBack,
      List<ModelChange> changes,
      @Nullable Estimate estimate) {
    steps.add(
        new PlanStep(action, subject, title, details, why, running, wayBack, changes, estimate));
  }
}
