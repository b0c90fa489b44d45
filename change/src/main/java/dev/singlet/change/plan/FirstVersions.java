package dev.singlet.change.plan;

import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Reading;
import java.util.List;
import java.util.Map;

/**
 * Entities that get a schema version and another form together. Only programs that know versions
 * leave items of the other form alone, so release 1 has the version and still the older form.
 */
final class FirstVersions {

  private FirstVersions() {}

  /** Keeps the form of such entities in release 1. */
  static void keep(Map<ModelChange, Rollout> rollouts) {
    List<String> entities =
        rollouts.keySet().stream()
            .filter(FirstVersions::isOtherForm)
            .map(ModelChange::entity)
            .toList();
    rollouts.replaceAll(
        (change, rollout) ->
            entities.contains(change.entity()) && isMigrated(change, rollout)
                ? kept(change, rollout)
                : rollout);
  }

  /** Returns whether items have another form from the first version of an entity on. */
  static boolean isOtherForm(ModelChange change) {
    return change.kind() == ChangeKind.SCHEMA_VERSION_INTRODUCED && !"1".equals(change.after());
  }

  private static boolean isMigrated(ModelChange change, Rollout rollout) {
    String group = change.kind().code().substring(0, 5);
    return change.kind() == ChangeKind.EMBEDDING
        || ((group.equals("SGC04") || group.equals("SGC05"))
            && change.answers().newReadsOld() == Reading.SAME
            && rollout.isInSecond());
  }

  private static Rollout kept(ModelChange change, Rollout rollout) {
    String place = ChangedPart.place(change);
    if (change.kind() == ChangeKind.EMBEDDING) {
      return Rollout.kept(
          "Keep @EmbeddingOf of "
              + place
              + " as it was: "
              + ChangedPart.form(change.before())
              + ".",
          Work.NONE,
          "",
          "Before you rely on " + place + ", make it from its sources for each item.");
    }
    return Rollout.kept(
        "Keep " + place + " as it was: " + ChangedPart.form(change.before()) + ".",
        rollout.work() == Work.SET_VALUES ? Work.NONE : rollout.work(),
        "",
        "Use the new form of " + place + ": " + ChangedPart.form(change.after()) + ".");
  }
}
