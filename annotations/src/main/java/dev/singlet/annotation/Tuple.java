package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record within an entity that is stored as a list of its components, in their order. Without
 * this annotation, such a record is stored as a map.
 *
 * <pre>{@code
 * @Tuple
 * public record Position(BigDecimal latitude, BigDecimal longitude) {} // [48.1, 11.5]
 * }</pre>
 *
 * <p>Each component is an element with a type of its own. An element has a place and no name, so
 * you can rename a component, but its place must not change.
 *
 * <p>A list has no gaps, so a component always has a value: it can't be {@code @Nullable} or an
 * {@code Optional}, and has no default. A set needs {@code @NotEmpty}, because DynamoDB stores no
 * empty set. A stored list with more or fewer elements can't be read.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Tuple {}
