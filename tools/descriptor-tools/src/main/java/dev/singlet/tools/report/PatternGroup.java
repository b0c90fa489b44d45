package dev.singlet.tools.report;

import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.CollectionProjectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.pattern.PatternRow;
import dev.singlet.tools.analysis.pattern.Patterns;
import java.util.ArrayList;
import java.util.List;

/**
 * The access patterns of an entity or an item collection.
 *
 * @param owner its name
 * @param documentation its Javadoc
 * @param isCollection true if it is an item collection
 * @param projections the projections of an item collection
 * @param patterns its access patterns
 */
public record PatternGroup(
    String owner,
    String documentation,
    boolean isCollection,
    List<CollectionProjectionDescriptor> projections,
    List<PatternRow> patterns) {

  public PatternGroup {
    projections = List.copyOf(projections);
    patterns = List.copyOf(patterns);
  }

  static List<PatternGroup> of(TableDescriptor table) {
    List<PatternGroup> groups = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      add(groups, entity.documentation(), false, List.of(), Patterns.of(table, entity));
    }
    for (CollectionDescriptor collection : table.collections()) {
      add(
          groups,
          collection.documentation(),
          true,
          collection.projections(),
          Patterns.of(table, collection));
    }
    return groups;
  }

  private static void add(
      List<PatternGroup> groups,
      String documentation,
      boolean isCollection,
      List<CollectionProjectionDescriptor> projections,
      List<PatternRow> patterns) {
    if (!patterns.isEmpty()) {
      String owner = patterns.get(0).owner();
      groups.add(new PatternGroup(owner, documentation, isCollection, projections, patterns));
    }
  }
}
