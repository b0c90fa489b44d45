package dev.singlet.processor.read.type;

import dev.singlet.annotation.Converter;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.JavaTypes;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * A converter and its types. Those of a generic converter have its type variables, until {@link
 * Converters#fit} replaces them.
 *
 * @param converter the converter, with its type arguments
 * @param from the type in the model
 * @param to the type that is stored
 */
record Conversion(DeclaredType converter, TypeMirror from, TypeMirror to) {

  private static final String CONVERTER =
      Objects.requireNonNull(Converter.class.getCanonicalName());

  /** Returns the conversion of a converter; empty if it gives its supertype no type arguments. */
  static Optional<Conversion> of(DeclaredType converter, Compiler compiler) {
    return Optional.ofNullable(compiler.elements().getTypeElement(CONVERTER))
        .flatMap(above -> compiler.superType(converter, above))
        .filter(above -> above.getTypeArguments().size() == 2)
        .map(
            above ->
                new Conversion(
                    converter, above.getTypeArguments().get(0), above.getTypeArguments().get(1)));
  }

  /** Returns whether a class is a converter. */
  static boolean isConverter(TypeElement type, Compiler compiler) {
    return Optional.ofNullable(compiler.elements().getTypeElement(CONVERTER))
        .flatMap(above -> compiler.superType(type.asType(), above))
        .isPresent();
  }

  TypeElement type() {
    return Compiler.element(converter);
  }

  JavaType javaType() {
    return JavaTypes.of(converter);
  }

  boolean isGeneric() {
    return !type().getTypeParameters().isEmpty();
  }

  /** Returns the types that its type variables stand for. */
  List<? extends TypeMirror> arguments() {
    return converter.getTypeArguments();
  }
}
