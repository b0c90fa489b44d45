package dev.singlet.generated.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.value.Range;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class SortConditionTest {

  private static final String END = "\uDBFF\uDFFF";

  private static void assertBetween(SortCondition condition, String lower, String upper) {
    assertThat(condition)
        .isEqualTo(
            new SortCondition.Between(
                AttributeValue.createS(lower), AttributeValue.createS(upper)));
  }

  @Nested
  class LastPart {

    private static SortCondition of(Range<String> range) {
      return SortCondition.lastPart("P#", range);
    }

    @Test
    void fromOneValueToAnother() {
      assertBetween(of(Range.between("b", "d")), "P#b", "P#d");
      assertBetween(of(Range.between("b", "b")), "P#b", "P#b");
    }

    @Test
    void aboveAValueBeginsAtTheNextText() {
      assertBetween(of(Range.gt("b")), "P#b\0", "P#" + END);
      assertBetween(of(Range.gte("b")), "P#b", "P#" + END);
    }

    @Test
    void belowAValueEndsWithAllThatTheTextBeforeBegins() {
      assertBetween(of(Range.lt("b")), "P#", "P#a" + END);
      assertBetween(of(Range.lte("b")), "P#", "P#b");
    }

    @Test
    void belowAValueSkipsTheSurrogates() {
      assertBetween(of(Range.lt("\uE000")), "P#", "P#\uD7FF" + END);
      assertBetween(of(Range.lt("\uD800\uDC00")), "P#", "P#\uFFFF" + END);
    }

    @Test
    void belowAValueThatEndsInTheLeastCharacterIsUpToWhatIsBeforeThat() {
      assertBetween(of(Range.lt("b\0")), "P#", "P#b");
    }

    @Test
    void withABeginning() {
      assertThat(of(Range.beginsWith("b"))).isEqualTo(SortCondition.beginsWith("P#b"));
    }

    @Test
    void withoutAPrefixBeginsAtTheLeastKeyThereCanBe() {
      assertBetween(SortCondition.lastPart("", Range.lte("b")), "\0", "b");
      assertBetween(SortCondition.lastPart("", Range.gt("b")), "b\0", END);
    }

    @Test
    void withEndsInTheWrongOrderIsRefused() {
      assertThatThrownBy(() -> of(Range.between("d", "b")))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessage("[SGR0104] The range from \"d\" to \"b\" holds no value. Swap its ends.")
          .extracting("code")
          .isEqualTo(ErrorCode.INVALID_RANGE);
    }

    @Test
    void endsAreComparedByTheirUtf8Bytes() {
      String emoji = "\uD83D\uDE00";

      assertBetween(of(Range.between("\uFFFF", emoji)), "P#\uFFFF", "P#" + emoji);
      assertThatThrownBy(() -> of(Range.between(emoji, "\uFFFF")))
          .isInstanceOf(InvalidArgumentException.class);
    }

    @Test
    void belowTheLeastKeyThereCanBeFindsNothing() {
      assertBetween(SortCondition.lastPart("", Range.lt("\0")), END, END);
    }
  }

  @Nested
  class DelimitedPart {

    private static SortCondition of(Range<String> range) {
      return SortCondition.delimitedPart("P#", range, '#');
    }

    @Test
    void fromOneValueToAnotherTakesAllBehindThem() {
      assertBetween(of(Range.between("b", "d")), "P#b#", "P#d#" + END);
    }

    @Test
    void aboveAValueBeginsBehindAllThatTheValueBegins() {
      assertBetween(of(Range.gt("b")), "P#b#" + END, "P#" + END);
      assertBetween(of(Range.gte("b")), "P#b#", "P#" + END);
    }

    @Test
    void belowAValueEndsBeforeIt() {
      assertBetween(of(Range.lt("b")), "P#", "P#b");
      assertBetween(of(Range.lte("b")), "P#", "P#b#" + END);
    }

    @Test
    void withABeginning() {
      assertThat(of(Range.beginsWith("b"))).isEqualTo(SortCondition.beginsWith("P#b"));
    }
  }

  @Nested
  class FixedWidthPart {

    private static SortCondition of(Range<String> range) {
      return SortCondition.fixedWidthPart("P#", range);
    }

    @Test
    void fromOneValueToAnotherTakesAllBehindThem() {
      assertBetween(of(Range.between("10", "20")), "P#10", "P#20" + END);
    }

    @Test
    void aboveAValueBeginsBehindAllThatTheValueBegins() {
      assertBetween(of(Range.gt("10")), "P#10" + END, "P#" + END);
      assertBetween(of(Range.gte("10")), "P#10", "P#" + END);
    }

    @Test
    void belowAValueEndsBeforeIt() {
      assertBetween(of(Range.lt("10")), "P#", "P#1/" + END);
      assertBetween(of(Range.lte("10")), "P#", "P#10" + END);
    }
  }

  @Nested
  class WholeKey {

    private static AttributeValue n(String number) {
      return AttributeValue.createN(number);
    }

    private static SortCondition of(Range<Long> range) {
      return SortCondition.wholeKey(range.map(value -> n(value.toString())));
    }

    @Test
    void isCompared() {
      assertThat(of(Range.gt(5))).isEqualTo(new SortCondition.Compare(">", n("5")));
      assertThat(of(Range.gte(5))).isEqualTo(new SortCondition.Compare(">=", n("5")));
      assertThat(of(Range.lt(5))).isEqualTo(new SortCondition.Compare("<", n("5")));
      assertThat(of(Range.lte(5))).isEqualTo(new SortCondition.Compare("<=", n("5")));
      assertThat(of(Range.between(5, 9))).isEqualTo(new SortCondition.Between(n("5"), n("9")));
    }
  }

  @Nested
  class EndsLongerThanASortKey {

    private static final String P1022 = "x".repeat(1022);

    @Test
    void atTheTopAreCutToTheLastKeyThatFits() {
      assertBetween(
          SortCondition.lastPart("x".repeat(1020), Range.gte("a")),
          "x".repeat(1020) + "a",
          "x".repeat(1020) + END);
      assertBetween(
          SortCondition.lastPart("x".repeat(1021), Range.gte("a")),
          "x".repeat(1021) + "a",
          "x".repeat(1021) + "\uFFFF");
      assertBetween(SortCondition.lastPart(P1022, Range.gte("a")), P1022 + "a", P1022 + "\u07FF");
      assertBetween(
          SortCondition.lastPart(P1022 + "x", Range.gte("a")), P1022 + "xa", P1022 + "x\u007F");
    }

    @Test
    void atTheBottomAreRaisedToTheNextKeyThatFits() {
      assertBetween(SortCondition.lastPart(P1022, Range.gt("ab")), P1022 + "ac", P1022 + "\u07FF");
      assertBetween(
          SortCondition.lastPart(P1022, Range.gt("a\u007F")), P1022 + "b", P1022 + "\u07FF");
      assertBetween(
          SortCondition.lastPart(P1022, Range.gte("abcdef")), P1022 + "ac", P1022 + "\u07FF");
    }

    @Test
    void thatNoKeyReachesFindNothing() {
      assertBetween(SortCondition.lastPart(P1022, Range.gt("\u07FF")), END, END);
    }

    @Test
    void areRefusedWhereEvenThePrefixIs() {
      String prefix = "x".repeat(1025);
      String message =
          "[SGR0102] A sort key beginning with \""
              + "x".repeat(40)
              + "...\" would be at least 1025 bytes long. DynamoDB takes at most 1024.";

      assertThatThrownBy(() -> SortCondition.beginsWith(prefix))
          .isInstanceOf(InvalidKeyException.class)
          .hasMessage(message);
      assertThatThrownBy(() -> SortCondition.lastPart(prefix, Range.gt("a"))).hasMessage(message);
    }
  }

  @Test
  void anEmptyPrefixIsNoCondition() {
    assertThat(SortCondition.beginsWith("")).isEqualTo(SortCondition.all());
  }

  @Test
  void aSpanEndsBehindItsLastPrefix() {
    assertBetween(SortCondition.spanning("A#", "B#"), "A#", "B#" + END);
  }

  @Test
  void aKeyOfNumbersHasBothEndsOfARange() {
    AttributeValue one = AttributeValue.createN("1");
    AttributeValue two = AttributeValue.createN("2");
    Range<Integer> open = Range.gte(1).and(Range.lt(2)).map(Long::intValue);

    assertThatThrownBy(() -> SortCondition.wholeKey(open.map(n -> n == 1 ? one : two)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0104] Both ends of a range in a key of numbers or bytes belong to it. Write"
                + " between(from, to).");
  }
}
