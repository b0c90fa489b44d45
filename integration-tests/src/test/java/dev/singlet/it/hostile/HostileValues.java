package dev.singlet.it.hostile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Attribute values at, and beyond, the limits of what DynamoDB holds. */
final class HostileValues {

  private static final String DIGITS_38 = "12345678901234567890123456789012345678";

  private static final String[] TEXTS = {
    "",
    " ",
    "x",
    "0",
    "-0",
    "1.5",
    "NaN",
    "null",
    "true",
    "RED",
    "red",
    "a#b",
    "\0",
    "\uFFFF",
    "\uD83D",
    "\uDE00x",
    "\uD83D\uDE00",
    "\u0663",
    "2024-01-15T08:00:00.000Z",
    "2024-01-15T08:00:00Z",
    "2024-02-30T00:00:00.000Z",
    "2024-01-15T24:00:00.000Z",
    "2024-01-15T23:59:60.000Z",
    "-999999999-01-01T00:00:00Z",
    "+1000000000-12-31T23:59:59.999999999Z",
    "2024-01-15",
    "00000000-0000-0001-0000-000000000002",
    "1-1-1-1-1",
    "00000000-0000-0001-0000-00000000000g",
    "x".repeat(400 * 1024)
  };

  private static final String[] NUMBERS = {
    "",
    "0",
    "-0",
    "-1",
    "1.5",
    "1e2",
    "1.0E+2",
    "00012",
    "+3",
    "127",
    "128",
    "-129",
    "32768",
    "2147483648",
    "-2147483649",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775809",
    "31556889864403199",
    "31556889864403200",
    "-31557014167219201",
    DIGITS_38,
    DIGITS_38 + "9",
    "0." + DIGITS_38,
    "9.9999999999999999999999999999999999999E+125",
    "1E+126",
    "1E-130",
    "1E-131",
    "1E+999999999",
    "1E-999999999",
    "1E+2147483647",
    "10E+2147483647",
    "1E-2147483648",
    "0E+2147483647",
    "1E+99999999999",
    "NaN",
    "Infinity",
    "-Infinity",
    "0x10",
    "1_000",
    "1,5",
    " 1",
    "\u0663",
    "abc",
    "9".repeat(100_000),
    "1" + "0".repeat(100_000)
  };

  private final SplittableRandom random;

  HostileValues(SplittableRandom random) {
    this.random = random;
  }

  String text() {
    return TEXTS[random.nextInt(TEXTS.length)];
  }

  String number() {
    return NUMBERS[random.nextInt(NUMBERS.length)];
  }

  /** A value of any type, which may hold others. */
  @Nullable AttributeValue any() {
    return switch (random.nextInt(14)) {
      case 0, 1 -> AttributeValue.createS(text());
      case 2, 3 -> AttributeValue.createN(number());
      case 4 -> AttributeValue.createB(bytes());
      case 5 -> AttributeValue.createBool(random.nextBoolean());
      case 6 -> AttributeValue.createNul(random.nextBoolean());
      case 7 -> AttributeValue.createSs(texts());
      case 8 -> AttributeValue.createNs(numbers());
      case 9 ->
          AttributeValue.createBs(random.nextBoolean() ? List.of() : List.of(bytes(), bytes()));
      case 10 -> AttributeValue.createL(elements());
      case 11 -> AttributeValue.createM(members());
      case 12 -> nested(random.nextBoolean(), 1 << random.nextInt(13));
      default -> random.nextBoolean() ? null : AttributeValue.builder().build();
    };
  }

  /** Lists in lists, or maps in maps. */
  static AttributeValue nested(boolean areLists, int levels) {
    AttributeValue value = AttributeValue.createS("innermost");
    for (int i = 0; i < levels; i++) {
      value =
          areLists
              ? AttributeValue.createL(List.of(value))
              : AttributeValue.createM(Map.of("in", value));
    }
    return value;
  }

  private SdkBytes bytes() {
    return SdkBytes.fromByteArray(new byte[random.nextInt(3)]);
  }

  private List<String> texts() {
    return random.nextInt(8) == 0
        ? Arrays.asList("a", null)
        : random.ints(random.nextInt(4), 0, TEXTS.length - 1).mapToObj(i -> TEXTS[i]).toList();
  }

  private List<String> numbers() {
    return random.nextInt(8) == 0
        ? Arrays.asList(null, "1")
        : random.ints(random.nextInt(4), 0, NUMBERS.length).mapToObj(i -> NUMBERS[i]).toList();
  }

  private List<AttributeValue> elements() {
    List<AttributeValue> elements = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      elements.add(any());
    }
    return elements;
  }

  private Map<String, AttributeValue> members() {
    Map<String, AttributeValue> members = new LinkedHashMap<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      members.put(random.nextInt(16) == 0 ? null : text(), any());
    }
    return members;
  }
}
