package dev.singlet.runtime.entity;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An entity as its description says, without the writing and reading of its items. */
public abstract class DescribedType<T> extends ItemType<T> {

  private final EntityDescription description;
  private final List<String> entityNames;
  private final Mark mark;
  private final AttributeValue nameValue;

  /** The attributes of components that a key is made of. */
  private final Set<String> keyComponents;

  private final List<String> sensitiveAttributes;

  /** The attributes whose values, or parts of them, are not to be shown. */
  private final Set<String> hidden;

  private final EncryptedAttributes encrypted;

  private final Set<String> attributeNames;

  private final List<String> modifiedAttributes;

  DescribedType(EntityDescription description) {
    super(description.table, description.name, description.sensitive);
    this.description = description;
    this.entityNames = description.names();
    this.mark = description.mark();
    this.nameValue =
        mark instanceof NameMark named
            ? named.values().get(0)
            : AttributeValue.createS(description.name);
    this.keyComponents =
        keyComponents(description.derived, new HashSet<>(description.attributes.values()));
    List<String> sensitiveNames = new ArrayList<>();
    for (String component : description.sensitive) {
      String stored =
          description.attributes.getOrDefault(component, description.onlyInKey.get(component));
      if (stored != null) {
        sensitiveNames.add(stored);
        sensitiveNames.addAll(olderNames(stored));
      }
    }
    this.sensitiveAttributes = List.copyOf(sensitiveNames);
    Set<String> allHidden = new HashSet<>(sensitiveNames);
    for (String attribute : description.sensitiveWithin) {
      allHidden.add(attribute);
      allHidden.addAll(olderNames(attribute));
    }
    this.hidden = Set.copyOf(allHidden);
    this.encrypted = new EncryptedAttributes(description, hidden);
    this.attributeNames = Set.copyOf(description.attributeNames());
    this.modifiedAttributes =
        description.modified == null ? List.of() : List.of(description.modified.attribute());
  }

  private static Set<String> keyComponents(List<DerivedAttributes> derived, Set<String> stored) {
    Set<String> keys = new HashSet<>();
    for (DerivedAttributes each : derived) {
      for (String attribute : each.attributes()) {
        if (stored.contains(attribute)) {
          keys.add(attribute);
        }
      }
    }
    return Set.copyOf(keys);
  }

  /**
   * Returns whether an item of another entity can have the same primary key, so that a write must
   * check the stored item.
   *
   * @return true if this entity's key space is shared
   */
  public final boolean sharesKeys() {
    return description.sharesKeys;
  }

  /** Returns whether each record is equal to the one that is read from its item. */
  final boolean isReadAsGiven() {
    return description.isReadAsGiven;
  }

  /**
   * Returns the attribute of the creation time.
   *
   * @return the attribute; null if the table has none
   */
  public final @Nullable StampAttribute created() {
    return description.created;
  }

  /**
   * Returns the attribute of the modification time.
   *
   * @return the attribute; null if the table has none
   */
  public final @Nullable StampAttribute modified() {
    return description.modified;
  }

  /** Returns the attribute of the modification time, if there is one. */
  final List<String> modifiedAttributes() {
    return modifiedAttributes;
  }

  /**
   * Returns the attribute of the version.
   *
   * @return the attribute; null if items have no version
   */
  public final @Nullable String version() {
    return description.version;
  }

  /** Returns the greatest version that the record can have. */
  public final long lastVersion() {
    return description.lastVersion;
  }

  /** Returns the stored names of the components. */
  public final Map<String, String> storedNames() {
    return description.attributes;
  }

  /** Returns the components that are not stored, each with the key attribute that has its value. */
  final Map<String, String> onlyInKey() {
    return description.onlyInKey;
  }

  /** Returns whether a component is only in a key. */
  public final boolean hasOnlyInKey() {
    return !description.onlyInKey.isEmpty();
  }

  /** Returns whether a component is not an attribute, but only in a key. */
  public final boolean isOnlyInKey(String component) {
    return description.onlyInKey.containsKey(component);
  }

