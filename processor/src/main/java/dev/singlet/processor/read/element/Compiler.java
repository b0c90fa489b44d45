package dev.singlet.processor.read.element;

import dev.singlet.annotation.Extras;
import dev.singlet.model.TableDescriptor;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.ClassFiles;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.Wrapping;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The compiler, as readers see it.
 *
 * @param elements the compiler's elements
 * @param types the compiler's types
 * @param classFiles the class files of types that were compiled before
 * @param described the descriptor that an earlier compilation wrote for a table
 * @param isSource tells whether a type is compiled now
 * @param isLastRound true if no other processor will change anything
 */
public record Compiler(
    Elements elements,
    Types types,
    ClassFiles classFiles,
    Function<TypeElement, Optional<TableDescriptor>> described,
    Predicate<TypeElement> isSource,
    boolean isLastRound) {

  /**
   * Returns the earlier descriptor of a table; empty if the given type of the table is compiled
   * now, so that its source tells more.
   */
  public Optional<TableDescriptor> describedBefore(TypeElement type, TypeElement table) {
    return isSource.test(type) ? Optional.empty() : described.apply(table);
  }

  /**
   * Requires that a type exists, with all types it is made of.
   *
   * @throws Unresolved if it is not
   */
  public static void requireResolved(TypeMirror type) {
    if (type.getKind() == TypeKind.ERROR) {
      throw new Unresolved(type.toString());
    }
    if (type instanceof DeclaredType declared) {
      declared.getTypeArguments().forEach(Compiler::requireResolved);
    }
  }

  /**
   * Requires that the types exist that a type extends and implements.
   *
   * @throws Unresolved if one is not
   */
  public static void requireResolvedAbove(TypeElement type) {
    requireResolved(type.getSuperclass());
    type.getInterfaces().forEach(Compiler::requireResolved);
  }

  public static TypeElement element(TypeMirror type) {
    return (TypeElement) ((DeclaredType) type).asElement();
  }

  /**
   * Returns the shape of a type. Only records and classes have components: some compilers fail when
   * they are asked for those of another type.
   *
   * @throws Unresolved if a type does not exist that a class is made of, or if Lombok has not yet
   *     made its members
   */
  public Shape shape(TypeElement type) {
    if (type.getKind() == ElementKind.RECORD) {
      return new Shape(componentsOf(type), null, null);
    }
    if (type.getKind() != ElementKind.CLASS) {
      return new Shape(List.of(), null, null);
    }
    Shape shape = ClassShape.of(this, type);
    if (shape.problem() != null && !isLastRound && isOfLombok(type)) {
      throw new Unresolved(type.toString());
    }
    return shape;
  }

  private static boolean isOfLombok(TypeElement type) {
    return Annotated.all(type).stream().anyMatch(each -> each.typeName().startsWith("lombok."));
  }

  /** Returns the components of a record or a class; none if the type can't have any. */
  public List<? extends RecordComponentElement> components(TypeElement type) {
    return shape(type).components();
  }

  /**
   * Returns the components of a record.
   *
   * @throws Unresolved if the compiler refuses one of them, such as {@code hashCode}, for which
   *     there is no accessor
   */
  private static List<? extends RecordComponentElement> componentsOf(TypeElement record) {
    // Eclipse's compiler creates accessors when it is asked for the members.
    record.getEnclosedElements();
    for (RecordComponentElement component : record.getRecordComponents()) {
      if (component.getAccessor() == null) {
        throw new Unresolved(record + "." + component);
      }
    }
    return record.getRecordComponents();
  }

  /** Returns the type of a component of a record with the given type arguments. */
  public TypeMirror componentType(DeclaredType record, RecordComponentElement component) {
    return record.getTypeArguments().isEmpty()
        ? component.asType()
        : ((ExecutableType) types.asMemberOf(record, component.getAccessor())).getReturnType();
  }

  /**
   * Returns whether a component may be absent. Nullness annotations are recognized by their simple
   * name, because every project has its own.
   */
  public boolean isNullable(RecordComponentElement component) {
    return Absence.wrapping(component.asType()) != Wrapping.NONE
        || Absence.isMarkedNullable(component.asType())
        || Absence.isDeclaredNullable(component)
        || classFiles.annotations(component).stream()
            .anyMatch(a -> !a.isWithin() && a.simpleName().equals("Nullable"));
  }

  /** Returns whether a component keeps the attributes that its record doesn't know. */
  public boolean keepsExtras(RecordComponentElement component) {
    return Annotated.has(component, Extras.class);
  }

  /** Returns whether code that uses a record, its members and the enums in it draws warnings. */
  public boolean usesDeprecated(TypeElement record) {
    return elements.isDeprecated(record)
        || record.getEnclosedElements().stream().anyMatch(elements::isDeprecated)
        || components(record).stream()
            .anyMatch(component -> elements.isDeprecated(component.getAccessor()))
        || components(record).stream()
            .map(component -> types.asElement(component.asType()))
            .anyMatch(type -> type != null && isDeprecatedType(type));
  }

  /** Returns whether a type is a stub that kapt made of Kotlin source. */
  public static boolean isOfKotlin(TypeElement type) {
    return Annotated.all(type).stream()
        .anyMatch(annotation -> annotation.typeName().equals("kotlin.Metadata"));
  }

  /** Returns whether an exception of a method must be caught. */
  public boolean isChecked(TypeMirror thrown) {
    return Stream.of("java.lang.RuntimeException", "java.lang.Error")
        .map(name -> elements.getTypeElement(name).asType())
        .noneMatch(unchecked -> types.isSubtype(thrown, unchecked));
  }

  private boolean isDeprecatedType(Element type) {
    return elements.isDeprecated(type)
        || type.getEnclosedElements().stream()
            .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
            .anyMatch(elements::isDeprecated);
  }

  /** Returns a supertype of a type, with the type arguments that the type gives it. */
  public Optional<DeclaredType> superType(TypeMirror type, TypeElement above) {
    for (TypeMirror each : types.directSupertypes(type)) {
      Optional<DeclaredType> found =
          element(each).equals(above) ? Optional.of((DeclaredType) each) : superType(each, above);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** Returns whether a type is a sealed interface. */
  public static boolean isSealedInterface(Element type) {
    return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
  }

  /** Returns whether a type can be reached from other packages. */
  public static boolean isPublic(TypeElement type) {
    Element holder = type.getEnclosingElement();
    boolean isMarked = type.getModifiers().contains(Modifier.PUBLIC);
    return holder instanceof TypeElement outer
        ? (isMarked || outer.getKind().isInterface()) && isPublic(outer)
        : isMarked;
  }

  public static ClassType name(TypeElement type) {
    return JavaTypes.of(type);
  }
}
