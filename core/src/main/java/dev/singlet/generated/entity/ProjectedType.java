package dev.singlet.generated.entity;

import dev.singlet.generated.item.ItemReader;
import java.util.List;

/**
 * A part of an entity's attributes as a record of its own. Generated for each record annotated with
 * {@link dev.singlet.annotation.Projection}.
 */
public interface ProjectedType<T, P> {

  /** The entity that it is a part of. */
  EntityType<T> entity();

  /** What the record is made of. */
  List<String> attributes();

  /** Makes the record of an item. */
  P fromItem(ItemReader item);
}
