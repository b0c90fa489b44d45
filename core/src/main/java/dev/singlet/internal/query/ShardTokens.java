package dev.singlet.internal.query;

import dev.singlet.Query;

import dev.singlet.internal.query.ShardStart.Place;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.seal.PageSeals;
import dev.singlet.internal.text.ValueBytes;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.List;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The page tokens of a query of a sharded access pattern: an item's position, and the number of its
 * partition. Like those of other queries they have no partition key in them.
 */
final class ShardTokens {

  private static final String PURPOSE = "shard";
  private static final int BACKWARDS = 1;
  private static final int AT_AN_END = 2;

  private final Query<?> query;
  private final PageSeals tokens;
  private final PositionSchema schema;

  /** Checks positions, which must be in one range in all partitions. */
  private final QueryTokens range;

  private final byte[] binding;

  ShardTokens(Query<?> query, Context context) {
    this.query = query;
    this.tokens = context.pageSeals();
    this.schema = PositionSchema.within(query.pattern());
    this.range = new QueryTokens(query, context);
    this.binding = binding(query, context.tableName());
  }

  /** What is common to the positions in all partitions. */
  QueryTokens range() {
    return range;
  }

  /** Where the query starts: from its token, or without one at the start of its range. */
  ShardStart start() {
    String token = query.options().start();
    return token == null ? new ShardStart(false, null) : decode(token);
  }

  String encode(ShardStart start) {
    Place place = start.place();
    ByteArrayOutputStream payload = new ByteArrayOutputStream();
    payload.write((start.backwards() ? BACKWARDS : 0) | (place == null ? AT_AN_END : 0));
    if (place != null) {
      payload.write(place.shard());
      schema.write(place.position(), payload);
    }
    return tokens.seal(payload.toByteArray(), binding);
  }

  /**
   * Where a token leads.
   *
   * @throws dev.singlet.error.InvalidPageTokenException if it is none of this query
   */
  ShardStart decode(String token) {
    ByteBuffer payload = ByteBuffer.wrap(tokens.open(token, binding, query.pattern()));
    int flags = next(payload);
    if (flags > (BACKWARDS | AT_AN_END)) {
      throw invalid();
    }
    Place place = (flags & AT_AN_END) == 0 ? place(payload) : null;
    if (payload.hasRemaining()) {
      throw invalid();
    }
    return new ShardStart((flags & BACKWARDS) != 0, place);
  }

  private Place place(ByteBuffer payload) {
    int shard = next(payload);
    PagePosition position = schema.read(payload);
    if (shard >= query.condition().partitions().size()
        || position == null
        || !range.isInRange(position)) {
      throw invalid();
    }
    return new Place(shard, position);
  }

  private int next(ByteBuffer payload) {
    if (!payload.hasRemaining()) {
      throw invalid();
    }
    return Byte.toUnsignedInt(payload.get());
  }

  private RuntimeException invalid() {
    return PageSeals.invalid(query.pattern());
  }

  private static byte[] binding(Query<?> query, String tableName) {
    return ValueBytes.write(
        AttributeValue.createL(
            List.of(
                AttributeValue.createS(PURPOSE),
                AttributeValue.createN("" + query.condition().partitions().size()),
                AttributeValue.createB(
                    SdkBytes.fromByteArrayUnsafe(QueryTokens.binding(query, tableName))))));
  }
}
