package dev.singlet.importer.model;

import dev.singlet.importer.schema.EntitySchema;
import dev.singlet.importer.schema.IndexSchema;
import java.util.List;
import java.util.Optional;

/**
 * An entity.
 *
 * @param name the name of its record
 * @param schema what the file says of it
 * @param components the components of the record
 * @param computed its virtual attributes
 * @param keys its keys, the primary key first
 */
public record EntityModel(
    String name,
    EntitySchema schema,
    List<Component> components,
    List<Computed> computed,
    List<LinkedKey> keys) {

  /** Copies the lists. */
  public EntityModel {
    components = List.copyOf(components);
    computed = List.copyOf(computed);
    keys = List.copyOf(keys);
  }

  /** Returns the same entity with other keys. */
  EntityModel with(List<LinkedKey> others) {
    return new EntityModel(name, schema, components, computed, others);
  }

  /**
   * Returns the class that the processor generates for it.
   *
   * @return its simple name
   */
  public String generated() {
    return name + "Entity";
  }

  /**
   * Returns the primary key.
   *
   * @return the first key
   */
  public LinkedKey primaryKey() {
    return keys.get(0);
  }

  /**
   * Returns a key.
   *
   * @param index the name of the index; empty for the table
   * @return the key; empty if there is none
   */
  public Optional<LinkedKey> key(String index) {
    return keys.stream().filter(key -> key.index().equals(index)).findFirst();
  }

  /**
   * Returns a component.
   *
   * @param field the name of its field
   * @return the component; empty if there is none
   */
  public Optional<Component> component(String field) {
    return components.stream().filter(each -> each.stored().equals(field)).findFirst();
  }

  /**
   * Returns the components that an index holds.
   *
   * @param table the table of the entity
   * @param index the index
   * @return the components whose attributes are in the index
   */
  public List<Component> heldBy(TableModel table, IndexSchema index) {
    return components.stream()
        .filter(
            component ->
                index.projection() == IndexSchema.Projection.ALL
                    || component.isOnlyInKey()
                    || index.included().contains(component.stored())
                    || index.key().all().contains(component.stored())
                    || table.schema().key().all().contains(component.stored()))
        .toList();
  }
}
