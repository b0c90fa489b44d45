package dev.singlet.query;

import dev.singlet.internal.batch.HydratedRead;
import dev.singlet.value.PrimaryKey;
import java.util.List;

/**
 * The whole items that the entries of an index belong to, in the index's key order. Page tokens are
 * positions among the entries, see {@link HydratedQuery#from}.
 *
 * <p>An index follows its table with a delay. So the item of an entry can be deleted, or replaced
 * by an item of another entity. Such entries are listed in {@link #missing} and {@link #foreign},
 * not among the items. An item that has changed is returned as it is in the table.
 *
 * <p>{@link #itemsRead} counts the index entries that DynamoDB read. From the table it also read
 * the items, the {@link #foreign} ones, and those that can't be read. {@link #requests} counts the
 * requests of both kinds.
 *
 * @param <T> the type of the items
 */
public final class HydratedPage<T> extends Page<T> {

  private final List<PrimaryKey> missing;
  private final List<PrimaryKey> foreign;

  HydratedPage(HydratedRead<T> read) {
    super(read.page());
    this.missing = read.missing();
    this.foreign = read.foreign();
  }

  /**
   * Returns the primary keys under which there is no item.
   *
   * @return an immutable list
   */
  public List<PrimaryKey> missing() {
    return missing;
  }

  /**
   * Returns the primary keys whose item is of another entity.
   *
   * @return an immutable list
   */
  public List<PrimaryKey> foreign() {
    return foreign;
  }

  @Override
  public String toString() {
    return "Hydrated" + told(", missing=" + missing.size() + ", foreign=" + foreign.size());
  }
}
