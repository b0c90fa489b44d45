package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.UniqueDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The unique attributes of an entity. */
final class UniqueRules {

  private UniqueRules() {}

  static void addTo(
      Changes changes, EntityDescriptor before, EntityDescriptor after, KeyForms forms) {
    List<UniqueDescriptor> gone = new ArrayList<>(before.unique());
    for (UniqueDescriptor unique : after.unique()) {
      AttributeDescriptor component = forms.old(unique.component());
      Optional<UniqueDescriptor> old =
          gone.stream()
              .filter(each -> component != null && each.component().equals(component.component()))
              .findFirst();
      old.ifPresent(gone::remove);
      if (old.isEmpty()) {
        add(changes, ChangeKind.UNIQUE_ADDED, unique, "", text(unique), true, false);
      } else if (!forms.isSame(old.get().partition(), unique.partition())) {
        add(changes, ChangeKind.UNIQUE_KEY, unique, text(old.get()), text(unique), true, true);
      }
    }
    gone.forEach(
        each -> add(changes, ChangeKind.UNIQUE_REMOVED, each, text(each), "", false, true));
  }

  /**
   * A program that doesn't know the values of another one neither reserves nor releases them: not
   * when it changes a value, and not when it stores or deletes an item.
   */
  private static void add(
      Changes changes,
      ChangeKind kind,
      UniqueDescriptor unique,
      String before,
      String after,
      boolean isInNew,
      boolean isInOld) {
    changes.add(
        kind,
        unique.component(),
        before,
        after,
        new Answers(
            Reading.SAME,
            Reading.SAME,
            isInNew ? List.of("unique " + unique.component()) : List.of(),
            isInNew ? Keeping.LEAVES_STALE : Keeping.KEEPS,
            isInOld ? Keeping.LEAVES_STALE : Keeping.KEEPS,
            TableStep.NONE));
  }

  /** Returns the unique values that are made from a component, as answers name them. */
  static Stream<String> valuesFrom(EntityDescriptor entity, String component) {
    return entity.unique().stream()
        .filter(each -> isMadeFrom(each, component))
        .map(each -> "unique " + each.component());
  }

  /** Returns whether a unique value, or its scope, is the value of a component. */
  static boolean isMadeFrom(UniqueDescriptor unique, String component) {
    return unique.component().equals(component) || unique.scope().contains(component);
  }

  private static String text(UniqueDescriptor unique) {
    return unique.partition().text();
  }
}
