package dev.singlet.internal.scan;

import dev.singlet.generated.expression.Expression;
import dev.singlet.internal.context.Context;
import dev.singlet.value.ReadPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/** The options of a scan. Zero means that a page size or a rate is not set. */
public record ScanOptions(
    int segments,
    int pageSize,
    boolean consistentRead,
    double rate,
    @Nullable String start,
    List<Expression> filters,
    @Nullable ReadPolicy unreadable,
    @Nullable AwsRequestOverrideConfiguration override) {

  public static final ScanOptions NONE =
      new ScanOptions(1, 0, false, 0, null, List.of(), null, null);

  private ScanOptions(Builder builder) {
    this(
        builder.segments,
        builder.pageSize,
        builder.consistentRead,
        builder.rate,
        builder.start,
        builder.filters,
        builder.unreadable,
        builder.override);
  }

  /** Copies the options, to change some of them. */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** The options while they are changed. */
  public static final class Builder {

    private int segments;
    private int pageSize;
    private boolean consistentRead;
    private double rate;
    private @Nullable String start;
    private List<Expression> filters;
    private @Nullable ReadPolicy unreadable;
    private @Nullable AwsRequestOverrideConfiguration override;

    private Builder(ScanOptions options) {
      segments = options.segments;
      pageSize = options.pageSize;
      consistentRead = options.consistentRead;
      rate = options.rate;
      start = options.start;
      filters = options.filters;
      unreadable = options.unreadable;
      override = options.override;
    }

    public Builder segments(int total) {
      segments = total;
      return this;
    }

    public Builder pageSize(int items) {
      pageSize = items;
      return this;
    }

    public Builder consistentRead() {
      consistentRead = true;
      return this;
    }

    public Builder rate(double unitsPerSecond) {
      rate = unitsPerSecond;
      return this;
    }

    public Builder start(@Nullable String checkpoint) {
      start = checkpoint;
      return this;
    }

    public Builder filter(Expression filter) {
      List<Expression> more = new ArrayList<>(filters);
      more.add(filter);
      filters = List.copyOf(more);
      return this;
    }

    public Builder onUnreadable(ReadPolicy policy) {
      unreadable = Objects.requireNonNull(policy, "policy");
      return this;
    }

    public Builder override(AwsRequestOverrideConfiguration configuration) {
      override = Objects.requireNonNull(configuration, "override");
      return this;
    }

    public ScanOptions build() {
      return new ScanOptions(this);
    }
  }

  /** Returns the policy for unreadable items, or else that of the client. */
  public ReadPolicy policy(Context context) {
    return unreadable == null ? context.readPolicy() : unreadable;
  }
}
