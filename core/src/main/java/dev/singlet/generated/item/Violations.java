package dev.singlet.generated.item;

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
 * Collects what an entity violates. The constraints themselves are in {@link TextConstraints},
 * {@link NumberConstraints}, {@link SizeConstraints}, {@link TimeConstraints} and {@link
 * BooleanConstraints}; {@link ElementConstraints} and {@link Elements} go into collections, {@link
 * RecordConstraints} takes what {@code @Validate} methods say.
 */
public final class Violations {

  private final Collected all;
  private final String own;
  private final boolean isMasked;

  /** Nothing violated so far. Times are not compared with the present. */
  public Violations(String entity) {
    this(entity, Messages.NONE, null);
  }

  /**
   * Nothing violated so far.
   *
   * @param clock tells the present; null if times are not to be compared with it
   */
  public Violations(String entity, Messages messages, @Nullable Clock clock) {
    this(new Collected(entity, messages, clock, Collected.Scope.ALL), "", false);
  }

  private Violations(Collected all, String own, boolean isMasked) {
    this.all = all;
    this.own = own;
    this.isMasked = isMasked;
  }

  /** Collects nothing that matters, for an item that is compared and not written. */
  public static Violations ignored(String entity) {
    return new Violations(
        new Collected(entity, Messages.NONE, null, Collected.Scope.NOTHING), "", false);
  }

  /**
   * Collects what the arguments of a key violate. Whether they are there and can be stored is for
   * the key to say, and a time that was to come when the item was written need not be so still.
   */
  public static Violations ofArguments(String entity, Messages messages) {
    return new Violations(
        new Collected(entity, messages, null, Collected.Scope.CONSTRAINTS), "", false);
  }

  /** Checks with a constraint's own message. */
  public Violations saying(String message) {
    return new Violations(all, message, isMasked);
  }

  /** Checks values that are not to be shown. */
  public Violations masking() {
    return new Violations(all, own, true);
  }

  /** Checks that are reported together if at all. */
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

  /** A value must be given. */
  public void required(String component, @Nullable Object value) {
    if (value == null && all.scope != Collected.Scope.CONSTRAINTS) {
      add(component, "Required", "is required", null);
    }
  }

  /** Text must be given, and be valid Unicode. */
  public void requiredText(String component, @Nullable String value) {
    required(component, value);
    text(component, value);
  }

  /** A number must be given, and be one that DynamoDB can store. */
  public void requiredNumber(String component, @Nullable Number value) {
    required(component, value);
    number(component, value);
  }

  /** A time must be given, and have a form of fixed width. */
  public void requiredTime(String component, @Nullable Instant value) {
    required(component, value);
    time(component, value);
  }

  /** A value that has a codec of its own must be given, and is checked within. */
  public <T> void requiredWithin(String component, @Nullable T value, ValueCodec<T> codec) {
    required(component, value);
    within(component, value, codec);
  }

  /**
   * Text must be valid Unicode: DynamoDB would store something else in place of a lone surrogate.
   */
  public void text(String component, @Nullable String value) {
    int lone = value == null ? -1 : Utf8.loneSurrogate(value);
    if (lone >= 0) {
      unstorable(
          component, "Unicode", "must not have a lone surrogate, as at index " + lone, value);
    }
  }

  /** A number must be one that DynamoDB can store: 38 digits, 1E-130 to 9.99E+125. */
  public void number(String component, @Nullable Number value) {
    String problem = value == null ? null : Numbers.problem(value);
    if (problem != null) {
      unstorable(component, "Number", problem, value);
    }
  }

  /** A time must have a form of fixed width. */
  public void time(String component, @Nullable Instant value) {
    if (value != null && !InstantText.fits(value)) {
      unstorable(component, "Time", "must be within the years 0 to 9999", value);
    }
  }

  /** Checks within a value that has a codec of its own. */
  public <T> void within(String component, @Nullable T value, ValueCodec<T> codec) {
    if (value != null && all.depth() >= Limits.NESTING_LEVELS) {
      // Not looked into: what is deeper still might have no end.
      addTooDeep(component);
    } else if (value != null && !isSurelyValid(value, codec)) {
      all.enter(component);
      codec.check(value, this);
      all.leave();
    }
  }

  /** Checks what an element of a list or an entry of a map is set to. */
  public <T> void element(String place, T value, ValueCodec<T> codec) {
    if (codec.isAbsent(value)) {
      add(place, "Size", Elements.EMPTY, value);
    } else {
      within(place, value, codec);
    }
  }

  /** Adds a value that is deeper than any that is stored, and is not looked into. */
  void addTooDeep(String component) {
    add(component, "Nesting", Nesting.PROBLEM, null);
    all.setTooDeep();
  }

  private <T> boolean isSurelyValid(T value, ValueCodec<T> codec) {
    // Elements are one step further down.
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

  /** The template of a message, unless there is one of the constraint's own. */
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

  /** Checks a component of a record that is somewhere within the entity. */
  public void component(
      String owner, ComponentChecks checks, String component, @Nullable Object value) {
    all.enter(owner);
    checks.check(component, value, this);
    all.leave();
  }

  /**
   * Whether a {@code @Validate} method can be asked: what it takes satisfies its own constraints.
   *
   * @return true if none of them violates anything
   */
  public boolean admit(String... components) {
    return all.scope == Collected.Scope.ALL
        && Stream.of(components).allMatch(c -> all.isClean(c, isMasked));
  }

  /** Goes to the value under a key. */
  void enterEntry(@Nullable Object key) {
    all.enter(key != null && isMasked ? Violation.MASK : key == null ? "(null)" : key.toString());
  }

  /** Where the checks are at. */
  Collected collected() {
    return all;
  }

  /** Adds what a method says in full. */
  void addLiteral(String method, String problem) {
    all.add(new Violation(all.pathTo("", isMasked), method, problem, null));
  }

  /** The present; null if times are not to be compared with it. */
  @Nullable Clock clock() {
    return all.clock;
  }

  /**
   * What is violated first, for checks of a single value.
   *
   * @return what must hold; null if nothing is violated
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
