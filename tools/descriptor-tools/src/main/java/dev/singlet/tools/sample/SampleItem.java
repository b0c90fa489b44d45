package dev.singlet.tools.sample;

import dev.singlet.tools.json.Copies;
import java.util.Map;

/**
 * An item as DynamoDB stores it.
 *
 * @param entity the name of its entity, as the descriptor has it
 * @param attributes its attributes as DynamoDB JSON, such as {@code {"PK": {"S": "USER#ann"}}}:
 *     keys first, then in the order of the record
 */
public record SampleItem(String entity, Map<String, Object> attributes) {

  public SampleItem {
    attributes = Copies.ordered(attributes);
  }
}
