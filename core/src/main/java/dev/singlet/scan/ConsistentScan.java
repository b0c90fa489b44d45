package dev.singlet.scan;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.internal.scan.ScanSpec;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.runtime.entity.Projected;
import dev.singlet.schema.IndexSchema;
import dev.singlet.value.ReadPolicy;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * A scan of the table itself or of a local secondary index, which DynamoDB can read consistently. A
 * global secondary index can't be read consistently.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
@CheckReturnValue
public final class ConsistentScan<T> extends Scan<T> {

  /**
   * Called by generated code.
   *
   * @param type the type of the items
   */
  public ConsistentScan(ItemType<T> type) {
    this(new ScanSpec<>(type));
  }

  /**
   * Called by generated code.
   *
   * @param type the type of the items
   * @param name the name of the method that makes the scan
   * @param index the local index that it reads
   */
  public ConsistentScan(ItemType<T> type, String name, IndexSchema index) {
    this(new ScanSpec<>(type, name, index));
  }

  private ConsistentScan(ScanSpec<T> spec) {
    super(spec);
  }

  /**
   * Reads the result of all earlier writes. Costs twice the capacity.
   *
   * @return a strongly consistent scan
   */
  public ConsistentScan<T> consistent() {
    return new ConsistentScan<>(spec().with(options().consistently()));
  }

  @Override
  public ConsistentScan<T> segments(int segments) {
    return own(super.segments(segments));
  }

  @Override
  public ConsistentScan<T> limit(int items) {
    return own(super.limit(items));
  }

  @Override
  public ConsistentScan<T> pageSize(int items) {
    return own(super.pageSize(items));
  }

  @Override
  public ConsistentScan<T> rateLimit(double capacityUnitsPerSecond) {
    return own(super.rateLimit(capacityUnitsPerSecond));
  }

  @Override
  public ConsistentScan<T> filter(Condition<? extends T> filter) {
    return own(super.filter(filter));
  }

  @Override
  public ConsistentScan<T> withoutExpired() {
    return own(super.withoutExpired());
  }

  @Override
  public ConsistentScan<T> from(@Nullable String checkpoint) {
    return own(super.from(checkpoint));
  }

  @Override
  public ConsistentScan<T> onUnreadable(ReadPolicy policy) {
    return own(super.onUnreadable(policy));
  }

  @Override
  public ConsistentScan<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return own(super.overrideConfiguration(override));
  }

  @Override
  public <P> ConsistentScan<P> project(Projected<T, P> projection) {
    return own(super.project(projection));
  }

  private static <T> ConsistentScan<T> own(Scan<T> scan) {
    return new ConsistentScan<>(scan.spec());
  }
}
