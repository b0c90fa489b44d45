package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a static method of an entity that converts a stored item from one {@linkplain
 * Entity#schemaVersion schema version} to the next. Reads call it. It takes the item's attributes
 * as stored, in a map that it may change, and returns the attributes of the next version.
 *
 * <pre>{@code
 * @Migrate(from = 1)
 * static Map<String, AttributeValue> splitName(Map<String, AttributeValue> item) {
 *   String[] names = item.remove("name").s().split(" ", 2);
 *   item.put("first", AttributeValue.fromS(names[0]));
 *   item.put("last", AttributeValue.fromS(names[1]));
 *   return item;
 * }
 * }</pre>
 *
 * <p>Write one method for each version before the current one. An older item goes through all of
 * them from its version on. Keys are not read, so they need no migration.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Migrate {

  /**
   * The version that the method takes.
   *
   * @return 1 or more, and less than the entity's version
   */
  int from();
}
