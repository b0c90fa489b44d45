package dev.singlet.change.plan;

import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Reading;
import java.util.List;

/** Rollouts of changes of keys, unique values and computed attributes. */
final class KeyRollouts {

  private KeyRollouts() {}

  static Rollout of(ModelChange change) {
    String place = ChangedPart.place(change);
    String before = change.before();
    return switch (change.kind()) {
      case PRIMARY_KEY ->
          Rollout.stopped(
              "Keep the primary key of " + change.entity() + ": " + before + ".",
              Work.MOVE,
              "Use the new primary key of " + change.entity() + ".");
      case INDEX_KEY_ADDED ->
          Rollout.unused("Don't query " + queries(change) + ".", fill(change), use(change));
      case INDEX_KEY_REMOVED ->
          Rollout.between(
              "Keep the key of " + place + ", and query it no longer.",
              Work.NONE,
              "",
              "Remove the key of " + place + ".");
      case INDEX_KEY_TEMPLATE, INDEX_KEY_CONDITION ->
          change.answers().oldReadsNew() == Reading.SAME
              ? Rollout.unused("Don't query " + queries(change) + ".", fill(change), use(change))
              : Rollout.stopped(
                  "Keep the key of " + place + ": " + before + ".",
                  Work.WRITE_AGAIN,
                  "Use the new key of " + place + ".");
      case UNIQUE_ADDED, UNIQUE_KEY ->
          Rollout.unused(
              "Don't rely on it that values of "
                  + place
                  + " are unique. Release 1 already refuses to write a value that another item has"
                  + " reserved.",
              Work.RESERVE,
              "Values of " + place + " are unique from here on.");
      case COMPUTED_ADDED, COMPUTED_CHANGED ->
          Rollout.unused(
              "Don't read " + place + " from items.", Work.WRITE_AGAIN, "Read " + place + ".");
      case COMPUTED_REMOVED ->
          Rollout.between(
              "Keep " + place + ", and read it no longer.", Work.NONE, "", "Remove " + place + ".");
      default -> Rollout.byAnswers(change);
    };
  }

  private static Work fill(ModelChange change) {
    return change.answers().incomplete().isEmpty() ? Work.NONE : Work.WRITE_AGAIN;
  }

  private static String use(ModelChange change) {
    return "Query " + queries(change) + ".";
  }

  private static String queries(ModelChange change) {
    List<String> patterns = change.answers().incomplete();
    return patterns.isEmpty() ? change.member() : String.join(", ", patterns);
  }
}
