package dev.singlet.benchmarks.mapping;

import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueEntity;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Code that Singlet generated. */
final class SingletMapping implements Mapping<Issue> {

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
    return IssueEntity.toItem(object);
  }

  @Override
  public Issue fromItem(Map<String, AttributeValue> item) {
    return IssueEntity.fromItem(item);
  }
}
