package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.Dependencies;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyHalf;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.TableModel;
import java.util.List;
import java.util.Optional;

/**
 * No key is made of a version, no primary key of the time of the last write, and a table has one
 * attribute for its time to live.
 */
final class ManagedAttributes implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    for (EntityModel entity : table.entities()) {
      Dependencies dependencies = new Dependencies(entity);
      checkVersion(entity, dependencies, report);
      checkPrimaryKey(entity, dependencies, report);
    }
    List<AttributeModel> timesToLive =
        table.entities().stream().flatMap(entity -> timeToLive(entity).stream()).toList();
    for (AttributeModel attribute : timesToLive) {
      AttributeModel first = timesToLive.get(0);
      if (!first.stored().equals(attribute.stored())) {
        report.add(
            Code.INVALID_STAMP,
            attribute.place(),
            "%s has @TimeToLive and is stored as \"%s\", but %s of another entity as \"%s\". A"
                + " table has one such attribute: give both the same name with @Attribute.",
            attribute.component(),
            attribute.stored(),
            first.component(),
            first.stored());
      }
    }
  }

  private static void checkVersion(EntityModel entity, Dependencies dependencies, Report report) {
    entity
        .version()
        .filter(dependencies::isInKey)
        .ifPresent(
            version ->
                report.add(
                    Code.INVALID_STAMP,
                    version.place(),
                    "%s has @Version, and a key or a stored computed attribute is made of it. Every"
                        + " write changes a version: make it of something else.",
                    version.component()));
  }

  /** In the key of an index it may be, as that changes with it. */
  private static void checkPrimaryKey(
      EntityModel entity, Dependencies dependencies, Report report) {
    for (AttributeModel attribute : entity.attributes()) {
      if (attribute.stamp() == Stamp.MODIFIED && dependencies.isInPrimaryKey(attribute)) {
        report.add(
            Code.INVALID_STAMP,
            attribute.place(),
            "%s has @UpdatedAt, and the primary key is made of it. Every write changes it, and would"
                + " be of another item: make the key of something else.",
            attribute.component());
      }
    }
  }

  /** Whether a key is refused for what a placeholder of it stands for, whatever its format. */
  static boolean areRefusedIn(KeyHalf half, Source source, EntityModel entity) {
    return entity.attributes().stream()
        .filter(attribute -> !source.isComputed() && attribute.component().equals(source.name()))
        .anyMatch(
            attribute ->
                attribute.stamp() == Stamp.VERSION
                    || (attribute.stamp() == Stamp.MODIFIED && half.key().isPrimary()));
  }

  /** A second one in the same entity is reported where it is read. */
  private static Optional<AttributeModel> timeToLive(EntityModel entity) {
    return entity.attributes().stream().filter(AttributeModel::isTimeToLive).findFirst();
  }
}
