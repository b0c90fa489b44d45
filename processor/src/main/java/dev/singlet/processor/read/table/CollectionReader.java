package dev.singlet.processor.read.table;

import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.ItemCollections;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.IndexModel;
import dev.singlet.processor.model.TableSettings;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Reads a sealed interface over entities. */
final class CollectionReader {

  private final Compiler compiler;
  private final TableSettings table;
  private final Report report;

  CollectionReader(Compiler compiler, TableSettings table, Report report) {
    this.compiler = compiler;
    this.table = table;
    this.report = report;
  }

  /**
   * The collection.
   *
   * @param type the sealed interface
   * @param entities those of its entities that could be read
   */
  CollectionModel read(TypeElement type, List<EntityModel> entities) {
    Access.check("interface", type, SourcePlace.of(type), report);
    if (!type.getTypeParameters().isEmpty()) {
      report.add(
          Code.INVALID_COLLECTION,
          SourcePlace.of(type),
          "The sealed interface %s over entities has type parameters. Take them away.",
          type.getSimpleName());
    }
    List<CollectionQuery> queries = new ArrayList<>();
    for (Annotated annotation :
        compiler.annotations(type, ItemCollection.class, ItemCollections.class)) {
      Valued<String> index = annotation.string("index");
      Optional<IndexModel> found =
          table.indexes().stream().filter(i -> i.name().equals(index.value())).findFirst();
      if (found.isEmpty() && !index.value().isEmpty()) {
        report.add(
            Code.UNKNOWN_INDEX,
            index.place(),
            "The table %s declares no index \"%s\". %s",
            table.name(),
            index.value(),
            Suggestion.of(index.value(), table.indexes().stream().map(IndexModel::name).toList()));
      } else {
        queries.add(
            new CollectionQuery(
                annotation.place(), annotation.string("name").value(), found.orElse(null)));
      }
    }
    return new CollectionModel(
        SourcePlace.of(type), Compiler.name(type), Compiler.isPublic(type), entities, queries);
  }

  /** Reports item collections that are declared on the table itself. */
  void checkTable(TypeElement type) {
    for (Annotated annotation :
        compiler.annotations(type, ItemCollection.class, ItemCollections.class)) {
      report.add(
          Code.INVALID_COLLECTION,
          annotation.place(),
          "@ItemCollection stands on the table %s. Put it on a sealed interface below %s that permits"
              + " the entities to be read together.",
          type.getSimpleName(),
          type.getSimpleName());
    }
  }
}
