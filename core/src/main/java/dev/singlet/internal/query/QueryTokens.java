package dev.singlet.internal.query;

import dev.singlet.Query;

import dev.singlet.attribute.Placeholders;
import dev.singlet.generated.item.StoredItem;
import dev.singlet.generated.item.Tenant;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.seal.PageSeals;
import dev.singlet.internal.text.KeyOrder;
import dev.singlet.internal.text.ValueBytes;
import dev.singlet.schema.KeyAttribute;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The page tokens of one query: which way it goes on, and from which position. The partition key is
 * not in them, so that no token leads out of its partition, whatever is made of it.
 */
final class QueryTokens {

  private static final String PURPOSE = "query";
  private static final int BACKWARDS = 1;
  private static final int AT_AN_END = 2;

  private final Query<?> query;
  private final PageSeals tokens;
  private final PositionSchema schema;
  private final byte[] binding;
  private final @Nullable Tenant tenant;

  QueryTokens(Query<?> query, Context context) {
    this.query = query;
    this.tokens = context.pageSeals();
    this.schema = PositionSchema.within(query.pattern());
    this.binding = binding(query, context.tableName());
    this.tenant = context.tenant(query.table());
  }

  /** The position of an item, given at least its key attributes. */
  PagePosition position(Map<String, AttributeValue> item) {
    return schema.position(item);
  }

  /**
   * What of an item tells its position: the item where that keeps no more than is read anyway, else
   * its keys.
   */
  Map<String, AttributeValue> place(Map<String, AttributeValue> item) {
    return item instanceof StoredItem ? item : schema.keys(item);
  }

  /** A position as DynamoDB takes it. */
  Map<String, AttributeValue> key(PagePosition position) {
    Map<String, AttributeValue> key = new HashMap<>(8);
    schema.putInto(key, position);
    List<KeyAttribute> partition = query.pattern().key().partition();
    for (int i = 0; i < partition.size(); i++) {
      key.put(partition.get(i).name(), query.condition().partition().values().get(i));
    }
    return key;
  }

  /** Where the query starts: from its token, or without one at the start of its range. */
  PageStart start() {
    String token = query.options().start();
    return token == null ? PageStart.after(null) : decode(token);
  }

  String encode(PageStart start) {
    PagePosition position = start.position();
    ByteArrayOutputStream payload = new ByteArrayOutputStream();
    payload.write((start.backwards() ? BACKWARDS : 0) | (position == null ? AT_AN_END : 0));
    if (position != null) {
      schema.write(position, payload);
    }
    return tokens.seal(payload.toByteArray(), binding);
  }

  /**
   * Where a token leads.
   *
   * @throws dev.singlet.error.InvalidPageTokenException if it is none of this query
   */
  PageStart decode(String token) {
    ByteBuffer payload = ByteBuffer.wrap(tokens.open(token, binding, query.pattern()));
    int flags = payload.hasRemaining() ? payload.get() : -1;
    if (flags < 0 || flags > (BACKWARDS | AT_AN_END)) {
      throw PageSeals.invalid(query.pattern());
    }
    boolean isAtAnEnd = (flags & AT_AN_END) != 0;
    PagePosition position = isAtAnEnd ? null : schema.read(payload);
    if (payload.hasRemaining()
        || isAtAnEnd == (position != null)
        || !isInRange(position)
        || !isOwn(position)) {
      throw PageSeals.invalid(query.pattern());
    }
    return new PageStart((flags & BACKWARDS) != 0, position);
  }

  /** Whether the item at a position is one of the tenant, whatever was made of the token. */
  private boolean isOwn(@Nullable PagePosition position) {
    return position == null || tenant == null || tenant.owns(key(position));
  }

  /**
   * Whether nothing can be in the queried range behind a position: it is the end of the range, and
   * no two items have the same sort key.
   */
  boolean isLast(PagePosition position, boolean descending) {
    AttributeValue value = sortKey(position);
    return query.pattern().index() == null
        && value != null
        && new SortRange(query.condition().sort()).endsAt(value, descending);
  }

  /** Whether a position is in the part of its partition that is queried, as DynamoDB demands. */
  boolean isInRange(@Nullable PagePosition position) {
    List<AttributeValue> leading = query.condition().leading();
    for (int i = 0; position != null && i < leading.size(); i++) {
      AttributeValue value = sortKey(position, i);
      if (value == null || KeyOrder.compare(value, leading.get(i)) != 0) {
        return false;
      }
    }
    AttributeValue value = sortKey(position);
    return value == null || new SortRange(query.condition().sort()).holds(value);
  }

  /**
   * The sort key at a position, or that attribute of several which the query narrows; null if what
   * is queried has none.
   */
  @Nullable AttributeValue sortKey(@Nullable PagePosition position) {
    return sortKey(position, query.condition().leading().size());
  }

  private @Nullable AttributeValue sortKey(@Nullable PagePosition position, int attribute) {
    List<KeyAttribute> sort = query.pattern().key().sort();
    return position == null || attribute == sort.size()
        ? null
        : schema.value(position, sort.get(attribute));
  }

  /** All that makes a position of one query meaningless in another. */
  static byte[] binding(Query<?> query, String tableName) {
    Placeholders placeholders = new Placeholders();
    String keyCondition = QueryExpression.keyCondition(query, placeholders);
    Map<String, AttributeValue> names = new HashMap<>();
    Objects.requireNonNull(placeholders.names())
        .forEach((placeholder, name) -> names.put(placeholder, AttributeValue.createS(name)));
    return ValueBytes.write(
        AttributeValue.createL(
            List.of(
                AttributeValue.createS(PURPOSE),
                AttributeValue.createS(tableName),
                AttributeValue.createS(query.pattern().toString()),
                AttributeValue.createBool(query.options().descending()),
                AttributeValue.createS(keyCondition),
                AttributeValue.createM(names),
                AttributeValue.createM(Objects.requireNonNull(placeholders.values())))));
  }
}
