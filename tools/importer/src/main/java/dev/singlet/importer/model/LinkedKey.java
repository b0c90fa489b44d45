package dev.singlet.importer.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A key of an entity.
 *
 * @param index the name of the index; empty for the table
 * @param name the name of its query; empty for none
 * @param purpose the purpose of the query, or of the get; empty for none
 * @param partition the templates of the partition key attributes
 * @param sort the templates of the sort key attributes
 * @param givesUpOrder whether the text of the sort key doesn't sort as its values do
 */
public record LinkedKey(
    String index,
    String name,
    String purpose,
    List<KeyTemplate> partition,
    List<KeyTemplate> sort,
    boolean givesUpOrder) {

  /**
   * A value that narrows a query.
   *
   * @param value the value
   * @param hasRange whether the query takes a range of it
   */
  public record Stage(KeyTemplate.Value value, boolean hasRange) {}

  /** Copies the lists. */
  public LinkedKey {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }

  /**
   * Returns whether this is the primary key.
   *
   * @return whether it is not in an index
   */
  public boolean isPrimary() {
    return index.isEmpty();
  }

  /** Returns the same key with a query. */
  LinkedKey named(String query, String itsPurpose) {
    return new LinkedKey(index, query, itsPurpose, partition, sort, givesUpOrder);
  }

  /**
   * Returns all templates.
   *
   * @return those of the partition key first
   */
  public List<KeyTemplate> templates() {
    List<KeyTemplate> all = new ArrayList<>(partition);
    all.addAll(sort);
    return all;
  }

  /**
   * Returns the arguments of the query.
   *
   * @return the values of the partition key, each once
   */
  public List<KeyTemplate.Value> partitionArguments() {
    return argumentsOf(partition);
  }

  /**
   * Returns the values that narrow the query.
   *
   * @param numbers the key attributes that are numbers
   * @return the values of the sort key that are not in the partition key, each once
   */
  public List<Stage> stages(NumericAttributes numbers) {
    Map<String, Stage> stages = new LinkedHashMap<>();
    List<String> known = partitionArguments().stream().map(KeyTemplate.Value::source).toList();
    for (KeyTemplate template : sort) {
      for (KeyTemplate.Value value : template.values()) {
        if (!known.contains(value.source())) {
          boolean hasRange =
              numbers.has(template.attribute()) || KeyOrder.hasRange(template, value, givesUpOrder);
          stages.putIfAbsent(value.source(), new Stage(value, hasRange));
        }
      }
    }
    return List.copyOf(stages.values());
  }

  /**
   * Returns the arguments that name an item.
   *
   * @return the values of the partition key, and then those of the sort key, each once
   */
  public List<KeyTemplate.Value> arguments() {
    return argumentsOf(templates());
  }

  private static List<KeyTemplate.Value> argumentsOf(List<KeyTemplate> templates) {
    Map<String, KeyTemplate.Value> arguments = new LinkedHashMap<>();
    for (KeyTemplate template : templates) {
      template.values().forEach(value -> arguments.putIfAbsent(value.source(), value));
    }
    return List.copyOf(arguments.values());
  }
}
