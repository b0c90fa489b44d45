package keys;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.VectorDistance;

/** Ships and what they carry, in indexes whose keys have several attributes. */
@Table(
    name = "VoyagesTable",
    indexes = {
      @Index(
          value = "byRoute",
          partitionKey = {"line", "year", "P3"},
          partitionKeyType = {ScalarType.S, ScalarType.N, ScalarType.S},
          sortKey = {"leg", "S2", "S3", "S4"},
          sortKeyType = {ScalarType.N, ScalarType.S, ScalarType.S, ScalarType.S}),
      @Index(value = "byPort", partitionKey = {"port", "P2"}, sortKey = "sailsAt"),
      @Index(
          value = "byNotes",
          type = IndexType.VECTOR,
          vector = "notes",
          dimensions = 3,
          distance = VectorDistance.EUCLIDEAN,
          filters = {"yard", "state"})
    })
public sealed interface Voyages permits Voyages.OnRoute, Charter, Repair {

  /** Calls and cargo of a route. */
  @ItemCollection(name = "onRoute", index = "byRoute")
  sealed interface OnRoute extends Voyages permits Call, Cargo {}
}
