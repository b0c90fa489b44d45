package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Holds the {@link ItemCollection}s of an interface that has more than one. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface ItemCollections {

  /**
   * The item collections.
   *
   * @return the collections, in declaration order
   */
  ItemCollection[] value();
}
