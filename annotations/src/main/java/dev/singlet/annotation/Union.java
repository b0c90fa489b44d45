package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the discriminator of a sealed interface that is stored as an attribute. The value is stored
 * as the map of its record, with one more attribute, the discriminator, which tells which record it
 * is.
 *
 * <p>A sealed interface without this annotation is stored in the same way, with the discriminator
 * {@code type}.
 *
 * <p>Without a discriminator ({@link #NONE}), the DynamoDB type of the stored value tells which
 * record it is. So each record must be stored as another type: see {@link Unwrapped}. An enum can
 * be below such an interface, too. It is stored as S.
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

  /** No discriminator: DynamoDB's types tell the records apart. */
  String NONE = "";

  /**
   * The attribute that tells which record the value is.
   *
   * @return an attribute name that no component of the records has; {@link #NONE} for none
   */
  String discriminator() default "type";
}
