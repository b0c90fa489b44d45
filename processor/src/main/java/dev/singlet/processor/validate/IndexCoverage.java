package dev.singlet.processor.validate;

import dev.singlet.annotation.ProjectionType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.IndexModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.TableSettings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A query gives whole entities, so its index must hold all of their attributes. */
final class IndexCoverage implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    for (EntityModel entity : table.entities()) {
      for (LinkedKeyModel key : entity.keys()) {
        if (key.isNamed()) {
          check(key.name(), key.index(), entity, table.settings(), key.place(), report);
        }
      }
    }
    for (CollectionModel collection : table.collections()) {
      for (CollectionModel.CollectionQuery query : collection.queries()) {
        for (EntityModel entity : collection.entities()) {
          check(query.name(), query.index(), entity, table.settings(), query.place(), report);
        }
      }
    }
  }

  private static void check(
      String pattern,
      @Nullable IndexModel index,
      EntityModel entity,
      TableSettings table,
      Place place,
      Report report) {
    if (index == null || index.projection() == ProjectionType.ALL) {
      return;
    }
    List<String> covered = new ArrayList<>(index.include());
    covered.add(table.key().partition().name());
    covered.add(index.key().partition().name());
    if (table.key().sort() != null) {
      covered.add(table.key().sort().name());
    }
    if (index.key().sort() != null) {
      covered.add(index.key().sort().name());
    }
    List<String> missing = new ArrayList<>();
    if (!covered.contains(table.entityAttribute())) {
      missing.add(table.entityAttribute());
    }
    entity.attributes().stream()
        .map(AttributeModel::stored)
        .filter(name -> !covered.contains(name))
        .forEach(missing::add);
    if (!missing.isEmpty()) {
      report.add(
          Code.INDEX_DOES_NOT_COVER,
          place,
          "The access pattern %s gives %s, but the index %s projects %s and lacks %s. Project ALL,"
              + " include these, or leave the name out.",
          pattern,
          entity.type().simpleName(),
          index.name(),
          index.projection(),
          String.join(", ", missing));
    }
  }
}
