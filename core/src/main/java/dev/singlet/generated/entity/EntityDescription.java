package dev.singlet.generated.entity;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.crypto.AttributeCipher;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What generated code says of an entity, besides how its items are written and read. */
public final class EntityDescription {

  private final TableSchema table;
  private final String name;
  private boolean sharesKeys;
  private @Nullable StampAttribute created;
  private @Nullable StampAttribute modified;
  private @Nullable String version;
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final Map<String, List<String>> olderNames = new LinkedHashMap<>();
  private final Map<String, Supplier<? extends AttributeCipher>> ciphers = new LinkedHashMap<>();
  private final List<String> formerNames = new ArrayList<>();
  private @Nullable String firstName;
  private @Nullable SchemaVersion schemaVersion;
  private final Map<String, Set<String>> madeOfOthers = new LinkedHashMap<>();
  private final Map<String, Integer> wholeFrom = new HashMap<>();
  private final List<DerivedAttributes> derived = new ArrayList<>();
  private final List<UniqueAttribute> unique = new ArrayList<>();
  private final List<ValidateMethod> validateMethods = new ArrayList<>();
  private final Set<String> sensitive = new LinkedHashSet<>();
  private final Set<String> sensitiveWithin = new LinkedHashSet<>();

  /**
   * An entity with nothing but a key.
   *
   * @param table the table
   * @param name the entity's name as stored
   */
  public EntityDescription(TableSchema table, String name) {
    this.table = Objects.requireNonNull(table, "table");
    this.name = Objects.requireNonNull(name, "name");
  }

  /**
   * Says that an item of another entity can have the same primary key.
   *
   * @return this
   */
  public EntityDescription sharesKeys() {
    sharesKeys = true;
    return this;
  }

  /**
   * Says how a component is stored.
   *
   * @param component the component
   * @param attribute the attribute's name
   * @return this
   */
  public EntityDescription attribute(String component, String attribute) {
    attributes.put(component, attribute);
    return this;
  }

  /**
   * Says how an attribute was called before.
   *
   * @param attribute the attribute's name
   * @param older the names it had
   * @return this
   */
  public EntityDescription olderNames(String attribute, String... older) {
    olderNames.put(attribute, List.of(older));
    return this;
  }

  /**
   * Says of what schema version items are.
   *
   * @param attribute the name of the attribute that holds it
   * @param number the present version
   * @return this
   */
  public EntityDescription schemaVersion(String attribute, int number) {
    schemaVersion = new SchemaVersion(attribute, number);
    return this;
  }

  /**
   * Says what other names items of the entity have.
   *
   * @param older the names, the oldest first
   * @return this
   */
  public EntityDescription renamedFrom(String... older) {
    formerNames.addAll(List.of(older));
    return this;
  }

  /**
   * Says how the entity was called first, where that is not the first of its other names.
   *
   * @param name the oldest name
   * @return this
   */
  public EntityDescription firstName(String name) {
    firstName = name;
    return this;
  }

  /**
   * Says that a component's default is made of other components.
   *
   * @param attribute the attribute's name
   * @param others the names of the attributes that it is made of in the end
   * @return this
   */
  public EntityDescription defaultMadeOfOthers(String attribute, String... others) {
    madeOfOthers.put(attribute, Set.of(others));
    return this;
  }

  /**
   * Says that what is within an attribute hangs together, as a default does with what it is made
   * of.
   *
   * @param attribute the attribute's name
   * @param depth how many names lead to the outermost such value; 1 is the attribute itself
   * @return this
   */
  public EntityDescription wholeFrom(String attribute, int depth) {
    wholeFrom.put(attribute, depth);
    return this;
  }

  /**
   * Says where the creation time is stored.
   *
   * @param component the component for it; empty for none
   * @param attribute the attribute's name
   * @param format how it is stored
   * @return this
   */
  public EntityDescription created(String component, String attribute, TimeFormat format) {
    created = new StampAttribute(component, attribute, format);
    return this;
  }

  /**
   * Says where the time of the last modification is stored.
   *
   * @param component the component for it; empty for none
   * @param attribute the attribute's name
   * @param format how it is stored
   * @return this
   */
  public EntityDescription modified(String component, String attribute, TimeFormat format) {
    modified = new StampAttribute(component, attribute, format);
    return this;
  }

