package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Generates an id for a component of an entity that has none. The generated builder fills the id in
 * when it builds the record. {@code put} fills it in when the record has {@code null}: {@code
 * put.entity()} has the id, and every execution of that put uses the same one.
 *
 * <pre>{@code
 * @Entity
 * @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
 * record Order(@GeneratedId(IdFormat.UUID_V7) UUID id, String customer) implements Shop {}
 * }</pre>
 *
 * <p>An item that is read must have the attribute.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface GeneratedId {

  /**
   * The format of the ids. A {@code UUID} component takes both UUID formats, a {@code String} takes
   * every format.
   *
   * @return the format
   */
  IdFormat value() default IdFormat.UUID_V7;
}
