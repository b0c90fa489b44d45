package dev.singlet;

import dev.singlet.ShardStart.Start;
import dev.singlet.internal.ValueBytes;
import dev.singlet.position.PagePosition;
import dev.singlet.position.PositionSchema;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The page tokens of a query of a sharded access pattern: a start for each partition. Like those of
 * other queries they have no partition key in them. Of a position is written what differs from that
 * in the partition before, since keys of one time, and of one entity, begin and end alike.
 */
final class ShardTokens {

  private static final String PURPOSE = "shards";
  private static final int BACKWARDS = 1;
  private static final int AT_END = 0;
  private static final int BEHIND = 1;
  private static final int NOWHERE = 2;
  private static final int STARTS_IN_BYTE = 4;

  private final Query<?> query;
  private final PageTokens tokens;
  private final PositionSchema schema;
  private final int shards;

  /** Checks positions, which must be in one range in all partitions. */
  private final QueryTokens range;

  private final byte[] binding;

  ShardTokens(Query<?> query, RequestContext context) {
    this.query = query;
    this.tokens = context.pageTokens();
    this.schema = PositionSchema.within(query.pattern());
    this.shards = query.condition().partitions().size();
    this.range = new QueryTokens(query, context);
    this.binding = binding(query, context.tableName());
  }

  /** Where the query starts: from its token, or without one at an end of its range. */
  ShardStart start() {
    String token = query.options().start();
    return token == null
        ? new ShardStart(false, Collections.nCopies(shards, ShardStart.AT_END))
        : decode(token);
  }

  String encode(ShardStart start) {
    ByteArrayOutputStream payload = new ByteArrayOutputStream();
    payload.write(start.backwards() ? BACKWARDS : 0);
    List<Start> starts = start.shards();
    for (int i = 0; i < starts.size(); i += STARTS_IN_BYTE) {
      int kinds = 0;
      for (int j = 0; j < STARTS_IN_BYTE && i + j < starts.size(); j++) {
        kinds |= kind(starts.get(i + j)) << (2 * j);
      }
      payload.write(kinds);
    }
    List<byte[]> before = List.of();
    for (Start each : starts) {
      PagePosition position = ShardStart.position(each);
      if (position != null) {
        before = write(position, before, payload);
      }
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
    int[] kinds = new int[shards];
    int packed = 0;
    for (int i = 0; i < shards; i++) {
      packed = i % STARTS_IN_BYTE == 0 ? next(payload) : packed >> 2;
      kinds[i] = packed & 3;
    }
    List<Start> starts = new ArrayList<>(shards);
    List<byte[]> before = List.of();
    for (int i = 0; i < shards; i++) {
      switch (kinds[i]) {
        case AT_END -> starts.add(ShardStart.AT_END);
        case BEHIND -> {
          before = read(before, payload);
          starts.add(ShardStart.behind(position(before)));
        }
        case NOWHERE -> starts.add(ShardStart.NOWHERE);
        default -> throw invalid();
      }
    }
    if (flags > BACKWARDS || packed >> 2 != 0 || payload.hasRemaining()) {
      throw invalid();
    }
    return new ShardStart(flags == BACKWARDS, starts);
  }

  private static int kind(Start start) {
    if (start instanceof ShardStart.Behind) {
      return BEHIND;
    }
    return start instanceof ShardStart.Nowhere ? NOWHERE : AT_END;
  }

  /** Writes the key attributes of a position, each without what it begins with in common. */
  private List<byte[]> write(
      PagePosition position, List<byte[]> before, ByteArrayOutputStream payload) {
    List<byte[]> attributes = attributes(position);
    for (int i = 0; i < attributes.size(); i++) {
      byte[] attribute = attributes.get(i);
      int common = before.isEmpty() ? 0 : common(before.get(i), attribute);
      int rest = attribute.length - common;
      payload.write(common);
      payload.write(rest >>> Byte.SIZE);
      payload.write(rest);
      payload.write(attribute, common, rest);
    }
    return attributes;
  }

  private List<byte[]> read(List<byte[]> before, ByteBuffer payload) {
    List<byte[]> attributes = new ArrayList<>();
    for (int i = 0; i < schema.size(); i++) {
      int common = next(payload);
      int rest = (next(payload) << Byte.SIZE) | next(payload);
      byte[] begun = before.isEmpty() ? new byte[0] : before.get(i);
      if (common > begun.length || rest > payload.remaining()) {
        throw invalid();
      }
      byte[] attribute = Arrays.copyOf(begun, common + rest);
      payload.get(attribute, common, rest);
      attributes.add(attribute);
    }
    return attributes;
  }

  /** The key attributes of a position, each as a token of another query has it. */
  private List<byte[]> attributes(PagePosition position) {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    schema.write(position, written);
    ByteBuffer in = ByteBuffer.wrap(written.toByteArray());
    List<byte[]> attributes = new ArrayList<>();
    while (in.hasRemaining()) {
      byte[] attribute = new byte[Short.toUnsignedInt(in.getShort())];
      in.get(attribute);
      attributes.add(attribute);
    }
    return attributes;
  }

  private PagePosition position(List<byte[]> attributes) {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    for (byte[] attribute : attributes) {
      written.write(attribute.length >>> Byte.SIZE);
      written.write(attribute.length);
      written.write(attribute, 0, attribute.length);
    }
    PagePosition position = schema.read(ByteBuffer.wrap(written.toByteArray()));
    if (position == null || !range.isInRange(position)) {
      throw invalid();
    }
    return position;
  }

  private static int common(byte[] before, byte[] attribute) {
    int mismatch = Arrays.mismatch(before, attribute);
    return Math.min(mismatch < 0 ? attribute.length : mismatch, 0xFF);
  }

  private int next(ByteBuffer payload) {
    if (!payload.hasRemaining()) {
      throw invalid();
    }
    return Byte.toUnsignedInt(payload.get());
  }

  private RuntimeException invalid() {
    return PageTokens.invalid(query.pattern());
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
