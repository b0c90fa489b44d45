package dev.singlet.model.comparison;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.ModelChanges;
import java.util.ArrayList;
import java.util.List;

/** Compares models of a table. */
public final class ModelComparison {

  private ModelComparison() {}

  /**
   * Compares two models of a table. Bodies of methods, such as those of computed attributes,
   * converters and migrations, can't be compared.
   *
   * @param before the model of the items that are stored, and of the programs that run
   * @param after the model of the next program
   * @return the changes
   */
  public static ModelChanges between(TableDescriptor before, TableDescriptor after) {
    List<ModelChange> changes = new ArrayList<>();
    Tables tables = new Tables(before, after);
    TableRules.addTo(changes, tables);
    IndexRules.addTo(changes, tables);
    for (Tables.Pair pair : tables.entities()) {
      EntityRules.addTo(changes, pair);
    }
    return new ModelChanges(changes);
  }
}
