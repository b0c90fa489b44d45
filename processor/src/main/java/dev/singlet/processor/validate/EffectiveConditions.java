package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.TableModel;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** A condition keeps items out of an index by a half of the key that is only there for it. */
final class EffectiveConditions implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    List<KeyHalf> halves = KeyHalf.of(entity);
    Set<String> checked = new HashSet<>();
    for (LinkedKeyModel key : entity.keys()) {
      if (key.when() == null || key.index() == null || !checked.add(key.index().name())) {
        continue;
      }
      List<String> own =
          halves.stream()
              .filter(half -> half.key().equals(key))
              .map(half -> half.attribute().name())
              .toList();
      if (own.stream().allMatch(attribute -> isThereAnyway(attribute, key, entity))) {
        report.add(
            Code.INEFFECTIVE_WHEN,
            key.when().place(),
            "%s has a when, but the item has %s whatever the when says, and so is in the index."
                + " Give the index a key attribute that only this key writes, or take the when"
                + " away.",
            key.label(),
            String.join(" and ", own));
      }
    }
  }

  /** Whether a key attribute is stored for something else than a key of the same index. */
  private static boolean isThereAnyway(String attribute, LinkedKeyModel key, EntityModel entity) {
    return entity.storedAs(attribute).isPresent()
        || entity.keys().stream()
            .filter(other -> !Objects.equals(other.index(), key.index()))
            .anyMatch(other -> other.when() == null && other.key().names().contains(attribute));
  }
}
