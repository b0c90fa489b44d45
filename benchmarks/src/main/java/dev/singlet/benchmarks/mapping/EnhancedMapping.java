package dev.singlet.benchmarks.mapping;

import dev.singlet.benchmarks.model.Issue;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A schema of the enhanced client. */
record EnhancedMapping<T>(
    TableSchema<T> schema, Function<Issue, T> ofIssue, Function<T, Issue> toIssue)
    implements Mapping<T> {

  @Override
  public T of(Issue issue) {
    return ofIssue.apply(issue);
  }

  @Override
  public Issue issueOf(T object) {
    return toIssue.apply(object);
  }

  @Override
  public Map<String, AttributeValue> toItem(T object) {
    return schema.itemToMap(object, true);
  }

  @Override
  public T fromItem(Map<String, AttributeValue> item) {
    return schema.mapToItem(item);
  }
}
