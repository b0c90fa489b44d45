package dev.singlet;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.value.PrimaryKey;

/**
 * A write in messages: with the key of its item rather than with its record.
 *
 * @param kind what it does
 * @param type the entity
 * @param key the key as it is stored, with the tenant
 */
record KeyedWrite(String kind, EntityType<?> type, PrimaryKey key) {

  @Override
  public String toString() {
    return kind + "[" + type + " " + key + "]";
  }
}
