package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a component of an entity an id where it has none. The generated builder fills it in when it
 * builds the record, and {@code put} when it is called with a record in which it is {@code null}:
 * the operation then has the id, {@code put.entity()}, and keeps it however often it is executed.
 *
 * <pre>{@code
 * @Entity
 * @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
 * record Order(@GeneratedId(IdFormat.UUID_V7) UUID id, String customer) implements Shop {}
 * }</pre>
 *
 * <p>An item that is read must have the attribute. The name is not that of {@code
 * javax.annotation.processing.Generated}, which generated code carries.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface GeneratedId {

  /**
   * What ids look like. A {@code UUID} component takes the two kinds of UUID, a {@code String}
   * every format.
   *
   * @return the format
   */
  IdFormat value() default IdFormat.UUID_V7;
}
