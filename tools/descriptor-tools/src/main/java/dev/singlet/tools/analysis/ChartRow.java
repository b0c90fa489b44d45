package dev.singlet.tools.analysis;

import java.util.List;

/**
 * A key of an entity.
 *
 * @param entity the entity
 * @param partition the templates of the partition key, one for each attribute
 * @param sort the templates of the sort key, one for each attribute
 * @param when the condition under which an item has it; empty for always
 * @param stored how items store what the condition names, in words; empty if by its name
 * @param purpose what reads it, in words; empty if no access pattern does
 */
public record ChartRow(
    String entity,
    List<String> partition,
    List<String> sort,
    String when,
    String stored,
    String purpose) {

  public ChartRow {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }
}
