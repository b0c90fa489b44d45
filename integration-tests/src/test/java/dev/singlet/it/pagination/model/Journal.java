package dev.singlet.it.pagination.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import java.math.BigDecimal;
import java.nio.ByteBuffer;

/** Entries that can be paged through by keys of every type, some of which many of them share. */
@Table(
    name = "Journal",
    indexes = {
      @Index("byTopic"),
      @Index(
          value = "byWeight",
          partitionKey = "wpk",
          partitionKeyType = ScalarType.N,
          sortKey = "wsk",
          sortKeyType = ScalarType.N),
      @Index(
          value = "byDigest",
          partitionKey = "dpk",
          partitionKeyType = ScalarType.B,
          sortKey = "dsk",
          sortKeyType = ScalarType.B),
      @Index(value = "local", type = IndexType.LOCAL, sortKey = "lsk"),
      @Index(value = "keys", projection = ProjectionType.KEYS_ONLY)
    })
public sealed interface Journal {

  @Entity
  @LinkedKey(name = "ofBook", partition = "BOOK#{book}", sort = "ENTRY#{number:pad(6)}")
  @LinkedKey(
      name = "byTopic",
      index = "byTopic",
      partition = "TOPIC#{topic}",
      sort = "COLOR#{color}")
  @LinkedKey(name = "byWeight", index = "byWeight", partition = "{scale}", sort = "{weight}")
  @LinkedKey(name = "byDigest", index = "byDigest", partition = "{owner}", sort = "{digest}")
  @LinkedKey(name = "byColor", index = "local", sort = "COLOR#{color}")
  @LinkedKey(
      name = "newest",
      index = "keys",
      partition = "BOOK#{book}",
      sort = "NEWEST#{number:reverse(6)}")
  record Entry(
      String book,
      int number,
      String topic,
      String color,
      int scale,
      BigDecimal weight,
      ByteBuffer owner,
      ByteBuffer digest)
      implements Journal {}

  @Projection(of = Entry.class)
  record Heading(int number, String topic) {}
}
