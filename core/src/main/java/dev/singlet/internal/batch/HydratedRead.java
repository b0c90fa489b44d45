package dev.singlet.internal.batch;

import dev.singlet.internal.query.PageRead;
import dev.singlet.value.PrimaryKey;
import java.util.List;

/**
 * A page of the whole items of index entries.
 *
 * @param missing the keys without an item
 * @param foreign the keys with an item of another entity
 */
public record HydratedRead<T>(
    PageRead<T> page, List<PrimaryKey> missing, List<PrimaryKey> foreign) {

  public HydratedRead {
    missing = List.copyOf(missing);
    foreign = List.copyOf(foreign);
  }
}
