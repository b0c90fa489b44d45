package dev.singlet.change.gate;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The ways to make a change so that nothing is lost, or to leave it out. */
public final class WaysOut {

  private WaysOut() {}

  /**
   * Returns what to declare if parts that came are parts that went, under other names. Two models
   * can't tell.
   *
   * @param changes all changes between two models
   * @param before the older model
   * @return for each change that adds such a part, a sentence or more for each part that it may be
   */
  public static Map<ModelChange, List<String>> ifRenamed(
      List<ModelChange> changes, TableDescriptor before) {
    Map<ModelChange, List<String>> ways = new LinkedHashMap<>();
    for (Question question : Question.in(changes)) {
      List<String> all = ways.computeIfAbsent(question.added(), each -> new ArrayList<>());
      for (ModelChange removed : question.removed()) {
        Question.names(removed)
            .forEach(name -> all.add(ifRenamed(question.added(), removed, name, before)));
      }
    }
    return ways;
  }

  static String ifRenamed(
      ModelChange added, ModelChange removed, String name, TableDescriptor before) {
    return "If it is " + name + " under another name: " + Renamed.way(added, removed, name, before);
  }

  /**
   * Returns the ways out of a change that is not safe.
   *
   * @param change the change
   * @return sentences, the best way first
   */
  public static List<String> of(ModelChange change) {
    return all(change).stream().map(WayOut::text).toList();
  }

  /**
   * Returns other forms of the model that reach the same with fewer steps.
   *
   * @param change the change
   * @return sentences, the best way first
   */
  public static List<String> instead(ModelChange change) {
    return all(change).stream().filter(WayOut::isInstead).map(WayOut::alone).toList();
  }

  private static List<WayOut> all(ModelChange change) {
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
          INDEX_PROJECTION,
          INDEX_VECTOR ->
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
          CHECKS,
          EMBEDDING ->
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
