package dev.singlet.runtime.item;

import dev.singlet.error.MessageTemplate;
import dev.singlet.error.Messages;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.internal.text.InstantText;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.Nesting;
import dev.singlet.internal.text.Numbers;
import dev.singlet.internal.text.Utf8;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Collects the violations of an entity. The constraints are in {@code runtime.constraint}. The
 * codecs of collections check what these hold.
 */
public final class Violations {

  public static final String EMPTY = "must not be empty: DynamoDB has no empty sets to store there";

  private static final long YEAR_2000 = 946_684_800;

  private final Collected all;
  private final String own;
  private final boolean isMasked;

  /** Makes an empty collector. Constraints on times are not checked. */
  public Violations(String entity) {
    this(entity, Messages.NONE, null);
  }

  /**
   * Makes an empty collector.
   *
   * @param clock the current time for constraints on times; null to skip them
   */
  public Violations(String entity, Messages messages, @Nullable Clock clock) {
    this(new Collected(entity, messages, clock, Collected.Scope.ALL), "", false);
  }

  private Violations(Collected all, String own, boolean isMasked) {
    this.all = all;
    this.own = own;
    this.isMasked = isMasked;
  }

  /** Returns a collector that ignores violations, for an item that is compared and not written. */
  public static Violations ignored(String entity) {
    return new Violations(
        new Collected(entity, Messages.NONE, null, Collected.Scope.NOTHING), "", false);
  }

  /**
   * Returns a collector for the arguments of a key. The key itself checks that they exist and can
   * be stored. Constraints on times are skipped, because they applied when the item was written.
   */
  public static Violations ofArguments(String entity, Messages messages) {
    return new Violations(
        new Collected(entity, messages, null, Collected.Scope.CONSTRAINTS), "", false);
  }

  /** Returns a collector that uses a constraint's own message. */
  public Violations saying(String message) {
    return new Violations(all, message, isMasked);
  }

  /** Returns a collector that hides values. */
  public Violations masking() {
    return new Violations(all, own, true);
  }

  /** Returns a separate collector, whose violations are reported together. */
  public Violations apart() {
    return new Violations(all.apart(), "", isMasked);
  }

  /** Adds one violation for several. */
  public void addIfAny(
      Violations apart,
      String component,
      String constraint,
      Map<String, Object> attributes,
      @Nullable Object value) {
    if (!apart.all.found().isEmpty()) {
      add(component, constraint, "must be a valid " + constraint, attributes, value);
    }
  }

  /** Requires a value. */
  public void required(String component, @Nullable Object value) {
    if (value == null && all.scope != Collected.Scope.CONSTRAINTS) {
      add(component, "Required", "is required", null);
    }
  }

  /**
   * Requires that a key is written that alone has the value of a component.
   *
   * @param attribute the key attribute
   */
  public void keyed(String component, @Nullable Object value, String attribute, boolean isWritten) {
    if (value != null && !isWritten) {
      add(
          component,
          "OnlyInKey",
          "is only in the key attribute %s, which these values don't make. Pass null"
              .formatted(attribute),
          null);
    }
  }

  /** Requires a text of valid Unicode. */
  public void requiredText(String component, @Nullable String value) {
    required(component, value);
    text(component, value);
  }

  /** Requires a number that DynamoDB can store. */
  public void requiredNumber(String component, @Nullable Number value) {
    required(component, value);
    number(component, value);
  }

  /** Requires a time that has a form of fixed width. */
  public void requiredTime(String component, @Nullable Instant value) {
    required(component, value);
    time(component, value);
  }

  /** Requires a value with a codec of its own, and checks its content. */
  public <T> void requiredWithin(String component, @Nullable T value, ValueCodec<T> codec) {
    required(component, value);
    within(component, value, codec);
  }

  /** Checks that text is valid Unicode. DynamoDB would replace a lone surrogate. */
  public void text(String component, @Nullable String value) {
    int lone = value == null ? -1 : Utf8.loneSurrogate(value);
    if (lone >= 0) {
      unstorable(
          component, "Unicode", "must not have a lone surrogate, as at index " + lone, value);
    }
  }

  /** Checks that DynamoDB can store a number: 38 digits, 1E-130 to 9.99E+125. */
  public void number(String component, @Nullable Number value) {
    String problem = value == null ? null : Numbers.problem(value);
    if (problem != null) {
      unstorable(component, "Number", problem, value);
    }
  }

