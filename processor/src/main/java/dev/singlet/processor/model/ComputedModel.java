package dev.singlet.processor.model;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A virtual attribute.
 *
 * @param place the method
 * @param name the method's name
 * @param type the type of its value
 * @param isNullable true if its value may be null
 * @param parameters the components that are its arguments
 * @param stored the attribute that stores it; null if it is not stored
 * @param isHidden true if JSON leaves it out
 */
public record ComputedModel(
    Place place,
    String name,
    ValueType type,
    boolean isNullable,
    List<String> parameters,
    @Nullable String stored,
    boolean isHidden)
    implements Subject {

  public ComputedModel {
    parameters = List.copyOf(parameters);
  }

  @Override
  public String label() {
    return name;
  }

  /** Returns the source for templates and conditions. */
  public Source source() {
    return new Source(name, type, isNullable, true);
  }
}
