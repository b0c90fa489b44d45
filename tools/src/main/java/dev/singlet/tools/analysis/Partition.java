package dev.singlet.tools.analysis;

import java.util.List;

/**
 * A kind of partition of the table or of an index, and the entities whose items lie in it.
 *
 * @param index the index; empty for the table itself
 * @param template the template of the partition key, as its first entity has it
 * @param entities the entities, in the order of the descriptor
 */
public record Partition(String index, String template, List<String> entities) {

  public Partition {
    entities = List.copyOf(entities);
  }
}
