package dev.singlet.internal.query;

import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.query.PageStart.Place;
import dev.singlet.internal.seal.PageSeals;
import dev.singlet.internal.text.KeyOrder;
import dev.singlet.internal.text.ValueBytes;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.runtime.item.StoredItem;
import dev.singlet.runtime.item.Tenant;
import dev.singlet.runtime.key.Partitions;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The page tokens of one query: the direction, and the place to continue. A token does not contain
 * the partition key, so even a forged token can't lead to other partitions.
 */
public final class QueryTokens {

  private static final String OF_ONE_PARTITION = "query";
  private static final String OF_SEVERAL_PARTITIONS = "partitions";
  private static final int BACKWARDS = 1;
  private static final int AT_AN_END = 2;

  private final QuerySpec<?> query;
  private final PageSeals seals;
  private final PositionSchema schema;
  private final String tableName;
  private final @Nullable Tenant tenant;

  /** Made for the first token, because most queries need none. */
  private volatile byte @Nullable [] binding;

  /** Takes a query of the keys as they are stored, with the tenant. */
  public QueryTokens(QuerySpec<?> query, Context context) {
    this.query = query;
    this.seals = context.pageSeals();
    this.schema = PositionSchema.within(query.pattern());
    this.tableName = context.tableName();
    this.tenant = context.tenant(query.table());
  }

  /** Returns the position of an item, or of its key attributes. */
  public PagePosition position(Map<String, AttributeValue> item) {
    return schema.position(item);
  }

  /**
   * Returns a map with the key attributes of an item. An item read from bytes is returned itself.
   * Of any other item only the keys are kept, so the rest of it can be freed before its page.
   */
  Map<String, AttributeValue> keysOf(Map<String, AttributeValue> item) {
    return item instanceof StoredItem ? item : schema.keys(item);
  }

  /** Returns the position as DynamoDB takes it. */
  Map<String, AttributeValue> key(Place place) {
    Map<String, AttributeValue> key = new HashMap<>(8);
    schema.putInto(key, place.position());
    List<KeyAttribute> partition = query.pattern().key().partition();
    List<AttributeValue> values = query.partitions().all().get(place.partition()).values();
    for (int i = 0; i < partition.size(); i++) {
      key.put(partition.get(i).name(), values.get(i));
    }
    return key;
  }

  /** Returns where the query starts. */
  PageStart start() {
    String token = query.options().start();
    return token == null ? PageStart.end(false) : decode(token);
  }

  /** Returns the token of a start. */
  public String encode(PageStart start) {
    Place place = start.place();
    ByteArrayOutputStream payload = new ByteArrayOutputStream();
    payload.write((start.backwards() ? BACKWARDS : 0) | (place == null ? AT_AN_END : 0));
    if (place != null) {
      if (query.partitions().areSeveral()) {
        payload.write(place.partition() >> Byte.SIZE);
        payload.write(place.partition());
      }
      schema.write(place.position(), payload);
    }
    return seals.seal(payload.toByteArray(), binding());
  }

  /**
   * Reads a token.
   *
   * @throws InvalidPageTokenException if it is not one of this query
   */
  public PageStart decode(String token) {
    ByteBuffer payload = ByteBuffer.wrap(seals.open(token, binding(), query.pattern()));
    int flags = next(payload);
    if (flags > (BACKWARDS | AT_AN_END)) {
      throw invalid();
    }
    Place place = (flags & AT_AN_END) == 0 ? place(payload) : null;
    if (payload.hasRemaining()) {
      throw invalid();
    }
    return new PageStart((flags & BACKWARDS) != 0, place);
  }

  private Place place(ByteBuffer payload) {
    boolean isOneOfSeveral = query.partitions().areSeveral();
    int partition = isOneOfSeveral ? next(payload) << Byte.SIZE | next(payload) : 0;
    PagePosition position = schema.read(payload);
    if (position == null || partition >= query.partitions().all().size() || !isInRange(position)) {
      throw invalid();
    }
    Place place = new Place(partition, position);
    if (tenant != null && !tenant.owns(key(place))) {
      throw invalid();
    }
    return place;
  }

