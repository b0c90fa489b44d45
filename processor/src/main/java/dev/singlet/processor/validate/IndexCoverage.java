package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.IndexContent;
import dev.singlet.processor.model.IndexModel;
import dev.singlet.processor.model.TableModel;
import java.util.List;

/**
 * An item collection gives whole entities of several types, so its index must hold all of their
 * attributes. An entity's own access patterns give projections, or hydrate.
 */
final class IndexCoverage implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    for (CollectionModel collection : table.collections()) {
      for (CollectionModel.CollectionQuery query : collection.queries()) {
        for (EntityModel entity : collection.entities()) {
          check(query, entity, table, report);
        }
      }
    }
  }

  private static void check(
      CollectionModel.CollectionQuery query, EntityModel entity, TableModel table, Report report) {
    IndexModel index = query.index();
    List<String> missing = IndexContent.missing(index, entity, table.settings());
    if (index != null && !missing.isEmpty()) {
      report.add(
          Code.INDEX_DOES_NOT_COVER,
          query.place(),
          "The item collection %s gives whole items of %s, but the index %s projects %s and lacks %s."
              + " Project ALL, include these, or query %s alone: a @LinkedKey with a name gives"
              + " projections, and hydrates.",
          query.name(),
          entity.type().simpleName(),
          index.name(),
          index.projection(),
          String.join(", ", missing),
          entity.type().simpleName());
    }
  }
}
