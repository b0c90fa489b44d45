package dev.singlet.processor.read.type;

import dev.singlet.annotation.Converter;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Finds the types that converters convert. */
public final class Converters {

  private static final String CONVERTER =
      Objects.requireNonNull(Converter.class.getCanonicalName());

  private final Compiler compiler;
  private final Report report;

  public Converters(Compiler compiler, Report report) {
    this.compiler = compiler;
    this.report = report;
  }

  /**
   * A converter.
   *
   * @param type its element
   * @param from the type in the model
   * @param to the type that is stored
   */
  record Conversion(TypeElement type, TypeMirror from, TypeMirror to) {}

  /** Returns the names of the classes that can convert. The others are reported. */
  public List<String> check(List<Valued<TypeMirror>> converters) {
    List<Conversion> conversions = new ArrayList<>();
    for (Valued<TypeMirror> converter : converters) {
      Optional<Conversion> conversion = read(converter);
      conversion
          .flatMap(
              added -> conversions.stream().filter(c -> isSame(c.from(), added.from())).findAny())
          .ifPresent(
              other ->
                  reportInvalid(
                      converter.place(),
                      "%s converts %s, and so does %s. A table has one converter for a type.",
                      TypeText.of(converter.value()),
                      TypeText.of(other.from()),
                      other.type().getSimpleName()));
      conversion.ifPresent(conversions::add);
    }
    return conversions.stream().map(c -> c.type().getQualifiedName().toString()).toList();
  }

  /** Returns the conversion of a class that was checked. */
  Optional<Conversion> find(String name) {
    return Optional.ofNullable(compiler.elements().getTypeElement(name)).flatMap(this::conversion);
  }

  /** Reads the conversion of a class. Reports a class that can't convert. */
  Optional<Conversion> read(Valued<TypeMirror> converter) {
    if (converter.value().getKind() == TypeKind.ERROR) {
      throw new Unresolved(converter.value().toString());
    }
    TypeElement type = Compiler.element(converter.value());
    String problem = problem(type);
    if (!problem.isEmpty()) {
      reportInvalid(converter.place(), "The converter %s %s.", type.getSimpleName(), problem);
      return Optional.empty();
    }
    return Access.check("converter", type, converter.place(), report)
        ? conversion(type)
        : Optional.empty();
  }

  /** Tells whether values of a type are, or contain, values of a converted type. */
  boolean mentions(TypeMirror type, TypeMirror converted) {
    if (isSame(type, converted)) {
      return true;
    }
    if (type instanceof ArrayType array) {
      return mentions(array.getComponentType(), converted);
    }
    return type instanceof DeclaredType declared
        && declared.getTypeArguments().stream().anyMatch(each -> mentions(each, converted));
  }

  /** Tells whether a type is the converted type, primitive or not. */
  boolean isSame(TypeMirror type, TypeMirror converted) {
    TypeMirror boxed =
        type.getKind().isPrimitive()
            ? compiler.types().boxedClass((PrimitiveType) type).asType()
            : type;
    return compiler.types().isSameType(boxed, converted);
  }

  void reportInvalid(Place place, String message, Object... arguments) {
    report.add(message, Code.INVALID_CONVERTER, place, arguments);
  }

  public static String problem(TypeElement type) {
    boolean isInner =
        type.getEnclosingElement() instanceof TypeElement
            && !type.getModifiers().contains(Modifier.STATIC)
            && type.getKind() == ElementKind.CLASS
            && !((TypeElement) type.getEnclosingElement()).getKind().isInterface();
    boolean isClass = type.getKind() == ElementKind.CLASS || type.getKind() == ElementKind.RECORD;
    if (!isClass || type.getModifiers().contains(Modifier.ABSTRACT) || isInner) {
      return "can't be made by generated code. Declare it as a class, static if it is within"
          + " another";
    }
    boolean hasConstructor =
        ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .filter(constructor -> !constructor.getModifiers().contains(Modifier.PRIVATE))
            .map(ExecutableElement::getParameters)
            .anyMatch(List::isEmpty);
    return hasConstructor
        ? ""
        : "has no constructor without parameters that is not private. Add one";
  }

  /**
   * Returns the conversion of a class; empty for one without type arguments for its converter,
   * which the compiler reports.
   */
  private Optional<Conversion> conversion(TypeElement type) {
    return Optional.ofNullable(compiler.elements().getTypeElement(CONVERTER))
        .flatMap(converter -> compiler.superType(type.asType(), converter))
        .filter(declared -> declared.getTypeArguments().size() == 2)
        .map(
            declared ->
                new Conversion(
                    type, declared.getTypeArguments().get(0), declared.getTypeArguments().get(1)));
  }
}
