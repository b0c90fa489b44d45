package kinds;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;

/** A table with every kind of key attribute, and entities with every type of component. */
@Table(
    name = "Kinds",
    partitionKey = "partition",
    sortKey = "sort",
    indexes = {
      @Index(value = "byNumber", sortKeyType = ScalarType.N, projection = ProjectionType.KEYS_ONLY),
      @Index(value = "ByTime", partitionKeyType = ScalarType.B, sortKey = Index.NONE),
      @Index(value = "LSI-1", type = IndexType.LOCAL, sortKey = "localSort"),
      @Index(
          value = "some",
          projection = ProjectionType.INCLUDE,
          include = {"kind", "Text", "Count", "byNumberSK"}),
      @Index(
          value = "LSI-2",
          type = IndexType.LOCAL,
          projection = ProjectionType.INCLUDE,
          include = {"kind", "Text", "Count", "byNumberSK"}),
      @Index(value = "un.marked", sortKey = Index.NONE, projection = ProjectionType.KEYS_ONLY),
    },
    naming = Naming.PASCAL_CASE,
    delimiter = "!",
    entityAttribute = "kind",
    createdAttribute = "",
    modifiedAttribute = "changed")
sealed interface Kinds permits Kinds.Folder, Everything, Keyed, Noted, Paid, Unmarked {

  /** Shares its partition with its files. */
  sealed interface Folder extends Kinds permits Directory, Document {}
}
