package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.table.TableModel;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;

/**
 * Each attribute that an index includes is one of an entity. The attributes of a table can't all be
 * known if entities are missing, or keep attributes that they don't know.
 */
final class IncludedAttributes implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    if (!table.isWhole()
        || table.entities().stream()
            .flatMap(entity -> entity.attributes().stream())
            .anyMatch(AttributeModel::isExtras)) {
      return;
    }
    Set<String> stored = new LinkedHashSet<>();
    table.entities().forEach(entity -> add(entity, table, stored));
    for (IndexModel index : table.settings().indexes()) {
      index.include().stream()
          .filter(name -> !stored.contains(name))
          .forEach(
              name ->
                  report.add(
                      "The index %s includes \"%s\", but no entity of the table %s stores an"
                          + " attribute of that name. %s",
                      Code.UNKNOWN_INCLUDED,
                      index.place(),
                      index,
                      name,
                      table,
                      Suggestion.of(name, stored)));
    }
  }

  private static void add(EntityModel entity, TableModel table, Set<String> stored) {
    for (AttributeModel attribute : entity.attributes()) {
      stored.add(attribute.holder());
      stored.addAll(attribute.aliases());
    }
    entity.computed().stream()
        .map(ComputedModel::stored)
        .filter(Objects::nonNull)
        .forEach(stored::add);
    stored.addAll(AttributeNames.written(entity, table.settings()));
  }
}
