package dev.singlet.runtime.entity;

import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.crypto.AttributeCipher;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The description of an entity by generated code, without the writing and reading of its items. */
public final class EntityDescription {

  final TableSchema table;
  final String name;
  @Nullable KeyMark keyMark;
  final List<KeyMark> keysOfOthers = new ArrayList<>();
  boolean sharesKeys;
  boolean isReadAsGiven;
  @Nullable StampAttribute created;
  @Nullable StampAttribute modified;
  @Nullable String version;
  long lastVersion = Long.MAX_VALUE;
  final Map<String, String> attributes = new LinkedHashMap<>();
  final Map<String, String> onlyInKey = new LinkedHashMap<>();
  final Map<String, List<String>> olderNames = new LinkedHashMap<>();
  final Map<String, Supplier<? extends AttributeCipher>> ciphers = new LinkedHashMap<>();
  final List<String> formerNames = new ArrayList<>();
  @Nullable String ownMark;
  ScalarType markType = ScalarType.S;
  @Nullable String firstName;
  @Nullable SchemaVersion schemaVersion;
  final Map<String, Set<String>> madeOfOthers = new LinkedHashMap<>();
  final Map<String, Integer> wholeFrom = new HashMap<>();
  final List<DerivedAttributes> derived = new ArrayList<>();
  final List<UniqueAttribute> unique = new ArrayList<>();
  final List<ValidateMethod> validateMethods = new ArrayList<>();
  final Set<String> readOnly = new LinkedHashSet<>();
  final Set<String> sensitive = new LinkedHashSet<>();
  final Set<String> sensitiveWithin = new LinkedHashSet<>();

  /** Describes an entity with only a key. */
  public EntityDescription(TableSchema table, String name) {
    this.table = Objects.requireNonNull(table, "table");
    this.name = Objects.requireNonNull(name, "name");
  }

  /**
   * Declares that the primary key tells the entity, and that items have no other mark.
   *
   * @param forms a regular expression for each key attribute of the table; empty for an attribute
   *     that is not text
   */
  public EntityDescription toldByKey(String... forms) {
    keyMark = KeyMark.of(table, forms);
    return this;
  }

  /** Declares the primary key of an entity of the table that is told by its key. */
  public EntityDescription keyOfOther(String... forms) {
    keysOfOthers.add(KeyMark.of(table, forms));
    return this;
  }

  /** Declares the attribute that holds the entity's name, in place of the table's. */
  public EntityDescription markedBy(String attribute, ScalarType type) {
    ownMark = attribute;
    markType = type;
    return this;
  }

  /** Declares that an item of another entity can have the same primary key. */
  public EntityDescription sharesKeys() {
    sharesKeys = true;
    return this;
  }

  /** Declares that each record is equal to the one that is read from its item. */
  public EntityDescription readAsGiven() {
    isReadAsGiven = true;
    return this;
  }

  /**
   * Declares the stored names of components.
   *
   * @param names the name of each component and its stored name, in turn
   */
  public EntityDescription attributes(String... names) {
    for (int i = 0; i < names.length; i += 2) {
      attributes.put(names[i], names[i + 1]);
    }
    return this;
  }

  /**
   * Declares a component that is not stored as an attribute.
   *
   * @param keyAttribute the key attribute that has its value
   */
  public EntityDescription onlyInKey(String component, String keyAttribute) {
    onlyInKey.put(component, keyAttribute);
    return this;
  }

  /** Declares the earlier names of an attribute. */
  public EntityDescription olderNames(String attribute, String... older) {
    olderNames.put(attribute, List.of(older));
    return this;
  }

  /** Declares the schema version of items. */
  public EntityDescription schemaVersion(String attribute, int number) {
    schemaVersion = new SchemaVersion(attribute, number);
    return this;
  }

  /** Declares the other names of the entity in items. */
  public EntityDescription renamedFrom(String... older) {
    formerNames.addAll(List.of(older));
    return this;
  }

  /** Declares the first name of the entity, if it is not the first of its other names. */
  public EntityDescription firstName(String name) {
    firstName = name;
    return this;
  }

  /** Declares that a component's default is computed from other components. */
  public EntityDescription defaultMadeOfOthers(String attribute, String... others) {
    madeOfOthers.put(attribute, Set.of(others));
    return this;
  }

