package keys;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;
import java.time.Instant;
import java.util.List;

/**
 * Work on a ship, which is in the index until it is done.
 *
 * @param state the state of the work
 */
@Entity
@LinkedKey(partition = "REPAIR#{id}", sort = "REPAIR")
@LinkedKey(
    name = "open",
    index = "byPort",
    when = "state != DONE && urgent",
    partition = {"{port}", "REPAIR#{state}#{yard}"},
    sort = "{sailsAt}")
@LinkedKey(
    name = "alike",
    purpose = "Work in a port that has been described in other words.",
    index = "byNotes",
    partition = "REPAIRS#{port}")
record Repair(
    String id,
    String port,
    String yard,
    State state,
    boolean urgent,
    Instant sailsAt,
    List<Float> notes,
    @Version int version)
    implements Voyages {

  enum State {
    OPEN,
    DONE
  }
}
