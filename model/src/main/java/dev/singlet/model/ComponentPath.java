package dev.singlet.model;

import java.util.Locale;

/** The path of a component in a flattened record, such as {@code shipTo.city}. */
public final class ComponentPath {

  private ComponentPath() {}

  /**
   * Returns a path as one name.
   *
   * @param component the path of a component, or a plain name
   * @return such as {@code shipToCity}; a plain name as it is
   */
  public static String joined(String component) {
    StringBuilder name = new StringBuilder();
    for (String step : component.split("\\.", -1)) {
      name.append(
          name.isEmpty() || step.isEmpty()
              ? step
              : step.substring(0, 1).toUpperCase(Locale.ROOT) + step.substring(1));
    }
    return name.toString();
  }
}
