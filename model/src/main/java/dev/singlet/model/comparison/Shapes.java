package dev.singlet.model.comparison;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.ProjectionDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * The shapes in which a program reads items: item collections and projections. Items don't have
 * them, so they can change at any time.
 */
final class Shapes {

  private Shapes() {}

  static void compareCollections(List<ModelChange> changes, Tables tables) {
    compare(
        collections(tables.before()),
        collections(tables.after()),
        (name, forms) ->
            changes.add(
                new ModelChange(
                    ChangeKind.COLLECTION, "", name, forms.get(0), forms.get(1), Answers.SAFE)));
  }

  static void compareProjections(Changes changes, EntityDescriptor before, EntityDescriptor after) {
    compare(
        projections(before),
        projections(after),
        (name, forms) ->
            changes.add(ChangeKind.PROJECTION, name, forms.get(0), forms.get(1), Answers.SAFE));
  }

  private static void compare(
      Map<String, String> before,
      Map<String, String> after,
      BiConsumer<String, List<String>> change) {
    TreeSet<String> names = new TreeSet<>(before.keySet());
    names.addAll(after.keySet());
    for (String name : names) {
      String old = before.getOrDefault(name, "");
      String present = after.getOrDefault(name, "");
      if (!old.equals(present)) {
        change.accept(name, List.of(old, present));
      }
    }
  }

  private static Map<String, String> collections(TableDescriptor table) {
    Map<String, String> forms = new TreeMap<>();
    for (CollectionDescriptor collection : table.collections()) {
      String patterns =
          collection.patterns().stream()
              .map(Shapes::pattern)
              .sorted()
              .collect(Collectors.joining(", "));
      String projections =
          collection.projections().stream()
              .map(each -> " as " + simple(each.java()))
              .sorted()
              .collect(Collectors.joining());
      forms.put(simple(collection.java()), collection.entities() + " " + patterns + projections);
    }
    return forms;
  }

  private static String pattern(AccessPatternDescriptor pattern) {
    return pattern.index().isEmpty() ? pattern.name() : pattern.name() + " on " + pattern.index();
  }

  private static Map<String, String> projections(EntityDescriptor entity) {
    return entity.projections().stream()
        .collect(
            Collectors.toMap(
                each -> simple(each.java()),
                each ->
                    each.attributes().stream()
                        .map(ProjectionDescriptor.Attribute::component)
                        .toList()
                        .toString()));
  }

  private static String simple(String java) {
    return java.substring(java.lastIndexOf('.') + 1);
  }
}
