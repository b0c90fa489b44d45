package dev.singlet.processor.write.entity;

import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.ComputedModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.TableSettings;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How many attributes the item of an entity has at most. Keys that exclude each other share theirs.
 */
final class AttributeCount {

  private AttributeCount() {}

  static int of(EntityModel entity, TableSettings settings) {
    Set<String> names =
        Stream.concat(
                entity.attributes().stream().map(AttributeModel::stored),
                entity.keys().stream().flatMap(key -> key.key().names().stream()))
            .collect(Collectors.toSet());
    names.add(settings.entityAttribute());
    if (entity.schemaVersion() != null) {
      names.add(settings.schemaVersionAttribute());
    }
    addStamp(names, entity, Stamp.CREATED, settings.createdAttribute());
    addStamp(names, entity, Stamp.MODIFIED, settings.modifiedAttribute());
    entity.computed().stream()
        .map(ComputedModel::stored)
        .filter(Objects::nonNull)
        .forEach(names::add);
    return names.size();
  }

  /**
   * The table's own attribute for a time, which it has where the entity has no component for it.
   */
  private static void addStamp(
      Set<String> names, EntityModel entity, Stamp stamp, String tableAttribute) {
    if (!tableAttribute.isEmpty()
        && entity.attributes().stream().noneMatch(attribute -> attribute.stamp() == stamp)) {
      names.add(tableAttribute);
    }
  }
}
