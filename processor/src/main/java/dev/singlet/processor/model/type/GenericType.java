package dev.singlet.processor.model.type;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A class with type arguments, or within a class that has some.
 *
 * @param enclosing the enclosing class with type arguments; null if there is none
 * @param rawType the class itself
 * @param arguments its own type arguments
 */
public record GenericType(
    @Nullable GenericType enclosing, ClassType rawType, List<JavaType> arguments)
    implements JavaType {

  public GenericType {
    arguments = List.copyOf(arguments);
  }

  public static GenericType of(ClassType rawType, JavaType... arguments) {
    return new GenericType(null, rawType, List.of(arguments));
  }

  @Override
  public String toString() {
    String name = enclosing == null ? rawType.toString() : enclosing + "." + rawType.simpleName();
    return arguments.isEmpty()
        ? name
        : arguments.stream()
            .map(JavaType::toString)
            .collect(Collectors.joining(", ", name + "<", ">"));
  }
}
