package dev.singlet.tools.report;

import dev.singlet.model.AccessPatternDescriptor.Operation;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.pattern.PatternRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The costs of reads. Rules that all reads of a kind have in common are said once. */
public final class ReadCosts {

  private final TableDescriptor table;
  private final Map<String, List<String>> kinds = new LinkedHashMap<>();

  private ReadCosts(TableDescriptor table) {
    this.table = table;
  }

  static ReadCosts of(TableDescriptor table, List<PatternRow> patterns) {
    ReadCosts costs = new ReadCosts(table);
    Map<String, List<List<String>>> capacities = new LinkedHashMap<>();
    for (PatternRow pattern : patterns) {
      capacities
          .computeIfAbsent(costs.kind(pattern), kind -> new ArrayList<>())
          .add(pattern.capacity());
    }
    capacities.forEach((kind, sentences) -> costs.kinds.put(kind, Common.of(sentences)));
    return costs;
  }

  /** Returns the kinds of reads, and what all reads of a kind cost. */
  public Map<String, List<String>> kinds() {
    return kinds;
  }

  /** Returns the kind of an access pattern, as far as its cost goes. */
  public String kind(PatternRow pattern) {
    if (pattern.operation() == Operation.GET_ITEM) {
      return "GetItem";
    }
    if (pattern.operation() == Operation.SEARCH_VECTORS) {
      return "SearchVectors";
    }
    boolean isGlobal =
        table
            .index(pattern.index())
            .map(index -> index.type() == IndexDescriptor.Type.GLOBAL)
            .orElse(false);
    if (isGlobal) {
      return "Query of a global index";
    }
    return pattern.index().isEmpty() ? "Query of the table" : "Query of a local index";
  }

  /** Returns what an access pattern costs beyond what its kind does. */
  public List<String> extras(PatternRow pattern) {
    List<String> common = kinds.getOrDefault(kind(pattern), List.of());
    return pattern.capacity().stream().filter(sentence -> !common.contains(sentence)).toList();
  }
}
