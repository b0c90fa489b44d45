package dev.singlet.tools.format.toolbox;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeDescriptor.Stamp;
import dev.singlet.model.DefaultDescriptor;
import dev.singlet.model.StoredType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Defaults, as values or functions of JavaScript. */
final class Defaults {

  private Defaults() {}

  /** Returns the argument of {@code default}; null if there is none, or none in JavaScript. */
  static @Nullable String of(AttributeDescriptor attribute, List<String> notes) {
    DefaultDescriptor initial = attribute.initial();
    if (initial == null) {
      boolean isTime = attribute.stamp() != null && attribute.stamp() != Stamp.VERSION;
      return isTime ? now(attribute.type()) : null;
    }
    String text = initial.text();
    if (initial.isOnlyForOlderItems()) {
      notes.add("Singlet's default is for older items only, and not filled in here: " + text);
      return null;
    }
    StoredType type = attribute.type();
    String value =
        switch (initial.kind()) {
          case VALUE -> value(type, text);
          case CONSTANT -> constant(type, text);
          case NOW -> now(type);
          case ID -> text.equals("UUID") ? "() => crypto.randomUUID()" : "";
          case FIELD, METHOD -> "";
        };
    if (value.isEmpty() || AttributeSchemas.isOnlyBytes(type)) {
      notes.add("Singlet's default is not filled in here" + (text.isEmpty() ? "." : ": " + text));
      return null;
    }
    return value;
  }

  private static String value(StoredType type, String text) {
    return switch (type.stored()) {
      case S -> TypeScript.quoted(text);
      case N -> text.matches("-?[0-9]+(\\.[0-9]+)?") ? text : "";
      case BOOL -> text;
      default -> "";
    };
  }

  private static String constant(StoredType type, String name) {
    return type.constants().stream()
        .filter(constant -> constant.name().equals(name))
        .map(constant -> TypeScript.quoted(constant.stored()))
        .findFirst()
        .orElse("");
  }

  private static String now(StoredType type) {
    return switch (type.format()) {
      case "millis" -> "() => new Date().toISOString()";
      case "seconds" -> "() => new Date().toISOString().slice(0, 19) + 'Z'";
      case "nanos" -> "() => new Date().toISOString().slice(0, -1) + '000000Z'";
      case "toString" -> "() => new Date().toISOString().replace('.000Z', 'Z')";
      case "epoch" -> "() => Math.floor(Date.now() / 1000)";
      case "epochMillis" -> "() => Date.now()";
      default -> "";
    };
  }
}
