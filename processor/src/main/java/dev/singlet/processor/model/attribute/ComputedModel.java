package dev.singlet.processor.model.attribute;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.value.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A virtual attribute: the result of a method, or a component of a nested record.
 *
 * @param place the method, or the component that holds the record
 * @param name the method's name, or the path of the component
 * @param type the type of its value
 * @param isNullable true if its value may be null
 * @param parameters the components that are its arguments
 * @param steps the way from the only argument, a nested record, to the value; none for a method
 * @param stored the attribute that stores it; null if it is not stored
 * @param isHidden true if JSON leaves it out
 */
public record ComputedModel(
    Place place,
    String name,
    ValueType type,
    boolean isNullable,
    List<String> parameters,
    List<NestedStep> steps,
    @Nullable String stored,
    boolean isHidden)
    implements Subject {

  public ComputedModel {
    parameters = List.copyOf(parameters);
    steps = List.copyOf(steps);
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
