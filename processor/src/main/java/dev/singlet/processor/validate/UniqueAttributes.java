package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.UniqueModel;
import dev.singlet.processor.model.key.KeySpace;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.table.TableModel;
import java.util.HashMap;
import java.util.Map;

/**
 * A unique attribute has a place for its values in the table: text keys that no entity has. It is
 * not already unique because of the primary key.
 */
final class UniqueAttributes implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    Map<String, UniqueModel> named = new HashMap<>();
    for (UniqueModel unique : entity.unique()) {
      UniqueModel other = named.putIfAbsent(unique.name(), unique);
      if (other != null) {
        report.add(
            "@Unique stores the values of %s under the name \"%s\", and"
                + " those of %s too. Give one of"
                + " them another name: @Unique(name = \"...\").",
            Code.INVALID_UNIQUE, unique, unique.name(), other);
      }
      boolean isKey =
          entity.primaryKey().sources().stream()
              .allMatch(source -> unique.components().contains(source.name()));
      if (isKey) {
        report.add(
            "@Unique is on %s, but the primary key is made only of %s, so it is unique already."
                + " Remove @Unique.",
            Code.INVALID_UNIQUE, unique, String.join(", ", unique.components()));
      } else {
        requireText(unique, table.settings(), report);
        requireOwnKeys(unique, entity, table, report);
      }
    }
  }

  private static void requireText(UniqueModel unique, TableSettings table, Report report) {
    table.key().attributes().stream()
        .filter(key -> key.type() != ScalarType.S)
        .map(KeyAttributeModel::name)
        .findFirst()
        .ifPresent(
            key ->
                report.add(
                    "@Unique is on %s, but the table's key attribute %s is not of type S, and"
                        + " unique values are kept under keys of text. Declare %s as S, or remove"
                        + " @Unique.",
                    Code.INVALID_UNIQUE, unique, key, key));
  }

  private static void requireOwnKeys(
      UniqueModel unique, EntityModel entity, TableModel table, Report report) {
    LinkedKeyModel sentinel = unique.sentinelKey(entity, table.settings());
    for (EntityModel other : table.entities()) {
      if (KeySpace.canBeEqual(other.primaryKey(), sentinel, table.settings().delimiter())) {
        report.add(
            "%s can have the primary key of an item that keeps %s of %s unique, which begins with"
                + " UNIQUE%s%s. Begin the template of its partition key with another literal.",
            Code.INVALID_UNIQUE,
            other.primaryKey().place(),
            other,
            unique,
            entity,
            table.settings().delimiter(),
            entity.firstName());
      }
    }
  }
}
