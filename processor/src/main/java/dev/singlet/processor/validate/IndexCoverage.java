package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.table.IndexContent;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;

/**
 * An item collection returns whole entities of several types, so its index must hold all of their
 * attributes. An entity's own access patterns can return projections, or hydrate.
 */
final class IndexCoverage implements CollectionRule {

  @Override
  public void check(
      CollectionQuery query, CollectionModel collection, TableModel table, Report report) {
    IndexModel index = query.index();
    for (EntityModel entity : collection.entities()) {
      List<String> missing = IndexContent.missing(index, entity, table.settings());
      if (index != null && !missing.isEmpty()) {
        report.add(
            "The item collection %s reads whole items of %s, but the index %s projects %s and lacks"
                + " %s. Project ALL, include these attributes, or query %s alone: a @LinkedKey with"
                + " a name reads projections, or whole items by hydrating.",
            Code.INDEX_DOES_NOT_COVER,
            query.place(),
            query.name(),
            entity,
            index,
            index.projection(),
            String.join(", ", missing),
            entity);
      }
    }
  }
}