  /**
   * Returns the attribute that has the value of a component: its own, or the key attribute of an
   * index.
   *
   * @return the attribute; null if only the primary key has the value
   */
  public final @Nullable String holder(String component) {
    String stored = description.attributes.get(component);
    String key = stored == null ? description.onlyInKey.get(component) : null;
    return key == null || table().key().has(key) ? stored : key;
  }

  /** Returns whether an attribute has the value of a component, by itself or within a key. */
  public final boolean holdsComponent(String attribute) {
    return description.attributes.containsValue(attribute)
        || description.onlyInKey.containsValue(attribute);
  }

  /** Returns the attributes that are computed from others, besides the primary key. */
  public final List<DerivedAttributes> derived() {
    return description.derived;
  }

  /** Returns the components that are themselves key attributes of indexes. */
  public final Set<String> keyComponents() {
    return keyComponents;
  }

  /** Returns the attributes whose values are unique. */
  public final List<UniqueAttribute> unique() {
    return description.unique;
  }

  /** Returns the vectors that are made of other components, each with these. */
  public final Map<String, List<String>> embeddings() {
    return description.embeddings;
  }

  /** Returns the attributes that keep the value they were created with. */
  public final Set<String> readOnly() {
    return description.readOnly;
  }

  /** Returns the attributes that are stored encrypted. */
  public final EncryptedAttributes encrypted() {
    return encrypted;
  }

  /** Returns all attributes that an item may have. */
  public final Set<String> attributeNames() {
    return attributeNames;
  }

  /** Returns the attributes that had other names before, with those names. */
  public final Map<String, List<String>> olderNames() {
    return description.olderNames;
  }

  /** Returns the earlier names of an attribute. */
  public final List<String> olderNames(String attribute) {
    return description.olderNames.getOrDefault(attribute, List.of());
  }

  @Override
  public final String firstName() {
    return description.firstName();
  }

  /** Returns the mark of the entity's items. */
  public final Mark mark() {
    return mark;
  }

  @Override
  public final boolean has(Map<String, AttributeValue> item) {
    return mark.isOn(item, entityNameOf(item));
  }

  /** Returns the value of the attribute that marks its items. */
  public final AttributeValue nameValue() {
    return nameValue;
  }

  @Override
  public final List<String> entityNames() {
    return entityNames;
  }

  /**
   * Returns the version of the stored form of items.
   *
   * @return the version; null if the entity has none
   */
  public final @Nullable SchemaVersion schemaVersion() {
    return description.schemaVersion;
  }

  /** Returns whether there can be items of older versions, which must be migrated as a whole. */
  final boolean hasMigrations() {
    return schemaVersion() != null && schemaVersion().number() > 1;
  }

  /** Returns the methods that check the record as a whole. */
  public final List<ValidateMethod> validateMethods() {
    return description.validateMethods;
  }

  /**
   * Returns the depth within an attribute from which a change replaces the value as a whole,
   * because its parts depend on each other.
   */
  public final int wholeFrom(String attribute) {
    return description.wholeFrom.getOrDefault(attribute, Integer.MAX_VALUE);
  }

  /**
   * Returns whether an attribute's default is computed from other attributes.
   *
   * @return true if the value read for an absent attribute depends on others
   */
  public final boolean hasDefaultMadeOfOthers(String attribute) {
    return description.madeOfOthers.containsKey(attribute);
  }

  /**
   * Returns whether any default is computed from other attributes.
   *
   * @return false if each default is a fixed value, or if there are none
   */
  public final boolean hasDefaultsMadeOfOthers() {
    return !description.madeOfOthers.isEmpty();
  }

  /** Returns the attributes that an attribute's default is computed from. */
  public final Set<String> defaultSources(String attribute) {
    return description.madeOfOthers.getOrDefault(attribute, Set.of());
  }

  @Override
  public final boolean isShown(String attribute) {
    return !hidden.contains(attribute);
  }

  /**
   * Returns whether messages may show the values of all attributes.
   *
   * @return false if any of them, or a part of it, is sensitive
   */
  public final boolean showsAll() {
    return hidden.isEmpty();
  }

  /** Returns the attributes whose values are sensitive. */
  final List<String> sensitiveAttributes() {
    return sensitiveAttributes;
  }
}
