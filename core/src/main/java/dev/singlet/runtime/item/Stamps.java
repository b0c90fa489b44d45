package dev.singlet.runtime.item;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.InstantText;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The values that are written to an item in addition to its record: the times, the tenant and the
 * values of the write's context.
 *
 * @param clock the clock for constraints on times
 * @param times the times that don't come from the clock; null for none. Most puts don't load their
 *     class
 * @param tenant the tenant; null for a table without tenants
 * @param context the values from the context of the write; null to keep the record's own
 */
public record Stamps(
    Clock clock, @Nullable Times times, @Nullable Tenant tenant, @Nullable GivenValues context) {

  /**
   * The times of an item that don't come from the clock.
   *
   * @param earlierCreation the creation time of the existing item, for a record that has none
   * @param importedCreation the creation time elsewhere, in place of the record's own
   * @param importedModification the modification time elsewhere, in place of the current time
   * @param keepsModified true to keep the record's own modification time
   */
  public record Times(
      @Nullable Instant earlierCreation,
      @Nullable Instant importedCreation,
      @Nullable Instant importedModification,
      boolean keepsModified) {

    private static final Times NONE = new Times(null, null, null, false);

    Instant created(@Nullable Instant given, Stamps stamps) {
      if (importedCreation != null) {
        return importedCreation;
      }
      return stamps.first(given, earlierCreation);
    }

    Instant modified(@Nullable Instant given, Stamps stamps) {
      return keepsModified && given != null ? given : stamps.first(importedModification, null);
    }
  }

  /** Returns the stamps of a put at the given time. */
  public static Stamps at(Instant now) {
    return at(Clock.fixed(now, ZoneOffset.UTC));
  }

  /** Returns the stamps of a put at the current time. */
  public static Stamps at(Clock clock) {
    return new Stamps(new Moment(clock), null, null, null);
  }

  /** Returns stamps that keep the record's own times. */
  public static Stamps kept(Clock clock) {
    return new Stamps(new Moment(clock), new Times(null, null, null, true), null, null);
  }

  private Stamps with(Times others) {
    return new Stamps(clock, others, tenant, context);
  }

  private Times given() {
    return times == null ? Times.NONE : times;
  }

  /**
   * Returns these stamps with the times of an item that was created and modified elsewhere.
   *
   * @throws InvalidArgumentException if one of them is not within the years 0 to 9999
   */
  public Stamps imported(Instant createdAt, Instant modifiedAt) {
    return with(
        new Times(given().earlierCreation, storable(createdAt), storable(modifiedAt), false));
  }

  private static Instant storable(Instant time) {
    if (!InstantText.fits(time)) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "The time " + time + " can't be stored: it is not within the years 0 to 9999.");
    }
    return time;
  }

  /** Returns these stamps with the creation time of an existing item. */
  public Stamps since(Instant createdAt) {
    Objects.requireNonNull(createdAt, "createdAt");
    Times own = given();
    return with(
        new Times(createdAt, own.importedCreation, own.importedModification, own.keepsModified));
  }

  /**
   * Returns these stamps for an item of a tenant.
   *
   * @param owner the tenant; null for a table without tenants
   */
  public Stamps of(@Nullable Tenant owner) {
    return Objects.equals(owner, tenant) ? this : new Stamps(clock, times, owner, context);
  }

  /**
   * Returns these stamps with values from the context of the write.
   *
   * @param values the values; null to keep the record's own
   */
  public Stamps given(@Nullable GivenValues values) {
    return values == context ? this : new Stamps(clock, times, tenant, values);
  }

  /**
   * Returns the value of a component that takes it from the context of the write.
   *
   * @param own the value that the record has for it
   */
  @SuppressWarnings("unchecked") // The generated method that takes the source gives its type.
  public <V> @Nullable V given(String component, @Nullable V own) {
    return context == null ? own : (V) context.of(component, own);
  }

  /** Returns attributes as they are stored, with the tenant in their keys. */
  public Map<String, AttributeValue> bind(Map<String, AttributeValue> attributes) {
    return tenant == null ? attributes : tenant.bind(attributes);
  }

  /** Returns the time of the put. */
  public Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }

  /** Returns the creation time of the item. */
  public Instant created(@Nullable Instant given) {
    return times == null ? first(given, null) : times.created(given, this);
  }

  /** Returns the modification time of the item. */
  public Instant modified() {
    return modified(null);
  }

  /** Returns the modification time of the item. */
  public Instant modified(@Nullable Instant given) {
    return times == null ? now() : times.modified(given, this);
  }

  private Instant first(@Nullable Instant one, @Nullable Instant other) {
    return one != null ? one : other != null ? other : now();
  }

  /**
   * Returns a value that a put writes if a builder or JSON was not given it. The component is null
   * until then, whatever its type says.
   */
  @SuppressWarnings("NullAway")
  public static <T> T orLater(@Nullable T value) {
    return value;
  }
}
