package dev.singlet.examples.shared.data;

import com.fasterxml.jackson.databind.JsonNode;
import dev.singlet.error.SingletException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.examples.shared.entity.EntityKind;
import dev.singlet.examples.shared.entity.EntityKinds;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.StampAttribute;
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
 * <p>In a table with stamps, when the item was created and modified is beside its attributes. One
 * that was modified at an unknown time is taken to be modified now, and to be created then if that
 * isn't known either.
 */
final class JsonRow<E> {

  private static final String CREATED = "created";
  private static final String MODIFIED = "modified";

  private final JsonNode row;
  private final EntityKinds<E> kinds;
  private final Instant now;

  JsonRow(JsonNode row, EntityKinds<E> kinds, Instant now) {
    this.row = row;
    this.kinds = kinds;
    this.now = now;
  }

  /** The entity, valid and with stamps. */
  E toEntity() throws InvalidRowException {
    if (!row.isArray() || row.size() != 2 || !row.get(0).isTextual() || !row.get(1).isObject()) {
      throw new InvalidRowException("not a pair of an entity's name and an object");
    }
    String name = row.get(0).textValue();
    EntityKind<? extends E> kind =
        kinds
            .named(name)
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

  private E toEntity(EntityKind<? extends E> kind) throws InvalidRowException {
    EntityType<? extends E> type = kind.type();
    Map<String, AttributeValue> given = new JsonItem(kinds.sets()).attributes(row.get(1));
    Map<String, AttributeValue> item = new HashMap<>();
    StampAttribute modified = type.modified();
    Instant lastWritten = now;
    if (modified != null) {
      lastWritten = Objects.requireNonNullElse(time(MODIFIED, given.remove(MODIFIED)), now);
      item.put(modified.attribute(), AttributeValue.fromS(lastWritten.toString()));
    }
    StampAttribute created = type.created();
    if (created != null) {
      Instant firstWritten =
          Objects.requireNonNullElse(time(CREATED, given.remove(CREATED)), lastWritten);
      item.put(created.attribute(), AttributeValue.fromS(firstWritten.toString()));
    }
    requireNone(UnknownAttributes.derived(given, type), type);
    item.putAll(given);
    item.put(type.table().entityAttribute(), AttributeValue.fromS(type.name()));
    E entity = Objects.requireNonNull(type.read(item));
    Map<String, AttributeValue> written = kind.put(entity).toRequest().item();
    requireNone(UnknownAttributes.unwritten(given, written), type);
    return entity;
  }

  private static void requireNone(Set<String> unknown, EntityType<?> type)
      throws InvalidRowException {
    if (!unknown.isEmpty()) {
      throw new InvalidRowException(
          type.name() + " has no attribute " + String.join(", ", unknown));
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
      // Said below, as for what is not text at all.
    }
    throw new InvalidRowException(name + " is not a time like 2024-01-15T08:00:00.000Z");
  }

  private String entityNames() {
    return kinds.all().stream().map(kind -> kind.type().name()).collect(Collectors.joining(", "));
  }
}
