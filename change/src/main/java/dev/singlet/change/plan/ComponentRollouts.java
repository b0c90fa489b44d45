package dev.singlet.change.plan;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Reading;

/** Rollouts of changes of a component. */
final class ComponentRollouts {

  private ComponentRollouts() {}

  static Rollout of(ModelChange change) {
    String place = ChangedPart.place(change);
    String before = change.before();
    return switch (change.kind()) {
      case ADDED -> added(place, change.answers());
      case REMOVED ->
          Rollout.between(
              "Keep " + place + ", with @Nullable or a @Default, and always write a value.",
              Work.NONE,
              "",
              "Remove " + place + ".");
      case RENAMED -> renamed(change);
      case ALIAS_DROPPED ->
          Rollout.kept(
              "Keep the aliases of " + place + ": " + before + ".",
              Work.WRITE_AGAIN,
              place + ": no item has an older name of the attribute.",
              "Drop the aliases of " + place + ".");
      case MAY_BE_ABSENT ->
          Rollout.unused(
              "Always write a value of " + place + ".",
              Work.NONE,
              "Leave " + place + " out where it has no value.");
      case REQUIRED ->
          Rollout.between(
              "Keep @Nullable at " + place + ", and always write a value.",
              Work.SET_VALUES,
              "Give each item a value that lacks " + place + ".",
              "Remove @Nullable from " + place + ".");
      case DEFAULT_ADDED ->
          Rollout.atOnce(
              "In items that lack "
                  + place
                  + ", release 1 reads the default, the old program none.");
      case DEFAULT_REMOVED, DEFAULT_CHANGED ->
          Rollout.kept(
              "Keep the default of " + place + ": " + before + ".",
              Work.WRITE_AGAIN,
              place
                  + ": no item lacks it. (Leave this out if older items shall not keep the value.)",
              "Change the default of " + place + ".");
      case STAMP ->
          Rollout.unused(
              "Rely on nothing that a write fills in for " + place + ".",
              Work.NONE,
              "Rely on " + place + ".");
      case EMBEDDING -> embedding(place, change);
      case TIME_TO_LIVE ->
          Rollout.unused("Don't set " + place + ".", Work.NONE, "Set " + place + ".");
      case CONSTRAINTS ->
          change.answers().isBackward()
              ? Rollout.unused(
                  "Write no value of " + place + " that the old constraints refuse.",
                  Work.NONE,
                  "Write values of " + place + " that only the new constraints allow.")
              : Rollout.impossible();
      default -> Rollout.byAnswers(change);
    };
  }

  private static Rollout added(String place, Answers answers) {
    if (answers.newReadsOld() != Reading.SAME) {
      return Rollout.between(
          "Declare " + place + " with @Nullable, and always write a value.",
          Work.SET_VALUES,
          "Give each item a value that lacks " + place + ".",
          "Remove @Nullable from " + place + ".");
    }
    return Rollout.unused("Don't set " + place + ".", Work.NONE, "Set " + place + ".");
  }

  /** If the new program leaves vectors of the old one, release 1 knows the sources of both. */
  private static Rollout embedding(String place, ModelChange change) {
    String make =
        "Make " + place + " from " + change.after() + " for each item, also for one that has it.";
    String unused =
        "Don't rely on " + place + ": the old program changes a source and leaves the vector.";
    return change.answers().newWrites() == Keeping.KEEPS
        ? Rollout.unused(unused, Work.MAKE_VECTORS, make, "Rely on " + place + ".")
        : Rollout.between(
            "Name in @EmbeddingOf of "
                + place
                + " also what the model of today names: "
                + change.before()
                + ". "
                + unused,
            Work.MAKE_VECTORS,
            make,
            "Name in @EmbeddingOf of " + place + " only what the new model names. Rely on it.");
  }

  private static Rollout renamed(ModelChange change) {
    if (change.answers().newReadsOld() != Reading.SAME) {
      return Rollout.impossible();
    }
    return Rollout.between(
        "Declare "
            + ChangedPart.place(change)
            + " with @Attribute(value = \""
            + change.after()
            + "\", aliases = \""
            + change.before()
            + "\", writes = \""
            + change.before()
            + "\").",
        Work.NONE,
        "",
        "Remove writes from " + ChangedPart.place(change) + ".");
  }
}
