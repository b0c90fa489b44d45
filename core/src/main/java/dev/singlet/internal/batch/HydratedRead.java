package dev.singlet.internal.batch;

import dev.singlet.internal.query.PageRead;
import dev.singlet.value.PrimaryKey;
import java.util.List;

/**
 * A page of whole items that an index led to.
 *
 * @param missing the keys whose items were gone
 * @param foreign the keys under which there was an item of another entity
 */
public record HydratedRead<T>(
    PageRead<T> page, List<PrimaryKey> missing, List<PrimaryKey> foreign) {

  public HydratedRead {
    missing = List.copyOf(missing);
    foreign = List.copyOf(foreign);
  }
}
