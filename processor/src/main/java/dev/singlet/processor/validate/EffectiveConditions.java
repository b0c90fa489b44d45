package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.Condition;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.table.TableModel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A condition keeps items out of an index, but not all. For this, a key attribute must exist only
 * for that key, and the key can be made where the condition holds.
 */
final class EffectiveConditions implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    List<KeyHalf> halves = entity.ownHalves();
    Set<String> checked = new HashSet<>();
    Map<LinkedKeyModel, LinkedKeyModel> intruders = new HashMap<>();
    for (LinkedKeyModel key : entity.keys()) {
      if (key.when() == null || key.index() == null) {
        continue;
      }
      if (keepsAllOut(key, key.when(), report) || !checked.add(key.index().name())) {
        continue;
      }
      List<String> own =
          halves.stream()
              .filter(half -> half.key().equals(key))
              .map(half -> half.attribute().name())
              .toList();
      List<String> conditional =
          own.stream().filter(attribute -> !isThereAnyway(attribute, key, entity)).toList();
      if (conditional.isEmpty()) {
        report(key, own, "whether it holds or not", report);
      } else {
        intruder(conditional, key, entity)
            .filter(intruder -> !key.equals(intruders.get(intruder)))
            .ifPresent(
                intruder -> {
                  intruders.put(key, intruder);
                  report(key, own, "also for " + intruder.label(), report);
                });
      }
    }
  }

  private static boolean keepsAllOut(LinkedKeyModel key, Condition when, Report report) {
    if (when.isImpossible()) {
      report.add(
          "%s has a when that no item satisfies, because its terms exclude each other. Remove one.",
          Code.INEFFECTIVE_WHEN, when.place(), key);
      return true;
    }
    Optional<Source> lacking =
        key.halves().stream()
            .flatMap(half -> half.template().sources().stream())
            .filter(when::excludes)
            .findFirst();
    lacking.ifPresent(
        source ->
            report.add(
                "%1$s is only for items without %2$s, but is made of {%2$s}, so no item has it."
                    + " Remove the term, or take {%2$s} out of the template.",
                Code.INEFFECTIVE_WHEN, when.place(), key, source.name()));
    return lacking.isPresent();
  }

  private static void report(
      LinkedKeyModel key, List<String> attributes, String where, Report report) {
    report.add(
        "%s has a when, but items have %s %s, so they are in the index anyway. Give the index a key"
            + " attribute that only this key writes, or remove the when.",
        Code.INEFFECTIVE_WHEN,
        Objects.requireNonNull(key.when()).place(),
        key,
        String.join(" and ", attributes),
        where);
  }

  /**
   * Returns a key of another index that puts items into this index although the condition of its
   * only key keeps them out.
   */
  private static Optional<LinkedKeyModel> intruder(
      List<String> conditional, LinkedKeyModel key, EntityModel entity) {
    Condition when = Objects.requireNonNull(key.when());
    boolean isOnly =
        entity.keys().stream().filter(each -> Objects.equals(each.index(), key.index())).count()
            == 1;
    return entity.keys().stream()
        .filter(other -> isOnly && !Objects.equals(other.index(), key.index()))
        .filter(other -> other.when() != null && other.when().canHoldWithout(when))
        .filter(other -> other.key().names().containsAll(conditional))
        .findFirst();
  }

  /** Returns whether a key attribute is stored for another reason than a key of the same index. */
  private static boolean isThereAnyway(String attribute, LinkedKeyModel key, EntityModel entity) {
    return entity.storesAnyway(attribute)
        || entity.keys().stream()
            .filter(other -> !Objects.equals(other.index(), key.index()))
            .anyMatch(other -> other.when() == null && other.key().names().contains(attribute));
  }
}
