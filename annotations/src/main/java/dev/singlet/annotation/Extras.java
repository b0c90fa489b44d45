package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the component that keeps unknown attributes, a {@code Map<String, Document>}. These are the
 * attributes of an item, or of a record within it, that belong to no component and that Singlet
 * doesn't write itself. A put writes them back, so a program doesn't erase what a newer program
 * added.
 *
 * <pre>{@code
 * record Customer(String id, String name, @Extras Map<String, Document> extras) implements Shop {}
 * }</pre>
 *
 * <p>The map may be left out, and is empty if there are none. Its keys are attribute names. The
 * name of a known attribute is a violation. An update leaves unknown attributes alone, but an
 * update from one record to another changes those that differ.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Extras {}
