package dev.singlet.tools.analysis;

import java.util.List;

/**
 * The keys of all entities in the table or in an index, side by side.
 *
 * @param index the index; empty for the table itself
 * @param partitionNames the attributes of the partition key
 * @param sortNames the attributes of the sort key; none if there is no sort key
 * @param rows a row for each key of an entity there, by entity
 */
public record Chart(
    String index, List<String> partitionNames, List<String> sortNames, List<ChartRow> rows) {

  public Chart {
    partitionNames = List.copyOf(partitionNames);
    sortNames = List.copyOf(sortNames);
    rows = List.copyOf(rows);
  }
}
