package dev.singlet.change.plan;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Reading;

/**
 * The rollout of a change.
 *
 * @param form the releases that have it
 * @param first what release 1 declares or must not do
 * @param work what happens to stored items before release 2
 * @param check what must be true of stored items before release 2
 * @param second what release 2 does
 */
record Rollout(Form form, String first, Work work, String check, String second) {

  /** The releases that have a change. */
  enum Form {
    /** One release is enough. */
    AT_ONCE,
    /** Release 1 has it, and doesn't use it yet. */
    UNUSED,
    /** Release 1 declares a form that both the old program and release 2 understand. */
    BETWEEN,
    /** Release 1 leaves the part as it was. */
    KEPT,
    /** Release 1 leaves the part as it was. Before release 2, all programs stop. */
    STOPPED,
    /** No order of steps is right: the model must change. */
    IMPOSSIBLE
  }

  static Rollout atOnce(String note) {
    return new Rollout(Form.AT_ONCE, note, Work.NONE, "", "");
  }

  static Rollout unused(String first, Work work, String second) {
    return new Rollout(Form.UNUSED, first, work, "", second);
  }

  static Rollout unused(String first, Work work, String check, String second) {
    return new Rollout(Form.UNUSED, first, work, check, second);
  }

  static Rollout between(String first, Work work, String check, String second) {
    return new Rollout(Form.BETWEEN, first, work, check, second);
  }

  static Rollout kept(String first, Work work, String check, String second) {
    return new Rollout(Form.KEPT, first, work, check, second);
  }

  static Rollout stopped(String first, Work work, String second) {
    return new Rollout(Form.STOPPED, first, work, "", second);
  }

  /** Returns the rollout of a change whose answers alone are known. */
  static Rollout byAnswers(ModelChange change) {
    Answers answers = change.answers();
    if (answers.newReadsOld() != Reading.SAME || !answers.incomplete().isEmpty()) {
      return impossible();
    }
    String place = ChangedPart.place(change);
    return stopped(
        "Leave " + place + " as it was: " + ChangedPart.form(change.before()) + ".",
        Work.NONE,
        "Change " + place + ".");
  }

  static Rollout impossible() {
    return new Rollout(Form.IMPOSSIBLE, "", Work.NONE, "", "");
  }

  /** Returns whether release 1 differs from the old program because of this change. */
  boolean isInFirst() {
    return form == Form.AT_ONCE || form == Form.UNUSED || form == Form.BETWEEN;
  }

  /** Returns whether something is left for release 2. */
  boolean isInSecond() {
    return form == Form.UNUSED || form == Form.BETWEEN || form == Form.KEPT || form == Form.STOPPED;
  }
}
