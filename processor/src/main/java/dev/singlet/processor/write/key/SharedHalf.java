package dev.singlet.processor.write.key;

import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A half of a key, with the requirements of all its keys. An attribute can be in the keys of
 * several indexes and in the table's own key. Its value must then be possible in all of them.
 *
 * @param attribute the key attribute
 * @param template its template
 * @param isSort true if it is the sort half of at least one of these keys
 * @param settled its sources whose order does not matter in any of these keys
 */
public record SharedHalf(
    KeyAttributeModel attribute, Template template, boolean isSort, Set<Source> settled) {

  static SharedHalf of(EntityModel entity, KeyHalf half) {
    boolean isSort = false;
    Set<Source> settled = new LinkedHashSet<>(half.template().sources());
    for (LinkedKeyModel key : entity.keys()) {
      if (!isAlternative(half.key(), key)
          && key.sortHalves().stream().anyMatch(sort -> isSame(half, sort))) {
        isSort = true;
        settled.retainAll(key.inAnyOrder());
      }
    }
    return new SharedHalf(half.attribute(), half.template(), isSort, settled);
  }

  private static boolean isSame(KeyHalf half, KeyHalf sort) {
    return half.attribute().equals(sort.attribute())
        && half.template().text().equals(sort.template().text());
  }

  /** Returns values that differ from those of halves that are computed otherwise. */
  List<Object> identity() {
    return List.of(attribute, template.text(), isSort, settled);
  }

  /** Returns whether an item that has one of two keys never has the other. */
  private static boolean isAlternative(LinkedKeyModel key, LinkedKeyModel other) {
    return key.index() != null && key.index().equals(other.index()) && !key.equals(other);
  }
}
