package dev.singlet.benchmarks.mapping;

import dev.singlet.benchmarks.handwritten.IssueItems;
import dev.singlet.benchmarks.model.Issue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Checks that a mapping does the same as the code written by hand. */
final class MappingCheck {

  private MappingCheck() {}

  /**
   * Writes an issue and reads its item.
   *
   * @throws IllegalStateException if either is not what it should be
   */
  static <T> void check(Mapping<T> mapping, Issue issue) {
    Map<String, AttributeValue> expected = IssueItems.toItem(issue);
    Map<String, AttributeValue> item = mapping.toItem(mapping.of(issue));
    if (!sorted(item).equals(sorted(expected))) {
      throw new IllegalStateException(mapping + " wrote " + item + " in place of " + expected);
    }
    Issue read = mapping.issueOf(mapping.fromItem(expected));
    if (!read.equals(issue)) {
      throw new IllegalStateException(mapping + " read " + read + " in place of " + issue);
    }
  }

  /** The item with its sets in order, which DynamoDB does not keep. */
  private static Map<String, AttributeValue> sorted(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> sorted = new HashMap<>(item);
    sorted.replaceAll(
        (name, value) ->
            value.hasSs()
                ? AttributeValue.createSs(List.copyOf(value.ss().stream().sorted().toList()))
                : value);
    return sorted;
  }
}
