package dev.singlet.processor.model.attribute;

import dev.singlet.processor.model.value.Spelling;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A method that checks several components together.
 *
 * @param name the method's name; in a flattened record its path, such as {@code shipTo.isValid}
 * @param parameters the components it takes
 * @param components the components that its check depends on: those it takes, and all others of a
 *     flattened record that may be absent and has the method
 * @param message the message of a violation, for a method that returns a boolean; empty for the
 *     usual message
 * @param within the flattened component whose record has the method; null if there is none
 */
public record ValidateModel(
    String name,
    List<String> parameters,
    List<String> components,
    String message,
    @Nullable FlattenedModel within) {

  public ValidateModel {
    parameters = List.copyOf(parameters);
    components = List.copyOf(components);
  }

  /** Returns a method of a record that is not flattened. */
  public static ValidateModel of(String name, List<String> parameters, String message) {
    return new ValidateModel(name, parameters, parameters, message, null);
  }

  /** Returns the method with the attributes of flattened components in their place. */
  public ValidateModel ofEntity(List<AttributeModel> attributes) {
    return of(name, FlattenedModel.attributesOf(parameters, null, attributes), message);
  }

  /** Returns the method of a flattened record. */
  public ValidateModel within(FlattenedModel holder, List<AttributeModel> attributes) {
    List<String> taken = FlattenedModel.attributesOf(parameters, holder, attributes);
    return new ValidateModel(
        Spelling.path(holder.component(), name),
        taken,
        holder
            .nearestOptional()
            .map(optional -> optional.of(attributes).stream())
            .map(all -> all.map(AttributeModel::component).toList())
            .orElse(taken),
        message,
        holder);
  }

  /** Returns the flattened component that must be there for the check. */
  public Optional<FlattenedModel> optional() {
    return within == null ? Optional.empty() : within.nearestOptional();
  }
}
