package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a record a projection: a part of an entity's attributes, which gets and queries can read in
 * its place.
 *
 * <p>Each of its components is a component of the entity, with the same name and the same type, and
 * is nullable where the entity's is. How it is stored and its default are the entity's. A record
 * within the entity is taken as a whole.
 *
 * <p>The processor generates a class named after the record with {@code Projection} at its end,
 * whose {@code type()} goes into {@code project}. The entity may be of another module.
 *
 * <pre>{@code
 * @Projection(of = Issue.class)
 * public record IssueSummary(String title, IssueStatus status) {}
 *
 * Optional<IssueSummary> summary =
 *     github.execute(
 *         IssueEntity.get("aws", "sdk", 42).project(IssueSummaryProjection.type()));
 * }</pre>
 *
 * <p>A projection saves what is sent and decoded. It saves no capacity: DynamoDB charges for whole
 * items, but where an index holds less.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Projection {

  /**
   * The entity.
   *
   * @return a record annotated with {@link Entity}
   */
  Class<?> of();
}
