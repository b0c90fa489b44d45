package dev.singlet.item;

import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.internal.InstantText;
import dev.singlet.internal.Nesting;
import dev.singlet.internal.Numbers;
import dev.singlet.internal.Utf8;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Collects what an entity violates. The constraints are those of {@code
 * jakarta.validation.constraints}: a null satisfies all but {@link #required}.
 */
public final class Violations {

  private final String entity;
  private final boolean areIgnored;
  private final Deque<String> path = new ArrayDeque<>(4);
  private final @Nullable Violations whole;
  private final String message;
  private @Nullable List<Violation> found;

  /**
   * Nothing violated so far.
   *
   * @param entity the entity's name
   */
  public Violations(String entity) {
    this(entity, null, "", false);
  }

  private Violations(
      String entity, @Nullable Violations whole, String message, boolean areIgnored) {
    this.entity = entity;
    this.whole = whole;
    this.message = message;
    this.areIgnored = areIgnored;
  }

  /**
   * Collects nothing, for an item that is compared and not written.
   *
   * @param entity the entity's name
   * @return violations that never end anything
   */
  public static Violations ignored(String entity) {
    return new Violations(entity, null, "", true);
  }

  /**
   * Checks with a constraint's own message.
   *
   * @param own what a violation says instead of the usual
   * @return takes what is violated, for these
   */
  public Violations saying(String own) {
    return new Violations(entity, this, own, areIgnored);
  }

  /**
   * A value must be given.
   *
   * @param component the component
   * @param value its value
   */
  public void required(String component, @Nullable Object value) {
    if (value == null) {
      add(component, "Required", "is required", null);
    }
  }

  /**
   * {@code @Pattern}: the whole text must match.
   *
   * @param component the component
   * @param value its value
   * @param pattern the pattern
   */
  public void pattern(String component, @Nullable CharSequence value, Pattern pattern) {
    if (value != null && !pattern.matcher(value).matches()) {
      add(component, "Pattern", "must match " + pattern, value);
    }
  }

  /**
   * {@code @Size} of text, in chars.
   *
   * @param component the component
   * @param value its value
   * @param min the least size
   * @param max the greatest size
   */
  public void size(String component, @Nullable CharSequence value, int min, int max) {
    if (value != null) {
      size(component, value, "characters", value.length(), min, max);
    }
  }

  /**
   * {@code @Size} of a collection.
   *
   * @param component the component
   * @param value its value
   * @param min the least size
   * @param max the greatest size
   */
  public void size(String component, @Nullable Collection<?> value, int min, int max) {
    if (value != null) {
      size(component, value, "elements", value.size(), min, max);
    }
  }

  /**
   * {@code @Size} of a map.
   *
   * @param component the component
   * @param value its value
   * @param min the least size
   * @param max the greatest size
   */
  public void size(String component, @Nullable Map<?, ?> value, int min, int max) {
    if (value != null) {
      size(component, value, "entries", value.size(), min, max);
    }
  }

  /**
   * {@code @NotBlank}: text must have a character that is no white space.
   *
   * @param component the component
   * @param value its value
   */
  public void notBlank(String component, @Nullable CharSequence value) {
    if (value != null && value.toString().isBlank()) {
      add(component, "NotBlank", "must not be blank", value);
    }
  }

  /**
   * {@code @Min}.
   *
   * @param component the component
   * @param value its value
   * @param min the least value
   */
  public void min(String component, @Nullable Number value, long min) {
    if (value != null && compare(value, min) < 0) {
      add(component, "Min", "must be at least " + min, value);
    }
  }

  /**
   * {@code @Max}.
   *
   * @param component the component
   * @param value its value
   * @param max the greatest value
   */
  public void max(String component, @Nullable Number value, long max) {
    if (value != null && compare(value, max) > 0) {
      add(component, "Max", "must be at most " + max, value);
    }
  }

  /**
   * {@code @Positive}.
   *
   * @param component the component
   * @param value its value
   */
  public void positive(String component, @Nullable Number value) {
    if (value != null && compare(value, 0) <= 0) {
      add(component, "Positive", "must be greater than 0", value);
    }
  }

  /**
   * Text must be valid Unicode: DynamoDB would store something else in place of a lone surrogate.
   *
   * @param component the component
   * @param value its value
   */
  public void text(String component, @Nullable String value) {
    int lone = value == null ? -1 : Utf8.loneSurrogate(value);
    if (lone >= 0) {
      add(component, "Unicode", "must not have a lone surrogate, as at index " + lone, value);
    }
  }

  /**
   * A number must be one that DynamoDB can store: 38 digits, 1E-130 to 9.99E+125.
   *
   * @param component the component
   * @param value its value
   */
  public void number(String component, @Nullable Number value) {
    String problem = value == null ? null : Numbers.problem(value);
    if (problem != null) {
      add(component, "Number", problem, value);
    }
  }

  /**
   * A time must have a form of fixed width.
   *
   * @param component the component
   * @param value its value
   */
  public void time(String component, @Nullable Instant value) {
    if (value != null && !InstantText.fits(value)) {
      add(component, "Time", "must be within the years 0 to 9999", value);
    }
  }

  /**
   * Checks within a value that has a codec of its own.
   *
   * @param component the component
   * @param value its value
   * @param codec its codec
   * @param <T> its type
   */
  public <T> void within(String component, @Nullable T value, ValueCodec<T> codec) {
    boolean isOfSet = component.equals(SetCodec.STEP);
    if (value != null && path.size() >= Nesting.MAX && !isOfSet) {
      // Not looked into: what is deeper still might have no end.
      add(component, "Nesting", Nesting.PROBLEM, null);
    } else if (value != null) {
      path.addLast(component);
      codec.check(value, this);
      path.removeLast();
    }
  }

  /**
   * Checks an element of a collection, which must not be null.
   *
   * @param step where the element is: {@code [2]}
   * @param element the element
   * @param codec its codec
   * @param <T> its type
   */
  <T> void element(String step, @Nullable T element, ValueCodec<T> codec) {
    required(step, element);
    within(step, element, codec);
    if (element != null && codec.isAbsent(element)) {
      add(step, "Size", "must not be empty: DynamoDB has no empty sets to store there", element);
    }
  }

  /**
   * Adds a violation.
   *
   * @param component the component
   * @param constraint the constraint's simple name
   * @param message what must hold
   * @param value what was given
   */
  public void add(String component, String constraint, String message, @Nullable Object value) {
    if (whole != null) {
      whole.add(component, constraint, this.message, value);
      return;
    }
    if (found == null) {
      found = new ArrayList<>();
    }
    found.add(new Violation(pathTo(component), constraint, message, value));
  }

  /**
   * Checks a component of a record that is somewhere within the entity.
   *
   * @param owner the way to the record; empty for the entity itself
   * @param checks what checks the record's components
   * @param component the component
   * @param value its value
   */
  public void component(
      String owner, ComponentChecks checks, String component, @Nullable Object value) {
    if (owner.isEmpty()) {
      checks.check(component, value, this);
    } else {
      path.addLast(owner);
      checks.check(component, value, this);
      path.removeLast();
    }
  }

  /**
   * What is violated first, for checks of a single value.
   *
   * @return what must hold; null if nothing is violated
   */
  public @Nullable String first() {
    return found == null ? null : found.get(0).message();
  }

  /**
   * Ends the checks.
   *
   * @throws ValidationException if anything is violated
   */
  public void throwIfAny() {
    if (found != null && !areIgnored) {
      throw new ValidationException(entity, found);
    }
  }

  private void size(String component, Object value, String unit, int size, int min, int max) {
    if (size < min || size > max) {
      String bounds =
          max == Integer.MAX_VALUE
              ? "at least " + min
              : min == 0 ? "at most " + max : min + " to " + max;
      add(component, "Size", "must have " + bounds + " " + unit, value);
    }
  }

  private String pathTo(String component) {
    StringBuilder text = new StringBuilder();
    for (String step : path) {
      append(text, step);
    }
    append(text, component);
    return text.toString();
  }

  private static void append(StringBuilder text, String step) {
    if (!text.isEmpty() && !step.isEmpty() && !step.startsWith("[")) {
      text.append('.');
    }
    text.append(step);
  }

  private static int compare(Number value, long bound) {
    double approximate = value.doubleValue();
    if (!Double.isFinite(approximate) && (value instanceof Double || value instanceof Float)) {
      return Double.compare(approximate, 0);
    }
    return new BigDecimal(value.toString()).compareTo(BigDecimal.valueOf(bound));
  }
}
