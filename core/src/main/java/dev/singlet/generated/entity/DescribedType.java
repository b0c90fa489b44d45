package dev.singlet.generated.entity;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An entity as described by generated code: its names, its attributes and their properties. */
abstract sealed class DescribedType<T> extends ItemType<T> permits EntityType {

  private final boolean sharesKeys;
  private final @Nullable StampAttribute created;
  private final @Nullable StampAttribute modified;
  private final @Nullable String version;
  private final Map<String, String> attributes;
  private final Map<String, List<String>> olderNames;
  private final List<String> entityNames;
  private final String firstName;
  private final AttributeValue nameValue;
  private final @Nullable SchemaVersion schemaVersion;
  private final Map<String, Set<String>> defaultsMadeOfOthers;
  private final Map<String, Integer> wholeFrom;
  private final List<DerivedAttributes> derived;
  private final Set<String> keyComponents;
  private final List<UniqueAttribute> unique;
  private final List<ValidateMethod> validateMethods;
  private final List<String> sensitiveAttributes;
  private final Set<String> hidden;
  private final EncryptedAttributes encrypted;

  DescribedType(EntityDescription description) {
    super(description.table(), description.name(), description.sensitive());
    this.sharesKeys = description.isSharingKeys();
    this.created = description.created();
    this.modified = description.modified();
    this.version = description.version();
    this.attributes = Map.copyOf(description.attributes());
    this.olderNames = Map.copyOf(description.olderNames());
    List<String> names = new ArrayList<>();
    names.add(description.name());
    names.addAll(description.formerNames());
    this.entityNames = List.copyOf(names);
    this.firstName = description.firstName();
    this.nameValue = AttributeValue.createS(description.name());
    this.schemaVersion = description.schemaVersion();
    this.defaultsMadeOfOthers = Map.copyOf(description.defaultsMadeOfOthers());
    this.wholeFrom = Map.copyOf(description.wholeFrom());
    this.derived = List.copyOf(description.derived());
    this.keyComponents = keyComponents(derived, new HashSet<>(attributes.values()));
    this.unique = List.copyOf(description.unique());
    this.validateMethods = List.copyOf(description.validateMethods());
    List<String> sensitiveNames = new ArrayList<>();
    for (String component : description.sensitive()) {
      String stored = attributes.get(component);
      if (stored != null) {
        sensitiveNames.add(stored);
        sensitiveNames.addAll(olderNames.getOrDefault(stored, List.of()));
      }
    }
    this.sensitiveAttributes = List.copyOf(sensitiveNames);
    Set<String> allHidden = new HashSet<>(sensitiveNames);
    for (String attribute : description.sensitiveWithin()) {
      allHidden.add(attribute);
      allHidden.addAll(olderNames.getOrDefault(attribute, List.of()));
    }
    this.hidden = Set.copyOf(allHidden);
    this.encrypted = new EncryptedAttributes(description);
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
   * Tells whether an item of another entity can have the same primary key, so that a write must
   * check the stored item.
   *
   * @return true if this entity's key space is shared
   */
  public final boolean sharesKeys() {
    return sharesKeys;
  }

  /**
   * Returns the attribute of the creation time.
   *
   * @return the attribute; null if the table has none
   */
  public final @Nullable StampAttribute created() {
    return created;
  }

  /**
   * Returns the attribute of the modification time.
   *
   * @return the attribute; null if the table has none
   */
  public final @Nullable StampAttribute modified() {
    return modified;
  }

  /**
   * Returns the attribute of the version.
   *
   * @return the attribute; null if items have no version
   */
  public final @Nullable String version() {
    return version;
  }

  /** Returns the stored names of the components. */
  public final Map<String, String> storedNames() {
    return attributes;
  }

  /** Returns the attributes that are computed from others, besides the primary key. */
  public final List<DerivedAttributes> derived() {
    return derived;
  }

  /** Returns the components that are themselves key attributes of indexes. */
  public final Set<String> keyComponents() {
    return keyComponents;
  }

  /** Returns the attributes whose values are unique. */
  public final List<UniqueAttribute> unique() {
    return unique;
  }

  /** Returns the attributes that are stored encrypted. */
  public final EncryptedAttributes encrypted() {
    return encrypted;
  }

  /** Returns the attributes that had other names before, with those names. */
  public final Map<String, List<String>> olderNames() {
    return olderNames;
  }

  /** Returns the earlier names of an attribute. */
  public final List<String> olderNames(String attribute) {
    return olderNames.getOrDefault(attribute, List.of());
  }

  /** Returns the first name of the entity. It stays in the items that reserve unique values. */
  public final String firstName() {
    return firstName;
  }

  /** Tells whether an entity attribute names this entity. */
  final boolean isNamed(@Nullable String entityName) {
    return entityName != null && entityNames.contains(entityName);
  }

  /** Returns the value of the entity attribute in items. */
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
    return schemaVersion;
  }

  /** Tells whether there can be items of older versions, which must be migrated as a whole. */
  final boolean hasMigrations() {
    return schemaVersion != null && schemaVersion.number() > 1;
  }

  /** Returns the methods that check the record as a whole. */
  public final List<ValidateMethod> validateMethods() {
    return validateMethods;
  }

  /**
   * Returns the depth within an attribute from which a change replaces the value as a whole,
   * because its parts depend on each other.
   */
  public final int wholeFrom(String attribute) {
    return wholeFrom.getOrDefault(attribute, Integer.MAX_VALUE);
  }

  /**
   * Tells whether an attribute's default is computed from other attributes.
   *
   * @return true if the value read for an absent attribute depends on others
   */
  public final boolean hasDefaultMadeOfOthers(String attribute) {
    return defaultsMadeOfOthers.containsKey(attribute);
  }

  /**
   * Tells whether any default is computed from other attributes.
   *
   * @return false if each default is a fixed value, or if there are none
   */
  public final boolean hasDefaultsMadeOfOthers() {
    return !defaultsMadeOfOthers.isEmpty();
  }

  /** Returns the attributes that an attribute's default is computed from. */
  public final Set<String> defaultSources(String attribute) {
    return defaultsMadeOfOthers.getOrDefault(attribute, Set.of());
  }

  /**
   * Tells whether messages may show the whole value of an attribute.
   *
   * @return false if it, or a part of it, is sensitive
   */
  public final boolean isShown(String attribute) {
    return !hidden.contains(attribute);
  }

  /** Returns the attributes whose values are sensitive. */
  final List<String> sensitiveAttributes() {
    return sensitiveAttributes;
  }
}
