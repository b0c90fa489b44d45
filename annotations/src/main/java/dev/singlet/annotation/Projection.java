package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a record a projection: some of an entity's attributes, which gets and queries can read
 * instead of the whole item. Makes a sealed interface over such records a projection of an item
 * collection.
 *
 * <p>Each component has the name and the type of a component of the entity, and is nullable if that
 * one is. The entity decides how it is stored and its default. A record within the entity is read
 * as a whole. To read only some of its components, declare another record that has only these, and
 * use it as the type of the component.
 *
 * <p>The processor generates a class whose name is the record's name and {@code Projection}. Pass
 * its {@code type()} to {@code project}. The entity may be in another module.
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
 * <p>A projection of an item collection permits one type for each of its entities: a projection of
 * the entity, or the entity's own record, which is then read whole. Queries, scans and gets of the
 * item collection take it.
 *
 * <pre>{@code
 * @Projection(of = OrderItems.class)
 * public sealed interface OrderSummary permits OrderHead, LineSummary {}
 *
 * Page<OrderSummary> page =
 *     shop.execute(
 *         OrderItemsCollection.byOrder("o100").project(OrderSummaryProjection.type()));
 * }</pre>
 *
 * <p>A projection reduces what is sent and decoded. It saves no capacity, because DynamoDB charges
 * for whole items. Only an index that holds fewer attributes costs less.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Projection {

  /**
   * The entity, or the item collection.
   *
   * @return a type annotated with {@link Entity}, or a sealed interface over several
   */
  Class<?> of();
}
