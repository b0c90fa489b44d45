package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a static method of a record that checks several of its components together. The method's
 * parameters are matched to the record's components by name. It returns a boolean, true if the
 * values are valid, or the errors: a {@code @Nullable String}, or a {@code List} or {@code Stream}
 * of strings.
 *
 * <pre>{@code
 * @Validate(message = "must end after it begins")
 * static boolean isOrdered(Instant begin, Instant end) {
 *   return begin.isBefore(end);
 * }
 * }</pre>
 *
 * <p>Each write of the record calls it, after its arguments satisfy their own constraints. An
 * update that changes one of these components needs the others too: the generated methods ask for
 * them, as they do for the parts of a key.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Validate {

  /**
   * The message of the violation, for a method that returns a boolean. A key in braces is looked up
   * in the table's messages.
   *
   * @return the message; empty for the method's name
   */
  String message() default "";
}
