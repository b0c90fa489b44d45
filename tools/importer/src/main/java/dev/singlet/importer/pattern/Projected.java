package dev.singlet.importer.pattern;

import dev.singlet.importer.model.Component;
import dev.singlet.importer.model.EntityModel;
import dev.singlet.importer.model.Names;
import dev.singlet.importer.schema.IndexSchema;
import java.util.List;

/**
 * The part of an entity that an index holds.
 *
 * @param name the name of its record
 * @param entity the entity
 * @param index the index
 * @param components its components
 */
public record Projected(
    String name, EntityModel entity, IndexSchema index, List<Component> components) {

  /** Copies the list. */
  public Projected {
    components = List.copyOf(components);
  }

  static Projected of(EntityModel entity, IndexSchema index, List<Component> held) {
    return new Projected(entity.name() + "In" + Names.pascal(index.name()), entity, index, held);
  }
}
