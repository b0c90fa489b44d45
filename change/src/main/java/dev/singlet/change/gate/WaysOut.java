package dev.singlet.change.gate;

import dev.singlet.model.change.ModelChange;
import java.util.List;

/** The ways to make a change so that nothing is lost, or to leave it out. */
final class WaysOut {

  private WaysOut() {}

  static List<String> of(ModelChange change) {
    return switch (change.kind()) {
      case TABLE_NAME,
          TABLE_KEY,
          DELIMITER,
          NAMING,
          TENANTS,
          VERSION_ATTRIBUTE,
          TIME_TO_LIVE_ATTRIBUTE,
          HOOKS,
          COLLECTION,
          INDEX_ADDED,
          INDEX_REMOVED,
          INDEX_KEY_ATTRIBUTES,
          INDEX_PROJECTION ->
          TableWays.of(change);
      case ENTITY_ADDED,
          ENTITY_REMOVED,
          ENTITY_RENAMED,
          ENTITY_ALIAS_ADDED,
          ENTITY_ALIAS_DROPPED,
          ENTITY_RENAMED_IN_JAVA,
          ENTITY_MARK,
          STAMPS,
          SCHEMA_VERSION_INTRODUCED,
          SCHEMA_VERSION_RAISED,
          SCHEMA_VERSION_LOWERED,
          PROJECTION ->
          EntityWays.of(change);
      case ADDED,
          REMOVED,
          RENAMED,
          ALIAS_ADDED,
          ALIAS_DROPPED,
          RENAMED_IN_JAVA,
          MAY_BE_ABSENT,
          REQUIRED,
          DEFAULT_ADDED,
          DEFAULT_REMOVED,
          DEFAULT_CHANGED,
          READ_ONLY,
          STAMP,
          TIME_TO_LIVE,
          CONSTRAINTS,
          SHOWN,
          ONLY_IN_KEY,
          EXTRAS,
          CHECKS ->
          ComponentWays.of(change);
      case TYPE,
          FORMAT,
          CONSTANT_ADDED,
          CONSTANT_REMOVED,
          TRANSFORMATION,
          CONVERTER,
          NULL_ELEMENTS,
          VARIANT_ADDED,
          VARIANT_REMOVED,
          DISCRIMINATOR ->
          ValueWays.of(change);
      case PRIMARY_KEY,
          INDEX_KEY_ADDED,
          INDEX_KEY_REMOVED,
          INDEX_KEY_TEMPLATE,
          INDEX_KEY_CONDITION,
          ACCESS_PATTERN,
          UNIQUE_ADDED,
          UNIQUE_REMOVED,
          UNIQUE_KEY,
          COMPUTED_ADDED,
          COMPUTED_REMOVED,
          COMPUTED_CHANGED ->
          KeyWays.of(change);
    };
  }
}
