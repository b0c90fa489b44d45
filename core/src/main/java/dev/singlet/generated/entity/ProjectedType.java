package dev.singlet.generated.entity;

import dev.singlet.generated.item.ItemReader;
import java.util.List;

/**
 * A part of an entity's attributes as a record of its own. Generated for each record annotated with
 * {@link dev.singlet.annotation.Projection}.
 *
 * @param <T> the entity's record
 * @param <P> the projection's record
 */
public interface ProjectedType<T, P> {

  /**
   * The entity that it is a part of.
   *
   * @return its type
   */
  EntityType<T> entity();

  /**
   * What the record is made of.
   *
   * @return the names of attributes as stored, at least one
   */
  List<String> attributes();

  /**
   * Makes the record of an item.
   *
   * @param item at least the projected attributes that the item has
   * @return the record
   */
  P fromItem(ItemReader item);
}