  /** Checks that a time has a form of fixed width. */
  public void time(String component, @Nullable Instant value) {
    if (value != null && !InstantText.fits(value)) {
      unstorable(component, "Time", "must be within the years 0 to 9999" + unitOf(value), value);
    }
  }

  /** Returns a hint at the usual reason for a year after 9999. */
  private static String unitOf(Instant value) {
    long second = value.getEpochSecond();
    long ofMillis = second / 1_000;
    return ofMillis >= YEAR_2000 && InstantText.fits(Instant.ofEpochSecond(ofMillis))
        ? ": " + second + " seconds since 1970 looks like milliseconds"
        : "";
  }

  /** Checks the content of a value with a codec of its own. */
  public <T> void within(String component, @Nullable T value, ValueCodec<T> codec) {
    if (value != null && all.depth() >= Limits.NESTING_LEVELS) {
      // Its content is not checked, because it may be endless.
      addTooDeep(component);
    } else if (value != null && !isSurelyValid(value, codec)) {
      all.enter(component);
      codec.check(value, this);
      all.leave();
    }
  }

  /** Checks the new value of a list element or a map entry. */
  public <T> void element(String place, T value, ValueCodec<T> codec) {
    if (codec.isAbsent(value)) {
      add(place, "Size", EMPTY, value);
    } else {
      within(place, value, codec);
    }
  }

  /** Adds a value that is too deep to be stored. Its content is not checked. */
  public void addTooDeep(String component) {
    add(component, "Nesting", Nesting.PROBLEM, null);
    all.setTooDeep();
  }

  private <T> boolean isSurelyValid(T value, ValueCodec<T> codec) {
    // Elements are one level deeper.
    return all.depth() < Limits.NESTING_LEVELS - 1 && codec.isSurelyValid(value);
  }

  /** Adds a violation. */
  public void add(String component, String constraint, String message, @Nullable Object value) {
    add(component, constraint, message, Map.of(), value);
  }

  /** Adds a violation. */
  public void add(
      String component,
      String constraint,
      String message,
      Map<String, Object> attributes,
      @Nullable Object value) {
    String key =
        "{jakarta.validation.constraints."
            + (constraint.equals("Required") ? "NotNull" : constraint)
            + ".message}";
    Object shown = value != null && isMasked ? Violation.MASK : value;
    String path = all.pathTo(component, isMasked);
    all.add(new Violation(path, constraint, template(key, message, attributes), shown));
  }

  /** Returns the template of a message, or of the constraint's own message. */
  private MessageTemplate template(String key, String usual, Map<String, Object> attributes) {
    return own.isEmpty()
        ? new MessageTemplate(key, usual, attributes, all.messages)
        : new MessageTemplate(own, "", attributes, all.messages);
  }

  private void unstorable(
      String component, String constraint, String message, @Nullable Object value) {
    if (all.scope != Collected.Scope.CONSTRAINTS) {
      add(component, constraint, message, value);
    }
  }

  /** Checks a component of a record within the entity. */
  public void component(
      String owner, ComponentChecks checks, String component, @Nullable Object value) {
    all.enter(owner);
    checks.check(component, value, this);
    all.leave();
  }

  /**
   * Returns whether a {@code @Validate} method can be called, because its arguments satisfy their
   * own constraints.
   *
   * @return true if none of them violates anything
   */
  public boolean admit(String... components) {
    return all.scope == Collected.Scope.ALL
        && Stream.of(components).allMatch(c -> all.isClean(c, isMasked));
  }

  /** Moves to the value under a key. */
  public void enterEntry(@Nullable Object key) {
    all.enter(key != null && isMasked ? Violation.MASK : key == null ? "(null)" : key.toString());
  }

  /** Returns the violations and the current position. */
  public Collected collected() {
    return all;
  }

  /** Adds a literal message of a method. */
  public void addLiteral(String method, String problem) {
    all.add(new Violation(all.pathTo("", isMasked), method, problem, null));
  }

  /** Returns the current time; null if constraints on times are skipped. */
  public @Nullable Clock clock() {
    return all.clock;
  }

  /**
   * Returns the first violation, for checks of a single value.
   *
   * @return the message; null if nothing is violated
   */
  public @Nullable String first() {
    List<Violation> found = all.found();
    return found.isEmpty() ? null : found.get(0).message();
  }

  /**
   * Ends the checks.
   *
   * @throws ValidationException if anything is violated
   */
  public void throwIfAny() {
    if (!all.found().isEmpty() && (all.scope != Collected.Scope.NOTHING || all.isTooDeep())) {
      throw new ValidationException(all.entity, all.found());
    }
  }
}
