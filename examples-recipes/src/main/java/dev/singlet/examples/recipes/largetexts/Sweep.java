package dev.singlet.examples.recipes.largetexts;

import static dev.singlet.value.Range.lt;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import java.time.Instant;
import java.util.List;

/** Deletes loose objects from the store. */
final class Sweep {

  private final TableClient library;
  private final ObjectStore store;

  Sweep(TableClient library, ObjectStore store) {
    this.library = library;
    this.store = store;
  }

  /**
   * Deletes objects that have been loose since before a time. It can stop anywhere, and run again
   * or twice at a time.
   *
   * @param before so long ago that uploads of that time have ended, and so have reads of what was
   *     replaced then
   * @return how many objects were deleted
   */
  int run(Instant before) {
    List<LooseObject> loose = library.stream(LooseObjectEntity.byAge().since(lt(before))).toList();
    int deleted = 0;
    for (LooseObject each : loose) {
      if (doom(each.object())) {
        store.delete(each.object());
        library.execute(LooseObjectEntity.delete(each.object()));
        deleted++;
      }
    }
    return deleted;
  }

  /** Keeps attachments from pointing to an object; false if one does. */
  private boolean doom(String object) {
    try {
      library.execute(LooseObjectEntity.update(object).doomed(true).returningNothing());
      return true;
    } catch (ConditionFailedException isNotLoose) {
      return false;
    }
  }
}
