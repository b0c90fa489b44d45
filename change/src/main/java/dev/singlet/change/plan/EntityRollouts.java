package dev.singlet.change.plan;

import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Reading;

/** Rollouts of changes of an entity as a whole. */
final class EntityRollouts {

  private EntityRollouts() {}

  static Rollout of(ModelChange change) {
    String entity = change.entity();
    String before = change.before();
    return switch (change.kind()) {
      case ENTITY_ADDED ->
          Rollout.unused(
              "Write no item of " + entity + ".", Work.NONE, "Write items of " + entity + ".");
      case ENTITY_REMOVED ->
          Rollout.kept(
              "Keep " + entity + ".",
              Work.SET_VALUES,
              "Delete the items of " + entity + ": other entities can have their keys.",
              "Remove " + entity + ".");
      case ENTITY_RENAMED -> renamed(change);
      case ENTITY_ALIAS_DROPPED ->
          Rollout.kept(
              "Keep the aliases of " + entity + ": " + before + ".",
              Work.WRITE_AGAIN,
              entity + ": no item has an older name of the entity.",
              "Drop the aliases of " + entity + ".");
      case ENTITY_MARK ->
          Rollout.stopped(
              "Keep what tells the items of " + entity + ": " + ChangedPart.form(before) + ".",
              change.after().isEmpty() ? Work.NONE : Work.MARK,
              "Tell them by " + ChangedPart.form(change.after()) + ".");
      case SCHEMA_VERSION_INTRODUCED ->
          Rollout.between(
              "Declare schemaVersion = 1 at " + entity + ".",
              Work.NONE,
              "",
              "Declare schemaVersion = "
                  + change.after()
                  + " at "
                  + entity
                  + ". Release 1 refuses to read and to write items of "
                  + entity
                  + " that release 2 has written. It loses none. Stop it soon.");
      case SCHEMA_VERSION_RAISED ->
          Rollout.atOnce(
              "The old program refuses to read and to write items of "
                  + entity
                  + " that release 1 has written. It loses none. Stop it soon, or before.");
      default -> Rollout.byAnswers(change);
    };
  }

  private static Rollout renamed(ModelChange change) {
    if (change.answers().newReadsOld() != Reading.SAME) {
      return Rollout.impossible();
    }
    return Rollout.between(
        "Declare @Entity(name = \""
            + change.after()
            + "\", aliases = \""
            + change.before()
            + "\", writes = \""
            + change.before()
            + "\").",
        Work.NONE,
        "",
        "Remove writes from @Entity of " + change.entity() + ".");
  }
}
