package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.codec.TimeCodecs;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyTextTest {

  private static KeyText key() {
    return key(1024);
  }

  private static KeyText key(int maxBytes) {
    return new KeyText("Issue", "SK", "#", maxBytes, Set.of());
  }

  private static String part(Consumer<KeyText> append) {
    KeyText text = key();
    append.accept(text);
    return text.toPart();
  }

  private static void assertRefused(ThrowingCallable call, String problem) {
    assertThatThrownBy(call)
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("[SGR0102] Issue, key SK: " + problem);
  }

  @Test
  void aKeyIsItsPartsOneAfterTheOther() {
    KeyText text =
        key().literal("ISSUE#").text("owner", "aws").literal("#").pad("issueNumber", 42, 8);

    assertThat(text.toPart()).isEqualTo("ISSUE#aws#00000042");
    assertThat(text.toKey().s()).isEqualTo("ISSUE#aws#00000042");
  }

  @Test
  void aKeyIsItsPartsHoweverLongTheyAreAndOfWhichCharacters() {
    SplittableRandom random = new SplittableRandom(7);
    String[] texts = {
      "a", "aws", "\u00E9\u00FF", "\u0100", "\uD83D\uDE00", "x".repeat(63), "y".repeat(70)
    };
    for (int i = 0; i < 2_000; i++) {
      KeyText text = key();
      StringBuilder expected = new StringBuilder();
      for (int part = random.nextInt(1, 6); part > 0; part--) {
        String value = texts[random.nextInt(texts.length)];
        long number = random.nextLong(1_000_000_000L) >> random.nextInt(30);
        text.literal(value).text("t", value).pad("n", number, 12).reverse("n", number, 9);
        expected.append(value).append(value).append(String.format("%012d", number));
        expected.append(String.format("%09d", 999_999_999 - number));
      }
      assertThat(text.toPart()).isEqualTo(expected.toString());
    }
  }

  @Nested
  class Text {

    @Test
    void mayHoldAnythingButTheDelimiter() {
      String value = "\0\u0001 !\"$%\u00E9\uD7FF\uE000\uFFFF\uD83D\uDE00\uDBFF\uDFFE";

      assertThat(part(t -> t.text("name", value))).isEqualTo(value);
    }

    @Test
    void isRefusedWithTheDelimiter() {
      assertRefused(
          () -> key().text("name", "a#b"),
          "name \"a#b\" contains the delimiter '#'. Refuse such values, or end"
              + " the placeholder of name with \":escape\" in the template. If stored keys have"
              + " them, end it with \":any\".");
    }

    private static final String GIVE_UP = "write givesUp = KeyProperty.ORDER at the @LinkedKey";

    @Test
    void isRefusedWithADelimiterOfSeveralCharactersOrItsBeginningAtTheEnd() {
      String wayOut =
          ". Refuse such values, or end the placeholder of name with \":escape\" in the template."
              + " If stored keys have them, end it with \":any\".";
      KeyText text = new KeyText("Issue", "SK", "#|#", 1024, Set.of());

      assertThat(text.text("name", "#a|b").text("name", "|#b").toPart()).isEqualTo("#a|b|#b");
      assertRefused(
          () -> text.text("name", "a#|#b"), "name \"a#|#b\" contains the delimiter '#|#'" + wayOut);
      assertRefused(
          () -> text.text("name", "a#|"),
          "name \"a#|\" ends with \"#|\", the beginning of the delimiter '#|#'" + wayOut);
      assertRefused(
          () -> text.sortedText("name", "a#b"),
          "name \"a#b\" contains \"#\", the beginning of the delimiter '#|#'"
              + wayOut.replace("end it with \":any\"", GIVE_UP));
    }

    @Test
    void thatIsOutOfOrderBeforeTheDelimiterIsAllowedIfTheKeyGivesUpItsOrder() {
      KeyText text = new KeyText("Issue", "SK", ".", 1024, Set.of());

      assertRefused(
          () -> text.sortedText("name", "etc-x"),
          "name \"etc-x\" contains U+002D, which sorts before the delimiter '.'. Refuse such"
              + " values, or end the placeholder of name with \":escape\" in the template. If stored keys"
              + " have them, "
              + GIVE_UP
              + ".");
    }

    @Test
    void ofAFixedWidthMayHoldTheDelimiter() {
      KeyText text = new KeyText("Issue", "SK", "-", 1024, Set.of());

      assertThat(
              text.digits("day", LocalDate.of(2024, 1, 15), TimeCodecs.localDate())
                  .uuid("id", new UUID(0, 1))
                  .toPart())
          .isEqualTo("2024-01-1500000000-0000-0000-0000-000000000001");
    }

    @Test
    void inAnotherCaseIsTheWholeTextOfAValue() {
      assertThat(
              part(
                  t ->
                      t.lower(each -> each.seconds("at", Instant.EPOCH))
                          .upper(each -> each.bool("on", true))))
          .isEqualTo("1970-01-01t00:00:00zTRUE");
    }

    @Test
    void ofAnotherValueHasAWayOutOfItsOwn() {
      String wayOut =
          " contains the delimiter '#'. Refuse such values, or use a @Computed text of name"
              + " in the key, which can be escaped.";

      assertRefused(
          () -> key().value("name", URI.create("a#b"), TextCodecs.uri()), "name \"a#b\"" + wayOut);
      assertRefused(() -> key().value("name", '#', TextCodecs.character()), "name \"#\"" + wayOut);
    }

    @Test
    void ofATenantHasAWayOutOfItsOwn() {
      assertRefused(
          () -> key().tenant("a#b"),
          "tenant \"a#b\" contains the delimiter '#'. Give each tenant an id without it,"
              + " encoded if necessary.");
    }

    @Test
    void isRefusedWhenEmpty() {
      String problem = "name is empty. A part of a key needs a value.";

      assertRefused(() -> key().text("name", ""), problem);
      assertRefused(() -> key().sortedText("name", ""), problem);
      assertRefused(() -> key().escaped("name", ""), problem);
    }

    @Test
    void isRefusedWhenNull() {
      String problem = "name is null. A part of a key needs a value.";

      assertRefused(() -> key().text("name", null), problem);
      assertRefused(() -> key().sortedText("name", null), problem);
      assertRefused(() -> key().escaped("name", null), problem);
      assertRefused(() -> key().uuid("name", null), problem);
      assertRefused(() -> key().millis("name", null), problem);
      assertRefused(() -> key().seconds("name", null), problem);
      assertRefused(() -> key().number("name", (BigDecimal) null), problem);
      assertRefused(() -> key().integer("name", null), problem);
      assertRefused(() -> key().bool("name", null), problem);
      assertRefused(() -> key().pad("name", KeyValues.epoch(null), 8), problem);
      assertRefused(() -> key().reverse("name", KeyValues.epochMillis(null), 8), problem);
      assertRefused(() -> key().pad("name", null, 8), problem);
      assertRefused(() -> key().reverse("name", null, 8), problem);
    }

    @Test
    void isRefusedWhenItIsATimeOfTooManyDigits() {
      String problem = "name 31556889864403199999 does not fit pad(14): 0 to 99999999999999.";

      assertRefused(() -> key().pad("name", KeyValues.epochMillis(Instant.MAX), 14), problem);
      assertThat(key().pad("name", KeyValues.epochMillis(Instant.MAX), 21).toKey().s())
          .isEqualTo("031556889864403199999");
      assertThat(KeyValues.epochMillis(Instant.MIN))
          .isEqualTo(new BigInteger("-31557014167219200000"));
    }

    @ParameterizedTest
    @CsvSource({"a\uD83D,1", "\uD83Da,0", "\uDE00,0", "ab\uDE00\uD83D,2"})
    void isRefusedWithALoneSurrogate(String value, int index) {
      String problem = "name has a lone surrogate at index " + index + ". It is not valid Unicode.";

      assertRefused(() -> key().text("name", value), problem);
      assertRefused(() -> key().sortedText("name", value), problem);
      assertRefused(() -> key().escaped("name", value), problem);
    }

    @Test
    void isRefusedWithTheLastCodePoint() {
      assertRefused(
          () -> key().text("name", "a\uDBFF\uDFFF"),
          "name \"a\uDBFF\uDFFF\" contains U+10FFFF, which ends ranges of keys. Refuse such"
              + " values, or end the placeholder of name with \":escape\" in the template.");
      assertThat(part(t -> t.escaped("name", "a\uDBFF\uDFFF"))).isEqualTo("a\uDBFF\uDFFEF");
      assertThat(part(t -> t.tenant("a\uDBFF\uDFFF"))).isEqualTo("a\uDBFF\uDFFF");
    }

    @Test
    void thatTheDelimiterFollowsIsRefusedWithWhatSortsBeforeTheDelimiter() {
      assertRefused(
          () -> key().sortedText("name", "a b"),
          "name \"a b\" contains U+0020, which sorts before the delimiter '#'. Refuse such"
              + " values, or end the placeholder of name with \":escape\" in the template. If"
              + " stored keys have them, write givesUp = KeyProperty.ORDER at the @LinkedKey.");
      assertRefused(
          () -> key().sortedText("name", "a#"),
          "name \"a#\" contains the delimiter '#'. Refuse such values, or end the placeholder"
              + " of name with \":escape\" in the template. If stored keys have them, end it"
              + " with \":any\".");
      assertThat(part(t -> t.sortedText("name", "a$b"))).isEqualTo("a$b");
    }

    @Test
    void ofAnyFormMayHoldTheDelimiterButNotTheTextThatEndsIt() {
      String wayOut =
          ", which follows it there. Refuse such values, or write \":escape\" in place of \":any\" for"
              + " name in the template.";

      assertThat(part(t -> t.any("name", "#a #"))).isEqualTo("#a #");
      assertThat(part(t -> t.any("name", "a#x#", "#x_"))).isEqualTo("a#x#");
      assertRefused(
          () -> key().any("name", "a#x_b", "#x_"),
          "name \"a#x_b\" would end too early in the key, at \"#x_\"" + wayOut);
      assertRefused(
          () -> key().any("name", "a:", "::"),
          "name \"a:\" would end too early in the key, at \"::\"" + wayOut);
      assertRefused(() -> key().any("name", ""), "name is empty. A part of a key needs a value.");
      assertRefused(
          () -> key().any("name", "\uDBFF\uDFFF"),
          "name \"\uDBFF\uDFFF\" contains U+10FFFF, which ends ranges of keys. Refuse such values,"
              + " or write \":escape\" in place of \":any\" for name in the template.");
    }

    @Test
    void thatIsEscapedMayHoldAnything() {
      assertThat(part(t -> t.escaped("name", "a#b c"))).isEqualTo("a$23b$20c");
    }

    @Test
    void canBeFoldedToOneCaseWhateverTheLocale() {
      assertThat(KeyValues.lower("TITLE\u00C9")).isEqualTo("title\u00E9");
      assertThat(KeyValues.upper("title\u00E9")).isEqualTo("TITLE\u00C9");
      assertThat(KeyValues.lower(null)).isNull();
      assertThat(KeyValues.upper(null)).isNull();
    }
  }

  @Nested
  class Numbers {

    @ParameterizedTest
    @CsvSource({"0,00000000", "42,00000042", "99999999,99999999"})
    void arePaddedWithZeros(long value, String expected) {
      assertThat(part(t -> t.pad("n", value, 8))).isEqualTo(expected);
      assertThat(part(t -> t.pad("n", BigInteger.valueOf(value), 8))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"0,99999999", "42,99999957", "99999999,00000000"})
    void areReversedByTheirComplement(long value, String expected) {
      assertThat(part(t -> t.reverse("n", value, 8))).isEqualTo(expected);
      assertThat(part(t -> t.reverse("n", BigInteger.valueOf(value), 8))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 100_000_000, Long.MAX_VALUE, Long.MIN_VALUE})
    void areRefusedWhereTheyDoNotFitTheDigits(long value) {
      String pad = "n " + value + " does not fit pad(8): 0 to 99999999.";
      String reverse = "n " + value + " does not fit reverse(8): 0 to 99999999.";

      assertRefused(() -> key().pad("n", value, 8), pad);
      assertRefused(() -> key().pad("n", BigInteger.valueOf(value), 8), pad);
      assertRefused(() -> key().reverse("n", value, 8), reverse);
      assertRefused(() -> key().reverse("n", BigInteger.valueOf(value), 8), reverse);
    }

    @Test
    void fillUpTo38Digits() {
      BigInteger most = BigInteger.TEN.pow(38).subtract(BigInteger.ONE);

      assertThat(part(t -> t.pad("n", most, 38))).isEqualTo("9".repeat(38));
      assertThat(part(t -> t.reverse("n", most, 38))).isEqualTo("0".repeat(38));
      assertThat(part(t -> t.pad("n", Long.MAX_VALUE, 19))).isEqualTo("9223372036854775807");
      assertThat(part(t -> t.reverse("n", Long.MAX_VALUE, 19))).isEqualTo("0776627963145224192");
    }

    @Test
    void standAsTheyAreInOneForm() {
      assertThat(part(t -> t.integer("n", -42))).isEqualTo("-42");
      assertThat(part(t -> t.number("n", new BigDecimal("1.50")))).isEqualTo("1.5");
      assertThat(part(t -> t.number("n", new BigDecimal("1.5E+2")))).isEqualTo("150");
      assertThat(part(t -> t.integer("n", BigInteger.TEN))).isEqualTo("10");
    }

    @Test
    void thatDynamoDbCouldNotStoreAreRefused() {
      assertRefused(
          () -> key().number("n", new BigDecimal("1E+999999999")),
          "n 1E+999999999 must be within 1E-130 to 9.99E+125, or the negative of that.");
    }
  }

  @Nested
  class Times {

    private static final Instant TIME = Instant.parse("2024-01-15T08:00:00.123456789Z");

    @Test
    void areCutOffToTheirForm() {
      assertThat(part(t -> t.millis("at", TIME))).isEqualTo("2024-01-15T08:00:00.123Z");
      assertThat(part(t -> t.seconds("at", TIME))).isEqualTo("2024-01-15T08:00:00Z");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-0001-12-31T23:59:59.999Z", "+10000-01-01T00:00:00Z"})
    void outOfFourDigitYearsAreRefused(String time) {
      Instant value = Instant.parse(time);
      String problem = "at " + value + " is not within the years 0 to 9999.";

      assertRefused(() -> key().millis("at", value), problem);
      assertRefused(() -> key().seconds("at", value), problem);
    }
  }

  @Test
  void uuidsStandInTheirUsualForm() {
    UUID uuid = UUID.fromString("00000000-0000-00ff-8000-000000000001");

    assertThat(part(t -> t.uuid("id", uuid))).isEqualTo(uuid.toString());
  }

  @Nested
  class Length {

    @ParameterizedTest
    @CsvSource({"x,1024", "\u00E9,512", "\u20AC,341", "\uD83D\uDE00,256"})
    void countsBytesOfUtf8(String character, int most) {
      String fits = character.repeat(most);
      int bytes = fits.getBytes(java.nio.charset.StandardCharsets.UTF_8).length;

      assertThat(key(bytes).text("name", fits).toKey().s()).isEqualTo(fits);
      assertRefused(
          () -> key(bytes).text("name", fits).literal("x").toKey(),
          "SK would be " + (bytes + 1) + " bytes long. DynamoDB takes at most " + bytes + ".");
    }
  }

  @Nested
  class OrderedForms {

    @Test
    void numbersOfAnyTypeSort() {
      assertThat(part(t -> t.ordered("n", 1500))).isEqualTo("113415");
      assertThat(part(t -> t.ordered("n", 0.25))).isEqualTo("113025");
      assertThat(part(t -> t.ordered("n", new BigDecimal("-1500")))).isEqualTo("086584~");
      assertThat(part(t -> t.descending("n", 1500))).isEqualTo("086584~");
      assertThat(part(t -> t.descending("n", -1500L))).isEqualTo("113415");
      assertThat(part(t -> t.descending("n", -0.0))).isEqualTo("1000");
    }

    @Test
    void numbersThatDynamoDbCannotHoldAreRefused() {
      assertRefused(() -> key().ordered("n", null), "n is null. A part of a key needs a value.");
      assertRefused(() -> key().ordered("n", Double.NaN), "n NaN must be a finite number.");
      assertRefused(
          () -> key().descending("n", BigInteger.TEN.pow(38).add(BigInteger.ONE)),
          "n 100000000000000000000000000000000000001 must have at most 38 digits.");
    }

    @Test
    void timesAndDatesSortBothWays() {
      Instant time = Instant.parse("2024-01-15T08:00:00Z");
      LocalDate date = LocalDate.of(2024, 1, 15);

      assertThat(part(t -> t.nanos("at", time))).isEqualTo("2024-01-15T08:00:00.000000000Z");
      assertThat(part(t -> t.value("on", date, TimeCodecs.localDate()))).isEqualTo("2024-01-15");
      assertThat(part(t -> t.descending("on", date, TimeCodecs.localDate())))
          .isEqualTo("7975-98-84");
      assertThat(DescendingText.complement("7975-98-84")).isEqualTo("2024-01-15");
    }

    @Test
    void timesAndDatesOfOtherYearsAreRefused() {
      LocalDate late = LocalDate.of(10_000, 1, 1);

      assertRefused(
          () -> key().nanos("at", Instant.MAX),
          "at " + Instant.MAX + " is not within the years 0 to 9999.");
      assertRefused(
          () -> key().value("on", late, TimeCodecs.localDate()),
          "on +10000-01-01 must be within the years 0 to 9999.");
      assertRefused(
          () -> key().descending("on", late, TimeCodecs.localDate()),
          "on +10000-01-01 must be within the years 0 to 9999.");
      assertRefused(
          () -> key().descending("on", null, TimeCodecs.localDate()),
          "on is null. A part of a key needs a value.");
    }
  }
}
