package dev.singlet.it.batches.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Version;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Depots, their parcels and their keepers, of which a name is unique. */
@Table(name = "Depot", indexes = @Index("GSI1"))
public sealed interface Depot permits Depot.InDepot, Depot.Blob {

  /** All that is in a depot. */
  @ItemCollection(name = "byDepot")
  sealed interface InDepot extends Depot permits Parcel, Keeper, Shelf {}

  /** A state in which a parcel can be. */
  enum State {
    WAITING,
    SENT
  }

  /** A parcel. */
  @Entity
  @LinkedKey(partition = "DEPOT#{depot}", sort = "PARCEL#{number:pad(6)}", name = "inDepot")
  @LinkedKey(
      name = "byState",
      index = "GSI1",
      partition = "STATE#{depot}#{state}",
      sort = "PARCEL#{number:pad(6)}")
  record Parcel(String depot, long number, @Default("WAITING") State state, @Nullable String note)
      implements InDepot {}

  /** A keeper, whose badge no other has. */
  @Entity
  @LinkedKey(partition = "DEPOT#{depot}", sort = "KEEPER#{name}")
  record Keeper(String depot, String name, @Unique String badge) implements InDepot {}

  /** A shelf, whose changes are counted. */
  @Entity
  @LinkedKey(partition = "DEPOT#{depot}", sort = "SHELF#{shelf}")
  record Shelf(String depot, String shelf, @Version long version) implements InDepot {}

  /** Something large. */
  @Entity
  @LinkedKey(partition = "BLOB#{id}", sort = "BLOB")
  @SuppressWarnings("ArrayRecordComponent")
  record Blob(String id, @Size(max = 409600) byte[] content) implements Depot {}
}
