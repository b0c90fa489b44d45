package dev.singlet.tools.analysis.pattern;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A kind of partition of the table or of an index, and the entities whose items lie in it.
 *
 * @param index the index; empty for the table itself
 * @param entities the entities, in the order of the descriptor
 * @param byTemplate the entities by their templates of the partition key, which differ in the names
 *     of values at most
 */
public record Partition(String index, List<String> entities, Map<String, List<String>> byTemplate) {

  public Partition {
    entities = List.copyOf(entities);
    byTemplate = Collections.unmodifiableMap(new LinkedHashMap<>(byTemplate));
  }

  /** Returns the template of the partition key, as its first entity has it. */
  public String template() {
    return byTemplate.keySet().iterator().next();
  }
}
