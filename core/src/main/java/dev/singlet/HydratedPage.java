package dev.singlet;

import dev.singlet.internal.batch.HydratedRead;
import dev.singlet.value.PrimaryKey;
import java.util.List;

/**
 * The whole items that the entries of an index lead to, in the index's key order. Its tokens lead
 * along the entries, see {@link HydratedQuery#from}.
 *
 * <p>An index follows its table a little later. So an entry can lead to an item that has been
 * deleted, or that has been replaced by one of another entity; such are not among the items, but
 * told apart. An item that has been changed is given as it is in the table.
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
   * The primary keys under which there is no item.
   *
   * @return an immutable list
   */
  public List<PrimaryKey> missing() {
    return missing;
  }

  /**
   * The primary keys under which there is an item that is not the entity's.
   *
   * @return an immutable list
   */
  public List<PrimaryKey> foreign() {
    return foreign;
  }

  /**
   * How many entries of the index DynamoDB read and charged for, those left out by a filter
   * included. It read as many items from the table as there are in {@link #items} and {@link
   * #foreign}, and those that can't be read.
   *
   * @return the sum of {@code ScannedCount}
   */
  @Override
  public int itemsRead() {
    return super.itemsRead();
  }

  /**
   * How many requests it took, of both kinds.
   *
   * @return 0 only if it was read from a token behind which nothing can be
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
