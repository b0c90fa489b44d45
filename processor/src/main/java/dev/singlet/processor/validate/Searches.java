package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.Condition;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.VectorModel;
import dev.singlet.processor.model.table.QueryRange;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;
import java.util.Optional;

/**
 * Each item with a key in a vector index has a vector there, so that none is missing in searches
 * without a word. A search reads one partition, in which there are items of one entity only: it
 * can't leave out others before it has taken the closest.
 */
final class Searches implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (IndexModel index : table.settings().indexes()) {
      VectorModel vector = index.vector();
      if (vector != null) {
        Optional<AttributeModel> component = entity.storedAs(vector.attribute());
        component
            .filter(attribute -> !attribute.type().isVector())
            .ifPresent(attribute -> reportType(attribute, index, report));
        entity.keysOn(Optional.of(index)).stream()
            .filter(key -> component.isEmpty() || component.get().type().isVector())
            .forEach(key -> check(key, vector, component, entity, table, report));
      }
    }
  }

  private static void reportType(AttributeModel attribute, IndexModel index, Report report) {
    report.add(
        "%s is stored as \"%s\", which has the vectors of the index %s, but is %s. Declare it as"
            + " float[], double[], List<Float> or List<Double>, without converter or transformation.",
        Code.INVALID_VECTOR,
        attribute,
        attribute.stored(),
        index,
        TypeText.withArticle(attribute.type().javaType()));
  }

  private static void check(
      LinkedKeyModel key,
      VectorModel vector,
      Optional<AttributeModel> component,
      EntityModel entity,
      TableModel table,
      Report report) {
    if (component.isEmpty()) {
      report.add(
          "%s is in an index of the vectors in \"%s\", but %s stores no component under that name,"
              + " so no search finds it. Add one, such as float[] %s.",
          Code.INVALID_SEARCH, key, vector.attribute(), entity, vector.attribute());
    } else if (component.get().isNullable() && !requires(component.get(), key)) {
      report.add(
          "%s has a key in the index, but its vector %s can be absent, and no search finds an item"
              + " without it. Write when = \"%s exists\", or require the vector.",
          Code.INVALID_SEARCH, key, component.get(), component.get().component());
    }
    if (key.isSharded() || !key.across().isEmpty()) {
      report.add(
          "%s is searched, and a search reads one partition. Remove %s.",
          Code.INVALID_SEARCH, key, key.isSharded() ? "the shard" : "across");
    }
    List<EntityModel> strangers =
        key.isNamed() ? QueryRange.strangersIn(entity, key, table) : List.of();
    if (!strangers.isEmpty()) {
      report.add(
          "%s: a search could find items of %s, which can have the same partition key. Begin the"
              + " template with a text that only %s has.",
          Code.INVALID_SEARCH, key.partition().get(0).place(), key, strangers.get(0), entity);
    }
  }

  private static boolean requires(AttributeModel component, LinkedKeyModel key) {
    Condition when = key.when();
    return when != null
        && when.terms().stream()
            .anyMatch(
                term -> term.source().name().equals(component.component()) && !term.takes(null));
  }
}
