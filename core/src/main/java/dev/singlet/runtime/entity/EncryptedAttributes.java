package dev.singlet.runtime.entity;

import dev.singlet.crypto.AttributeCipher;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The attributes of an entity that are stored encrypted. Items and updates are built with plain
 * values, and encrypted once their key is known. Items are decrypted before they are read.
 */
public final class EncryptedAttributes {

  private final KeySchema key;
  private final Map<String, EncryptedAttribute> attributes = new LinkedHashMap<>();

  EncryptedAttributes(EntityDescription description, Set<String> hidden) {
    this.key = description.table.key();
    Map<String, List<String>> olderNames = description.olderNames;
    for (Map.Entry<String, Supplier<? extends AttributeCipher>> cipher :
        description.ciphers.entrySet()) {
      String name = cipher.getKey();
      List<String> older = olderNames.getOrDefault(name, List.of());
      attributes.put(
          name,
          new EncryptedAttribute(description.name, key, hidden, name, older, cipher.getValue()));
    }
  }

  /**
   * Returns whether there are no encrypted attributes.
   *
   * @return true if there are none
   */
  public boolean areNone() {
    return attributes.isEmpty();
  }

  /**
   * Returns whether an attribute is encrypted.
   *
   * @return true if it is
   */
  public boolean has(String attribute) {
    return attributes.containsKey(attribute);
  }

  /** Encrypts an item. */
  public Map<String, AttributeValue> seal(Map<String, AttributeValue> item) {
    if (areNone()) {
      return item;
    }
    PrimaryKey primaryKey = PrimaryKey.of(key, item);
    Map<String, AttributeValue> sealed = new HashMap<>(item);
    for (Map.Entry<String, EncryptedAttribute> attribute : attributes.entrySet()) {
      sealed.computeIfPresent(
          attribute.getKey(), (name, plain) -> attribute.getValue().seal(primaryKey, plain));
    }
    return sealed;
  }

  /** Encrypts a value. */
  public AttributeValue seal(PrimaryKey primaryKey, String attribute, AttributeValue plain) {
    return Objects.requireNonNull(attributes.get(attribute)).seal(primaryKey, plain);
  }

  /**
   * Decrypts an item.
   *
   * @throws UnreadableItemException if a value can't be decrypted
   */
  public Map<String, AttributeValue> open(Map<String, AttributeValue> item) {
    if (areNone()) {
      return item;
    }
    Map<String, AttributeValue> opened = new HashMap<>(item);
    attributes.values().forEach(attribute -> open(attribute, opened));
    return opened;
  }

  /**
   * Decrypts one attribute of an item.
   *
   * @throws UnreadableItemException if the value can't be decrypted
   */
  public Map<String, AttributeValue> open(Map<String, AttributeValue> item, String attribute) {
    EncryptedAttribute encrypted = attributes.get(attribute);
    if (encrypted == null) {
      return item;
    }
    Map<String, AttributeValue> opened = new HashMap<>(item);
    open(encrypted, opened);
    return opened;
  }

  /**
   * Decrypts an item of an older schema version. An attribute may have a plain value there, if it
   * was encrypted only later.
   */
  Map<String, AttributeValue> openOlder(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> opened = new HashMap<>(item);
    for (EncryptedAttribute attribute : attributes.values()) {
      for (String name : attribute.names()) {
        AttributeValue value = item.get(name);
        if (value != null && value.b() != null) {
          opened.put(name, attribute.open(name, value, item));
        }
      }
    }
    return opened;
  }

  private void open(EncryptedAttribute attribute, Map<String, AttributeValue> item) {
    for (String name : attribute.names()) {
      AttributeValue sealed = item.get(name);
      if (sealed != null && sealed.type() != AttributeValue.Type.NUL) {
        item.put(name, attribute.open(name, sealed, item));
      }
    }
  }
}
