package dev.singlet.model.comparison;

import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.IndexDescriptor.Projection;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.TableStep;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The indexes of a table. */
final class IndexRules {

  private IndexRules() {}

  static void addTo(List<ModelChange> changes, Tables tables) {
    for (IndexDescriptor after : tables.after().indexes()) {
      IndexDescriptor before = tables.before().index(after.name()).orElse(null);
      if (before == null) {
        add(changes, ChangeKind.INDEX_ADDED, after.name(), "", keys(after), added(after));
        continue;
      }
      TableStep replaced =
          isGlobal(before) && isGlobal(after) ? TableStep.REPLACE_INDEX : TableStep.OTHER_TABLE;
      if (!keys(before).equals(keys(after))) {
        add(
            changes,
            ChangeKind.INDEX_KEY_ATTRIBUTES,
            after.name(),
            keys(before),
            keys(after),
            replaced);
      }
      if (before.projection() != after.projection()
          || !Set.copyOf(before.include()).equals(Set.copyOf(after.include()))) {
        add(
            changes,
            ChangeKind.INDEX_PROJECTION,
            after.name(),
            projection(before),
            projection(after),
            includesAll(before, after) ? TableStep.NONE : replaced);
      }
    }
    for (IndexDescriptor before : tables.before().indexes()) {
      if (tables.after().index(before.name()).isEmpty()) {
        TableStep deleted = isGlobal(before) ? TableStep.DELETE_INDEX : TableStep.NONE;
        add(changes, ChangeKind.INDEX_REMOVED, before.name(), keys(before), "", deleted);
      }
    }
  }

  /** An index that includes more than a model needs serves it, too. */
  private static boolean includesAll(IndexDescriptor before, IndexDescriptor after) {
    return before.projection() == Projection.ALL
        || after.projection() == Projection.KEYS_ONLY
        || (after.projection() == Projection.INCLUDE
            && before.include().containsAll(after.include()));
  }

  private static TableStep added(IndexDescriptor index) {
    return isGlobal(index) ? TableStep.CREATE_INDEX : TableStep.OTHER_TABLE;
  }

  private static boolean isGlobal(IndexDescriptor index) {
    return index.type() == IndexDescriptor.Type.GLOBAL;
  }

  /** Returns key attributes with their types, such as {@code PK S / SK N}. */
  static String keys(KeyDescriptor key) {
    String partition = attributes(key.partition());
    return key.sort().isEmpty() ? partition : partition + " / " + attributes(key.sort());
  }

  private static String attributes(List<KeyDescriptor.Attribute> attributes) {
    return attributes.stream()
        .map(each -> each.name() + " " + each.type())
        .collect(Collectors.joining(", "));
  }

  private static String keys(IndexDescriptor index) {
    return index.type() + " " + keys(index.key());
  }

  private static String projection(IndexDescriptor index) {
    return index.projection() + (index.include().isEmpty() ? "" : " " + index.include());
  }

  private static void add(
      List<ModelChange> changes,
      ChangeKind kind,
      String index,
      String before,
      String after,
      TableStep step) {
    changes.add(new ModelChange(kind, "", index, before, after, Answers.of(step)));
  }
}
