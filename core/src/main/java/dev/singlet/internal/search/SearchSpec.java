package dev.singlet.internal.search;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ProjectionExpression;
import dev.singlet.internal.text.Limits;
import dev.singlet.runtime.codec.nested.ArrayCodecs;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.ProjectedType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.schema.VectorSchema;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsRequest;

/**
 * The content of a search.
 *
 * @param condition the partition of the index, without the tenant
 * @param vector the vector to search for, as DynamoDB takes it
 * @param filters conditions that attributes have values, each of another attribute
 * @param limit the most items to find
 * @param unreadable the policy for items that can't be read; null for the client's policy
 */
public record SearchSpec<T>(
    AccessPattern<T> pattern,
    KeyCondition condition,
    List<AttributeValue> vector,
    List<Expression> filters,
    int limit,
    @Nullable ReadPolicy unreadable,
    @Nullable AwsRequestOverrideConfiguration configuration) {

  private static final int DEFAULT_LIMIT = 10;

  public SearchSpec(AccessPattern<T> pattern, KeyCondition condition, float[] vector) {
    this(pattern, condition, numbers(pattern, vector), List.of(), DEFAULT_LIMIT, null, null);
  }

  private static List<AttributeValue> numbers(AccessPattern<?> pattern, float[] vector) {
    IndexSchema index = Objects.requireNonNull(pattern.index());
    int dimensions = Objects.requireNonNull(index.vector()).dimensions();
    if (vector.length != dimensions) {
      throw invalid(
          "%s: the vector has %d dimensions, and those of the index %s have %d."
              .formatted(pattern, vector.length, index.name(), dimensions));
    }
    for (int i = 0; i < vector.length; i++) {
      if (!Float.isFinite(vector[i])) {
        throw invalid(
            "%s: the dimension %d of the vector is %s. Give finite numbers."
                .formatted(pattern, i, vector[i]));
      }
    }
    return Objects.requireNonNull(ArrayCodecs.floats().encode(vector)).l();
  }

  /** Returns this search with a further filter. */
  public SearchSpec<T> filter(Expression filter) {
    Set<Path> filtered = new HashSet<>();
    filters.forEach(each -> each.addPaths(filtered));
    Set<Path> paths = new HashSet<>();
    filter.addPaths(paths);
    for (Path path : paths) {
      if (filtered.contains(path)) {
        throw invalid(
            "%s is already filtered by %s. An item has one value there: filter by it once."
                .formatted(this, path));
      }
    }
    List<Expression> all = new ArrayList<>(filters);
    all.add(filter);
    return of(pattern, List.copyOf(all), limit, unreadable, configuration);
  }

  /** Returns this search with another limit. */
  public SearchSpec<T> limit(int items) {
    if (items < 1 || items > Limits.SEARCH_MATCHES) {
      throw invalid("limit(%d): give it 1 to %d.".formatted(items, Limits.SEARCH_MATCHES));
    }
    return of(pattern, filters, items, unreadable, configuration);
  }

  public SearchSpec<T> onUnreadable(ReadPolicy policy) {
    return of(pattern, filters, limit, Objects.requireNonNull(policy, "policy"), configuration);
  }

  public SearchSpec<T> configuration(AwsRequestOverrideConfiguration override) {
    return of(pattern, filters, limit, unreadable, Objects.requireNonNull(override, "override"));
  }

  /** Returns this search of a projection. */
  public <P> SearchSpec<P> project(ProjectedType<T, P> projection) {
    return of(pattern.project(projection), filters, limit, unreadable, configuration);
  }

  /** Returns this search of the primary keys of its items. */
  public SearchSpec<PrimaryKey> ofKeys() {
    return of(pattern.keys(), filters, limit, unreadable, configuration);
  }

  private <P> SearchSpec<P> of(
      AccessPattern<P> of,
      List<Expression> conditions,
      int most,
      @Nullable ReadPolicy policy,
      @Nullable AwsRequestOverrideConfiguration override) {
    return new SearchSpec<>(of, condition, vector, conditions, most, policy, override);
  }

  /** Returns the policy for unreadable items, or else that of the client. */
  public ReadPolicy policy(Context context) {
    return unreadable == null ? context.reading().policy() : unreadable;
  }

  /** Returns its request. */
  public SearchVectorsRequest request(Context context) {
    Placeholders placeholders = new Placeholders();
    KeyCondition stored = context.condition(table(), condition);
    placeholders.name("#pk", index().key().partition().get(0).name());
    placeholders.value(":pk", stored.partitions().all().get(0).values().get(0));
    StringBuilder terms = new StringBuilder("#pk = :pk");
    filters.forEach(each -> terms.append(" AND ").append(each.toExpression(placeholders)));
    String projection = ProjectionExpression.of(pattern.type(), placeholders);
    placeholders.requireFitting(this, terms.toString(), projection);
    return SearchVectorsRequest.builder()
        .tableName(context.tableName())
        .indexName(index().name())
        .searchVector(vector)
        .topK(limit)
        .searchConditionExpression(terms.toString())
        .projectionExpression(projection)
        .expressionAttributeNames(placeholders.names())
        .expressionAttributeValues(placeholders.values())
        .overrideConfiguration(configuration)
        .build();
  }

  private IndexSchema index() {
    return Objects.requireNonNull(pattern.index());
  }

  /** Returns the vectors of the index. */
  public VectorSchema vectors() {
    return Objects.requireNonNull(index().vector());
  }

  public TableSchema table() {
    return pattern.type().table();
  }

  private static InvalidArgumentException invalid(String message) {
    return new InvalidArgumentException(ErrorCode.INVALID_ARGUMENT, message);
  }

  @Override
  public String toString() {
    return "Search[" + pattern + "]";
  }
}
