package dev.singlet;

import dev.singlet.internal.batch.HydratedRead;
import dev.singlet.value.PrimaryKey;
import java.util.List;

/**
 * The whole items behind the entries of an index, in the index's key order. Page tokens are
 * positions among the entries, see {@link HydratedQuery#from}.
 *
 * <p>An index follows its table with a delay. So the item of an entry can be deleted, or replaced
 * by an item of another entity. Such entries are listed in {@link #missing} and {@link #foreign},
 * not among the items. An item that has changed is returned as it is in the table.
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

  /**
   * Returns how many index entries DynamoDB read and charged for, also those that a filter dropped.
   * From the table it read the items in {@link #items} and {@link #foreign}, and those that can't
   * be read.
   *
   * @return the sum of {@code ScannedCount}
   */
  @Override
  public int itemsRead() {
    return super.itemsRead();
  }

  /**
   * Returns the number of requests, of both kinds.
   *
   * @return 0 only if it was read from a token after which there can't be anything
   */
  @Override
  public int requests() {
    return super.requests();
  }

  @Override
  public String toString() {
    return "HydratedPage[items="
        + items()
        + ", unreadable="
        + unreadable().size()
        + ", missing="
        + missing
        + ", foreign="
        + foreign
        + ", hasPrevious="
        + hasPrevious()
        + ", hasNext="
        + hasNext()
        + "]";
  }
}
