package dev.singlet.processor.read.element;

import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.value.Spelling;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** The accessors of a class, its own and those that it inherits. */
final class Accessors {

  private static final Set<String> BOOLEANS = Set.of("boolean", "java.lang.Boolean");

  private final Compiler compiler;
  private final TypeElement type;
  private final List<ExecutableElement> methods;

  Accessors(Compiler compiler, TypeElement type) {
    this.compiler = compiler;
    this.type = type;
    this.methods =
        ElementFilter.methodsIn(compiler.elements().getAllMembers(type)).stream()
            .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
            .filter(this::isReachable)
            .toList();
  }

  /** Returns whether code in the package of the class can call a method. */
  private boolean isReachable(ExecutableElement method) {
    Set<Modifier> modifiers = method.getModifiers();
    boolean isNear =
        compiler.elements().getPackageOf(method).equals(compiler.elements().getPackageOf(type));
    return modifiers.contains(Modifier.PUBLIC) || (isNear && !modifiers.contains(Modifier.PRIVATE));
  }

  /** Returns the accessor of a component, if it has the component's type. */
  Optional<ExecutableElement> of(VariableElement component) {
    return named(component).stream().filter(method -> isOfType(method, component)).findFirst();
  }

  /**
   * Returns the type of a component. A parameter can be wider than what its accessor returns:
   * Kotlin writes a parameter {@code List<Shape>} as {@code List<? extends Shape>}.
   */
  TypeMirror type(VariableElement component, ExecutableElement accessor) {
    TypeMirror declared = component.asType();
    TypeMirror returned = typeOf(accessor);
    return compiler.types().isSameType(returned, declared) ? declared : returned;
  }

  private boolean isOfType(ExecutableElement method, VariableElement component) {
    Types types = compiler.types();
    TypeMirror returned = typeOf(method);
    return types.isSameType(types.erasure(returned), types.erasure(component.asType()))
        && types.isSubtype(returned, component.asType());
  }

  private TypeMirror typeOf(ExecutableElement method) {
    TypeMirror returned =
        ((ExecutableType) compiler.types().asMemberOf((DeclaredType) type.asType(), method))
            .getReturnType();
    Compiler.requireResolved(returned);
    return returned;
  }

  /** Returns the methods that have the name of a component's accessor. */
  private List<ExecutableElement> named(VariableElement component) {
    String name = component.getSimpleName().toString();
    String stem = Spelling.capitalized(name);
    boolean isBoolean = BOOLEANS.contains(TypeText.unannotated(component.asType()));
    Set<String> names =
        isBoolean ? Set.of(name, "get" + stem, "is" + stem) : Set.of(name, "get" + stem);
    return methods.stream()
        .filter(method -> names.contains(method.getSimpleName().toString()))
        .filter(method -> method.getParameters().isEmpty())
        .filter(method -> method.getTypeParameters().isEmpty())
        .filter(method -> method.getThrownTypes().stream().noneMatch(compiler::isChecked))
        .toList();
  }

  /** Returns the reason why a component has no accessor. */
  String problem(VariableElement component) {
    List<ExecutableElement> named = named(component);
    if (!named.isEmpty()) {
      return "has the component %s, but %s() returns %s. Let both have the type %s"
          .formatted(
              component,
              named.get(0).getSimpleName(),
              TypeText.withArticle(typeOf(named.get(0))),
              TypeText.of(component.asType()));
    }
    String type = TypeText.of(component.asType());
    return "has the component %s, but no accessor for it. Write a method %s %s() or %s get%s() that"
            .formatted(component, type, component, type, Spelling.capitalized(component.toString()))
        + " isn't private";
  }

  /**
   * Finds a setter: one of a component, or, if the class has no components, of any value that can
   * be read.
   */
  Optional<String> setter(@Nullable ExecutableElement maker) {
    return methods.stream()
        .filter(method -> method.getParameters().size() == 1)
        .map(method -> method.getSimpleName().toString())
        .filter(name -> name.length() > 3 && name.startsWith("set"))
        .filter(name -> isSetter(name.substring(3), maker))
        .findFirst();
  }

  private boolean isSetter(String stem, @Nullable ExecutableElement maker) {
    if (maker == null || maker.getParameters().isEmpty()) {
      return methods.stream()
          .map(method -> method.getSimpleName().toString())
          .anyMatch(name -> name.equals("get" + stem) || name.equals("is" + stem));
    }
    return maker.getParameters().stream()
        .map(component -> Spelling.capitalized(component.getSimpleName().toString()))
        .anyMatch(stem::equals);
  }
}
