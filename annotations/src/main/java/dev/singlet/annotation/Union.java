package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How a sealed interface over records is stored as an attribute: as the map of the record, with one
 * more attribute, the discriminator, that says which of the records it is.
 *
 * <p>A sealed interface without this annotation is stored in the same way, with the discriminator
 * {@code type}.
 *
 * <pre>{@code
 * @Union(discriminator = "kind")
 * public sealed interface Payment permits Card, Invoice {}
 *
 * @Variant("card")
 * public record Card(String number) implements Payment {}
 * }</pre>
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Union {

  /**
   * The attribute that says which record it is.
   *
   * @return an attribute name that no component of the records has
   */
  String discriminator() default "type";
}
