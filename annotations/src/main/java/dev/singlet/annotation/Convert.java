package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How the values of a component are converted before they are stored. Where the component is a
 * list, an array, an {@code Optional} or a map to the converter's type, its values are converted
 * one by one. The elements of a set and the keys of a map can't be of that type.
 *
 * <p>{@link Table#converters} does the same for all components of a type.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Convert {

  /**
   * The converter.
   *
   * @return a class with a constructor without parameters
   */
  Class<? extends Converter<?, ?>> with();
}
