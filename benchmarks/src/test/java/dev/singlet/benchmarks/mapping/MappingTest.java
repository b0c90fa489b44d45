package dev.singlet.benchmarks.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.benchmarks.handwritten.IssueItems;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.SampleData;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class MappingTest {

  @ParameterizedTest
  @EnumSource
  void writesTheSameItemAndReadsTheSameIssueAsEveryOther(MappingVariant variant) {
    Mapping<?> mapping = variant.mapping();

    SampleData.issues().forEach(issue -> MappingCheck.check(mapping, issue));
  }

  @Test
  void measuresTwentyAttributesAndTheEntityAttribute() {
    Map<String, AttributeValue> item = IssueItems.toItem(SampleData.issue(1));

    assertThat(item)
        .hasSize(21)
        .containsKeys("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "_et");
    assertThat(Issue.class.getRecordComponents()).hasSize(14);
  }

  @Test
  void refusesAMappingThatWritesAnotherItem() {
    Mapping<Issue> wrong =
        new Changed() {
          @Override
          public Map<String, AttributeValue> toItem(Issue object) {
            return super.toItem(SampleData.issue(2));
          }
        };

    assertThatThrownBy(() -> MappingCheck.check(wrong, SampleData.issue(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining(" wrote ");
  }

  @Test
  void refusesAMappingThatReadsAnotherIssue() {
    Mapping<Issue> wrong =
        new Changed() {
          @Override
          public Issue fromItem(Map<String, AttributeValue> item) {
            return SampleData.issue(2);
          }
        };

    assertThatThrownBy(() -> MappingCheck.check(wrong, SampleData.issue(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining(" read ");
  }

  @Test
  void hasVariantsOfDifferentNames() {
    assertThat(List.of(MappingVariant.values()))
        .extracting(MappingVariant::title)
        .doesNotHaveDuplicates();
  }

  /** The mapping written by hand, to be changed in a place. */
  private static class Changed implements Mapping<Issue> {

    private final HandWrittenMapping mapping = new HandWrittenMapping();

    @Override
    public Issue of(Issue issue) {
      return mapping.of(issue);
    }

    @Override
    public Issue issueOf(Issue object) {
      return mapping.issueOf(object);
    }

    @Override
    public Map<String, AttributeValue> toItem(Issue object) {
      return mapping.toItem(object);
    }

    @Override
    public Issue fromItem(Map<String, AttributeValue> item) {
      return mapping.fromItem(item);
    }
  }
}
