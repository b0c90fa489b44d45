package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record with one component, which is stored as the value of that component, not as a map. It can
 * only be a record of a {@link Union} without a discriminator, where its DynamoDB type tells which
 * record it is.
 *
 * <pre>{@code
 * @Union(discriminator = Union.NONE)
 * public sealed interface Note permits Plain, Formatted {}
 *
 * @Unwrapped
 * public record Plain(String text) implements Note {} // stored as S
 *
 * public record Formatted(String text, String language) implements Note {} // stored as M
 * }</pre>
 *
 * <p>The component always has a value, so it can't be {@code @Nullable} and has no default. A set
 * needs {@code @NotEmpty}, because DynamoDB stores no empty set.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Unwrapped {}
