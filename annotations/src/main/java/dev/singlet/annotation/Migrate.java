package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the static method of an entity that turns a stored item of one {@linkplain
 * Entity#schemaVersion schema version} into one of the next, while it is read. It takes the item's
 * attributes as stored, in a map of its own to change, and gives those of the next version.
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
 * <p>There is one for each version before the present. An older item goes through all of them from
 * its version on. Keys are not read, so there is no need to migrate them.
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