  private int next(ByteBuffer payload) {
    if (!payload.hasRemaining()) {
      throw invalid();
    }
    return Byte.toUnsignedInt(payload.get());
  }

  private InvalidPageTokenException invalid() {
    return PageSeals.invalid(query.pattern());
  }

  /**
   * Returns whether a position is in the query's range. A position outside could lead to items that
   * the query must not return.
   */
  private boolean isInRange(PagePosition position) {
    List<AttributeValue> leading = query.condition().leading();
    for (int i = 0; i < leading.size(); i++) {
      AttributeValue value = sortKey(position, i);
      if (value == null || KeyOrder.compare(value, leading.get(i)) != 0) {
        return false;
      }
    }
    AttributeValue value = sortKey(position, leading.size());
    return value == null || new SortRange(query.condition().sort()).holds(value);
  }

  /**
   * Returns the part of the sort key that a condition narrows; null if the key has no such part.
   */
  @Nullable AttributeValue sortKey(Map<String, AttributeValue> item) {
    List<KeyAttribute> sort = query.pattern().key().sort();
    int part = query.condition().leading().size();
    return part == sort.size() ? null : item.get(sort.get(part).name());
  }

  /** Returns the same part of a position. */
  @Nullable AttributeValue sortKey(PagePosition position) {
    return sortKey(position, query.condition().leading().size());
  }

  private @Nullable AttributeValue sortKey(PagePosition position, int part) {
    List<KeyAttribute> sort = query.pattern().key().sort();
    return part == sort.size() ? null : schema.value(position, sort.get(part));
  }

  private byte[] binding() {
    byte[] made = binding;
    if (made == null) {
      made = binding(query, tableName);
      binding = made;
    }
    return made;
  }

  /**
   * Returns the bytes that a token is bound to: the table, the index, the entity, the arguments and
   * the direction. These keep their values if a method, a class or a component is renamed.
   */
  public static byte[] binding(QuerySpec<?> query, String tableName) {
    Partitions partitions = query.partitions();
    if (partitions.all().size() == 1) {
      return bindingOfOne(query, tableName);
    }
    List<AttributeValue> parts = new ArrayList<>();
    parts.add(AttributeValue.createS(OF_SEVERAL_PARTITIONS));
    parts.add(AttributeValue.createN(Integer.toString(partitions.together())));
    if (partitions.areSeveral()) {
      byte[] ofFirst = bindingOfOne(query.of(query.condition().ofPartition(0)), tableName);
      parts.add(AttributeValue.createB(SdkBytes.fromByteArrayUnsafe(ofFirst)));
    }
    partitions.all().forEach(each -> parts.add(AttributeValue.createL(each.values())));
    return ValueBytes.write(AttributeValue.createL(parts));
  }

  private static byte[] bindingOfOne(QuerySpec<?> query, String tableName) {
    Placeholders placeholders = new Placeholders();
    String keyCondition = QueryExpression.keyCondition(query, placeholders);
    IndexSchema index = query.pattern().index();
    Map<String, AttributeValue> names = new HashMap<>();
    Objects.requireNonNull(placeholders.names())
        .forEach((placeholder, name) -> names.put(placeholder, AttributeValue.createS(name)));
    return ValueBytes.write(
        AttributeValue.createL(
            List.of(
                AttributeValue.createS(OF_ONE_PARTITION),
                AttributeValue.createS(tableName),
                AttributeValue.createS(index == null ? "" : index.name()),
                AttributeValue.createS(query.pattern().type().firstName()),
                AttributeValue.createBool(query.options().descending()),
                AttributeValue.createS(keyCondition),
                AttributeValue.createM(names),
                AttributeValue.createM(Objects.requireNonNull(placeholders.values())))));
  }
}
