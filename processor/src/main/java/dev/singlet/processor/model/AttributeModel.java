package dev.singlet.processor.model;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A record component that is stored.
 *
 * @param place the component
 * @param component its name in Java
 * @param stored its name in the item; empty for the component that keeps unknown attributes
 * @param type its type, with the transformations of its stored form
 * @param isNullable true if it may be absent
 * @param initial its {@code @Default}; null if it has none
 * @param stamp the value that a put fills in
 * @param isReadOnly true if an item keeps the value that it was created with
 * @param isTimeToLive true if it holds the time after which DynamoDB may delete the item
 * @param isHidden true if JSON leaves it out
 * @param isSensitive true if its values must not be shown
 * @param constraints the constraints on it
 * @param aliases the other names that it can have in items
 * @param wrapping the wrapper of its value; {@code type} is the type of the value within
 * @param text the user's documentation of it, as plain text with code in backticks; empty if there
 *     is none
 */
public record AttributeModel(
    Place place,
    String component,
    String stored,
    ValueType type,
    boolean isNullable,
    @Nullable DefaultValue initial,
    Stamp stamp,
    boolean isReadOnly,
    boolean isTimeToLive,
    boolean isHidden,
    boolean isSensitive,
    List<Constraint> constraints,
    List<String> aliases,
    Wrapping wrapping,
    String text)
    implements Subject {

  public AttributeModel {
    constraints = List.copyOf(constraints);
    aliases = List.copyOf(aliases);
  }

  @Override
  public String label() {
    return component;
  }

  /** The values that a put writes by itself. */
  public enum Stamp {
    NONE,
    CREATED,
    MODIFIED,
    VERSION
  }

  /** Tells whether a put refuses an entity if it is null. */
  public boolean isRequired() {
    return !isNullable
        && (initial == null || isGeneratedId())
        && stamp == Stamp.NONE
        && !type.javaType().isPrimitive()
        && !type.declared().kind().isSet()
        && !isExtras();
  }

  /**
   * Tells whether it is not one attribute, but keeps the attributes that the record doesn't know.
   */
  public boolean isExtras() {
    return type.is(Kind.EXTRAS);
  }

  /** Tells whether it is an id that the record gets if it has none. */
  public boolean isGeneratedId() {
    return initial instanceof DefaultValue.NewId;
  }

  /** Returns the components that its default is made of. */
  public List<String> defaultSources() {
    return initial == null ? List.of() : initial.sources();
  }

  /** Returns the source for templates and conditions. */
  public Source source() {
    return new Source(component, type.declared(), isNullable, false);
  }

  /** Returns the attribute with a further constraint. */
  public AttributeModel and(Constraint constraint) {
    List<Constraint> all = new ArrayList<>(constraints);
    all.add(constraint);
    return new AttributeModel(
        place,
        component,
        stored,
        type,
        isNullable,
        initial,
        stamp,
        isReadOnly,
        isTimeToLive,
        isHidden,
        isSensitive,
        all,
        aliases,
        wrapping,
        text);
  }

  /** Tells whether an item may lack it. */
  public boolean isRemovable() {
    return type.declared().kind().isSet()
        ? !isNeverEmpty()
        : isNullable && !type.javaType().isPrimitive();
  }

  /** Tells whether it is text or a collection that must not be empty. */
  public boolean isNeverEmpty() {
    Bounds sizes = Bounds.ofSize(constraints);
    return sizes.lower() != null && sizes.lower().value().signum() > 0;
  }
}
