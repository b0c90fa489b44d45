package dev.singlet.model.comparison;

import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.IndexDescriptor.Projection;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.VectorDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.TableStep;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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
          isLocal(before) || isLocal(after) ? TableStep.OTHER_TABLE : TableStep.REPLACE_INDEX;
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
      compare(changes, after.name(), before.vector(), after.vector());
    }
    for (IndexDescriptor before : tables.before().indexes()) {
      if (tables.after().index(before.name()).isEmpty()) {
        TableStep deleted = isLocal(before) ? TableStep.NONE : TableStep.DELETE_INDEX;
        add(changes, ChangeKind.INDEX_REMOVED, before.name(), keys(before), "", deleted);
      }
    }
  }

  /** An index of another type has other keys, which says enough. */
  private static void compare(
      List<ModelChange> changes,
      String index,
      @Nullable VectorDescriptor before,
      @Nullable VectorDescriptor after) {
    if (before == null || after == null) {
      return;
    }
    String was = vectors(before);
    String is = vectors(after);
    if (!was.equals(is)) {
      add(changes, ChangeKind.INDEX_VECTOR, index, was, is, TableStep.REPLACE_INDEX);
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
    return isLocal(index) ? TableStep.OTHER_TABLE : TableStep.CREATE_INDEX;
  }

  /** A local index comes and goes with its table. All others do so one by one. */
  private static boolean isLocal(IndexDescriptor index) {
    return index.type() == IndexDescriptor.Type.LOCAL;
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

  /** Returns such as {@code embedding, 3 dimensions, COSINE, by status S}. */
  private static String vectors(VectorDescriptor vector) {
    // Filters have no order.
    String filters =
        vector.filters().stream()
            .map(each -> each.name() + " " + each.type())
            .sorted()
            .collect(Collectors.joining(", "));
    return vector.attribute()
        + ", "
        + vector.dimensions()
        + " dimensions, "
        + vector.distance()
        + (filters.isEmpty() ? "" : ", by " + filters);
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
