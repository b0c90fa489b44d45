package kinds;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Keys of every type, and conditions of every kind.
 *
 * @param uuid the id
 * @param big a number of at most 30 digits
 * @param price the price; null for what is free
 * @param weekday a virtual attribute, which is no component
 */
@Entity
@LinkedKey(
    name = "all",
    partition = "K!{uuid}{flag}!{exact}!{big}!{number}",
    sort = "{big:pad(30)}{time:epochMillis:pad(14)}{uuid}!{mood}")
@LinkedKey(index = "byNumber", partition = "N!{weekday}", sort = "{price}", when = "mood in (GOOD, FINE)")
@LinkedKey(
    index = "byNumber",
    partition = "N!{weekday}",
    sort = "{time:epoch}",
    when = "mood == BAD && !flag")
@LinkedKey(
    index = "byNumber",
    partition = "M",
    sort = "{number}",
    when = "mood == BAD && flag && maybe")
@LinkedKey(name = "byDigest", index = "ByTime", partition = "{digest}")
@SuppressWarnings("singlet:hot-partition")
record Keyed(
    UUID uuid,
    boolean flag,
    BigDecimal exact,
    BigInteger big,
    int number,
    Instant time,
    Mood mood,
    @Nullable BigDecimal price,
    @Nullable Boolean maybe,
    byte[] digest,
    @CreatedAt Instant made)
    implements Kinds {

  enum Mood {
    GOOD,
    FINE,
    BAD
  }

  /** A virtual attribute in a key. */
  @Computed
  static String weekday(Instant time) {
    return "" + time.getEpochSecond() / 86_400 % 7;
  }

  /** A virtual attribute that is stored. */
  @Computed(stored = true)
  static @Nullable BigDecimal doubled(@Nullable BigDecimal price) {
    return price == null ? null : price.add(price);
  }
}
