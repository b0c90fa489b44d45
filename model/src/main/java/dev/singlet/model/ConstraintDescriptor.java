package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * A constraint on a value, as in {@code jakarta.validation.constraints}.
 *
 * @param kind the simple name of the annotation, such as {@code Size}
 * @param part the part of the value that it is on; the whole value for most
 * @param arguments the members of the annotation that decide, by name
 * @param message the message of a violation; empty for the usual one
 * @param constraints the constraints that a composed one consists of
 */
public record ConstraintDescriptor(
    String kind,
    Part part,
    Map<String, String> arguments,
    String message,
    List<ConstraintDescriptor> constraints) {

  /**
   * Copies the arguments and the constraints.
   *
   * @param kind the simple name of the annotation
   * @param part the part of the value that it is on
   * @param arguments the members of the annotation
   * @param message the message of a violation
   * @param constraints the constraints that a composed one consists of
   */
  public ConstraintDescriptor {
    arguments = Sorted.copy(arguments);
    constraints = List.copyOf(constraints);
  }

  /** The parts of a value. */
  public enum Part {
    /** The value itself. */
    WHOLE,
    /** Each element of a list, a set or an array. */
    ELEMENT,
    /** Each key of a map. */
    KEY,
    /** Each value of a map. */
    VALUE
  }

  static ConstraintDescriptor read(JsonObject json) {
    Part part = json.constantOrNull("part", Part.class);
    return new ConstraintDescriptor(
        json.text("kind"),
        part == null ? Part.WHOLE : part,
        json.textsByName("arguments"),
        json.textOrEmpty("message"),
        json.objects("constraints", ConstraintDescriptor::read));
  }

  Map<String, Object> write() {
    return new Members()
        .add("kind", kind)
        .add("part", part == Part.WHOLE ? null : part)
        .add("arguments", arguments)
        .add("message", message)
        .addAll("constraints", constraints, ConstraintDescriptor::write)
        .all();
  }
}
