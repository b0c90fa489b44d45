package dev.singlet.runtime.item;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.UUID;

/**
 * Makes ids. Generated code calls it for {@link dev.singlet.annotation.GeneratedId}. Other code may
 * call it too.
 */
public final class Ids {

  private static final SecureRandom RANDOM = new SecureRandom();

  /** Shared, so that all ids of one program are in order within a millisecond too. */
  private static final MonotonicTime TICKS = new MonotonicTime();

  private static final int KSUID_BYTES = 20;
  private static final long KSUID_EPOCH = 1_400_000_000L;

  private Ids() {}

  /** Returns a random UUID. */
  public static UUID uuidV4() {
    return UUID.randomUUID();
  }

  /** Returns a UUID that begins with the current time, and is greater than those made before. */
  public static UUID uuidV7() {
    long tick = TICKS.next(Instant.now(), RANDOM.nextInt());
    long most = (tick >>> MonotonicTime.BITS << 16) | 0x7000L | (tick & MonotonicTime.MASK);
    long least = (RANDOM.nextLong() >>> 2) | Long.MIN_VALUE;
    return new UUID(most, least);
  }

  /** Returns a ULID that begins with the current time, and is greater than those made before. */
  public static String ulid() {
    long tick = TICKS.next(Instant.now(), RANDOM.nextInt());
    long most = (tick << 4) | (RANDOM.nextInt() & 0xF);
    return IdText.crockford(most, RANDOM.nextLong());
  }

  /** Returns a KSUID, which begins with the current time in seconds. */
  public static String ksuid() {
    byte[] id = new byte[KSUID_BYTES];
    RANDOM.nextBytes(id);
    long seconds = Instant.now().getEpochSecond() - KSUID_EPOCH;
    for (int i = 0; i < Integer.BYTES; i++) {
      id[i] = (byte) (seconds >>> (Integer.SIZE - Byte.SIZE * (i + 1)));
    }
    return IdText.base62(id);
  }

  /** Returns a nanoid of letters and digits. */
  public static String nanoId() {
    return IdText.nanoId(RANDOM);
  }
}
