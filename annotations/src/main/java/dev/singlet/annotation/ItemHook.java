package dev.singlet.annotation;

/**
 * Sees the records of a table before puts write them and after they are read. It can give another
 * record, or refuse one by an exception, which reaches the caller as it is. {@link Table#hooks}
 * names it.
 *
 * <pre>{@code
 * public final class TrimmedTitles implements ItemHook<Page> {
 *   public Page beforeWrite(Page page) {
 *     return new Page(page.title().strip(), page.text());
 *   }
 * }
 * }</pre>
 *
 * <p>A hook needs a constructor without parameters. It is created once for each entity and must be
 * thread-safe. It can be called more than once for one write or read.
 *
 * @param <E> the records that it sees: an entity, or an interface above several, such as the table
 */
public interface ItemHook<E> {

  /**
   * Sees the record of a put, and the record after an {@code update(before, after)}. Stamps,
   * defaults, constraints and keys follow from the record that it gives. Other updates, upserts and
   * deletes have no whole record, so a hook doesn't see them.
   *
   * @param entity the record, as the program gave it
   * @return the record to write, of the same class and with the same primary key
   */
  default E beforeWrite(E entity) {
    return entity;
  }

  /**
   * Sees a record that was read: by a get, a query, a batch, a scan or a stream, or as the result
   * of a write. Projections have no whole record, so a hook doesn't see them.
   *
   * @param entity the record, as the item has it
   * @return the record that the program gets, of the same class and with the same primary key
   */
  default E afterRead(E entity) {
    return entity;
  }
}