  /**
   * Says where the version is stored.
   *
   * @param attribute the attribute's name
   * @return this
   */
  public EntityDescription version(String attribute) {
    version = attribute;
    return this;
  }

  /**
   * Adds attributes that are computed from others, and are always there.
   *
   * @param name the index, or the computed attribute
   * @param attributes the attributes' names
   * @param sources the components they are computed from
   * @return this
   */
  public EntityDescription derived(String name, List<String> attributes, List<String> sources) {
    return derived(name, attributes, sources, List.of(), List.of());
  }

  /**
   * Adds attributes that are computed from others.
   *
   * @param name the index, or the computed attribute
   * @param attributes the attributes' names
   * @param sources the components they are computed from
   * @param required those of the sources without which none of the attributes is there
   * @param sinceCreation those of the attributes that are made of the creation time
   * @return this
   */
  public EntityDescription derived(
      String name,
      List<String> attributes,
      List<String> sources,
      List<String> required,
      List<String> sinceCreation) {
    derived.add(new DerivedAttributes(name, attributes, sources, required, sinceCreation));
    return this;
  }

  /**
   * Adds an attribute whose value no two items have.
   *
   * @param component the component
   * @param attribute the attribute's name
   * @param scope the names of attributes within whose values it is unique
   * @return this
   */
  public EntityDescription unique(String component, String attribute, String... scope) {
    unique.add(new UniqueAttribute(component, attribute, List.of(scope), component));
    return this;
  }

  /**
   * Says under which name the values of a unique attribute are kept, where that is not its
   * component's.
   *
   * @param component the component
   * @param name the name
   * @return this
   */
  public EntityDescription uniqueName(String component, String name) {
    unique.replaceAll(each -> each.component().equals(component) ? each.named(name) : each);
    return this;
  }

  /**
   * Adds a method that checks the record as a whole.
   *
   * @param method the method's name
   * @param components what it takes
   * @return this
   */
  public EntityDescription validate(String method, String... components) {
    validateMethods.add(new ValidateMethod(method, List.of(components)));
    return this;
  }

  /**
   * Says that a component's values are not to be shown.
   *
   * @param component the component
   * @return this
   */
  public EntityDescription sensitive(String component) {
    sensitive.add(component);
    return this;
  }

  /**
   * Says that records within an attribute have values that are not to be shown.
   *
   * @param attribute the attribute's name
   * @return this
   */
  public EntityDescription sensitiveWithin(String attribute) {
    sensitiveWithin.add(attribute);
    return this;
  }

  /**
   * Says that an attribute is stored encrypted.
   *
   * @param attribute the attribute's name
   * @param cipher makes what encrypts it, when that is needed
   * @return this
   */
  public EntityDescription encrypted(String attribute, Supplier<? extends AttributeCipher> cipher) {
    ciphers.put(attribute, cipher);
    return this;
  }

  TableSchema table() {
    return table;
  }

  String name() {
    return name;
  }

  boolean isSharingKeys() {
    return sharesKeys;
  }

  @Nullable StampAttribute created() {
    return created;
  }

  @Nullable StampAttribute modified() {
    return modified;
  }

  @Nullable String version() {
    return version;
  }

  Map<String, String> attributes() {
    return attributes;
  }

  Map<String, List<String>> olderNames() {
    return olderNames;
  }

  @Nullable SchemaVersion schemaVersion() {
    return schemaVersion;
  }

  Map<String, Supplier<? extends AttributeCipher>> ciphers() {
    return ciphers;
  }

  List<String> formerNames() {
    return formerNames;
  }

  String firstName() {
    if (firstName != null) {
      return firstName;
    }
    return formerNames.isEmpty() ? name : formerNames.get(0);
  }

  Map<String, Set<String>> defaultsMadeOfOthers() {
    return madeOfOthers;
  }

  Map<String, Integer> wholeFrom() {
    return wholeFrom;
  }

  List<DerivedAttributes> derived() {
    return derived;
  }

  List<UniqueAttribute> unique() {
    return unique;
  }

  List<ValidateMethod> validateMethods() {
    return validateMethods;
  }

  Set<String> sensitive() {
    return sensitive;
  }

  Set<String> sensitiveWithin() {
    return sensitiveWithin;
  }
}
