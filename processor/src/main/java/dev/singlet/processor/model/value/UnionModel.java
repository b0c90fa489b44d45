package dev.singlet.processor.model.value;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.JavaType;
import java.util.List;

/**
 * A sealed interface over records within an entity. Without a discriminator, DynamoDB's types tell
 * the records apart, and there can be enums, too.
 *
 * @param place the interface
 * @param type the interface, with its type arguments
 * @param codec the name of the class generated for it within the entity's class
 * @param discriminator the attribute that tells which record it is; empty for none
 * @param variants the records
 */
public record UnionModel(
    Place place, JavaType type, String codec, String discriminator, List<Variant> variants)
    implements Subject {

  public UnionModel {
    variants = List.copyOf(variants);
  }

  @Override
  public String label() {
    return rawType().simpleName();
  }

  /**
   * A record of it, or an enum.
   *
   * @param place the record
   * @param tag its value of the discriminator
   * @param type the record
   */
  public record Variant(Place place, String tag, ValueType type) {

    /** Returns the class. */
    public ClassType rawType() {
      return type instanceof ValueType.Nested nested
          ? nested.type()
          : ((ValueType.Enumeration) type).javaType();
    }

    /** Returns the name of the class generated for a record; empty for an enum. */
    public String codec() {
      return type instanceof ValueType.Nested nested ? nested.codec() : "";
    }
  }

  /** Returns whether an attribute tells which record it is. */
  public boolean hasDiscriminator() {
    return !discriminator.isEmpty();
  }

  /** Returns the interface without its type arguments. */
  public ClassType rawType() {
    return new ValueType.Nested(Kind.UNION, type, codec).type();
  }
}
