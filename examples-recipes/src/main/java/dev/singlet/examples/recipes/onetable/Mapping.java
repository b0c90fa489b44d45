package dev.singlet.examples.recipes.onetable;

import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.ScalarAttribute;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.scan.Scan;

/**
 * An old table, and the entity that its items become.
 *
 * @param <R> the item of the old table
 * @param <N> the item of the one table
 */
interface Mapping<R, N extends Versioned<N>> {

  /** The item that an old one becomes, with the same version. */
  N item(R row);

  EntityType<R> rowType();

  /** Refused if the old table has another version. */
  Put<R> putRow(N item);

  Get<R> getRow(N item);

  Scan<R> scanRows();

  EntityType<N> type();

  Put<N> put(N item);

  Get<N> get(N item);

  Delete<N> delete(N item);

  Scan<N> scan();

  NumberAttribute<N, Long, ?> version();

  ScalarAttribute<N, Boolean, ?> deleted();
}
