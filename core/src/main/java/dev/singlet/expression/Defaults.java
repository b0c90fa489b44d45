package dev.singlet.expression;

import dev.singlet.entity.EntityType;
import dev.singlet.item.ItemWriter;
import dev.singlet.item.Stamps;
import dev.singlet.item.Values;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The defaults of an entity in their stored form. */
final class Defaults {

  private Defaults() {}

  static Map<String, AttributeValue> of(
      EntityType<?> entity, Map<String, ? extends @Nullable Object> known) {
    return of(entity, known, Stamps.at(Instant.EPOCH));
  }

  static Map<String, AttributeValue> of(
      EntityType<?> entity, Map<String, ? extends @Nullable Object> known, Stamps stamps) {
    ItemWriter item = new ItemWriter(4);
    entity.writeDefaults(item, new Values(known), stamps);
    return item.toItem();
  }
}
