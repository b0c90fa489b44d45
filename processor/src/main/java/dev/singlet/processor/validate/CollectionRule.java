package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.table.TableModel;

/** A rule for each access pattern of an item collection. */
interface CollectionRule extends Rule {

  void check(CollectionQuery query, CollectionModel collection, TableModel table, Report report);

  @Override
  default void check(TableModel table, Report report) {
    for (CollectionModel collection : table.collections()) {
      collection.queries().forEach(query -> check(query, collection, table, report));
    }
  }
}
