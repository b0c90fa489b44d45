package dev.singlet.it.multiattributekeys.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Books that were there before they had ranks. */
@Table(
    name = "Shelves",
    createdAttribute = "",
    modifiedAttribute = "",
    indexes = {
      @Index(
          value = "ofShelf",
          partitionKey = "shelf",
          sortKey = {"rank", "id"},
          sortKeyType = {ScalarType.N, ScalarType.S}),
      @Index(
          value = "ofTopic",
          partitionKey = {"T1", "shelf"},
          sortKey = "rank",
          sortKeyType = ScalarType.N),
      @Index(value = "inBox", partitionKey = "box", sortKey = "boxedAt")
    })
public sealed interface Shelves {

  @Entity
  @LinkedKey(partition = "BOOK#{id}", sort = "BOOK")
  @LinkedKey(
      name = "ofShelf",
      index = "ofShelf",
      partition = "{shelf}",
      sort = {"{rank}", "{id}"})
  @LinkedKey(
      name = "ofTopic",
      index = "ofTopic",
      partition = {"TOPIC#{topic}", "{shelf}"},
      sort = "{rank}")
  record Book(
      String id,
      @Nullable String shelf,
      @Nullable String topic,
      @Default("3") Integer rank,
      @Nullable String note)
      implements Shelves {}

  /** A record that was put into a box at the time of its put. */
  @Entity
  @LinkedKey(partition = "DISC#{id}", sort = "DISC")
  @LinkedKey(name = "inBox", index = "inBox", partition = "{box}", sort = "{boxedAt}")
  record Disc(String id, String box, @Default("now") @Nullable Instant boxedAt)
      implements Shelves {}
}
