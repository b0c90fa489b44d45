package dev.singlet.internal.query;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.ProjectionExpression;
import dev.singlet.internal.context.TimeToLiveCondition;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.NameMark;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.runtime.item.Tenant;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.TableSchema;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A key condition, a filter and a projection, as DynamoDB takes them.
 *
 * @param keyCondition the key condition expression
 * @param filter the filter expression; null for none
 * @param projection the projection expression; null for whole items
 * @param placeholders the names and values of all
 */
public record QueryExpression(
    String keyCondition,
    @Nullable String filter,
    @Nullable String projection,
    Placeholders placeholders) {

  static QueryExpression of(QuerySpec<?> query, Instant now) {
    return of(query, now, true, null);
  }

  /**
   * Returns the expression of a request that counts items. It takes no projection, unless the items
   * are counted by their keys.
   */
  static QueryExpression ofCount(QuerySpec<?> query, Instant now, @Nullable Tenant tenant) {
    return of(query, now, false, tenant);
  }

  private static QueryExpression of(
      QuerySpec<?> query, Instant now, boolean readsItems, @Nullable Tenant tenant) {
    Placeholders placeholders = new Placeholders();
    String keyCondition = keyCondition(query, placeholders);
    query.options().filters().forEach(condition -> requireNoKey(query, condition));
    AccessPattern<?> pattern = query.pattern();
    // A query drops items of other entities as it reads them. A count sees no items, so it needs
    // the filter, or else reads keys.
    boolean namesEntities = isFiltered(pattern) || (!readsItems && pattern.canFilterByName());
    // The key condition has the tenant. DynamoDB takes no filter of a key attribute.
    Tenant owner = pattern.key().has(partitionKey(pattern.type().table())) ? null : tenant;
    String filter = filter(pattern, query.options(), namesEntities, now, owner, placeholders);
    boolean readsAttributes = readsItems || pattern.type().readsKeys();
    String projection =
        readsAttributes ? ProjectionExpression.of(pattern.type(), placeholders) : null;
    placeholders.requireFitting(query, keyCondition, filter, projection);
    return new QueryExpression(keyCondition, filter, projection, placeholders);
  }

  /**
   * Returns the filter and the projection of a scan. The key condition is empty.
   *
   * @param scan the scan, for messages
   */
  public static QueryExpression ofScan(
      AccessPattern<?> pattern,
      ReadOptions options,
      boolean readsItems,
      Instant now,
      @Nullable Tenant tenant,
      Object scan) {
    Placeholders placeholders = new Placeholders();
    String filter = filter(pattern, options, isFiltered(pattern), now, tenant, placeholders);
    String projection = readsItems ? ProjectionExpression.of(pattern.type(), placeholders) : null;
    placeholders.requireFitting(scan, filter, projection);
    return new QueryExpression("", filter, projection, placeholders);
  }

  private static @Nullable String filter(
      AccessPattern<?> pattern,
      ReadOptions options,
      boolean namesEntities,
      Instant now,
      @Nullable Tenant tenant,
      Placeholders placeholders) {
    StringJoiner filter = new StringJoiner(" AND ");
    if (namesEntities) {
      filter.add(entityFilter(pattern, placeholders));
    }
    if (tenant != null) {
      filter.add(leadingPart(tenant, placeholders));
    }
    String timeToLive = pattern.type().table().timeToLive();
    if (options.liveOnly() && timeToLive != null) {
      filter.add(TimeToLiveCondition.isLive(timeToLive, now, placeholders));
    }
    List<Expression> conditions = options.filters();
    boolean isAlone = conditions.size() == 1 && filter.length() == 0;
    for (Expression condition : conditions) {
      String text = text(condition, pattern, placeholders);
      filter.add(isAlone ? text : "(" + text + ")");
    }
    return filter.length() == 0 ? null : filter.toString();
  }

  private static String leadingPart(Tenant tenant, Placeholders placeholders) {
    String partition = placeholders.name(partitionKey(tenant.table()));
    String leading = placeholders.value(AttributeValue.createS(tenant.leadingPart()));
    return "begins_with(" + partition + ", " + leading + ")";
  }

  private static String partitionKey(TableSchema table) {
    return table.key().partition().get(0).name();
  }

  static String keyCondition(QuerySpec<?> query, Placeholders placeholders) {
    return new KeyExpression(query.pattern().key(), placeholders).of(query.condition());
  }

  /** Items of other entities are dropped as they are read, if no filter can leave them out. */
  private static boolean isFiltered(AccessPattern<?> pattern) {
    return pattern.filtered() && !pattern.type().isToldByKey();
  }

  private static String entityFilter(AccessPattern<?> pattern, Placeholders placeholders) {
    Map<String, List<AttributeValue>> marks = new LinkedHashMap<>();
    for (NameMark mark : pattern.type().nameMarks()) {
      marks.computeIfAbsent(mark.attribute(), name -> new ArrayList<>()).addAll(mark.values());
    }
    List<String> filters = new ArrayList<>();
    int count = 0;
    for (Map.Entry<String, List<AttributeValue>> mark : marks.entrySet()) {
      String attribute = filters.isEmpty() ? "#et" : "#et" + filters.size();
      placeholders.name(attribute, mark.getKey());
      StringJoiner values = new StringJoiner(", ", attribute + " IN (", ")");
      for (AttributeValue value : mark.getValue()) {
        String placeholder = ":et" + count++;
        placeholders.value(placeholder, value);
        values.add(placeholder);
      }
      filters.add(values.toString());
    }
    return filters.size() == 1 ? filters.get(0) : "(" + String.join(" OR ", filters) + ")";
  }

  /**
   * Returns the text of a filter. In an item collection it does not apply to items of other
   * entities.
   */
  private static String text(
      Expression condition, AccessPattern<?> pattern, Placeholders placeholders) {
    String text = condition.toExpression(placeholders);
    EntityType<?> concerned = condition.entity();
    if (concerned == null || concerned.entityNames().equals(pattern.type().entityNames())) {
      return text;
    }
    if (!(concerned.mark() instanceof NameMark mark)) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          String.format(
              "%s can't be filtered by attributes of %s alone, because no attribute of its items"
                  + " tells the entity. Query %s alone, or filter the items that are read.",
              pattern, concerned, concerned));
    }
    String attribute = placeholders.name(mark.attribute());
    StringJoiner others = new StringJoiner(" AND ", "", " OR (" + text + ")");
    for (AttributeValue value : mark.values()) {
      others.add(attribute + " <> " + placeholders.value(value));
    }
    return others.toString();
  }

  /** Refuses a filter on the queried key, because DynamoDB does not accept it. */
  private static void requireNoKey(QuerySpec<?> query, Expression condition) {
    Placeholders used = new Placeholders();
    condition.toExpression(used);
    for (KeyAttribute key : query.pattern().key().attributes()) {
      if (used.names() != null && used.names().containsValue(key.name())) {
        throw new InvalidArgumentException(
            ErrorCode.INVALID_ARGUMENT,
            String.format(
                "%s can't be filtered by %s, because that is a key attribute of the table or"
                    + " index it queries. Narrow the query by it.",
                query, key.name()));
      }
    }
  }
}
