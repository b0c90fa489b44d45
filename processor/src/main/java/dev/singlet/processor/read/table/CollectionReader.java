package dev.singlet.processor.read.table;

import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.ItemCollections;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.NamedIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Reads a sealed interface over entities. */
record CollectionReader(TableSettings table, Report report) {

  /**
   * Reads the collection.
   *
   * @param type the sealed interface
   * @param entities its entities that could be read
   */
  CollectionModel read(TypeElement type, List<EntityModel> entities) {
    Access.check("interface", type, SourcePlace.of(type), report);
    if (!type.getTypeParameters().isEmpty()) {
      report.add(
          "The sealed interface %s over entities has type parameters. Remove them.",
          Code.INVALID_COLLECTION, type);
    }
    List<CollectionQuery> queries = new ArrayList<>();
    for (Annotated annotation :
        Annotated.findAll(type, ItemCollection.class, ItemCollections.class)) {
      boolean isOfTable = annotation.string("index").value().isEmpty();
      Optional<IndexModel> index =
          isOfTable ? Optional.empty() : NamedIndex.find(annotation, table, report);
      if (index.filter(IndexModel::isVector).isPresent()) {
        report.add(
            "The item collection %s reads the vector index %s, which can only be searched. Search for"
                + " one entity: a @LinkedKey with a name has a search.",
            Code.INVALID_COLLECTION,
            annotation.place(),
            annotation.string("name").value(),
            index.orElseThrow());
      } else if (isOfTable || index.isPresent()) {
        String name = annotation.string("name").value();
        List<String> narrowBy = annotation.strings("narrowBy").stream().map(Valued::value).toList();
        String across = annotation.string("across").value();
        queries.add(
            new CollectionQuery(annotation.place(), name, index.orElse(null), narrowBy, across));
      }
    }
    return new CollectionModel(
        SourcePlace.of(type), Compiler.name(type), Compiler.isPublic(type), entities, queries);
  }

  /** Reports item collections that are declared on the table itself. */
  void checkTable(TypeElement type) {
    for (Annotated annotation :
        Annotated.findAll(type, ItemCollection.class, ItemCollections.class)) {
      report.add(
          "@ItemCollection is on the table %s. Put it on a sealed interface below %s that permits"
              + " the entities to read together.",
          Code.INVALID_COLLECTION, annotation.place(), type, type);
    }
  }
}
