package dev.singlet.processor.read.type;

import dev.singlet.processor.model.value.Form;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * Suggests storable types for a component of another type.
 *
 * @param compiler the compiler
 * @param canConvert whether the class {@link #FURTHER} has a converter of the type
 */
record StorableTypes(Compiler compiler, boolean canConvert) {

  /** The class with Singlet's converters. */
  static final String FURTHER = "dev.singlet.convert.JdkTypes";

  private static final String ALL =
      "There are "
          + Stream.of(Kind.values())
              .filter(kind -> kind.form() != Form.COMPOUND || kind == Kind.DOCUMENT)
              .map(StorableTypes::named)
              .distinct()
              .collect(Collectors.joining(", "))
          + ", records, sealed interfaces of records, and List, Set, SortedSet, Map, SortedMap and"
          + " arrays of these. Use one of them, or turn the type into one by @Convert; what may be"
          + " absent is @Nullable or Optional.";

  private static final String OPTIONAL = "java.util.Optional";

  /** The suggestion for a type and its subtypes. The first that fits is used. */
  private static final Map<String, String> INSTEAD = instead();

  /** Returns the name of a kind of values in a list of all kinds. */
  private static String named(Kind kind) {
    if (kind.isNumber()) {
      return "all numbers";
    }
    if (kind == Kind.ENUM) {
      return "enums";
    }
    String name = kind.javaType().toString();
    return switch (kind) {
      case BOOLEAN, CHARACTER -> kind.javaType().unbox().toString();
      default ->
          name.startsWith("java.time.")
              ? "the types of java.time"
              : name.substring(name.lastIndexOf('.') + 1);
    };
  }

  private static Map<String, String> instead() {
    Map<String, String> instead = new LinkedHashMap<>();
    instead.put("java.util.SortedSet", "a SortedSet");
    instead.put("java.util.Set", "a Set");
    instead.put("java.util.SortedMap", "a SortedMap");
    instead.put("java.util.Map", "a Map");
    instead.put("java.util.Collection", "a List");
    instead.put("java.sql.Date", "a LocalDate");
    instead.put("java.util.Date", "an Instant");
    instead.put("java.util.Calendar", "an Instant");
    return instead;
  }

  /** Returns the types to use in place of a type that can't be stored. */
  String insteadOf(TypeMirror type) {
    if (type instanceof DeclaredType declared) {
      TypeElement element = (TypeElement) declared.asElement();
      boolean isRaw =
          declared.getTypeArguments().isEmpty() && !element.getTypeParameters().isEmpty();
      if (!isRaw && element.getQualifiedName().contentEquals(OPTIONAL)) {
        return "An Optional can only be the outermost type of a component. Remove this" + " one.";
      }
      if (isRaw && isHolder(element, declared)) {
        return "It has no type arguments. Write "
            + withArguments(element, declared)
            + ", or with another type that can be stored.";
      }
    }
    List<String> ways = new ArrayList<>();
    instead(type).ifPresent(other -> ways.add("declare it as " + other));
    if (type instanceof DeclaredType declared && Compiler.isOfKotlin(Compiler.element(declared))) {
      ways.add("write it as a record in Java, which Kotlin code can use");
    }
    if (canConvert) {
      ways.add("add JdkTypes.class to the converters of the @Table");
    }
    return ways.isEmpty() ? ALL : Spelling.capitalized(String.join(", or ", ways)) + ". " + ALL;
  }

  private Optional<String> instead(TypeMirror type) {
    return INSTEAD.entrySet().stream()
        .filter(entry -> isA(type, entry.getKey()))
        .findFirst()
        .map(Map.Entry::getValue);
  }

  /** Returns whether a type can be stored if it has type arguments. */
  private boolean isHolder(TypeElement element, TypeMirror type) {
    return element.getKind() == ElementKind.RECORD
        || element.getQualifiedName().contentEquals(OPTIONAL)
        || instead(type).isPresent();
  }

  private String withArguments(TypeElement element, TypeMirror type) {
    String name =
        instead(type)
            .map(other -> other.substring(other.indexOf(' ') + 1))
            .orElse(element.getSimpleName().toString());
    return element.getTypeParameters().stream()
        .map(each -> "String")
        .collect(Collectors.joining(", ", name + "<", ">"));
  }

  private boolean isA(TypeMirror type, String name) {
    Types types = compiler.types();
    TypeElement other = compiler.elements().getTypeElement(name);
    return other != null
        && type.getKind() == TypeKind.DECLARED
        && types.isSubtype(types.erasure(type), types.erasure(other.asType()));
  }
}
