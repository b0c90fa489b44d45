package dev.singlet.it.multiattributekeys.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Trim;
import org.jspecify.annotations.Nullable;

/** Entities with attributes that are key attributes of an index in which they have no key. */
@Table(
    name = "Rallies",
    indexes =
        @Index(
            value = "bySeason",
            partitionKey = {"country", "season"},
            partitionKeyType = {ScalarType.S, ScalarType.N},
            sortKey = "seal",
            sortKeyType = ScalarType.B))
@SuppressWarnings("ArrayRecordComponent")
public sealed interface Rallies {

  @Entity
  @LinkedKey(partition = "STAGE#{id}", sort = "STAGE")
  @LinkedKey(
      name = "bySeason",
      index = "bySeason",
      partition = {"{country}", "{season}"},
      sort = "{seal}")
  record Stage(String id, String country, int season, byte[] seal) implements Rallies {}

  @Entity
  @LinkedKey(partition = "TEAM#{name}", sort = "TEAM")
  record Team(String name, @Trim String country, @Nullable Integer season) implements Rallies {}

  @Entity
  @LinkedKey(partition = "CAR#{plate}", sort = "CAR")
  record Car(String plate, @Nullable String country, byte @Nullable [] seal) implements Rallies {}
}
