package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.type.ClassType;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** Each generated class has a name that is unique in its package. */
public final class GeneratedNames {

  private final Set<String> names = new HashSet<>();
  private final Predicate<String> isTaken;
  private final Report report;

  private GeneratedNames(Predicate<String> isTaken, Report report) {
    this.isTaken = isTaken;
    this.report = report;
  }

  /**
   * Checks the names of all classes to be generated for a table.
   *
   * @param table the table
   * @param isTaken tells whether there is already a type of a name
   * @param report receives the problems
   */
  public static void check(TableModel table, Predicate<String> isTaken, Report report) {
    GeneratedNames names = new GeneratedNames(isTaken, report);
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

  private void take(ClassType generated, ClassType origin, Place place) {
    String name = generated.canonicalName();
    if (!names.add(name) || isTaken.test(name)) {
      report(generated, String.join(".", origin.simpleNames()), place, report);
    }
  }

  /** Reports that a class can't be generated for a type, because its name is taken. */
  public static void report(ClassType generated, Object origin, Place place, Report report) {
    report.add(
        "The class %s would be generated for %s, but it exists already. Rename one of them.",
        Code.GENERATED_NAME_TAKEN, place, generated.simpleName(), origin);
  }
}
