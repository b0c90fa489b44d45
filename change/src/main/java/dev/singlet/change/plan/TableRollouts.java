package dev.singlet.change.plan;

import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.TableStep;

/** Rollouts of changes of a table and its indexes. */
final class TableRollouts {

  private TableRollouts() {}

  static Rollout of(ModelChange change) {
    return switch (change.kind()) {
      case TABLE_NAME, TABLE_KEY ->
          Rollout.stopped("Keep the table.", Work.NEW_TABLE, "Use the new table.");
      case INDEX_ADDED, INDEX_KEY_ATTRIBUTES, INDEX_PROJECTION ->
          change.answers().table() == TableStep.OTHER_TABLE
              ? Rollout.stopped("Keep the table.", Work.NEW_TABLE, "Use the new table.")
              : Rollout.stopped(
                  "Keep the index " + change.member() + " as it was.",
                  Work.REPLACE_INDEX,
                  "Query " + change.member() + " in its new form.");
      case INDEX_VECTOR ->
          Rollout.stopped(
              "Keep the index " + change.member() + " as it was.",
              Work.REPLACE_INDEX,
              "Search " + change.member() + " in its new form.");
      case DELIMITER, TENANTS ->
          Rollout.stopped(
              "Keep it: " + ChangedPart.form(change.before()) + ".",
              Work.MOVE,
              "Use the new one: " + ChangedPart.form(change.after()) + ".");
      case INDEX_REMOVED -> Rollout.atOnce("Nothing queries " + change.member() + ".");
      case HOOKS ->
          Rollout.atOnce(
              "Programs with the old and the new hooks read the same in each item. Only your tests"
                  + " can show that.");
      default -> Rollout.byAnswers(change);
    };
  }
}
