package dev.singlet.processor.source;

import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.type.JavaType;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A text with placeholders, and their values. */
final class Format {

  private final String format;
  private final @Nullable Object[] arguments;
  private int taken;

  Format(String format, @Nullable Object[] arguments) {
    this.format = format;
    this.arguments = arguments;
  }

  void addTo(List<Code.Part> parts) {
    int start = 0;
    for (int dollar = format.indexOf('$'); dollar >= 0; dollar = format.indexOf('$', start)) {
      if (dollar > start) {
        parts.add(new Code.Text(format.substring(start, dollar)));
      }
      start = dollar + 2;
      if (start > format.length()) {
        throw new IllegalArgumentException("Nothing follows the last $ of: " + format);
      }
      parts.add(part(format.charAt(dollar + 1)));
    }
    if (start < format.length()) {
      parts.add(new Code.Text(format.substring(start)));
    }
    if (taken < arguments.length) {
      throw new IllegalArgumentException(
          format + " takes " + taken + " arguments, not " + arguments.length);
    }
  }

  private Code.Part part(char placeholder) {
    return switch (placeholder) {
      case 'L' -> value(take());
      case 'N' -> new Code.Text(name(take()));
      case 'S' -> string(take());
      case 'T' -> new Code.Type(type(take()));
      case '$' -> new Code.Text("$");
      case '>' -> Code.Mark.INDENT;
      case '<' -> Code.Mark.UNINDENT;
      default ->
          throw new IllegalArgumentException(
              "There is no placeholder $" + placeholder + ": " + format);
    };
  }

  private @Nullable Object take() {
    if (taken == arguments.length) {
      throw new IllegalArgumentException(format + " takes more than " + taken + " arguments");
    }
    return arguments[taken++];
  }

  private static Code.Part value(@Nullable Object argument) {
    return argument instanceof Code code
        ? new Code.Inner(code)
        : new Code.Text(String.valueOf(argument));
  }

  private String name(@Nullable Object argument) {
    if (argument instanceof String name) {
      return name;
    }
    throw new IllegalArgumentException(argument + " is not a name: " + format);
  }

  private static Code.Part string(@Nullable Object argument) {
    return new Code.Literal(Objects.toString(argument, null));
  }

  private TypeName type(@Nullable Object argument) {
    if (argument instanceof TypeName type) {
      return type;
    }
    if (argument instanceof JavaType type) {
      return TypeNames.of(type);
    }
    if (argument instanceof Class<?> type) {
      return TypeName.get(type);
    }
    throw new IllegalArgumentException(argument + " is not a type: " + format);
  }
}
