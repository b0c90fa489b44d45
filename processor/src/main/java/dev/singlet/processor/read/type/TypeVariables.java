package dev.singlet.processor.read.type;

import dev.singlet.processor.mirror.Unresolved;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;

/** The types that are in a type at the places of type variables. */
final class TypeVariables {

  private final Map<Element, TypeMirror> found = new HashMap<>();

  private TypeVariables() {}

  /**
   * Compares a type with one that has type variables.
   *
   * @param pattern the type with variables
   * @param type the other one
   */
  static TypeVariables in(TypeMirror pattern, TypeMirror type) {
    TypeVariables variables = new TypeVariables();
    variables.compare(pattern, type);
    return variables;
  }

  private void compare(TypeMirror pattern, TypeMirror type) {
    if (pattern instanceof TypeVariable variable) {
      found.putIfAbsent(variable.asElement(), type);
    } else if (pattern instanceof ArrayType array && type instanceof ArrayType other) {
      compare(array.getComponentType(), other.getComponentType());
    } else if (pattern instanceof DeclaredType declared
        && type instanceof DeclaredType other
        && declared.asElement().equals(other.asElement())) {
      List<? extends TypeMirror> arguments = other.getTypeArguments();
      for (int i = 0; i < arguments.size(); i++) {
        compare(declared.getTypeArguments().get(i), arguments.get(i));
      }
    }
  }

  boolean has(TypeParameterElement variable) {
    return found.containsKey(variable);
  }

  /**
   * Returns the type arguments for a class; empty if one is missing or not within its bounds.
   *
   * @throws Unresolved if one doesn't exist
   */
  Optional<List<TypeMirror>> argumentsOf(TypeElement generic, Types types) {
    List<TypeMirror> arguments = new ArrayList<>();
    for (TypeParameterElement variable : generic.getTypeParameters()) {
      TypeMirror argument = found.get(variable);
      if (argument == null || !isWithinBounds(argument, variable, types)) {
        return Optional.empty();
      }
      arguments.add(argument);
    }
    return Optional.of(arguments);
  }

  private static boolean isWithinBounds(
      TypeMirror argument, TypeParameterElement variable, Types types) {
    if (argument.getKind() == TypeKind.ERROR) {
      throw new Unresolved(argument.toString());
    }
    boolean isComplete =
        argument.getKind() == TypeKind.DECLARED || argument.getKind() == TypeKind.ARRAY;
    return isComplete
        && variable.getBounds().stream()
            .allMatch(bound -> types.isSubtype(types.erasure(argument), types.erasure(bound)));
  }
}
