package dev.singlet.change.gate;

import dev.singlet.model.change.ModelChange;
import java.util.List;
import java.util.Locale;

/** Ways to change an entity as a whole. */
final class EntityWays {

  private EntityWays() {}

  static List<WayOut> of(ModelChange change) {
    String before = change.before();
    return switch (change.kind()) {
      case ENTITY_ADDED ->
          List.of(
              WayOut.instead(
                  "Begin its primary key with a text that no other entity has, such as "
                      + change.entity().toUpperCase(Locale.ROOT)
                      + "#."));
      case ENTITY_REMOVED ->
          List.of(
              WayOut.of(
                  "Keep it until its items are deleted, or moved to keys that nobody reads."));
      case ENTITY_RENAMED ->
          List.of(
              WayOut.instead("Keep the name: @Entity(name = \"" + before + "\")."),
              WayOut.of(renamed(change.after(), before)));
      case ENTITY_ALIAS_ADDED -> List.of(WayOut.of("Add it when no older program runs."));
      case ENTITY_ALIAS_DROPPED ->
          List.of(
              WayOut.of("Keep the aliases: @Entity(aliases = {...}) with all of " + before + "."),
              WayOut.of("Accept it if mvn singlet:verify-items counts 0 items that have one."));
      case ENTITY_MARK ->
          List.of(
              WayOut.of(
                  "Keep what tells its items, or mark all items first, by MarkItems"
                      + " (docs/model/stored-forms.md)."));
      case STAMPS ->
          List.of(
              WayOut.of(
                  "Keep the attributes of the times (" + before + "), by @Stamps or @Table."));
      case SCHEMA_VERSION_INTRODUCED ->
          List.of(
              WayOut.of("Begin with schemaVersion = 1. Raise it when all programs know versions."));
      case SCHEMA_VERSION_RAISED ->
          List.of(
              WayOut.of(
                  "Accept it if the old program is stopped before the new one starts, or soon after: it"
                      + " refuses newer items, and loses none."));
      case SCHEMA_VERSION_LOWERED -> List.of(WayOut.of("Keep schemaVersion = " + before + "."));
      default -> List.of();
    };
  }

  /** Returns how an entity gets another name in two releases. */
  static String renamed(String present, String before) {
    return "Rename it in two releases. In this one: @Entity(name = \""
        + present
        + "\", aliases = \""
        + before
        + "\", writes = \""
        + before
        + "\"). In the next one, without writes.";
  }
}
