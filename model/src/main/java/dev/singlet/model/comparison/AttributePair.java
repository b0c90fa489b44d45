package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A component in two models.
 *
 * @param before the component in the old model; null if that lacks it
 * @param after the component in the new model; null if that lacks it
 */
record AttributePair(@Nullable AttributeDescriptor before, @Nullable AttributeDescriptor after) {

  /**
   * Matches the components of a record: by the names in items, by their older names, then by the
   * names in Java.
   */
  static List<AttributePair> of(List<AttributeDescriptor> before, List<AttributeDescriptor> after) {
    List<AttributeDescriptor> gone = new ArrayList<>(before);
    List<AttributeDescriptor> come = new ArrayList<>(after);
    List<AttributePair> pairs = new ArrayList<>();
    match(gone, come, pairs, (one, other) -> one.name().equals(other.name()));
    match(gone, come, pairs, AttributePair::knows);
    match(gone, come, pairs, (one, other) -> one.component().equals(other.component()));
    come.forEach(each -> pairs.add(new AttributePair(null, each)));
    gone.forEach(each -> pairs.add(new AttributePair(each, null)));
    return pairs;
  }

  private static void match(
      List<AttributeDescriptor> gone,
      List<AttributeDescriptor> come,
      List<AttributePair> pairs,
      BiPredicate<AttributeDescriptor, AttributeDescriptor> isSame) {
    for (AttributeDescriptor after : List.copyOf(come)) {
      for (AttributeDescriptor before : List.copyOf(gone)) {
        if (isSame.test(before, after)) {
          pairs.add(new AttributePair(before, after));
          come.remove(after);
          gone.remove(before);
          break;
        }
      }
    }
  }

  private static boolean knows(AttributeDescriptor before, AttributeDescriptor after) {
    return after.aliases().contains(before.name()) || before.aliases().contains(after.name());
  }

  /** Returns all names under which a program reads a component. */
  static Set<String> names(AttributeDescriptor attribute) {
    Set<String> names = new TreeSet<>(attribute.aliases());
    names.add(attribute.name());
    return names;
  }
}
