package dev.singlet.generated.item;

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

/** The values that are written to an item in addition to its record: the times and the tenant. */
public final class Stamps {

  private final Clock moment;
  private final @Nullable Instant createdByDefault;
  private final @Nullable Instant created;
  private final @Nullable Instant modified;
  private final boolean keepsModified;
  private final @Nullable Tenant tenant;

  private Stamps(
      Clock moment,
      @Nullable Instant createdByDefault,
      @Nullable Instant created,
      @Nullable Instant modified,
      boolean keepsModified,
      @Nullable Tenant tenant) {
    this.moment = moment;
    this.createdByDefault = createdByDefault;
    this.created = created;
    this.modified = modified;
    this.keepsModified = keepsModified;
    this.tenant = tenant;
  }

  /** Returns the stamps of a put at the given time. */
  public static Stamps at(Instant now) {
    return at(Clock.fixed(now, ZoneOffset.UTC));
  }

  /** Returns the stamps of a put at the present time. */
  public static Stamps at(Clock clock) {
    return new Stamps(new Moment(clock), null, null, null, false, null);
  }

  /** Returns stamps that keep the record's own times. */
  public static Stamps kept(Clock clock) {
    return new Stamps(new Moment(clock), null, null, null, true, null);
  }

  /**
   * Returns these stamps with the times of an item that was created and modified elsewhere.
   *
   * @throws InvalidArgumentException if one of them is not within the years 0 to 9999
   */
  public Stamps imported(Instant createdAt, Instant modifiedAt) {
    return new Stamps(
        moment, createdByDefault, storable(createdAt), storable(modifiedAt), false, tenant);
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
    return new Stamps(
        moment,
        Objects.requireNonNull(createdAt, "createdAt"),
        created,
        modified,
        keepsModified,
        tenant);
  }

  /**
   * Returns these stamps for an item of a tenant.
   *
   * @param owner the tenant; null for a table without tenants
   */
  public Stamps of(@Nullable Tenant owner) {
    return Objects.equals(owner, tenant)
        ? this
        : new Stamps(moment, createdByDefault, created, modified, keepsModified, owner);
  }

  /** Returns attributes as they are stored, with the tenant in their keys. */
  public Map<String, AttributeValue> bind(Map<String, AttributeValue> attributes) {
    return tenant == null ? attributes : tenant.bind(attributes);
  }

  /** Returns the clock for constraints on times. */
  public Clock clock() {
    return moment;
  }

  /** Returns the time of the put. */
  public Instant now() {
    return moment.instant().truncatedTo(ChronoUnit.MILLIS);
  }

  /** Returns the creation time of the item. */
  public Instant created(@Nullable Instant given) {
    if (created != null) {
      return created;
    }
    if (given != null) {
      return given;
    }
    return createdByDefault == null ? now() : createdByDefault;
  }

  /** Returns the modification time of the item. */
  public Instant modified() {
    return modified == null ? now() : modified;
  }

  /** Returns the modification time of the item. */
  public Instant modified(@Nullable Instant given) {
    return keepsModified && given != null ? given : modified();
  }
}
