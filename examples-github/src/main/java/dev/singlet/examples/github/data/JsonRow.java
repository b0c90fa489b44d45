package dev.singlet.examples.github.data;

import com.fasterxml.jackson.databind.JsonNode;
import dev.singlet.error.SingletException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.examples.github.model.GitHub;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A row of a data file: {@code ["Issue", {"owner": "aws", ...}]}.
 *
 * <p>The object holds an item's attributes without what follows from them. So reading it as an item
 * gives the entity, and writing that again checks it, and tells which attributes the entity has.
 *
 * <p>Beside its attributes stand when the item was created and modified. One that was modified at
 * an unknown time is taken to be modified now, and to be created then if that isn't known either.
 */
final class JsonRow {

  static final String CREATED_ATTRIBUTE = "_ct";
  static final String MODIFIED_ATTRIBUTE = "_md";

  private static final String CREATED = "created";
  private static final String MODIFIED = "modified";

  private final JsonNode row;
  private final Instant now;

  JsonRow(JsonNode row, Instant now) {
    this.row = row;
    this.now = now;
  }

  /** The entity, valid and with stamps. */
  GitHub toEntity() throws InvalidRowException {
    if (!row.isArray() || row.size() != 2 || !row.get(0).isTextual() || !row.get(1).isObject()) {
      throw new InvalidRowException("not a pair of an entity's name and an object");
    }
    String name = row.get(0).textValue();
    EntityKind<?> kind =
        EntityKinds.named(name)
            .orElseThrow(
                () ->
                    new InvalidRowException(
                        "there is no entity \"" + name + "\", but " + entityNames()));
    try {
      return toEntity(kind);
    } catch (UnreadableItemException misfit) {
      throw new InvalidRowException("attribute " + misfit.attribute() + " " + misfit.reason());
    } catch (SingletException refused) {
      throw new InvalidRowException(refused);
    }
  }

  private GitHub toEntity(EntityKind<?> kind) throws InvalidRowException {
    Map<String, AttributeValue> given = JsonItem.attributes(row.get(1));
    Instant created = time(CREATED, given.remove(CREATED));
    Instant modified = time(MODIFIED, given.remove(MODIFIED));
    requireNone(UnknownAttributes.derived(given), kind);
    Instant lastWritten = modified == null ? now : modified;
    Instant firstWritten = created == null ? lastWritten : created;
    Map<String, AttributeValue> item = new HashMap<>(given);
    item.put(kind.type().table().entityAttribute(), AttributeValue.fromS(kind.type().name()));
    item.put(CREATED_ATTRIBUTE, AttributeValue.fromS(firstWritten.toString()));
    item.put(MODIFIED_ATTRIBUTE, AttributeValue.fromS(lastWritten.toString()));
    GitHub entity = Objects.requireNonNull(kind.type().read(item));
    Map<String, AttributeValue> written = kind.put(entity).toRequest().item();
    requireNone(UnknownAttributes.unwritten(given, written), kind);
    return entity;
  }

  private static void requireNone(Set<String> unknown, EntityKind<?> kind)
      throws InvalidRowException {
    if (!unknown.isEmpty()) {
      throw new InvalidRowException(
          kind.type().name() + " has no attribute " + String.join(", ", unknown));
    }
  }

  private static @Nullable Instant time(String name, @Nullable AttributeValue value)
      throws InvalidRowException {
    if (value == null) {
      return null;
    }
    try {
      if (value.s() != null) {
        return Instant.parse(value.s());
      }
    } catch (DateTimeException notATime) {
      // Said below, as for what is no text at all.
    }
    throw new InvalidRowException(name + " is no time like 2024-01-15T08:00:00.000Z");
  }

  private static String entityNames() {
    return EntityKinds.ALL.stream()
        .map(kind -> kind.type().name())
        .collect(Collectors.joining(", "));
  }
}
