package dev.singlet.processor.write;

import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.Part;
import dev.singlet.processor.model.QueryRange;
import dev.singlet.processor.model.Source;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A step in narrowing a query: the next open part of its sort key.
 *
 * @param className the name of the class that stands for the query so narrowed
 * @param value the part
 * @param position where it is in the template
 * @param end where the part that the next stage narrows is; the template's length if there is none
 * @param carried what later parts need again
 * @param next the stage after it; null if it is the last
 */
record SortStage(
    String className,
    Part.Value value,
    int position,
    int end,
    Set<Source> carried,
    @Nullable SortStage next) {

  /**
   * The stages of a query; none if the partition's arguments settle its sort key.
   *
   * @param taken the names of classes there are already; those of the stages are added
   */
  static List<SortStage> of(LinkedKeyModel key, Set<String> taken) {
    if (key.sort() == null) {
      return List.of();
    }
    List<Part> parts = key.sort().parts();
    List<Integer> open = openPositions(key, parts);
    List<SortStage> stages = new ArrayList<>();
    SortStage next = null;
    for (int i = open.size() - 1; i >= 0; i--) {
      int position = open.get(i);
      int end = i + 1 < open.size() ? open.get(i + 1) : parts.size();
      Part.Value value = (Part.Value) parts.get(position);
      String narrowedBy =
          i == 0
              ? ""
              : Words.capitalized(((Part.Value) parts.get(open.get(i - 1))).source().name());
      next =
          new SortStage(
              className(key, narrowedBy, taken),
              value,
              position,
              end,
              carried(key, parts, open, position),
              next);
      stages.add(0, next);
    }
    return stages;
  }

  private static String className(LinkedKeyModel key, String narrowedBy, Set<String> taken) {
    String name = Words.capitalized(key.name()) + narrowedBy;
    String unique = name;
    for (int n = 2; !narrowedBy.isEmpty() && !taken.add(unique); n++) {
      unique = name + n;
    }
    return unique;
  }

  private static List<Integer> openPositions(LinkedKeyModel key, List<Part> parts) {
    Set<Source> known = new HashSet<>(key.partition().arguments());
    List<Integer> open = new ArrayList<>();
    for (int i = QueryRange.settledParts(key).size(); i < parts.size(); i++) {
      if (parts.get(i) instanceof Part.Value value && known.add(value.source())) {
        open.add(i);
      }
    }
    return open;
  }

  /** The sources known before a position that stand again after it. */
  private static Set<Source> carried(
      LinkedKeyModel key, List<Part> parts, List<Integer> open, int position) {
    Set<Source> known = new HashSet<>(key.partition().arguments());
    open.stream()
        .filter(earlier -> earlier < position)
        .forEach(earlier -> known.add(((Part.Value) parts.get(earlier)).source()));
    Set<Source> carried = new LinkedHashSet<>();
    for (Part part : parts.subList(position + 1, parts.size())) {
      if (part instanceof Part.Value value && known.contains(value.source())) {
        carried.add(Objects.requireNonNull(value.source()));
      }
    }
    return carried;
  }
}
