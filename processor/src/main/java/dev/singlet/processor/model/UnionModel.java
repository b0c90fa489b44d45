package dev.singlet.processor.model;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.JavaType;
import java.util.List;

/**
 * A sealed interface over records within an entity.
 *
 * @param place the interface
 * @param type the interface, with its type arguments
 * @param codec the name of the class generated for it within the entity's class
 * @param discriminator the attribute that tells which record it is
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
   * A record of it.
   *
   * @param place the record
   * @param tag its value of the discriminator
   * @param type the record
   */
  public record Variant(Place place, String tag, ValueType.Nested type) {}

  /** Returns the interface without its type arguments. */
  public ClassType rawType() {
    return new ValueType.Nested(Kind.UNION, type, codec).type();
  }
}
