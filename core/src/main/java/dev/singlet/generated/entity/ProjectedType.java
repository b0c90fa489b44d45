package dev.singlet.generated.entity;

import dev.singlet.generated.item.ItemReader;
import java.util.List;

/**
 * Some attributes of an entity as a record. Generated for each record annotated with {@link
 * dev.singlet.annotation.Projection}.
 */
public interface ProjectedType<T, P> {

  /** Returns the entity. */
  EntityType<T> entity();

  /** Returns the attributes that the record needs. */
  List<String> attributes();

  /** Returns the record of an item. */
  P fromItem(ItemReader item);
}
