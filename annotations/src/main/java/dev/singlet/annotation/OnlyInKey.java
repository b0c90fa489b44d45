package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a component in a key of the item and nowhere else: in the primary key, or in the key of an
 * index. Writes make the key of it, as of any component. Reads take its value out of the key. It is
 * for tables whose items have values in their keys alone.
 *
 * <pre>{@code
 * @Entity
 * @LinkedKey(partition = "USER#{id}", sort = "USER")
 * record User(@OnlyInKey String id, String name) implements Shop {}
 * }</pre>
 *
 * <p>The item of a user has {@code PK}, {@code SK} and {@code name}, and no attribute {@code id}.
 *
 * <p>A template of a key must have the component in a form that tells its value: without a format,
 * or in {@code escape}, {@code pad}, {@code reverse}, or a form of a time that keeps all digits
 * which the component keeps. Otherwise the compiler refuses the annotation, and says why.
 *
 * <p>If only the key of an index has the component, an item that is not in the index has no value.
 * If there can be such items, declare the component {@code @Nullable}. A put of a value that none
 * of its keys would have is refused. An update sets the component with all others that only the
 * same key has: {@code stateAndCity("TX", "Austin")}.
 *
 * <p>Conditions and filters can't name the component, because DynamoDB compares only attributes. An
 * item whose key doesn't fit the template is unreadable. Annotations that are about an attribute,
 * such as {@link Default}, {@link Version} or {@link Encrypt}, are refused on it. Only components
 * of an entity can have it, and of a record that is flattened into one.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface OnlyInKey {}
