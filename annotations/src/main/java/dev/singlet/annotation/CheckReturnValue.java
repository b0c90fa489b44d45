package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks methods whose result must be used: an operation does nothing until a client executes it.
 * Error Prone and editors know the annotation by its simple name, and report a statement such as
 * {@code TicketEntity.put(ticket);}. On a type it stands for all methods of the type and of those
 * within it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface CheckReturnValue {}
