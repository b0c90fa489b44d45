package dev.singlet.tools.report;

import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.CollectionProjectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.PatternRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

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

  static List<PatternGroup> of(TableDescriptor table, List<PatternRow> patterns) {
    Map<String, List<PatternRow>> rows = new LinkedHashMap<>();
    for (PatternRow row : patterns) {
      rows.computeIfAbsent(row.owner(), owner -> new ArrayList<>()).add(row);
    }
    Map<String, String> entities = new LinkedHashMap<>();
    for (EntityDescriptor entity : table.entities()) {
      entities.put(entity.name(), entity.documentation());
    }
    Map<String, CollectionDescriptor> collections = new LinkedHashMap<>();
    for (CollectionDescriptor collection : table.collections()) {
      String simpleName = collection.java().substring(collection.java().lastIndexOf('.') + 1);
      collections.put(simpleName, collection);
    }
    List<PatternGroup> groups = new ArrayList<>();
    rows.forEach(
        (owner, own) ->
            groups.add(
                entities.containsKey(owner)
                    ? new PatternGroup(owner, entities.get(owner), false, List.of(), own)
                    : of(Objects.requireNonNull(collections.get(owner)), owner, own)));
    return groups;
  }

  private static PatternGroup of(
      CollectionDescriptor collection, String owner, List<PatternRow> patterns) {
    return new PatternGroup(
        owner, collection.documentation(), true, collection.projections(), patterns);
  }
}
