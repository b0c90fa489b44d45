package dev.singlet.it.multiattributekeys.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import org.jspecify.annotations.Nullable;

/** What several companies have in one table, by keys of several attributes. */
@Table(
    name = "Branches",
    tenant = "TENANT#{tenant}",
    createdAttribute = "",
    modifiedAttribute = "",
    indexes = {
      @Index(
          value = "byPlace",
          partitionKey = {"P1", "city"},
          sortKey = {"size", "id"},
          sortKeyType = {ScalarType.N, ScalarType.S}),
      @Index(
          value = "bySize",
          partitionKey = {"S1", "size"},
          partitionKeyType = {ScalarType.S, ScalarType.N},
          sortKey = {"city", "id"},
          projection = ProjectionType.KEYS_ONLY)
    })
public sealed interface Branches {

  @Entity
  @LinkedKey(partition = "BRANCH#{id}", sort = "BRANCH")
  @LinkedKey(
      name = "inCity",
      index = "byPlace",
      partition = {"COUNTRY#{country}", "{city}"},
      sort = {"{size}", "{id}"})
  @LinkedKey(
      name = "ofSize",
      index = "bySize",
      partition = {"COUNTRY#{country}", "{size}"},
      sort = {"{city}", "{id}"})
  record Branch(
      String id,
      String country,
      @Nullable String city,
      @Nullable Integer size,
      @Nullable @Unique String phone)
      implements Branches {}
}
