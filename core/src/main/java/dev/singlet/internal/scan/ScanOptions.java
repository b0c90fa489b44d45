package dev.singlet.internal.scan;

import dev.singlet.attribute.Condition;
import dev.singlet.internal.context.Context;
import dev.singlet.value.ReadPolicy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/** How a table is scanned; zero stands for a page size or a rate that is not set. */
record ScanOptions(
    int segments,
    int pageSize,
    boolean consistentRead,
    double rate,
    @Nullable String start,
    List<Condition<?>> filters,
    @Nullable ReadPolicy unreadable,
    @Nullable AwsRequestOverrideConfiguration override) {

  static final ScanOptions NONE = new ScanOptions(1, 0, false, 0, null, List.of(), null, null);

  ScanOptions segments(int total) {
    return new ScanOptions(
        total, pageSize, consistentRead, rate, start, filters, unreadable, override);
  }

  ScanOptions pageSize(int items) {
    return new ScanOptions(
        segments, items, consistentRead, rate, start, filters, unreadable, override);
  }

  ScanOptions consistent() {
    return new ScanOptions(segments, pageSize, true, rate, start, filters, unreadable, override);
  }

  ScanOptions rate(double unitsPerSecond) {
    return new ScanOptions(
        segments, pageSize, consistentRead, unitsPerSecond, start, filters, unreadable, override);
  }

  ScanOptions from(@Nullable String checkpoint) {
    return new ScanOptions(
        segments, pageSize, consistentRead, rate, checkpoint, filters, unreadable, override);
  }

  ScanOptions filter(Condition<?> filter) {
    List<Condition<?>> more = new ArrayList<>(filters);
    more.add(filter);
    return new ScanOptions(
        segments, pageSize, consistentRead, rate, start, List.copyOf(more), unreadable, override);
  }

  ScanOptions onUnreadable(ReadPolicy policy) {
    return new ScanOptions(
        segments, pageSize, consistentRead, rate, start, filters, policy, override);
  }

  ScanOptions configuration(AwsRequestOverrideConfiguration configuration) {
    return new ScanOptions(
        segments, pageSize, consistentRead, rate, start, filters, unreadable, configuration);
  }

  /** What is done with unreadable items, where the client has a say. */
  ReadPolicy policy(Context context) {
    return unreadable == null ? context.readPolicy() : unreadable;
  }
}
