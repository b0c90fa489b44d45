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
 * @param type what it gives
 * @param isNullable whether it may give null
 * @param parameters the components it is called with
 * @param stored the attribute it is stored in; null if it is not
 * @param isHidden whether JSON leaves it out
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

  /** What templates and conditions refer to. */
  public Source source() {
    return new Source(name, type, isNullable, true);
  }
}
