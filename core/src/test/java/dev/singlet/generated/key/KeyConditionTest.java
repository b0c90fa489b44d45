package dev.singlet.generated.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.value.Range;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class KeyConditionTest {

  private static final AttributeValue A = AttributeValue.createS("a");
  private static final AttributeValue B = AttributeValue.createS("b");
  private static final Partitions BOTH =
      new Partitions(List.of(PartitionKey.of(A), PartitionKey.of(B)), 2);
  private static final KeyCondition BEGUN = KeyCondition.beginsWith(BOTH, "P#");

  private static void assertNarrowed(KeyCondition condition, SortCondition sort) {
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
    assertNarrowed(BEGUN.wholeKey(above), SortCondition.wholeKey(above));
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

  @Test
  void itsTextSaysWhatIsAskedOfEachSortKeyAttribute() {
    Range<AttributeValue> above = Range.gt(4).map(n -> AttributeValue.createN(n.toString()));
    Range<AttributeValue> within = Range.between(4, 6).map(n -> AttributeValue.createN(n + ""));

    assertThat(new KeyCondition(A, SortCondition.all()).describe("Q")).isEqualTo("Q");
    assertThat(BEGUN.describe("Q")).isEqualTo("Q begins with P#");
    assertThat(BEGUN.equalTo(B).describe("Q")).isEqualTo("Q = b");
    assertThat(BEGUN.wholeKey(above).describe("Q")).isEqualTo("Q > 4");
    assertThat(BEGUN.wholeKey(within).describe("Q")).isEqualTo("Q between 4 and 6");
    assertThat(BEGUN.then(A, "").describe("Q")).isEqualTo("Q = a");
    assertThat(BEGUN.then(A, "").wholeKey(above).describe("Q")).isEqualTo("Q = a, > 4");
  }

  @Test
  void rangesAreOfWhatFollowsThePrefix() {
    Range<String> range = Range.between("b", "d");
    Range<KeyText> parts = range.map(value -> text().text("part", value));
    assertNarrowed(BEGUN.lastPart(parts), SortCondition.lastPart("P#", range));
    assertNarrowed(BEGUN.delimitedPart(parts, '#'), SortCondition.delimitedPart("P#", range, '#'));
    assertNarrowed(BEGUN.fixedWidthPart(parts), SortCondition.fixedWidthPart("P#", range));
  }

  private static KeyText text() {
    return new KeyText("Entity", "SK", '#', 1024, Set.of());
  }
}
