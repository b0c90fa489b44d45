package dev.singlet.it.toolbox.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A table whose stamps and whose entity attribute have other names than the usual ones. */
@Table(
    name = "Renamed",
    partitionKey = "pk",
    sortKey = "",
    entityAttribute = "__entity__",
    createdAttribute = "laid_at",
    modifiedAttribute = "turned_at")
public sealed interface Renamed {

  @Entity(name = "EGG")
  @LinkedKey(partition = "EGG#{eggId}")
  record Egg(
      String eggId,
      @Default("0") Integer steps,
      @CreatedAt @Nullable Instant laidAt,
      @UpdatedAt @Nullable Instant turnedAt)
      implements Renamed {}
}
