package dev.singlet.runtime.item;

import java.math.BigInteger;
import java.util.Random;

/** Writes ids as text that sorts like their bits. */
final class IdText {

  private static final String CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  private static final int ULID_CHARS = 26;
  private static final int CROCKFORD_BITS = 5;

  private static final String BASE62 =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final BigInteger SIXTY_TWO = BigInteger.valueOf(BASE62.length());
  private static final int KSUID_CHARS = 27;

  private static final int NANO_ID_CHARS = 21;

  private IdText() {}

  /** Returns random letters and digits, each with the same probability. */
  public static String nanoId(Random random) {
    char[] text = new char[NANO_ID_CHARS];
    for (int i = 0; i < text.length; i++) {
      text[i] = BASE62.charAt(random.nextInt(BASE62.length()));
    }
    return new String(text);
  }

  /** Returns 128 bits in Crockford's base 32. */
  public static String crockford(long most, long least) {
    char[] text = new char[ULID_CHARS];
    long upper = most;
    long lower = least;
    for (int i = ULID_CHARS - 1; i >= 0; i--) {
      text[i] = CROCKFORD.charAt((int) (lower & 31));
      lower = (lower >>> CROCKFORD_BITS) | (upper << (Long.SIZE - CROCKFORD_BITS));
      upper >>>= CROCKFORD_BITS;
    }
    return new String(text);
  }

  /** Returns 20 bytes in base 62. */
  public static String base62(byte[] id) {
    char[] text = new char[KSUID_CHARS];
    BigInteger rest = new BigInteger(1, id);
    for (int i = KSUID_CHARS - 1; i >= 0; i--) {
      BigInteger[] divided = rest.divideAndRemainder(SIXTY_TWO);
      text[i] = BASE62.charAt(divided[1].intValue());
      rest = divided[0];
    }
    return new String(text);
  }
}
