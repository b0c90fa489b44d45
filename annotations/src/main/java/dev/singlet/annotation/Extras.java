package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the component, a {@code Map<String, Document>}, that keeps what the program doesn't know:
 * the attributes of an item, or of a record within one, that belong to none of its components and
 * that Singlet doesn't write itself. A put writes them back, so that a program doesn't erase what a
 * newer one added.
 *
 * <pre>{@code
 * record Customer(String id, String name, @Extras Map<String, Document> extras) implements Shop {}
 * }</pre>
 *
 * <p>The map is empty where there is nothing, and need not be given. Its keys are the names of the
 * attributes; the name of an attribute that the program knows is a violation. An update leaves them
 * alone; one from a record to another changes those that differ.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Extras {}
