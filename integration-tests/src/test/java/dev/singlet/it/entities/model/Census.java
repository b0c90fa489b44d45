package dev.singlet.it.entities.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;

/** An index of all items of a type by a stamp that is a number, as OneTable has it. */
@Table(
    name = "Census",
    entityAttribute = "_type",
    createdAttribute = "",
    modifiedAttribute = "updated",
    indexes =
        @Index(
            value = "gs2",
            partitionKey = "_type",
            sortKey = "updated",
            sortKeyType = ScalarType.N))
public sealed interface Census {

  @Entity
  @LinkedKey(partition = "Citizen#{id}", sort = "Citizen")
  @LinkedKey(name = "latest", index = "gs2", partition = "Citizen", sort = "{updated:epochMillis}")
  @SuppressWarnings("singlet:hot-partition")
  record Citizen(
      String id, int age, @StoredTime(TimeFormat.EPOCH_MILLIS) @UpdatedAt Instant updated)
      implements Census {}
}
