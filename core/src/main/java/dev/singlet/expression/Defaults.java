package dev.singlet.expression;

import dev.singlet.entity.EntityType;
import dev.singlet.item.ItemWriter;
import dev.singlet.item.Stamps;
import java.time.Instant;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The defaults of an entity in their stored form. */
final class Defaults {

  private Defaults() {}

  static Map<String, AttributeValue> of(EntityType<?> entity) {
    return of(entity, Stamps.at(Instant.EPOCH));
  }

  static Map<String, AttributeValue> of(EntityType<?> entity, Stamps stamps) {
    ItemWriter item = new ItemWriter(4);
    entity.writeDefaults(item, stamps);
    return item.toItem();
  }
}