  /**
   * Declares the depth from which an attribute's parts depend on each other, such as a default and
   * the values it is computed from.
   */
  public EntityDescription wholeFrom(String attribute, int depth) {
    wholeFrom.put(attribute, depth);
    return this;
  }

  /** Declares the attribute of the creation time. */
  public EntityDescription created(String component, String attribute, TimeFormat format) {
    created = new StampAttribute(component, attribute, format);
    return this;
  }

  /** Declares the attribute of the modification time. */
  public EntityDescription modified(String component, String attribute, TimeFormat format) {
    modified = new StampAttribute(component, attribute, format);
    return this;
  }

  /** Declares the attribute of the version. */
  public EntityDescription version(String attribute) {
    version = attribute;
    return this;
  }

  /** Declares the attribute of a version whose type ends before that of a long. */
  public EntityDescription version(String attribute, long last) {
    lastVersion = last;
    return version(attribute);
  }

  /** Adds the key of an index, if all its attributes are computed and always exist. */
  public EntityDescription indexKey(String index, String... sources) {
    return derived(index, table.index(index).key().names(), List.of(sources));
  }

  /** Adds computed attributes that always exist. */
  public EntityDescription derived(String name, List<String> attributes, List<String> sources) {
    return derived(name, attributes, sources, List.of(), List.of());
  }

  /** Adds computed attributes. */
  public EntityDescription derived(
      String name,
      List<String> attributes,
      List<String> sources,
      List<String> required,
      List<String> sinceCreation) {
    derived.add(new DerivedAttributes(name, attributes, sources, required, sinceCreation));
    return this;
  }

  /** Adds an attribute whose values are unique. */
  public EntityDescription unique(String component, String attribute, String... scope) {
    unique.add(new UniqueAttribute(component, attribute, List.of(scope), component));
    return this;
  }

  /**
   * Declares the name under which a unique attribute's values are kept, if it is not the
   * component's name.
   */
  public EntityDescription uniqueName(String component, String name) {
    unique.replaceAll(each -> each.component().equals(component) ? each.named(name) : each);
    return this;
  }

  /** Adds a method that checks the record as a whole. */
  public EntityDescription validate(String method, String... components) {
    validateMethods.add(new ValidateMethod(method, List.of(components)));
    return this;
  }

  /** Declares that an attribute keeps the value it was created with. */
  public EntityDescription readOnly(String attribute) {
    readOnly.add(attribute);
    return this;
  }

  /** Declares that a component's values are sensitive. */
  public EntityDescription sensitive(String component) {
    sensitive.add(component);
    return this;
  }

  /**
   * Declares that an attribute's values have sensitive parts: in records within them, or in what
   * they are computed from.
   */
  public EntityDescription sensitiveWithin(String attribute) {
    sensitiveWithin.add(attribute);
    return this;
  }

  /** Declares that an attribute is stored encrypted. */
  public EntityDescription encrypted(String attribute, Supplier<? extends AttributeCipher> cipher) {
    ciphers.put(attribute, cipher);
    return this;
  }

  /** Returns all attributes that an item may have. Keys that exclude each other share theirs. */
  Set<String> attributeNames() {
    Set<String> names = new HashSet<>(attributes.values());
    names.addAll(table.key().names());
    for (DerivedAttributes each : derived) {
      names.addAll(each.attributes());
    }
    names.addAll(mark().added());
    if (schemaVersion != null) {
      names.add(schemaVersion.attribute());
    }
    if (created != null) {
      names.add(created.attribute());
    }
    if (modified != null) {
      names.add(modified.attribute());
    }
    return names;
  }

  /**
   * Returns the mark of its items.
   *
   * @throws IllegalStateException if nothing tells the entity
   */
  Mark mark() {
    if (keyMark != null) {
      return keyMark;
    }
    String attribute = ownMark == null ? table.entityAttribute() : ownMark;
    if (attribute == null) {
      throw new IllegalStateException(name + " has no mark: its table has no entity attribute.");
    }
    return new NameMark(attribute, ownMark != null, markType, names(), List.copyOf(keysOfOthers));
  }

  /** Returns the names of the entity in items, the current one first. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    names.add(name);
    names.addAll(formerNames);
    return List.copyOf(names);
  }

  String firstName() {
    if (firstName != null) {
      return firstName;
    }
    return formerNames.isEmpty() ? name : formerNames.get(0);
  }
}
