package dev.singlet.it.shards.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import java.time.Instant;

/** Visitors who may come at the same time, each by a door. */
@Table(
    name = "Arrivals",
    indexes = {
      @Index("GSI1"),
      @Index(value = "tickets", sortKey = "ticket", sortKeyType = ScalarType.N),
      @Index(value = "doors", sortKey = Index.NONE),
      @Index(value = "local", type = IndexType.LOCAL, sortKey = "lsk")
    })
@SuppressWarnings("singlet:argument-order")
public sealed interface Arrivals {

  @Entity
  @LinkedKey(name = "ofDoor", partition = "VISITOR#{door}#{id:shard(3)}", sort = "VISITOR#{id}")
  @LinkedKey(
      name = "byArrival",
      index = "GSI1",
      partition = "ARRIVALS#{door}#{id:shard(4)}",
      sort = "{at}")
  @LinkedKey(
      name = "byTicket",
      index = "tickets",
      partition = "TICKETS#{door}#{id:shard(3)}",
      sort = "{ticket}")
  @LinkedKey(name = "byDoor", index = "doors", partition = "DOOR#{door}#{id:shard(2)}")
  @LinkedKey(name = "byTime", index = "local", sort = "AT#{at}")
  record Visitor(String id, String door, Instant at, int ticket, String color)
      implements Arrivals {}
}
