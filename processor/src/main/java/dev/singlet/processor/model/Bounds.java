package dev.singlet.processor.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The least and the greatest value, or size, that the constraints on an attribute leave.
 *
 * @param least the greatest lower bound
 * @param lower what says so; null if nothing does
 * @param greatest the least upper bound
 * @param upper what says so; null if nothing does
 */
public record Bounds(
    long least, @Nullable Constraint lower, long greatest, @Nullable Constraint upper) {

  private static final Bounds NONE = new Bounds(Long.MIN_VALUE, null, Long.MAX_VALUE, null);

  /** The bounds of a number, or of the size of a value of another type. */
  public static Bounds of(List<Constraint> constraints) {
    Bounds bounds = NONE;
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Min min) {
        bounds = bounds.atLeast(min.value(), min);
      } else if (constraint instanceof Constraint.Positive) {
        bounds = bounds.atLeast(1, constraint);
      } else if (constraint instanceof Constraint.NotBlank) {
        bounds = bounds.atLeast(1, constraint);
      } else if (constraint instanceof Constraint.Max max) {
        bounds = bounds.atMost(max.value(), max);
      } else if (constraint instanceof Constraint.Size size) {
        bounds = bounds.atLeast(size.min(), size).atMost(size.max(), size);
      }
    }
    return bounds;
  }

  private Bounds atLeast(long value, Constraint constraint) {
    return value > least ? new Bounds(value, constraint, greatest, upper) : this;
  }

  private Bounds atMost(long value, Constraint constraint) {
    return value < greatest ? new Bounds(least, lower, value, constraint) : this;
  }
}
