package dev.singlet.it;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;

/**
 * Generates values that are hard on keys: prefixes of each other, characters below and around the
 * delimiter, the ends of UTF-8's ranges, numbers where a digit is added, times where one turns.
 */
public final class Nasty {

  private static final String[] CHARACTERS = {
    "\0",
    "\u0001",
    "\t",
    "\n",
    " ",
    "!",
    "\"",
    "#",
    "$",
    "%",
    "/",
    "0",
    "9",
    ":",
    "A",
    "Z",
    "a",
    "b",
    "z",
    "~",
    "\u007F",
    "\u0080",
    "\u00E9",
    "e\u0301",
    "\u0301",
    "\u07FF",
    "\u0800",
    "\u2028",
    "\uD7FF",
    "\uE000",
    "\uFEFF",
    "\uFFFD",
    "\uFFFF",
    "\uD800\uDC00",
    "\uD83D\uDE00",
    "\uDBFF\uDFFE"
  };

  private static final Instant END = Instant.parse("+10000-01-01T00:00:00Z");

  private final SplittableRandom random;
  private final List<String> texts = new ArrayList<>();
  private final List<Instant> times = new ArrayList<>();

  public Nasty(long seed) {
    this.random = new SplittableRandom(seed);
  }

  public int below(int bound) {
    return random.nextInt(bound);
  }

  public boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  @SafeVarargs
  public final <T> T oneOf(T... values) {
    return values[random.nextInt(values.length)];
  }

  /** Any text but the empty one. */
  public String text() {
    String text = "";
    if (!texts.isEmpty() && chance(50)) {
      String earlier = texts.get(below(texts.size()));
      int end = earlier.offsetByCodePoints(0, below(earlier.codePointCount(0, earlier.length())));
      text = chance(50) ? earlier : earlier.substring(0, end);
    }
    for (int i = text.isEmpty() ? 1 + below(4) : below(3); i > 0; i--) {
      text += oneOf(CHARACTERS);
    }
    String given = text.isEmpty() ? oneOf(CHARACTERS) : text;
    texts.add(given);
    return given;
  }

  /** Any text but the empty one, also with the code point that ends ranges. */
  public String textWithLast() {
    String last = Character.toString(Character.MAX_CODE_POINT);
    String text = text().replace("\uDBFF\uDFFE", chance(50) ? last : "\uDBFF\uDFFE");
    int at = text.offsetByCodePoints(0, below(text.codePointCount(0, text.length()) + 1));
    return chance(60) ? text : text.substring(0, at) + last + text.substring(at);
  }

  /** Text without the delimiter and anything that sorts before it. */
  public String plainText() {
    String plain = text().replaceAll("[\0-#]", "");
    return plain.isEmpty() ? "a" : plain;
  }

  /** Text of a length that a key can just have, given how many bytes are left in it. */
  public String longText(int bytes) {
    String end = oneOf("a", "b", "\u007F", "\u07FF", "\uFFFF", "\uDBFF\uDFFE");
    int rest = bytes - end.getBytes(StandardCharsets.UTF_8).length - below(2);
    return "x".repeat(rest) + end;
  }

  public long number(int digits) {
    long end = BigInteger.TEN.pow(digits).longValueExact() - 1;
    return switch (below(4)) {
      case 0 -> oneOf(0L, 1L, end, end - 1);
      case 1 -> {
        long power = BigInteger.TEN.pow(below(digits)).longValueExact();
        yield Math.min(end, Math.max(0, power + below(3) - 1));
      }
      case 2 -> Math.min(end, below(100));
      default -> random.nextLong(end + 1);
    };
  }

  public BigInteger bigNumber(int digits) {
    BigInteger end = BigInteger.TEN.pow(digits).subtract(BigInteger.ONE);
    return switch (below(3)) {
      case 0 -> end.subtract(BigInteger.valueOf(below(3)));
      case 1 -> BigInteger.TEN.pow(below(digits)).add(BigInteger.valueOf(below(3)));
      default -> BigInteger.valueOf(number(18));
    };
  }

  /** A time from 1970 on, with nanoseconds. */
  public Instant time() {
    Instant time;
    if (!times.isEmpty() && chance(40)) {
      time = times.get(below(times.size())).plusNanos(oneOf(1L, -1L, 999_999L, 1_000_000L, 10L));
    } else {
      time =
          switch (below(3)) {
            case 0 ->
                Instant.parse(
                    oneOf(
                        "1970-01-01T00:00:00Z",
                        "1999-12-31T23:59:59.999999999Z",
                        "2000-01-01T00:00:00Z",
                        "2024-02-29T00:00:00Z",
                        "9999-12-31T23:59:59.999999999Z"));
            case 1 -> Instant.ofEpochSecond(number(9), below(1_000_000_000));
            default -> Instant.ofEpochMilli(1_700_000_000_000L + below(5_000));
          };
    }
    boolean fits = !time.isBefore(Instant.EPOCH) && time.isBefore(END);
    Instant given = fits ? time : Instant.EPOCH;
    times.add(given);
    return given;
  }

  public UUID uuid() {
    return new UUID(
        oneOf(0L, -1L, Long.MIN_VALUE, Long.MAX_VALUE, random.nextLong()),
        oneOf(0L, -1L, Long.MIN_VALUE, random.nextLong()));
  }

  /** The order that DynamoDB has: by the bytes of UTF-8. */
  public static int compareUtf8(String left, String right) {
    return Arrays.compareUnsigned(
        left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
  }
}
