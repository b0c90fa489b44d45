package dev.singlet.it.operations.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Every kind of index, another delimiter and other names than the usual ones. */
@Table(
    name = "Shop",
    delimiter = "!",
    naming = Naming.PASCAL_CASE,
    partitionKey = "pk",
    sortKey = "sk",
    entityAttribute = "type",
    createdAttribute = "born",
    modifiedAttribute = "changed",
    indexes = {
      @Index("byState"),
      @Index(value = "local", type = IndexType.LOCAL, sortKey = "lsk"),
      @Index(
          value = "numbers",
          partitionKey = "npk",
          partitionKeyType = ScalarType.N,
          sortKey = "nsk",
          sortKeyType = ScalarType.N),
      @Index(
          value = "binary",
          partitionKey = "bpk",
          partitionKeyType = ScalarType.B,
          sortKey = "bsk",
          sortKeyType = ScalarType.B),
      @Index(value = "plain", sortKey = Index.NONE),
      @Index(value = "keysOnly", projection = ProjectionType.KEYS_ONLY),
      @Index(
          value = "included",
          projection = ProjectionType.INCLUDE,
          include = {"type", "Id", "Name"})
    })
public sealed interface Shop {

  enum Status {
    OPEN,
    BLOCKED,
    DONE,
    DROPPED
  }

  /** People and companies share one key space. */
  sealed interface Party extends Shop permits Person, Company {}

  @Entity
  @LinkedKey(partition = "PARTY!{name}", sort = "PARTY!{name}")
  record Person(String name, @Nullable String nickname) implements Party {}

  @Entity(name = "Firm")
  @LinkedKey(partition = "PARTY!{name}", sort = "PARTY!{name}")
  record Company(String name, int size) implements Party {}

  /** An order and its lines, among other items of the partition. */
  @ItemCollection(name = "byOrder")
  sealed interface OrderItems extends Shop permits Order, Line {}

  @Entity
  @LinkedKey(name = "byId", partition = "ORDER!{orderId}", sort = "ORDER!")
  record Order(String orderId, @CreatedAt Instant createdAt, @UpdatedAt Instant updatedAt)
      implements OrderItems {}

  @Entity
  @LinkedKey(name = "byOrder", partition = "ORDER!{orderId}", sort = "LINE!{number:pad(4)}")
  @LinkedKey(name = "bySku", index = "local", sort = "SKU!{sku}!{number:pad(4)}")
  record Line(String orderId, int number, String sku) implements OrderItems {}

  /** Sorts between lines and orders. */
  @Entity
  @LinkedKey(name = "byOrder", partition = "ORDER!{orderId}", sort = "NOTE!{number:pad(4)}")
  record Note(String orderId, int number) implements Shop {}

  /** Sorts after orders. */
  @Entity
  @LinkedKey(partition = "ORDER!{orderId}", sort = "ZAUDIT!{number:pad(4)}")
  record Audit(String orderId, int number) implements Shop {}

  @Entity
  @LinkedKey(partition = "TASK!{id}", sort = "TASK!{id}")
  @LinkedKey(
      name = "urgentOf",
      index = "byState",
      when = "status == OPEN && urgent",
      partition = "PROJECT!{project}",
      sort = "URGENT!{priority:pad(3)}!{id}")
  @LinkedKey(
      name = "openOf",
      index = "byState",
      when = "status == OPEN && !urgent",
      partition = "PROJECT!{project}",
      sort = "OPEN!{priority:pad(3)}!{id}")
  @LinkedKey(
      name = "closedOf",
      index = "byState",
      when = "status in (DONE, DROPPED)",
      partition = "PROJECT!{project}",
      sort = "CLOSED!{month}!{id}")
  @LinkedKey(
      name = "byDue",
      index = "numbers",
      when = "tracked",
      partition = "{shard}",
      sort = "{due:epoch}")
  @LinkedKey(name = "byAssignee", index = "plain", partition = "ASSIGNEE!{assignee}")
  record Task(
      String id,
      String project,
      Status status,
      boolean urgent,
      int priority,
      @Nullable String assignee,
      @Nullable @StoredTime(TimeFormat.EPOCH) Instant due,
      Instant begun)
      implements Shop {

    @Computed
    public static String month(Instant begun) {
      return begun.toString().substring(0, 7);
    }

    @Computed
    static int shard(String id) {
      return id.length() % 2;
    }

    @Computed
    static boolean tracked(int priority) {
      return priority > 0;
    }

    @Computed(stored = true)
    static String label(String project, String id) {
      return project + "/" + id;
    }
  }

  @Entity
  @LinkedKey(partition = "TICKET!{id}", sort = "TICKET!{id}")
  @LinkedKey(
      name = "changedOf",
      index = "byState",
      when = "status != OPEN",
      partition = "OWNER!{owner}",
      sort = "TICKET!{id}")
  @LinkedKey(
      name = "closedBy",
      index = "plain",
      when = "status in (DONE, DROPPED)",
      partition = "SOLVER!{solver}")
  record Ticket(String id, String owner, Status status, @Nullable String solver) implements Shop {}

  @Entity
  @SuppressWarnings("ArrayRecordComponent")
  @LinkedKey(partition = "FILE!{id}", sort = "FILE!{id}")
  @LinkedKey(name = "byHash", index = "binary", partition = "{hash}", sort = "{version}")
  @LinkedKey(index = "keysOnly", partition = "FILE!{name}", sort = "FILE!{id}")
  record File(String id, String name, byte @Nullable [] hash, byte @Nullable [] version)
      implements Shop {}

  @Entity
  @LinkedKey(partition = "TAG!{id}", sort = "TAG!{id}")
  @LinkedKey(name = "byName", index = "included", partition = "TAG!{name}", sort = "TAG!{id}")
  record Tag(String id, String name) implements Shop {}
}
