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

/** What is written to an item besides what its record says: the times, and whose it is. */
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

  /** A put at the given time. */
  public static Stamps at(Instant now) {
    return at(Clock.fixed(now, ZoneOffset.UTC));
  }

  /** A put at the present time. */
  public static Stamps at(Clock clock) {
    return new Stamps(new Moment(clock), null, null, null, false, null);
  }

  /** An item as it stands, for which nothing is written. */
  public static Stamps kept(Clock clock) {
    return new Stamps(new Moment(clock), null, null, null, true, null);
  }

  /**
   * The same put, of an item that was created and modified elsewhere.
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

  /** The same, for an item that was created before. */
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
   * The same, for an item of a tenant.
   *
   * @param owner whose item it is; null for a table without tenants
   */
  public Stamps of(@Nullable Tenant owner) {
    return Objects.equals(owner, tenant)
        ? this
        : new Stamps(moment, createdByDefault, created, modified, keepsModified, owner);
  }

  /** Attributes as they are stored. */
  public Map<String, AttributeValue> bind(Map<String, AttributeValue> attributes) {
    return tenant == null ? attributes : tenant.bind(attributes);
  }

  /** What constraints on times are compared with. */
  public Clock clock() {
    return moment;
  }

  /** The time of the put. */
  public Instant now() {
    return moment.instant().truncatedTo(ChronoUnit.MILLIS);
  }

  /** When the item was created. */
  public Instant created(@Nullable Instant given) {
    if (created != null) {
      return created;
    }
    if (given != null) {
      return given;
    }
    return createdByDefault == null ? now() : createdByDefault;
  }

  /** When the item was last modified. */
  public Instant modified() {
    return modified == null ? now() : modified;
  }

  /** When the item was last modified. */
  public Instant modified(@Nullable Instant given) {
    return keepsModified && given != null ? given : modified();
  }
}
