package dev.singlet.examples.recipes.onetable;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchGetResult;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.item.Get;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Compares both copies of items, and makes the one table equal to the old one. */
final class Comparison<R, N extends Versioned<N>> {

  private final Moved<R, N> moved;
  private final Mapping<R, N> mapping;

  Comparison(Moved<R, N> moved) {
    this.moved = moved;
    this.mapping = moved.mapping();
  }

  /** The differences of items that a page of the old table has. */
  List<Difference<N>> ofRows(List<R> rows) {
    List<N> copies = rows.stream().map(mapping::item).toList();
    return differences(differ(copies, items(copies)));
  }

  /** The differences of items that a page of the one table has. */
  List<Difference<N>> ofItems(List<N> items) {
    return differences(differ(items, rows(items)));
  }

  private static <N> List<N> differ(List<N> read, List<Optional<N>> copies) {
    return IntStream.range(0, read.size())
        .filter(i -> !copies.get(i).equals(Optional.of(read.get(i))))
        .mapToObj(read::get)
        .toList();
  }

  /**
   * Reads both copies again, for a write may have come between. The one table is read first and
   * written last: what it has, the old table has, too.
   */
  private List<Difference<N>> differences(List<N> keys) {
    List<Optional<N>> items = items(keys);
    List<Optional<N>> rows = rows(keys);
    return IntStream.range(0, keys.size())
        .mapToObj(i -> Difference.of(rows.get(i), items.get(i)))
        .flatMap(Optional::stream)
        .toList();
  }

  private List<Optional<N>> items(List<N> keys) {
    return read(moved.shop(), keys.stream().map(mapping::get).toList());
  }

  private List<Optional<N>> rows(List<N> keys) {
    return read(moved.rows(), keys.stream().map(mapping::getRow).toList()).stream()
        .map(row -> row.map(mapping::item))
        .toList();
  }

  private static <T> List<Optional<T>> read(TableClient table, List<Get<T>> gets) {
    BatchGetResult<T> read = table.execute(BatchGet.of(gets)).orThrow();
    return gets.stream().map(read::get).toList();
  }

  /** Brings those of these rows that are newer than what the one table has. */
  void bring(List<R> rows) {
    ofRows(rows).stream().filter(d -> !d.isUnexpected()).forEach(this::repair);
  }

  /** Makes the one table equal to the old one; false if it has changed since. */
  boolean repair(Difference<N> difference) {
    if (!difference.isUnexpected()) {
      return moved.mirror().bring(difference.row().orElseThrow());
    }
    N wrong = difference.item().orElseThrow();
    var unchanged = mapping.version().eq(wrong.version());
    try {
      if (difference.row().isPresent()) {
        moved.shop().execute(mapping.put(difference.row().get()).when(unchanged));
      } else {
        moved.shop().execute(mapping.delete(wrong).when(unchanged));
      }
      return true;
    } catch (ConditionFailedException changed) {
      return false;
    }
  }
}
