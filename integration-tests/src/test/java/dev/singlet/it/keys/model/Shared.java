package dev.singlet.it.keys.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** Key attributes that are of several keys, which ask different things of them. */
@Table(
    name = "Shared",
    indexes = {
      @Index("GSI1"),
      @Index(value = "Ones", partitionKey = "shared", sortKey = "one"),
      @Index(value = "Twos", partitionKey = "two", sortKey = "shared"),
      @Index(value = "Inverted", partitionKey = "SK", sortKey = "PK"),
      @Index(value = "LSI1", type = IndexType.LOCAL),
      @Index(value = "LSI2", type = IndexType.LOCAL)
    })
public sealed interface Shared {

  enum Side {
    LEFT,
    RIGHT
  }

  /** The one template sorts by its first value in one partition, and by its second in another. */
  @Entity
  @LinkedKey(partition = "TURN#{id}", sort = "TURN")
  @LinkedKey(
      name = "left",
      index = "GSI1",
      when = "side == LEFT",
      partition = "LEFT#{a}",
      sort = "TURN#{a}#{b}")
  @LinkedKey(
      name = "right",
      index = "GSI1",
      when = "side == RIGHT",
      partition = "RIGHT#{b}",
      sort = "TURN#{a}#{b}")
  record Turn(String id, Side side, String a, String b) implements Shared {}

  /** A partition key that is a sort key as well. */
  @Entity
  @LinkedKey(partition = "PAIR#{id}", sort = "PAIR")
  @LinkedKey(name = "ones", index = "Ones", partition = "AB#{a}#{b}", sort = "{id}")
  @LinkedKey(name = "twos", index = "Twos", partition = "PAIR#{id}", sort = "AB#{a}#{b}")
  record Pair(String id, String a, String b) implements Shared {}

  /** The table's partition key sorts an index. */
  @Entity
  @LinkedKey(partition = "FILE#{folder}#{name}", sort = "KIND#{kind}")
  @LinkedKey(
      name = "ofKind",
      index = "Inverted",
      partition = "KIND#{kind}",
      sort = "FILE#{folder}#{name}")
  record File(String folder, String name, String kind) implements Shared {}

  /** The table's partition key is of two local indexes, and the same as its sort key. */
  @Entity
  @LinkedKey(partition = "ITEM#{id}", sort = "ITEM#{id}")
  @LinkedKey(name = "byA", index = "LSI1", sort = "{a}")
  @LinkedKey(name = "byB", index = "LSI2", sort = "{b}")
  record Item(String id, String a, String b) implements Shared {}
}
