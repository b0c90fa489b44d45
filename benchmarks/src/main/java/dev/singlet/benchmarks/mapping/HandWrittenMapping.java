package dev.singlet.benchmarks.mapping;

import dev.singlet.benchmarks.handwritten.IssueItems;
import dev.singlet.benchmarks.model.Issue;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Code on the SDK's maps alone. */
final class HandWrittenMapping implements Mapping<Issue> {

  @Override
  public Issue of(Issue issue) {
    return issue;
  }

  @Override
  public Issue issueOf(Issue object) {
    return object;
  }

  @Override
  public Map<String, AttributeValue> toItem(Issue object) {
    return IssueItems.toItem(object);
  }

  @Override
  public Issue fromItem(Map<String, AttributeValue> item) {
    return IssueItems.fromItem(item);
  }
}
