package dev.singlet.processor.model.table;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.type.ClassType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A table with its entities and collections.
 *
 * @param place the interface
 * @param type the interface's name
 * @param isPublic true if it can be reached from other packages
 * @param settings the settings in its annotation
 * @param entities its entities, in declaration order
 * @param collections the sealed interfaces over its entities
 * @param itemType the common type of its entities: the interface, or {@code Object} if some don't
 *     implement it
 * @param texts the user's documentation of the table, its entities and its collections, as plain
 *     text with code in backticks
 * @param isWhole true if all its entities are present and final; otherwise, generated code must
 *     expect items of others everywhere
 */
public record TableModel(
    Place place,
    ClassType type,
    boolean isPublic,
    TableSettings settings,
    List<EntityModel> entities,
    List<CollectionModel> collections,
    ClassType itemType,
    Map<ClassType, String> texts,
    boolean isWhole)
    implements Subject {

  /** The space after a sentence. A small letter follows abbreviations, such as "e.g.". */
  private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+(?!\\p{Ll})");

  public TableModel {
    entities = List.copyOf(entities);
    collections = List.copyOf(collections);
    texts = Map.copyOf(texts);
  }

  @Override
  public String label() {
    return type.simpleName();
  }

  /** Returns the same table with the known parts of its entities, if some have errors. */
  public TableModel knownAs(List<EntityModel> known, List<CollectionModel> knownCollections) {
    return new TableModel(
        place, type, isPublic, settings, known, knownCollections, itemType, texts, false);
  }

  /** Returns the user's documentation of a type; empty if there is none. */
  public String text(ClassType documented) {
    return texts.getOrDefault(documented, "");
  }

  /** Returns the first sentence of the user's documentation of a type; empty if there is none. */
  public String summary(ClassType documented) {
    String text = text(documented);
    Matcher end = SENTENCE_END.matcher(text);
    return end.find() ? text.substring(0, end.start()) : text;
  }

  /** Returns the attribute with the time after which DynamoDB may delete an item. */
  public Optional<String> timeToLive() {
    return entities.stream()
        .flatMap(entity -> entity.attributes().stream())
        .filter(AttributeModel::isTimeToLive)
        .map(AttributeModel::stored)
        .findFirst();
  }

  /**
   * Returns whether there are entities whose classes can all be reached from the table's package.
   */
  public boolean reachesEntities() {
    return !entities.isEmpty() && entities.stream().allMatch(this::reaches);
  }

  /** Returns whether an entity's class can be reached from the table's package. */
  public boolean reaches(EntityModel entity) {
    return entity.isPublic() || entity.type().packageName().equals(type.packageName());
  }

  /** Returns the class generated for it. */
  public ClassType generatedType() {
    return Generated.table(type);
  }
}
