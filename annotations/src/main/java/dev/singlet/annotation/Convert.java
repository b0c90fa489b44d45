package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Converts the values of a component before they are stored. If the component is a list, an array,
 * an {@code Optional} or a map whose values have the converter's type, each value is converted.
 * Elements of a set and keys of a map can't be converted.
 *
 * <p>{@link Table#converters} does the same for all components of a type.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Convert {

  /**
   * The converter.
   *
   * @return a class with a constructor without parameters; it may be generic
   */
  @SuppressWarnings("rawtypes") // The literal of a generic class has a raw type.
  Class<? extends Converter> with();
}
