package dev.singlet.processor.model.entity;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.attribute.ValidateModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.settings.AccessPattern;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.HookModel;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.MarkModel;
import dev.singlet.processor.model.settings.Outline;
import dev.singlet.processor.model.settings.RelationshipModel;
import dev.singlet.processor.model.settings.SchemaVersion;
import dev.singlet.processor.model.settings.StampNames;
import dev.singlet.processor.model.type.ClassType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An entity.
 *
 * @param place the record or class
 * @param type its name
 * @param factory the static method that makes one of its components; empty for its constructor
 * @param isPublic true if it can be reached from other packages
 * @param usesDeprecated true if code that uses it draws warnings of deprecation
 * @param name the name stored in items
 * @param aliases the other names that its items can have
 * @param firstName the oldest of all its names
 * @param mark the attribute that tells its items from all others, if the primary key doesn't
 * @param stamps the attributes with the times of its items
 * @param schemaVersion the version of its stored form; null if it has none
 * @param attributes its components
 * @param unique the unique components
 * @param embeddings its vectors that are made of other components
 * @param computed its virtual attributes
 * @param validates its methods that check several components together
 * @param nested the records and sealed interfaces within it, at any depth
 * @param keys its linked keys, the primary one first
 * @param unreadKeys the attributes of linked keys that have errors, which are reported
 * @param patterns the access patterns of all its linked keys, those with errors included
 * @param hooks the hooks of its table that see its records
 * @param relationships what the user says of its owners
 */
public record EntityModel(
    Place place,
    ClassType type,
    String factory,
    boolean isPublic,
    boolean usesDeprecated,
    String name,
    List<String> aliases,
    String firstName,
    MarkModel mark,
    StampNames stamps,
    @Nullable SchemaVersion schemaVersion,
    List<AttributeModel> attributes,
    List<UniqueModel> unique,
    List<EmbeddingModel> embeddings,
    List<ComputedModel> computed,
    List<ValidateModel> validates,
    NestedTypes nested,
    List<LinkedKeyModel> keys,
    Set<String> unreadKeys,
    List<AccessPattern> patterns,
    List<HookModel> hooks,
    List<RelationshipModel> relationships)
    implements Subject {

  public EntityModel {
    aliases = List.copyOf(aliases);
    attributes = List.copyOf(attributes);
    unique = List.copyOf(unique);
    embeddings = List.copyOf(embeddings);
    computed = List.copyOf(computed);
    validates = List.copyOf(validates);
    keys = List.copyOf(keys);
    patterns = List.copyOf(patterns);
    hooks = List.copyOf(hooks);
    relationships = List.copyOf(relationships);
  }

  @Override
  public String label() {
    return type.simpleName();
  }

  /** Returns whether the primary key tells its items from all others, and no attribute. */
  public boolean isToldByKey() {
    return mark.attribute().isEmpty();
  }

  public LinkedKeyModel primaryKey() {
    return keys.get(0);
  }

  /** Returns the same entity with only the access patterns that can have a method. */
  public EntityModel within(Outline outline) {
    Set<String> taken = generated();
    List<LinkedKeyModel> named = new ArrayList<>();
    for (LinkedKeyModel key : keys) {
      boolean isFree = taken.stream().noneMatch(key.name()::equalsIgnoreCase);
      named.add(isFree && outline.hasPattern(key.name()) ? key : key.unnamed());
    }
    return new EntityModel(
        place,
        type,
        factory,
        isPublic,
        usesDeprecated,
        name,
        aliases,
        firstName,
        mark,
        stamps,
        schemaVersion,
        attributes,
        unique,
        embeddings,
        computed,
        validates,
        nested,
        named,
        unreadKeys,
        patterns,
        hooks,
        relationships);
  }

  /** Returns whether its class can be written. If not, the model has errors. */
  public boolean isWritable() {
    return nested.isWritable(attributes) && keys.stream().allMatch(this::isWritable);
  }

  /**
   * Returns whether code can compute a key, and choose it if the entity has several in an index.
   */
  private boolean isWritable(LinkedKeyModel key) {
    List<LinkedKeyModel> ofIndex = keysOn(Optional.ofNullable(key.index()));
    return key.isWritable()
        && (key.isPrimary() || ofIndex.get(0).isAlwaysThere() || !key.isAlwaysThere());
  }

  /** Returns the simple names of the classes within its class that are made for records. */
  public Set<String> generated() {
    Set<String> names = nested.generated();
    FlattenedModel.all(attributes).forEach(each -> names.add(each.attributes()));
    return names;
  }

  /** Returns the halves of all its keys. */
  public List<KeyHalf> ownHalves() {
    return keys.stream().flatMap(key -> key.ownHalves().stream()).toList();
  }

  /** Returns whether its items have an attribute also without a key: a component, or its mark. */
  public boolean storesAnyway(String attribute) {
    return attribute.equals(mark.attribute()) || storedAs(attribute).isPresent();
  }

  /** Returns its keys in an index, or in the table itself. */
  public List<LinkedKeyModel> keysOn(Optional<IndexModel> index) {
    List<LinkedKeyModel> found = new ArrayList<>();
    for (LinkedKeyModel key : keys) {
      if (Objects.equals(key.index(), index.orElse(null))) {
        found.add(key);
      }
    }
    return found;
  }

  /** Returns the component that a source is, or the components it is computed from. */
  public List<String> components(Source source) {
    return source.isComputed() ? computedAs(source).parameters() : List.of(source.name());
  }

  /** Returns whether a component has a value that an item gets once, when it is created. */
  boolean isOfCreation(String component) {
    return attributes.stream().anyMatch(a -> a.isOfCreation() && a.component().equals(component));
  }

  /** Returns whether a text is made of a component that an item gets when it is created. */
  boolean isMadeOfCreation(Template template) {
    return template.sources().stream()
        .flatMap(source -> components(source).stream())
        .anyMatch(this::isOfCreation);
  }

  /** Returns the method that computes a source that is not a component. */
  public ComputedModel computedAs(Source source) {
    return computed.stream()
        .filter(method -> method.name().equals(source.name()))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the user's documentation of a source; empty if there is none. */
  public String text(Source source) {
    return attributes.stream()
        .filter(a -> !source.isComputed() && a.component().equals(source.name()))
        .findFirst()
        .map(AttributeModel::text)
        .orElse("");
  }

  /** Returns the component that is stored under a name. */
  public Optional<AttributeModel> storedAs(String name) {
    return attributes.stream()
        .filter(a -> !a.isExtras() && !a.isOnlyInKey() && a.stored().equals(name))
        .findFirst();
  }

  /** Returns the component that counts the writes of an item. */
  public Optional<AttributeModel> version() {
    return attributes.stream().filter(a -> a.stamp() == AttributeModel.Stamp.VERSION).findFirst();
  }

  /** Returns the class generated for it. */
  public ClassType generatedType() {
    return Generated.entity(type);
  }
}
