package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks methods whose result must be used, because an operation does nothing until a client
 * executes it. Error Prone and editors know this annotation by its simple name. They report a
 * statement such as {@code TicketEntity.put(ticket);}. On a type, it applies to all methods of the
 * type and of its nested types.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface CheckReturnValue {}
