package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a component whose value comes from the context of a write: the user who writes, or the id
 * of a request. The client has a source for it:
 *
 * <pre>{@code
 * public record Issue(
 *     ...
 *     @FromContext(name = "user", on = On.CREATE) String createdBy,
 *     @FromContext(name = "user") String updatedBy) implements GitHub {}
 *
 * TableClient github = GitHubTable.client(dynamoDb).with(GitHubTable.user(() -> currentUser()));
 * }</pre>
 *
 * <p>Puts, updates and upserts write the value; an update has no method to set it. It is checked,
 * converted and encrypted as any other value. An index key can be made of it, and follows it. A
 * primary key can be made of it only {@link On#CREATE}.
 *
 * <p>If there is no value, a write of a required component is refused before its request, with a
 * {@code CONTEXT_VALUE_REQUIRED}. A component that is {@code @Nullable} or {@code Optional} is then
 * absent.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface FromContext {

  /**
   * The name of the source, which is the name of the generated method that takes it. Components of
   * one name have one type, in the whole table.
   *
   * @return a Java identifier; by default the name of the component
   */
  String name() default "";

  /**
   * The writes that write the value.
   *
   * @return every write by default
   */
  On on() default On.WRITE;

  /** The writes that write a value of their context. */
  enum On {
    /**
     * The write that creates the item. A put keeps the value that its record has. Updates and
     * upserts keep the value of the item, by {@code if_not_exists}.
     */
    CREATE,

    /** Every write, in place of the value that the record or the item has. */
    WRITE
  }
}
