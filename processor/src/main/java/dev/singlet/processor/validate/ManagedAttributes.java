package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.AttributeModel.Stamp;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;
import java.util.Optional;

/**
 * No key is made of a version, no primary key of the time of the last write, and a table has one
 * attribute for its time to live.
 */
final class ManagedAttributes implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    table.entities().forEach(entity -> check(entity, report));
    List<AttributeModel> timesToLive =
        table.entities().stream().flatMap(entity -> timeToLive(entity).stream()).toList();
    for (AttributeModel attribute : timesToLive) {
      AttributeModel first = timesToLive.get(0);
      if (!first.stored().equals(attribute.stored())) {
        report.add(
            "%s has @TimeToLive and is stored as \"%s\", but %s of another entity as \"%s\". A"
                + " table has one such attribute. Give both the same name with @Attribute.",
            Code.INVALID_STAMP, attribute, attribute.stored(), first, first.stored());
      }
    }
  }

  private static void check(EntityModel entity, Report report) {
    Dependencies dependencies = new Dependencies(entity);
    for (AttributeModel attribute : entity.attributes()) {
      if (attribute.stamp() == Stamp.VERSION && dependencies.isInKey(attribute)) {
        report.add(
            "%s has @Version, but a key or a stored @Computed attribute is made of it. Every write"
                + " changes a version. Make it of something else.",
            Code.INVALID_STAMP, attribute);
      } else if (attribute.isOfEachWrite() && dependencies.isInPrimaryKey(attribute)) {
        // The key of an index may be made of it. The key then changes with it.
        boolean isTime = attribute.context() == null;
        report.add(
            "%s has %s, but the primary key is made of it. Every write changes that %s"
                + ", and so would write another item. Make the key of something else.",
            isTime ? Code.INVALID_STAMP : Code.INVALID_CONTEXT,
            attribute,
            isTime ? "@UpdatedAt" : "@FromContext",
            isTime ? "time" : "value");
      }
    }
  }

  /** Returns whether a key is refused because of a placeholder's attribute, with any format. */
  static boolean areRefusedIn(KeyHalf half, Source source, EntityModel entity) {
    return entity.attributes().stream()
        .filter(attribute -> !source.isComputed() && attribute.component().equals(source.name()))
        .anyMatch(
            attribute ->
                attribute.stamp() == Stamp.VERSION
                    || (attribute.isOfEachWrite() && half.key().isPrimary()));
  }

  /**
   * Returns the time to live of an entity. A second one in the same entity is reported by its
   * reader.
   */
  private static Optional<AttributeModel> timeToLive(EntityModel entity) {
    return entity.attributes().stream().filter(AttributeModel::isTimeToLive).findFirst();
  }
}
