package dev.singlet.it.otherlibraries.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.IdFormat;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A table of OneTable with another delimiter, other names of its attributes, and made ids. */
@Table(
    name = "Shelves",
    partitionKey = "pk",
    sortKey = "sk",
    delimiter = "/",
    entityAttribute = "kind",
    createdAttribute = "made",
    modifiedAttribute = "changed",
    indexes =
        @Index(
            value = "ofKind",
            partitionKey = "kind",
            sortKey = "changed",
            sortKeyType = ScalarType.N))
public sealed interface Shelves {

  @Entity
  @LinkedKey(partition = "Shelf/{id}/{room}", sort = "Shelf/")
  @LinkedKey(name = "latest", index = "ofKind", partition = "Shelf", sort = "{changed:epochMillis}")
  @SuppressWarnings("singlet:hot-partition")
  record Shelf(
      @GeneratedId(IdFormat.ULID) @Nullable String id,
      String room,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @CreatedAt @Nullable Instant made,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @UpdatedAt @Nullable Instant changed)
      implements Shelves {}

  @Entity
  @LinkedKey(partition = "Book/{id}", sort = "Book/")
  @LinkedKey(name = "latest", index = "ofKind", partition = "Book", sort = "{changed:epochMillis}")
  @SuppressWarnings("singlet:hot-partition")
  record Book(
      @GeneratedId(IdFormat.UUID_V4) @Nullable String id,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @CreatedAt @Nullable Instant made,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @UpdatedAt @Nullable Instant changed)
      implements Shelves {}
}
