package dev.singlet.internal.scan;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.query.PagePosition;
import dev.singlet.internal.query.PositionSchema;
import dev.singlet.internal.seal.PageSeals;
import dev.singlet.internal.text.ValueBytes;
import dev.singlet.runtime.item.Tenant;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The progress of each segment of a scan, and the checkpoints that record it. */
final class ScanPositions {

  private static final String PURPOSE = "scan";
  private static final byte AT_START = 0;
  private static final byte AT_POSITION = 1;
  private static final byte AT_END = 2;

  private final ScanSpec<?> scan;
  private final PageSeals tokens;
  private final byte[] binding;
  private final PositionSchema schema;
  private final byte[] states;
  private final List<@Nullable PagePosition> positions;

  /**
   * Reads the positions where a scan starts.
   *
   * @throws dev.singlet.error.InvalidPageTokenException if its checkpoint is not one of this scan
   */
  ScanPositions(ScanSpec<?> scan, Context context) {
    int segments = scan.segments();
    this.scan = scan;
    this.tokens = context.pageSeals();
    this.binding = binding(scan, context);
    this.schema = PositionSchema.ofWhole(scan.pattern());
    this.states = new byte[segments];
    this.positions = new ArrayList<>(segments);
    for (int segment = 0; segment < segments; segment++) {
      positions.add(null);
    }
    String checkpoint = scan.options().start();
    if (checkpoint != null) {
      read(ByteBuffer.wrap(tokens.open(checkpoint, binding, scan)));
    }
  }

  /** Returns the segments that are not read to their end. */
  synchronized IntStream unfinished() {
    return IntStream.range(0, states.length).filter(segment -> states[segment] != AT_END);
  }

  synchronized boolean isFinished(int segment) {
    return states[segment] == AT_END;
  }

  synchronized int finished() {
    return states.length - (int) unfinished().count();
  }

  /** Returns where the next page of a segment starts; null for its start. */
  synchronized @Nullable Map<String, AttributeValue> start(int segment) {
    PagePosition position = positions.get(segment);
    if (position == null) {
      return null;
    }
    Map<String, AttributeValue> key = new HashMap<>(4);
    schema.putInto(key, position);
    return key;
  }

  /** Records that a segment was read up to the {@linkplain TakenPage#end end} of a page. */
  synchronized void read(int segment, @Nullable Map<String, AttributeValue> end) {
    if (end != null) {
      boolean isAtEnd = end.isEmpty();
      states[segment] = isAtEnd ? AT_END : AT_POSITION;
      positions.set(segment, isAtEnd ? null : schema.position(end));
    }
  }

  /** Returns the token that continues here; null at the end. */
  synchronized @Nullable String checkpoint() {
    if (finished() == states.length) {
      return null;
    }
    ByteArrayOutputStream payload = new ByteArrayOutputStream();
    for (int segment = 0; segment < states.length; segment++) {
      payload.write(states[segment]);
      PagePosition position = positions.get(segment);
      if (position != null) {
        schema.write(position, payload);
      }
    }
    return tokens.seal(payload.toByteArray(), binding);
  }

  private void read(ByteBuffer payload) {
    for (int segment = 0; segment < states.length; segment++) {
      states[segment] = payload.hasRemaining() ? payload.get() : -1;
      PagePosition position = states[segment] == AT_POSITION ? schema.read(payload) : null;
      positions.set(segment, position);
      boolean isComplete =
          position != null || states[segment] == AT_START || states[segment] == AT_END;
      if (!isComplete) {
        throw PageSeals.invalid(scan);
      }
    }
    if (payload.hasRemaining()) {
      throw PageSeals.invalid(scan);
    }
  }

  private static byte[] binding(ScanSpec<?> scan, Context context) {
    Tenant tenant = context.tenant(scan.table());
    return ValueBytes.write(
        AttributeValue.createL(
            List.of(
                AttributeValue.createS(PURPOSE),
                AttributeValue.createS(context.tableName()),
                AttributeValue.createS(tenant == null ? "" : tenant.leadingPart()),
                AttributeValue.createS(scan.pattern().name()),
                AttributeValue.createS(scan.pattern().type().firstName()),
                AttributeValue.createN(Integer.toString(scan.allSegments())),
                AttributeValue.createN(Integer.toString(scan.number(0))))));
  }
}
