package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Format;

/**
 * A text of a primary key that stands for many values, such as a day for all its times, has one of
 * these values beside it. Otherwise items that differ in it would replace each other.
 */
final class GatheredValues implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    LinkedKeyModel key = entity.primaryKey();
    for (KeyHalf half : key.halves()) {
      for (Part.Value value : half.template().values()) {
        if (standsForMany(value) && !isBesideOne(value, key)) {
          report.add(
              "%1$s: %2$s stands for many values of %3$s, so different items would have the same"
                  + " primary key. Put {%3$s} into the key, too, or make a component of what"
                  + " tells the items apart.",
              Code.GATHERED_PRIMARY_KEY, half, value, value.source().name());
        }
      }
    }
  }

  private static boolean standsForMany(Part.Value value) {
    return FormatsFit.fits(value)
        && !value.isShard()
        && (value.gathers() || value.has(Format.Kind.HASH));
  }

  private static boolean isBesideOne(Part.Value value, LinkedKeyModel key) {
    return key.templates().stream()
        .flatMap(template -> template.values().stream())
        .anyMatch(
            other ->
                other.source().equals(value.source()) && !other.isShard() && !standsForMany(other));
  }
}
