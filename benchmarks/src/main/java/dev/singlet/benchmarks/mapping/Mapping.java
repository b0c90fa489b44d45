package dev.singlet.benchmarks.mapping;

import dev.singlet.benchmarks.model.Issue;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Objects to items and back.
 *
 * @param <T> what stands for an issue
 */
public interface Mapping<T> {

  /** The object of an issue, which is made before anything is measured. */
  T of(Issue issue);

  /** The issue of an object, to compare. */
  Issue issueOf(T object);

  /** The item of an object. */
  Map<String, AttributeValue> toItem(T object);

  /** The object of an item. */
  T fromItem(Map<String, AttributeValue> item);
}
