package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * A constraint on a value, as in {@code jakarta.validation.constraints}.
 *
 * @param kind the simple name of the annotation, such as {@code Size}
 * @param within the part of the value that it is on, from the outside inwards: {@code [VALUE,
 *     ELEMENT]} for the elements of the values of a map; empty for the value itself
 * @param arguments the members of the annotation that decide, by name
 * @param message the message of a violation; empty for the usual one
 * @param constraints the constraints that a composed one consists of
 */
public record ConstraintDescriptor(
    String kind,
    List<Part> within,
    Map<String, String> arguments,
    String message,
    List<ConstraintDescriptor> constraints) {

  /**
   * Copies the lists and the arguments.
   *
   * @param kind the simple name of the annotation
   * @param within the part of the value that it is on
   * @param arguments the members of the annotation
   * @param message the message of a violation
   * @param constraints the constraints that a composed one consists of
   */
  public ConstraintDescriptor {
    within = List.copyOf(within);
    arguments = Sorted.copy(arguments);
    constraints = List.copyOf(constraints);
  }

  /** The parts of a value. */
  public enum Part {
    /** Each element of a list, a set or an array. */
    ELEMENT,
    /** Each key of a map. */
    KEY,
    /** Each value of a map. */
    VALUE
  }

  static ConstraintDescriptor read(JsonObject json) {
    return new ConstraintDescriptor(
        json.text("kind"),
        json.constants("within", Part.class),
        json.textsByName("arguments"),
        json.textOrEmpty("message"),
        json.objects("constraints", ConstraintDescriptor::read));
  }

  Map<String, Object> write() {
    return new Members()
        .add("kind", kind)
        .add("within", within.stream().map(Part::name).toList())
        .add("arguments", arguments)
        .add("message", message)
        .addAll("constraints", constraints, ConstraintDescriptor::write)
        .all();
  }
}
