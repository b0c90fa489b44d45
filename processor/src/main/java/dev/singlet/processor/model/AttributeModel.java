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
 * @param stored its name in the item; empty for what keeps other attributes
 * @param type its type, with what becomes of its stored form
 * @param isNullable whether it may be absent
 * @param initial its {@code @Default}; null if it has none
 * @param stamp whether a put fills it in
 * @param isTimeToLive whether it says when DynamoDB may delete the item
 * @param isHidden whether JSON leaves it out
 * @param isSensitive whether its values are not to be shown
 * @param constraints what must hold of it
 * @param aliases the other names that items have it under
 * @param wrapping what it holds its value in; the type is that of the value
 * @param text what the user's documentation says of it; empty if it says nothing
 */
public record AttributeModel(
    Place place,
    String component,
    String stored,
    ValueType type,
    boolean isNullable,
    @Nullable DefaultValue initial,
    Stamp stamp,
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

  /** What a put writes whatever it is given. */
  public enum Stamp {
    NONE,
    CREATED,
    MODIFIED,
    VERSION
  }

  /** Whether a put refuses an entity in which it is null. */
  public boolean isRequired() {
    return !isNullable
        && (initial == null || isGeneratedId())
        && stamp == Stamp.NONE
        && !type.javaType().isPrimitive()
        && !type.declared().kind().isSet()
        && !isExtras();
  }

  /** Whether it is no attribute, but keeps those that the record doesn't know. */
  public boolean isExtras() {
    return type.is(Kind.EXTRAS);
  }

  /** Whether it is an id that the record gets where it has none. */
  public boolean isGeneratedId() {
    return initial instanceof DefaultValue.NewId;
  }

  /** The components that its default is made of. */
  public List<String> defaultSources() {
    return initial == null ? List.of() : initial.sources();
  }

  /** What templates and conditions refer to. */
  public Source source() {
    return new Source(component, type.declared(), isNullable, false);
  }

  /** The attribute, of which something more must hold. */
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
        isTimeToLive,
        isHidden,
        isSensitive,
        all,
        aliases,
        wrapping,
        text);
  }

  /** Whether an item need not have it. */
  public boolean isRemovable() {
    return type.declared().kind().isSet()
        ? !isNeverEmpty()
        : isNullable && !type.javaType().isPrimitive();
  }

  /** Whether it is text or a collection that must not be empty. */
  public boolean isNeverEmpty() {
    Bounds sizes = Bounds.ofSize(constraints);
    return sizes.lower() != null && sizes.lower().value().signum() > 0;
  }
}
