package dev.singlet.tools.analysis.pattern;

import dev.singlet.model.AccessPatternDescriptor.Operation;
import java.util.List;

/**
 * An access pattern, in words.
 *
 * @param pattern the method
 * @param owner the entity or the item collection that it belongs to
 * @param purpose what it is for
 * @param signature the method as it is called
 * @param operation the request that it becomes
 * @param index the index that it reads; empty for the table itself
 * @param keyCondition the condition on the key before it is narrowed
 * @param order the order of the items; empty for one item
 * @param narrowing the ways to read fewer items; empty if there are none
 * @param capacity what it costs, a sentence each
 * @param returned the entities whose items it returns
 * @param readOnly the other entities whose items it reads, which cost as much, and leaves out
 */
public record PatternRow(
    String pattern,
    String owner,
    String purpose,
    String signature,
    Operation operation,
    String index,
    String keyCondition,
    String order,
    String narrowing,
    List<String> capacity,
    List<String> returned,
    List<String> readOnly) {

  public PatternRow {
    capacity = List.copyOf(capacity);
    returned = List.copyOf(returned);
    readOnly = List.copyOf(readOnly);
  }
}
