package dev.singlet.examples.recipes.onetable;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.item.Put;
import dev.singlet.runtime.entity.EntityType;
import java.util.Optional;
import java.util.function.Function;

/** Items of one kind, read and written as the phase says. */
final class Store<R, N extends Versioned<N>> {

  private final Moved<R, N> moved;
  private final Mirror<R, N> mirror;
  private final Mapping<R, N> mapping;
  private final Phases phases;

  Store(Moved<R, N> moved, Phases phases) {
    this.moved = moved;
    this.mirror = moved.mirror();
    this.mapping = moved.mapping();
    this.phases = phases;
  }

  /**
   * Reads an item.
   *
   * @param key an item with this key
   */
  Optional<N> get(N key) {
    Phase phase = phases.present();
    Optional<N> found =
        phase.isBefore(Phase.COMPARE)
            ? moved.rows().execute(mapping.getRow(key)).map(mapping::item)
            : phase == Phase.COMPARE ? mirror.newest(key) : moved.shop().execute(mapping.get(key));
    return found.filter(item -> !item.deleted());
  }

  /**
   * Adds an item.
   *
   * @throws ConditionFailedException if there is one that is not deleted
   */
  N add(N item) {
    Phase phase = phases.present();
    boolean isOld = !phase.isAfter(Phase.COMPARE);
    try {
      return isOld
          ? writeRow(phase, mapping.putRow(item.with(0, false)).ifNotExists())
          : write(mapping.put(item.with(1, false)).ifNotExists());
    } catch (ConditionFailedException failed) {
      Optional<N> there =
          isOld
              ? failed.existing(mapping.rowType()).map(mapping::item)
              : failed.existing(mapping.type());
      N mark = there.filter(Versioned::deleted).orElseThrow(() -> failed);
      return addOver(mark, item);
    }
  }

  private N addOver(N mark, N item) {
    try {
      return change(item.with(mark.version(), false));
    } catch (ConditionFailedException failed) {
      if (failed.existingItem().isEmpty()) {
        return add(item); // The mark was removed.
      }
      throw failed;
    }
  }

  /**
   * Changes an item.
   *
   * @param item with the version that was read
   * @throws ConditionFailedException if it has another one by now; read it again
   * @throws OvertakenException if it may have been changed
   */
  N change(N item) {
    Phase phase = phases.present();
    return phase.isAfter(Phase.COMPARE)
        ? write(
            mapping
                .put(item.with(item.version() + 1, item.deleted()))
                .when(mapping.version().eq(item.version())))
        : writeRow(phase, mapping.putRow(item).ifExists());
  }

  /**
   * Deletes an item. During the move a mark is left, so that no older copy comes back.
   *
   * @param item with the version that was read
   * @throws ConditionFailedException if it has another one by now, or is deleted
   * @throws OvertakenException if it may have been deleted
   */
  void delete(N item) {
    if (phases.present() == Phase.DONE) {
      remove(item);
    } else {
      change(item.with(item.version(), true));
    }
  }

  private void remove(N item) {
    try {
      moved.shop().execute(mapping.delete(item).when(mapping.version().eq(item.version())));
    } catch (ConditionFailedException failed) {
      boolean isGone = failed.mayHaveBeenMade() && failed.existingItem().isEmpty();
      if (!isGone) {
        throw failed;
      }
    }
  }

  private N writeRow(Phase phase, Put<R> put) {
    N written = make(moved.rows(), put, mapping.rowType(), mapping::item, 1);
    if (phase == Phase.OLD) {
      return written;
    }
    // Another program may write the one table only: then what it has may not come from this write.
    if (!mirror.bring(written) && phase == Phase.COMPARE && phases.read().isAfter(Phase.COMPARE)) {
      throw new OvertakenException(written);
    }
    return written;
  }

  private N write(Put<N> put) {
    return make(moved.shop(), put, mapping.type(), item -> item, 0);
  }

  /**
   * Makes a put. If an attempt got no answer and the item is as the put would leave it, that is as
   * good as made.
   */
  private <T> N make(
      TableClient table, Put<T> put, EntityType<T> type, Function<T, N> item, int counted) {
    try {
      return item.apply(table.execute(put));
    } catch (ConditionFailedException failed) {
      phases.forget();
      N given = item.apply(put.entity());
      Optional<N> wanted = Optional.of(given.with(given.version() + counted, given.deleted()));
      if (failed.mayHaveBeenMade() && failed.existing(type).map(item).equals(wanted)) {
        return wanted.get();
      }
      throw failed;
    }
  }
}
