package dev.singlet.it.tables.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.value.Document;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A depot whose table other programs have filled. */
@Table(name = "Depot", indexes = @Index("GSI1"))
public sealed interface Depot {

  /** The place of a crate: in the depot, or out. */
  enum State {
    IN,
    OUT
  }

  /** A kind of goods in a crate, and how many. */
  record Content(String name, int count) {}

  /** A crate of goods. */
  @Entity(aliases = "Box")
  @LinkedKey(partition = "CRATE#{no:pad(4)}", sort = "CRATE")
  @LinkedKey(
      name = "in",
      index = "GSI1",
      when = "state == IN",
      partition = "IN#{weight}",
      sort = "CRATE#{no:pad(4)}")
  record Crate(
      int no,
      @Default("IN") State state,
      @Max(100) int weight,
      @Nullable @Attribute(aliases = "remark") String note,
      Set<String> tags,
      List<Content> contents,
      @Sensitive @Nullable String code,
      @CreatedAt Instant createdAt)
      implements Depot {}

  /** A customer, whose items may have attributes of other programs. */
  @Entity
  @LinkedKey(partition = "CUSTOMER#{id}", sort = "CUSTOMER")
  record Customer(
      String id, @Unique @Nullable @Size(max = 30) String mail, @Extras Map<String, Document> more)
      implements Depot {}

  /** A place, whose items had another form. */
  @Entity(schemaVersion = 2)
  @LinkedKey(partition = "PLACE#{id}", sort = "PLACE")
  record Place(String id, int row) implements Depot {
    @Migrate(from = 1)
    static Map<String, AttributeValue> fromText(Map<String, AttributeValue> item) {
      Map<String, AttributeValue> migrated = new HashMap<>(item);
      migrated.put("row", AttributeValue.fromN(item.get("row").s().substring(1)));
      return migrated;
    }
  }
}
