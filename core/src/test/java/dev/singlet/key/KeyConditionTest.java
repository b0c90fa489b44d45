package dev.singlet.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class KeyConditionTest {

  private static final AttributeValue A = AttributeValue.createS("a");
  private static final AttributeValue B = AttributeValue.createS("b");
  private static final KeyCondition BEGUN = KeyCondition.beginsWith(List.of(A, B), "P#");

  private static void assertNarrowed(KeyCondition condition, SortCondition sort) {
    assertThat(condition).isEqualTo(new KeyCondition(List.of(A, B), sort));
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
  void rangesAreOfWhatFollowsThePrefix() {
    Range<String> range = Range.between("b", "d");
    assertNarrowed(BEGUN.lastPart(range), SortCondition.lastPart("P#", range));
    assertNarrowed(BEGUN.delimitedPart(range, '#'), SortCondition.delimitedPart("P#", range, '#'));
    assertNarrowed(BEGUN.fixedWidthPart(range), SortCondition.fixedWidthPart("P#", range));
  }
}
