package dev.singlet.examples.recipes.changes;

import dev.singlet.TableClient;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.scan.Scan;
import dev.singlet.scan.ScanProgress;
import dev.singlet.value.ReadPolicy;
import java.util.function.Function;

/**
 * Moves items to other keys, one in each transaction. No other program may write these items
 * meanwhile. If it stops, run it again: it skips what has moved.
 *
 * @param before the program that reads the items under their older keys
 * @param get reads an item under its older key
 * @param delete deletes an item under its older key
 * @param after the program that gets an item, such as that of its tenant
 * @param put puts an item under its new key
 * @param <T> the record before the change
 */
public record Move<T>(
    TableClient before,
    Function<T, Get<T>> get,
    Function<T, Delete<T>> delete,
    Function<T, TableClient> after,
    Function<T, Put<?>> put) {

  /** Moves all items that a scan finds. */
  public ScanProgress all(Scan<T> scan) {
    return before.execute(scan.onUnreadable(ReadPolicy.skip()).forEach(this::one));
  }

  private void one(T item) {
    before.transact(
        tx -> {
          T old = tx.read(get.apply(item)).orElse(null);
          if (old != null) {
            tx.on(after.apply(old)).write(put.apply(old).ifNotExists());
            tx.write(delete.apply(old));
          }
          return null;
        });
  }
}
