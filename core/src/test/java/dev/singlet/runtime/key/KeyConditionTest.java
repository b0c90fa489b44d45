package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.annotation.ScalarType;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.Range;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class KeyConditionTest {

  private static final AttributeValue A = AttributeValue.createS("a");
  private static final AttributeValue B = AttributeValue.createS("b");
  private static final Partitions BOTH =
      new Partitions(List.of(PartitionKey.of(A), PartitionKey.of(B)), 2);
  private static final KeyCondition BEGUN = KeyCondition.beginsWith(BOTH, "P#");

  private static void assertNarrowed(KeyCondition condition, @Nullable SortCondition sort) {
    assertThat(sort).isNotNull();
    assertThat(condition).isEqualTo(new KeyCondition(BOTH, sort));
  }

  @Test
  void theTextThatSortKeysBeginWithIsItsPrefix() {
    assertThat(BEGUN.prefix()).isEqualTo("P#");
    assertThat(KeyCondition.beginsWith(A, "P#").prefix()).isEqualTo("P#");
  }

  @Test
  void whatAsksForSomethingElseHasNoPrefix() {
    assertThat(KeyCondition.beginsWith(A, "").prefix()).isEmpty();
    assertThat(BEGUN.equalTo(B).prefix()).isEmpty();
  }

  @Test
  void isNarrowedWithinTheSamePartitions() {
    assertNarrowed(BEGUN.equalTo(B), SortCondition.equalTo(B));
    assertNarrowed(BEGUN.beginsWith("P#x#"), SortCondition.beginsWith("P#x#"));
    Range<AttributeValue> above = Range.gt("b").map(AttributeValue::createS);
    assertNarrowed(
        BEGUN.wholeKey(above.map(KeyEnd.At::new)),
        new SortCondition.Compare(">", AttributeValue.createS("b")));
  }

  @Test
  void aSettledAttributeLeadsToTheNext() {
    KeyCondition next = BEGUN.then(A, "Q#");

    assertThat(next).isEqualTo(new KeyCondition(BOTH, List.of(A), SortCondition.beginsWith("Q#")));
    assertThat(next.prefix()).isEqualTo("Q#");
    assertThat(next.then(B, "").equalTo(A))
        .isEqualTo(new KeyCondition(BOTH, List.of(A, B), SortCondition.equalTo(A)));
    assertThat(next.ofPartition(1))
        .isEqualTo(next.in(Partitions.of(PartitionKey.of(B))))
        .isEqualTo(
            new KeyCondition(
                Partitions.of(PartitionKey.of(B)), List.of(A), SortCondition.beginsWith("Q#")));
  }

  private static final KeySchema KEY =
      new KeySchema(
          List.of(new KeyAttribute("PK", ScalarType.S)),
          List.of(new KeyAttribute("S1", ScalarType.S), new KeyAttribute("S2", ScalarType.N)));

  private static String text(KeyCondition condition) {
    return condition.describe("Q", KEY, name -> true);
  }

  @Test
  void itsTextMasksTheSortKeyAttributesThatMustNotBeShown() {
    Range<KeyEnd<AttributeValue>> within = Range.between(4, 6).map(KeyConditionTest::number);
    KeyCondition condition = BEGUN.then(A, "").wholeKey(within);

    assertThat(condition.describe("Q", KEY, "S2"::equals)).isEqualTo("Q = ***, between 4 and 6");
    assertThat(condition.describe("Q", KEY, "S1"::equals)).isEqualTo("Q = a, between *** and ***");
    assertThat(BEGUN.describe("Q", KEY, "PK"::equals)).isEqualTo("Q begins with ***");
  }

  @Test
  void itsTextSaysWhatIsAskedOfEachSortKeyAttribute() {
    Range<KeyEnd<AttributeValue>> above = Range.gt(4).map(KeyConditionTest::number);
    Range<KeyEnd<AttributeValue>> within = Range.between(4, 6).map(KeyConditionTest::number);

    assertThat(text(new KeyCondition(A, SortCondition.all()))).isEqualTo("Q");
    assertThat(text(BEGUN)).isEqualTo("Q begins with P#");
    assertThat(text(BEGUN.equalTo(B))).isEqualTo("Q = b");
    assertThat(text(BEGUN.wholeKey(above))).isEqualTo("Q > 4");
    assertThat(text(BEGUN.wholeKey(within))).isEqualTo("Q between 4 and 6");
    assertThat(text(BEGUN.then(A, ""))).isEqualTo("Q = a");
    assertThat(text(BEGUN.then(A, "").wholeKey(above))).isEqualTo("Q = a, > 4");
  }

  @Test
  void rangesAreOfWhatFollowsThePrefix() {
    Range<String> range = Range.between("b", "d");
    Range<KeyEnd<String>> ends = range.map(KeyEnd.At::new);
    KeyRange<String> parts = Objects.requireNonNull(KeyRange.of(ends));
    assertNarrowed(BEGUN.lastPart(ends), SortCondition.lastPart("P#", parts));
    assertNarrowed(BEGUN.delimitedPart(ends, "#"), SortCondition.delimitedPart("P#", parts, "#"));
    assertNarrowed(BEGUN.fixedWidthPart(ends), SortCondition.fixedWidthPart("P#", parts));
  }

  @Test
  void aRangeWithoutAnyKeyLeavesNoPartition() {
    Partitions none = new Partitions(List.of(), 1);
    Range<KeyEnd<String>> crossed = Range.between("d", "b").map(KeyEnd.At::new);
    Range<KeyEnd<String>> outside = Range.lt("b").map(end -> new KeyEnd.Outside<>(false));

    assertThat(BEGUN.lastPart(crossed)).isEqualTo(BEGUN.in(none));
    assertThat(BEGUN.delimitedPart(crossed, "#")).isEqualTo(BEGUN.in(none));
    assertThat(BEGUN.fixedWidthPart(crossed)).isEqualTo(BEGUN.in(none));
    assertThat(BEGUN.lastPart(outside)).isEqualTo(BEGUN.in(none));
    assertThat(BEGUN.wholeKey(Range.between(6, 4).map(KeyConditionTest::number)))
        .isEqualTo(BEGUN.in(none));
  }

  private static KeyEnd<AttributeValue> number(long number) {
    return new KeyEnd.At<>(AttributeValue.createN(Long.toString(number)));
  }
}
