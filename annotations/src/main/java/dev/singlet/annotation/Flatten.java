package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores the components of a record as attributes of the item itself, not as a map. Components that
 * many entities have, such as those of an audit, are so declared once.
 *
 * <pre>{@code
 * record Audit(String createdBy, @Nullable String updatedBy) {}
 *
 * record Order(String id, @Flatten Audit audit, @Flatten(prefix = "ship_") Address shipTo)
 *     implements Shop {}
 * }</pre>
 *
 * <p>An order has the attributes {@code id}, {@code createdBy}, {@code updatedBy}, {@code
 * ship_street} and {@code ship_city}. Key templates, conditions of keys and violations name them
 * {@code audit.createdBy} and {@code shipTo.city}. The annotations of the record's components work
 * as on the entity's own components.
 *
 * <p>The component is in an entity, or in a record that is flattened itself. If it is
 * {@code @Nullable}, it is null if the item has none of its attributes. If writes fill in all
 * components that are required, an entity to put may have null in its place.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Flatten {

  /**
   * The beginning of the stored names. It comes before the names that the record's attributes have
   * by the table's {@link Table#naming} or by {@link Attribute}.
   *
   * @return the beginning; empty for none
   */
  String prefix() default "";
}
