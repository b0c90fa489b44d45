package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A component of an entity, or of a record within one, that is stored.
 *
 * @param component its name in Java; in a flattened record its path, such as {@code shipTo.city}
 * @param name its name in items; empty for the component that keeps all attributes which the record
 *     doesn't know. If only the key has it, its name in JSON
 * @param documentation the {@code @param} text of the component, as plain text with code in
 *     backticks; empty if there is none
 * @param type its type, that of the value within an {@code Optional}
 * @param wrapper the wrapper of its value, such as {@code java.util.Optional}; empty for none
 * @param isRequired true if a put refuses an item without it
 * @param isNullable true if it may be absent in Java
 * @param initial its default; null if it has none
 * @param stamp the value that a write fills in; null for none
 * @param context the source of its value in the context of a write; null if it has none
 * @param isReadOnly true if an item keeps the value that it was created with
 * @param isTimeToLive true if it holds the time after which DynamoDB may delete the item
 * @param isHidden true if JSON leaves it out
 * @param isSensitive true if its values must not be shown
 * @param constraints the constraints on it
 * @param aliases its older names, under which items may still have it
 * @param onlyInKey the key attribute that alone has its value; empty if it is an attribute itself
 * @param embeddingOf for a vector, the components that it is made of: an update that changes one of
 *     them without the vector removes the vector; empty for none
 * @param except for the component that keeps all other attributes, the names that it doesn't keep:
 *     those of the record's attributes, of keys, and of what Singlet itself writes
 */
public record AttributeDescriptor(
    String component,
    String name,
    String documentation,
    StoredType type,
    String wrapper,
    boolean isRequired,
    boolean isNullable,
    @Nullable DefaultDescriptor initial,
    @Nullable Stamp stamp,
    @Nullable Context context,
    boolean isReadOnly,
    boolean isTimeToLive,
    boolean isHidden,
    boolean isSensitive,
    List<ConstraintDescriptor> constraints,
    List<String> aliases,
    String onlyInKey,
    List<String> embeddingOf,
    List<String> except) {

  /**
   * Copies the lists.
   *
   * @param component its name in Java
   * @param name its name in items
   * @param documentation the text of the component
   * @param type its type
   * @param wrapper the wrapper of its value
   * @param isRequired true if a put refuses an item without it
   * @param isNullable true if it may be absent in Java
   * @param initial its default
   * @param stamp the value that a write fills in
   * @param context the source of its value in the context of a write
   * @param isReadOnly true if an item keeps the value that it was created with
   * @param isTimeToLive true if it holds the time after which DynamoDB may delete the item
   * @param isHidden true if JSON leaves it out
   * @param isSensitive true if its values must not be shown
   * @param constraints the constraints on it
   * @param aliases its older names
   * @param onlyInKey the key attribute that alone has its value
   * @param embeddingOf the components that a vector is made of
   * @param except the names that the component with all other attributes doesn't keep
   */
  public AttributeDescriptor {
    constraints = List.copyOf(constraints);
    aliases = List.copyOf(aliases);
    embeddingOf = List.copyOf(embeddingOf);
    except = List.copyOf(except);
  }

  /** The values that a write fills in. */
  public enum Stamp {
    /** The time of the first write. */
    CREATED,
    /** The time of the last write. */
    MODIFIED,
    /** The number of writes, for optimistic locking. */
    VERSION
  }

  /**
   * Returns whether it keeps all attributes that the record doesn't know.
   *
   * @return true if it is not one attribute, but all others
   */
  public boolean keepsOthers() {
    return name.isEmpty();
  }

  /**
   * Returns whether items have it as an attribute of its own.
   *
   * @return false if only the primary key has it, or if it keeps other attributes
   */
  public boolean isAttribute() {
    return !keepsOthers() && onlyInKey.isEmpty();
  }

  /**
   * Returns whether writes give the value, so that a record can lack it.
   *
   * @return true if it is a stamp, or comes from the context of the write
   */
  public boolean isFilledIn() {
    return stamp != null || context != null;
  }

  /**
   * Returns whether only the write that creates an item gives the value.
   *
   * @return true for the creation time, and for values of the context that the item keeps
   */
  public boolean isOfCreation() {
    return stamp == Stamp.CREATED || (context != null && context.isOfCreation());
  }

  /**
   * The way in which a component takes its value from the context of a write.
   *
   * @param source the name of the source that a client gives
   * @param isOfCreation true if only the write that creates an item gives the value; false if every
   *     write does
   */
  public record Context(String source, boolean isOfCreation) {

    static Context read(JsonObject json) {
      return new Context(json.text("source"), json.isTrue("ofCreation"));
    }

    Map<String, Object> write() {
      return new Members().add("source", source).add("ofCreation", isOfCreation).all();
    }
  }

  static AttributeDescriptor read(JsonObject json) {
    return new AttributeDescriptor(
        json.text("component"),
        json.textOrEmpty("name"),
        json.textOrEmpty("documentation"),
        json.object("type", StoredType::read),
        json.textOrEmpty("wrapper"),
        json.isTrue("required"),
        json.isTrue("nullable"),
        json.objectOrNull("default", DefaultDescriptor::read),
        json.constantOrNull("stamp", Stamp.class),
        json.objectOrNull("context", Context::read),
        json.isTrue("readOnly"),
        json.isTrue("timeToLive"),
        json.isTrue("hidden"),
        json.isTrue("sensitive"),
        json.objects("constraints", ConstraintDescriptor::read),
        json.texts("aliases"),
        json.textOrEmpty("onlyInKey"),
        json.texts("embeddingOf"),
        json.texts("except"));
  }

  Map<String, Object> write() {
    return new Members()
        .add("component", component)
        .add("name", name)
        .add("documentation", documentation)
        .add("type", type, StoredType::write)
        .add("wrapper", wrapper)
        .add("required", isRequired)
        .add("nullable", isNullable)
        .add("default", initial, DefaultDescriptor::write)
        .add("stamp", stamp)
        .add("context", context, Context::write)
        .add("readOnly", isReadOnly)
        .add("timeToLive", isTimeToLive)
        .add("hidden", isHidden)
        .add("sensitive", isSensitive)
        .addAll("constraints", constraints, ConstraintDescriptor::write)
        .add("aliases", aliases)
        .add("onlyInKey", onlyInKey)
        .add("embeddingOf", embeddingOf)
        .add("except", except)
        .all();
  }
}
