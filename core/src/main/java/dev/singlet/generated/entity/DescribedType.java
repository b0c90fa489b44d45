package dev.singlet.generated.entity;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An entity as its description has it: what it and its attributes are called, and what there is to
 * know of them.
 */
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
   * Whether the model lets an item of another entity have the same primary key, so that a write
   * must look at what is there.
   *
   * @return true if this entity's key space is shared
   */
  public final boolean sharesKeys() {
    return sharesKeys;
  }

  /**
   * Where the creation time is stored.
   *
   * @return the attribute; null if the table has none
   */
  public final @Nullable StampAttribute created() {
    return created;
  }

  /**
   * Where the time of the last modification is stored.
   *
   * @return the attribute; null if the table has none
   */
  public final @Nullable StampAttribute modified() {
    return modified;
  }

  /**
   * Where the version is stored.
   *
   * @return the attribute; null if items have no version
   */
  public final @Nullable String version() {
    return version;
  }

  /** How the components are stored. */
  public final Map<String, String> storedNames() {
    return attributes;
  }

  /** The attributes that are computed from others, besides the primary key. */
  public final List<DerivedAttributes> derived() {
    return derived;
  }

  /** The components that are key attributes of indexes themselves. */
  public final Set<String> keyComponents() {
    return keyComponents;
  }

  /** The attributes whose values no two items have. */
  public final List<UniqueAttribute> unique() {
    return unique;
  }

  /** The attributes that are stored encrypted. */
  public final EncryptedAttributes encrypted() {
    return encrypted;
  }

  /** The attributes that had other names before. */
  public final Map<String, List<String>> olderNames() {
    return olderNames;
  }

  /** What an attribute was called before. */
  public final List<String> olderNames(String attribute) {
    return olderNames.getOrDefault(attribute, List.of());
  }

  /** The name the entity had first, which stays in what is stored beside its items. */
  public final String firstName() {
    return firstName;
  }

  /** Whether an entity attribute says that its item is of this entity. */
  final boolean isNamed(@Nullable String entityName) {
    return entityName != null && entityNames.contains(entityName);
  }

  /** The value of the entity attribute in items. */
  public final AttributeValue nameValue() {
    return nameValue;
  }

  @Override
  public final List<String> entityNames() {
    return entityNames;
  }

  /**
   * The version of the form in which items are stored.
   *
   * @return the version; null if the entity has none
   */
  public final @Nullable SchemaVersion schemaVersion() {
    return schemaVersion;
  }

  /** Whether items can be of a version that must be migrated as a whole. */
  final boolean hasMigrations() {
    return schemaVersion != null && schemaVersion.number() > 1;
  }

  /** The methods that check the record as a whole. */
  public final List<ValidateMethod> validateMethods() {
    return validateMethods;
  }

  /** From where on what is within an attribute is changed as a whole, since it hangs together. */
  public final int wholeFrom(String attribute) {
    return wholeFrom.getOrDefault(attribute, Integer.MAX_VALUE);
  }

  /**
   * Whether an attribute has a default that is made of others.
   *
   * @return true if what stands for it where it is absent depends on others
   */
  public final boolean hasDefaultMadeOfOthers(String attribute) {
    return defaultsMadeOfOthers.containsKey(attribute);
  }

  /**
   * Whether any default is made of other attributes.
   *
   * @return false if each default is a value of its own, or if there are none
   */
  public final boolean hasDefaultsMadeOfOthers() {
    return !defaultsMadeOfOthers.isEmpty();
  }

  /** What the default of an attribute is made of. */
  public final Set<String> defaultSources(String attribute) {
    return defaultsMadeOfOthers.getOrDefault(attribute, Set.of());
  }

  /**
   * Whether the value of an attribute can be shown whole.
   *
   * @return false if it, or a part of it, is not to be shown
   */
  public final boolean isShown(String attribute) {
    return !hidden.contains(attribute);
  }

  /** The attributes whose values are not to be shown. */
  final List<String> sensitiveAttributes() {
    return sensitiveAttributes;
  }
}
