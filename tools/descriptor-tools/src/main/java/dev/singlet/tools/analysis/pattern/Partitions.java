package dev.singlet.tools.analysis.pattern;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.key.TemplateShape;
import dev.singlet.tools.analysis.key.Tenants;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Groups of entities that share partitions: their partition templates are the same but for the
 * names of their values.
 */
public final class Partitions {

  private Partitions() {}

  /** Returns the partitions of the table, then those of each index. */
  public static List<Partition> of(TableDescriptor table) {
    List<Partition> partitions = new ArrayList<>(of(table, ""));
    for (IndexDescriptor index : table.indexes()) {
      partitions.addAll(of(table, index.name()));
    }
    return partitions;
  }

  private static List<Partition> of(TableDescriptor table, String index) {
    Map<List<String>, Map<String, List<String>>> shapes = new LinkedHashMap<>();
    for (EntityDescriptor entity : table.entities()) {
      for (LinkedKeyDescriptor key : entity.keysOn(index)) {
        List<String> shape = key.partition().stream().map(TemplateShape::of).toList();
        List<String> sharing =
            shapes
                .computeIfAbsent(shape, any -> new LinkedHashMap<>())
                .computeIfAbsent(
                    String.join(", ", Tenants.partition(table, key)), any -> new ArrayList<>());
        if (!sharing.contains(entity.name())) {
          sharing.add(entity.name());
        }
      }
    }
    List<String> order = table.entities().stream().map(EntityDescriptor::name).toList();
    return shapes.values().stream()
        .map(
            templates ->
                new Partition(
                    index,
                    order.stream()
                        .filter(
                            name -> templates.values().stream().anyMatch(all -> all.contains(name)))
                        .toList(),
                    templates))
        .toList();
  }
}
