package dev.singlet.processor.model.entity;

import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.settings.TableSettings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The keys under which the items of entities are in an index, or in the table itself. If all key
 * attributes of an index also belong to the table or to other indexes, as in an inverted index, it
 * holds items of entities that have no linked key there.
 */
public final class IndexPresence {

  private final @Nullable IndexModel index;
  private final boolean isShared;

  public IndexPresence(@Nullable IndexModel index, TableSettings table) {
    this.index = index;
    isShared = index != null && others(index, table).containsAll(index.key().names());
  }

  private static Set<String> others(IndexModel index, TableSettings table) {
    Set<String> others = new HashSet<>(table.key().names());
    for (IndexModel other : table.indexes()) {
      if (!other.equals(index)) {
        others.addAll(other.key().names());
      }
    }
    return others;
  }

  /** Returns the keys that an entity has there, or else those that result from its other keys. */
  public List<LinkedKeyModel> keys(EntityModel entity) {
    List<LinkedKeyModel> own = entity.keysOn(Optional.ofNullable(index));
    return isShared && own.isEmpty() ? implied(entity, Objects.requireNonNull(index)) : own;
  }

  private static List<LinkedKeyModel> implied(EntityModel entity, IndexModel index) {
    List<LinkedKeyModel> keys = new ArrayList<>();
    for (List<Template> partition : choices(entity, index.key().partition())) {
      for (List<Template> sort : choices(entity, index.key().sort())) {
        keys.add(
            new LinkedKeyModel(
                entity.place(), "", "", index, index.key(), partition, sort, null, "", Set.of()));
      }
    }
    return keys;
  }

  /**
   * Returns the combinations of templates that some attributes can have; empty if one of them is
   * never written.
   */
  private static List<List<Template>> choices(
      EntityModel entity, List<KeyAttributeModel> attributes) {
    List<List<Template>> choices = List.of(List.of());
    for (KeyAttributeModel attribute : attributes) {
      List<List<Template>> longer = new ArrayList<>();
      for (List<Template> choice : choices) {
        for (Template template : written(entity, attribute.name())) {
          List<Template> more = new ArrayList<>(choice);
          more.add(template);
          longer.add(more);
        }
      }
      choices = longer;
    }
    return choices;
  }

  private static List<Template> written(EntityModel entity, String attribute) {
    return entity.ownHalves().stream()
        .filter(half -> half.attribute().name().equals(attribute))
        .map(KeyHalf::template)
        .toList();
  }
}
