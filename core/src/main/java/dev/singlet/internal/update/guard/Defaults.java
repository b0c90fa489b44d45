package dev.singlet.internal.update.guard;

import dev.singlet.runtime.codec.nested.RecordCodec;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The defaults of an entity, and of the records within it, in their stored form. */
public final class Defaults {

  private Defaults() {}

  /** Returns the values that absent attributes are read as. */
  public static Map<String, AttributeValue> asRead(EntityType<?> entity, Values known) {
    return of(entity, known, null);
  }

  /** Returns the values that an upsert gives to absent attributes. */
  public static Map<String, AttributeValue> asWritten(
      EntityType<?> entity, Values known, Stamps stamps) {
    return of(entity, known, stamps);
  }

  /** Returns the attributes that an upsert sets if they are absent. */
  public static Set<String> written(EntityType<?> entity, Values known) {
    return asWritten(entity, known, Stamps.at(Instant.EPOCH)).keySet();
  }

  private static Map<String, AttributeValue> of(
      EntityType<?> entity, Values known, @Nullable Stamps stamps) {
    ItemWriter item = new ItemWriter(4);
    entity.writeDefaults(item, known, stamps);
    return item.toItem();
  }

  /** Returns the value that an absent list, map or record stands for; null for none. */
  public static @Nullable AttributeValue at(Location<?> location) {
    if (location.parent() == null) {
      return asRead(location.entity(), Values.none()).get(location.path().root());
    }
    if (location.checks() instanceof RecordCodec<?> codec
        && location.path().last() instanceof Path.Name name) {
      ItemWriter record = new ItemWriter(4);
      codec.writeDefaults(record);
      return record.toItem().get(name.name());
    }
    return null;
  }

  /**
   * Returns whether the value that an absent one stands for depends on other attributes, which an
   * update may not know.
   */
  public static boolean isMadeOfOthers(Location<?> location) {
    if (location.parent() == null) {
      return location.entity().hasDefaultMadeOfOthers(location.path().root());
    }
    return location.checks() instanceof RecordCodec<?> codec
        && location.path().last() instanceof Path.Name name
        && codec.defaultsMadeOfOthers().contains(name.name());
  }
}
