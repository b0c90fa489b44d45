package dev.singlet.processor.validate;

import com.palantir.javapoet.ClassName;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.TableModel;
import java.util.HashSet;
import java.util.Set;

/** Each generated class has a name that nothing else in its package has. */
public final class GeneratedNames {

  private final Set<String> taken;
  private final Report report;

  private GeneratedNames(Set<String> taken, Report report) {
    this.taken = new HashSet<>(taken);
    this.report = report;
  }

  /**
   * Checks the names of all classes to be generated for a table.
   *
   * @param table the table
   * @param taken the types there are already
   * @param report takes what is wrong
   */
  public static void check(TableModel table, Set<String> taken, Report report) {
    GeneratedNames names = new GeneratedNames(taken, report);
    names.take(table.generatedType(), table.type(), table.place());
    for (EntityModel entity : table.entities()) {
      names.take(entity.generatedType(), entity.type(), entity.place());
    }
    for (CollectionModel collection : table.collections()) {
      if (collection.isGenerated()) {
        names.take(collection.generatedType(), collection.type(), collection.place());
      }
    }
  }

  private void take(ClassName generated, ClassName origin, Place place) {
    if (!taken.add(generated.canonicalName())) {
      report.add(
          Code.GENERATED_NAME_TAKEN,
          place,
          "The class %s, to be generated for %s, is there already. Rename one of them.",
          generated.simpleName(),
          String.join(".", origin.simpleNames()));
    }
  }
}
