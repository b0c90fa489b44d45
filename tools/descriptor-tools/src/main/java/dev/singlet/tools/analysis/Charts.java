package dev.singlet.tools.analysis;

import dev.singlet.model.ConditionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.VectorDescriptor;
import dev.singlet.tools.analysis.key.Conditions;
import dev.singlet.tools.analysis.key.TemplateShape;
import dev.singlet.tools.analysis.key.Tenants;
import dev.singlet.tools.analysis.pattern.Purpose;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** The entity chart of a table: one for the table itself, and one for each index. */
public final class Charts {

  private Charts() {}

  /** Returns the chart of the table, then those of its indexes by name. */
  public static List<Chart> of(TableDescriptor table) {
    List<Chart> charts = new ArrayList<>();
    charts.add(chart(table, "", table.key()));
    for (IndexDescriptor index : table.indexes()) {
      charts.add(chart(table, index.name(), index.key()));
    }
    return charts;
  }

  private static Chart chart(TableDescriptor table, String index, KeyDescriptor key) {
    List<ChartRow> rows = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      for (LinkedKeyDescriptor linked : entity.keysOn(index)) {
        ConditionDescriptor when = linked.when();
        rows.add(
            new ChartRow(
                entity.name(),
                Tenants.partition(table, linked),
                TemplateShape.texts(linked.sort()),
                when == null ? "" : when.text(),
                Conditions.stored(entity, Conditions.terms(linked)),
                Purpose.of(table, entity, linked)));
      }
    }
    return new Chart(index, names(key.partition()), names(key.sort()), rows);
  }

  private static List<String> names(List<KeyDescriptor.Attribute> attributes) {
    return attributes.stream().map(KeyDescriptor.Attribute::name).toList();
  }

  /**
   * Returns sentences for the vectors of an index.
   *
   * @param vector the vectors
   * @param code marks the name of an attribute
   */
  public static String vectors(VectorDescriptor vector, UnaryOperator<String> code) {
    String distance =
        switch (vector.distance()) {
          case COSINE -> "the cosine distance";
          case EUCLIDEAN -> "the Euclidean distance";
          case DOT_PRODUCT -> "the dot product";
        };
    String filters =
        vector.filters().stream()
            .map(KeyDescriptor.Attribute::name)
            .map(code)
            .collect(Collectors.joining(", "));
    return "Searches compare "
        + code.apply(vector.attribute())
        + ", of "
        + vector.dimensions()
        + " dimensions, by "
        + distance
        + (filters.isEmpty() ? "." : ", and can filter by " + filters + ".");
  }
}
