package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a static method of a record check several of its components together. The method's
 * parameters are matched to the record's components by name. It gives a boolean, whether all is
 * right, or what is wrong: a {@code @Nullable String}, or a {@code List} or {@code Stream} of them.
 *
 * <pre>{@code
 * @Validate(message = "must end after it begins")
 * static boolean isOrdered(Instant begin, Instant end) {
 *   return begin.isBefore(end);
 * }
 * }</pre>
 *
 * <p>It is called by each write of the record, once what it takes satisfies its own constraints. An
 * update that changes one of the components it takes must be given the others, too: the generated
 * methods ask for them, as they do for the parts of a key.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Validate {

  /**
   * What a violation says, for a method that gives a boolean. A text in braces is looked up in the
   * messages of the table.
   *
   * @return the message; the method's name stands for none
   */
  String message() default "";
}
