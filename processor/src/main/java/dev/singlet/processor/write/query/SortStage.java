package dev.singlet.processor.write.query;

import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.OpenPart;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.write.name.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A step in narrowing a query: the next open part of its sort key.
 *
 * @param className the name of the class of queries at this stage
 * @param value the part
 * @param component the component that the part holds, whatever the query calls it
 * @param attribute the index of its attribute in the sort key
 * @param position its index in the attribute's template
 * @param end the index, in the same template, of the part that the next stage narrows; the
 *     template's length if there is none
 * @param carried the sources that later parts need again
 * @param next the stage after it; null if it is the last
 */
public record SortStage(
    String className,
    Part.Value value,
    Source component,
    int attribute,
    int position,
    int end,
    Set<Source> carried,
    @Nullable SortStage next) {

  /** Returns this stage with the component that its part holds under another name. */
  public SortStage forComponent(Source other) {
    return new SortStage(className, value, other, attribute, position, end, carried, next);
  }

  /** Returns the name of the method that narrows by it. */
  String method() {
    return Words.narrowing(value.source().name());
  }

  /**
   * Returns the stages of a query; none if the partition's arguments determine its sort key.
   *
   * @param taken the names of existing classes; those of the stages are added
   */
  static List<SortStage> of(LinkedKeyModel key, Set<String> taken) {
    List<OpenPart> open = OpenPart.of(key);
    List<SortStage> stages = new ArrayList<>();
    SortStage next = null;
    for (int i = open.size() - 1; i >= 0; i--) {
      OpenPart part = open.get(i);
      int end =
          next != null && next.attribute() == part.attribute()
              ? next.position()
              : key.sort().get(part.attribute()).parts().size();
      String narrowedBy =
          i == 0 ? "" : Spelling.capitalJoined(open.get(i - 1).value().source().name());
      next =
          new SortStage(
              className(key, narrowedBy, taken),
              part.value(),
              part.value().source(),
              part.attribute(),
              part.position(),
              end,
              carried(key, open.subList(0, i), part),
              next);
      stages.add(0, next);
    }
    return stages;
  }

  private static String className(LinkedKeyModel key, String narrowedBy, Set<String> taken) {
    String name = Spelling.capitalized(key.name()) + narrowedBy;
    String unique = name;
    for (int n = 2; !narrowedBy.isEmpty() && !taken.add(unique); n++) {
      unique = name + n;
    }
    return unique;
  }

  /** Returns the sources known before a part that occur again after it. */
  private static Set<Source> carried(LinkedKeyModel key, List<OpenPart> earlier, OpenPart part) {
    Set<Source> known = new HashSet<>(key.settled());
    earlier.forEach(each -> known.add(each.value().source()));
    List<Part> later = new ArrayList<>();
    List<Part> own = key.sort().get(part.attribute()).parts();
    later.addAll(own.subList(part.position() + 1, own.size()));
    key.sort()
        .subList(part.attribute() + 1, key.sort().size())
        .forEach(template -> later.addAll(template.parts()));
    Set<Source> carried = new LinkedHashSet<>();
    for (Part each : later) {
      if (each instanceof Part.Value value && known.contains(value.source())) {
        carried.add(value.source());
      }
    }
    return carried;
  }
}
