package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.value.Range;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class SortConditionTest {

  private static final String END = "\uDBFF\uDFFF";

  private static <V> KeyRange<V> ends(Range<V> range) {
    return Objects.requireNonNull(KeyRange.of(range.map(KeyEnd.At::new)));
  }

  private static void assertBetween(@Nullable SortCondition condition, String lower, String upper) {
    assertThat(condition)
        .isEqualTo(
            new SortCondition.Between(
                AttributeValue.createS(lower), AttributeValue.createS(upper)));
  }

  @Nested
  class LastPart {

    private static @Nullable SortCondition of(Range<String> range) {
      return SortCondition.lastPart("P#", ends(range));
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
      assertBetween(SortCondition.lastPart("", ends(Range.lte("b"))), "\0", "b");
      assertBetween(SortCondition.lastPart("", ends(Range.gt("b"))), "b\0", END);
    }

    @Test
    void withEndsInTheWrongOrderHasNoKey() {
      assertThat(of(Range.between("d", "b"))).isNull();
      assertThat(of(Range.gt("b").and(Range.lte("b")))).isNull();
      assertThat(of(Range.gte("b").and(Range.lt("b")))).isNull();
    }

    @Test
    void betweenNeighboursHasNoKey() {
      assertThat(of(Range.gt("b").and(Range.lt("b\0")))).isNull();
    }

    @Test
    void withoutEndsIsAllThatFollowsThePrefix() {
      KeyRange<String> all = new KeyRange<>(null, false, null, false, null);
      assertThat(SortCondition.lastPart("P#", all)).isEqualTo(SortCondition.beginsWith("P#"));
    }

    @Test
    void endsAreComparedByTheirUtf8Bytes() {
      String emoji = "\uD83D\uDE00";

      assertBetween(of(Range.between("\uFFFF", emoji)), "P#\uFFFF", "P#" + emoji);
      assertThat(of(Range.between(emoji, "\uFFFF"))).isNull();
    }

    @Test
    void belowTheLeastKeyThereCanBeHasNoKey() {
      assertThat(SortCondition.lastPart("", ends(Range.lt("\0")))).isNull();
    }
  }

  @Nested
  class DelimitedPart {

    private static @Nullable SortCondition of(Range<String> range) {
      return SortCondition.delimitedPart("P#", ends(range), "#");
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

    private static @Nullable SortCondition of(Range<String> range) {
      return SortCondition.fixedWidthPart("P#", ends(range));
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

    private static @Nullable SortCondition of(Range<Long> range) {
      return SortCondition.wholeKey(ends(range.map(value -> n(value.toString()))));
    }

    @Test
    void isCompared() {
      assertThat(of(Range.gt(5))).isEqualTo(new SortCondition.Compare(">", n("5")));
      assertThat(of(Range.gte(5))).isEqualTo(new SortCondition.Compare(">=", n("5")));
      assertThat(of(Range.lt(5))).isEqualTo(new SortCondition.Compare("<", n("5")));
      assertThat(of(Range.lte(5))).isEqualTo(new SortCondition.Compare("<=", n("5")));
      assertThat(of(Range.between(5, 9))).isEqualTo(new SortCondition.Between(n("5"), n("9")));
    }

    @Test
    void betweenTwoEndsLeavesOneOutByTheNextNumber() {
      String almostNine = "8." + "9".repeat(37);
      String overFive = "5." + "0".repeat(36) + "1";

      assertThat(of(Range.gt(5).and(Range.lt(9))))
          .isEqualTo(new SortCondition.Between(n(overFive), n(almostNine)));
    }

    @Test
    void withEndsInTheWrongOrderHasNoKey() {
      assertThat(of(Range.between(9, 5))).isNull();
      assertThat(of(Range.gt(5).and(Range.lte(5)))).isNull();
    }

    @Test
    void withoutEndsIsTheWholePartition() {
      KeyRange<AttributeValue> all = new KeyRange<>(null, false, null, false, null);
      assertThat(SortCondition.wholeKey(all)).isEqualTo(SortCondition.all());
    }
  }

  @Nested
  class EndsLongerThanASortKey {

    private static final String P1022 = "x".repeat(1022);

    @Test
    void atTheTopAreCutToTheLastKeyThatFits() {
      assertBetween(
          SortCondition.lastPart("x".repeat(1020), ends(Range.gte("a"))),
          "x".repeat(1020) + "a",
          "x".repeat(1020) + END);
      assertBetween(
          SortCondition.lastPart("x".repeat(1021), ends(Range.gte("a"))),
          "x".repeat(1021) + "a",
          "x".repeat(1021) + "\uFFFF");
      assertBetween(
          SortCondition.lastPart(P1022, ends(Range.gte("a"))), P1022 + "a", P1022 + "\u07FF");
      assertBetween(
          SortCondition.lastPart(P1022 + "x", ends(Range.gte("a"))),
          P1022 + "xa",
          P1022 + "x\u007F");
    }

    @Test
    void atTheBottomAreRaisedToTheNextKeyThatFits() {
      assertBetween(
          SortCondition.lastPart(P1022, ends(Range.gt("ab"))), P1022 + "ac", P1022 + "\u07FF");
      assertBetween(
          SortCondition.lastPart(P1022, ends(Range.gt("a\u007F"))), P1022 + "b", P1022 + "\u07FF");
      assertBetween(
          SortCondition.lastPart(P1022, ends(Range.gte("abcdef"))), P1022 + "ac", P1022 + "\u07FF");
    }

    @Test
    void thatNoKeyReachesHaveNoKey() {
      assertThat(SortCondition.lastPart(P1022, ends(Range.gt("\u07FF")))).isNull();
      assertThat(SortCondition.lastPart(P1022, ends(Range.beginsWith("abc")))).isNull();
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
      assertThatThrownBy(() -> SortCondition.lastPart(prefix, ends(Range.gt("a"))))
          .hasMessage(message);
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
}
