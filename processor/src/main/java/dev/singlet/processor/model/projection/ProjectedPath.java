package dev.singlet.processor.model.projection;

import dev.singlet.processor.model.attribute.AttributeModel;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The place of a value that a projection reads.
 *
 * @param steps the component of the entity, and those of the records on the way to the value
 */
public record ProjectedPath(List<AttributeModel> steps) {

  public ProjectedPath {
    steps = List.copyOf(steps);
  }

  /** Returns whether it is an attribute of the item itself. */
  public boolean isTopLevel() {
    return steps.size() == 1;
  }

  /** Returns its path in Java, such as {@code shipTo.city}. */
  public String component() {
    return steps.stream().map(AttributeModel::component).collect(Collectors.joining("."));
  }

  /** Returns its path in items. */
  public String stored() {
    return steps.stream().map(AttributeModel::holder).collect(Collectors.joining("."));
  }

  /** Returns the names on the way to it, once for each way: its steps can have earlier names. */
  public List<List<String>> names() {
    List<List<String>> ways = List.of(List.of());
    for (AttributeModel step : steps) {
      List<String> names = new ArrayList<>(List.of(step.holder()));
      names.addAll(step.aliases());
      ways = ways.stream().flatMap(way -> names.stream().map(name -> with(way, name))).toList();
    }
    return ways;
  }

  private static List<String> with(List<String> way, String name) {
    List<String> longer = new ArrayList<>(way);
    longer.add(name);
    return longer;
  }
}
