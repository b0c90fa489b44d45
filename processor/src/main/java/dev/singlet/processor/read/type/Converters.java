package dev.singlet.processor.read.type;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
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
import javax.lang.model.util.Types;

/** Finds converters and the types that they convert. */
public final class Converters {

  private final Compiler compiler;
  private final Report report;

  public Converters(Compiler compiler, Report report) {
    this.compiler = compiler;
    this.report = report;
  }

  /**
   * Returns the names of the converters of a table. A class that is not a converter stands for
   * those in it. Reports classes that can't convert, and all but one for the same type.
   */
  public List<String> check(List<Valued<TypeMirror>> named) {
    List<Conversion> own = new ArrayList<>();
    List<Conversion> held = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Valued<TypeMirror> each : named) {
      if (!names.add(each.value().toString())) {
        reportInvalid(
            each.place(), "The converters of the table name %s twice. Name it once.", each.label());
      } else if (isConverter(each)) {
        add(each, own);
      } else {
        heldBy(each).forEach(converter -> add(converter, held));
      }
    }
    held.removeIf(each -> own.stream().anyMatch(other -> convertSame(each, other)));
    return Stream.concat(own.stream(), held.stream())
        .map(each -> each.type().getQualifiedName().toString())
        .toList();
  }

  private void add(Valued<TypeMirror> converter, List<Conversion> conversions) {
    Optional<Conversion> added = read(converter);
    added
        .flatMap(a -> conversions.stream().filter(other -> convertSame(a, other)).findAny())
        .ifPresent(
            other ->
                reportInvalid(
                    converter.place(),
                    "%s converts %s, and so does %s. A table has one converter for a type.",
                    shown(Compiler.element(converter.value())),
                    TypeText.of(other.from()),
                    shown(other.type())));
    added.ifPresent(conversions::add);
  }

  /** Returns the name of a converter, with that of the class that holds it. */
  private static String shown(TypeElement converter) {
    return converter.getEnclosingElement() instanceof TypeElement holder
            && holder.getKind() == ElementKind.CLASS
        ? holder.getSimpleName() + "." + converter.getSimpleName()
        : converter.getSimpleName().toString();
  }

  /** Returns the converters that are nested classes of a class. */
  private List<Valued<TypeMirror>> heldBy(Valued<TypeMirror> named) {
    List<Valued<TypeMirror>> held = new ArrayList<>();
    if (named.value().getKind() == TypeKind.DECLARED) {
      TypeElement holder = Compiler.element(named.value());
      Compiler.requireResolvedAbove(holder);
      for (TypeElement type : ElementFilter.typesIn(holder.getEnclosedElements())) {
        if (Conversion.isConverter(type, compiler)) {
          held.add(new Valued<>(type.asType(), named.place()));
        }
      }
    }
    if (held.isEmpty()) {
      reportInvalid(
          named.place(),
          "%s is not a converter and has none as a nested class. Name a class that implements"
              + " Converter.",
          named.label());
    }
    return held;
  }

  /** Returns whether a class holds a converter of a type. */
  boolean doesHold(String holder, TypeMirror converted) {
    return Optional.ofNullable(compiler.elements().getTypeElement(holder)).stream()
        .flatMap(type -> ElementFilter.typesIn(type.getEnclosedElements()).stream())
        .flatMap(type -> Conversion.of((DeclaredType) type.asType(), compiler).stream())
        .anyMatch(conversion -> fit(conversion, converted).isPresent());
  }

  private boolean isConverter(Valued<TypeMirror> named) {
    if (named.value().getKind() == TypeKind.ERROR) {
      throw new Unresolved(named.value().toString());
    }
    return named.value().getKind() == TypeKind.DECLARED
        && Conversion.isConverter(Compiler.element(named.value()), compiler);
  }

  /**
   * Returns whether two converters convert the same type. A generic one converts a class with all
   * type arguments; one for certain type arguments overrides it.
   */
  private boolean convertSame(Conversion a, Conversion b) {
    Types types = compiler.types();
    return a.isGeneric() == b.isGeneric()
        && (a.isGeneric()
            ? types.isSameType(types.erasure(a.from()), types.erasure(b.from()))
            : isSame(a.from(), b.from()));
  }

  /** Returns the conversion of a class that was checked. */
  Optional<Conversion> find(String name) {
    return Optional.ofNullable(compiler.elements().getTypeElement(name))
        .flatMap(type -> Conversion.of((DeclaredType) type.asType(), compiler));
  }

  /** Reads the conversion of a class. Reports a class that can't convert. */
  Optional<Conversion> read(Valued<TypeMirror> converter) {
    if (converter.value().getKind() == TypeKind.ERROR) {
      throw new Unresolved(converter.value().toString());
    }
    TypeElement type = Compiler.element(converter.value());
    Optional<Conversion> conversion = Conversion.of((DeclaredType) type.asType(), compiler);
    conversion
        .map(Conversion::from)
        .filter(from -> from.getKind() == TypeKind.ERROR)
        .ifPresent(
            unknown -> {
              throw new Unresolved(unknown.toString());
            });
    String problem = problem(type);
    if (problem.isEmpty()) {
      problem =
          conversion
              .map(Converters::untold)
              .orElse("names no types. Let it implement Converter with two type arguments");
    }
    if (!problem.isEmpty()) {
      reportInvalid(converter.place(), "The converter %s %s.", type.getSimpleName(), problem);
      return Optional.empty();
    }
    return Access.check("converter", type, converter.place(), report)
        ? conversion
        : Optional.empty();
  }

  /** Returns the problem of a generic converter whose type arguments no component tells. */
  private static String untold(Conversion conversion) {
    if (conversion.from().getKind() == TypeKind.TYPEVAR) {
      return "converts every type. Name the type that it converts, such as Deque<%s>"
          .formatted(conversion.from());
    }
    TypeVariables variables = TypeVariables.in(conversion.from(), conversion.from());
    return conversion.type().getTypeParameters().stream()
        .filter(variable -> !variables.has(variable))
        .findFirst()
        .map(
            variable ->
                ("has the type variable %s, but its converted type %s doesn't tell it. Use %s there,"
                        + " or remove it")
                    .formatted(variable, TypeText.of(conversion.from()), variable))
        .orElse("");
  }

  /**
   * Returns the conversion of a type, with the type arguments of a generic converter; empty if it
   * doesn't convert this type.
   */
  Optional<Conversion> fit(Conversion conversion, TypeMirror type) {
    if (!conversion.isGeneric()) {
      return Optional.of(conversion).filter(each -> isSame(type, each.from()));
    }
    Types types = compiler.types();
    return TypeVariables.in(conversion.from(), type)
        .argumentsOf(conversion.type(), types)
        .map(all -> types.getDeclaredType(conversion.type(), all.toArray(TypeMirror[]::new)))
        .flatMap(converter -> Conversion.of(converter, compiler))
        .filter(each -> isSame(type, each.from()));
  }

  /** Returns whether values of a type are, or contain, values of a converted type. */
  boolean mentions(TypeMirror type, Conversion conversion) {
    if (fit(conversion, type).isPresent()) {
      return true;
    }
    if (type instanceof ArrayType array) {
      return mentions(array.getComponentType(), conversion);
    }
    return type instanceof DeclaredType declared
        && declared.getTypeArguments().stream().anyMatch(each -> mentions(each, conversion));
  }

  /** Returns whether two types are the same, the first one primitive or not. */
  boolean isSame(TypeMirror type, TypeMirror other) {
    TypeMirror boxed =
        type.getKind().isPrimitive()
            ? compiler.types().boxedClass((PrimitiveType) type).asType()
            : type;
    return compiler.types().isSameType(boxed, other);
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
}
