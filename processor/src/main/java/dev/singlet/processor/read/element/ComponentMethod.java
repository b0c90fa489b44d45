package dev.singlet.processor.read.element;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * A static method of a record whose parameters are components.
 *
 * @param kind the annotation of the method, with its @
 * @param code the code of its problems
 */
public record ComponentMethod(Compiler compiler, String kind, Code code, Report report) {

  /** The greatest number of components to show in a signature. */
  static final int SHOWN = 3;

  /** Returns the reason why generated code can't call a method; empty if it can. */
  public String problem(ExecutableElement method) {
    Set<Modifier> modifiers = method.getModifiers();
    if (!modifiers.contains(Modifier.STATIC)) {
      return ("must be static, because it is called before there is a record. Write it as %s, with"
              + " the components that it uses as parameters")
          .formatted(signature(compiler, method));
    }
    if (modifiers.contains(Modifier.PRIVATE)) {
      return "must not be private, because generated code calls it. Remove the private";
    }
    if (!method.getTypeParameters().isEmpty()) {
      return "has type parameters. Remove them";
    }
    return method.getThrownTypes().stream()
        .filter(compiler::isChecked)
        .findFirst()
        .map(TypeText::of)
        .map("throws %s, which generated code doesn't catch. Remove the throws clause"::formatted)
        .orElse("");
  }

  /**
   * Returns the declaration that a method should have. For a method without parameters, it shows
   * the first components.
   */
  public static String signature(Compiler compiler, ExecutableElement method) {
    List<String> parameters =
        method.getParameters().stream().map(ComponentMethod::declaration).toList();
    List<String> components =
        compiler.components(record(method)).stream().map(ComponentMethod::declaration).toList();
    String shown =
        !parameters.isEmpty()
            ? String.join(", ", parameters)
            : components.size() > SHOWN
                ? String.join(", ", components.subList(0, SHOWN)) + ", ..."
                : String.join(", ", components);
    return "static %s %s(%s)"
        .formatted(TypeText.of(method.getReturnType()), method.getSimpleName(), shown);
  }

  /** Returns whether there is no problem, and reports the problem otherwise. */
  public boolean isUsable(ExecutableElement method, String problem, Place place) {
    if (!problem.isEmpty()) {
      report.add("The %s method %s %s.", code, place, kind, method, problem);
    }
    return problem.isEmpty();
  }

  /**
   * Returns the components that the parameters stand for. Reports a parameter that is not a
   * component.
   */
  public Optional<List<String>> parameters(TypeElement record, ExecutableElement method) {
    List<? extends RecordComponentElement> components =
        compiler.components(record).stream()
            .filter(component -> !compiler.keepsExtras(component))
            .toList();
    for (VariableElement parameter : method.getParameters()) {
      if (!isOneOf(components, parameter, method, SourcePlace.of(parameter))) {
        return Optional.empty();
      }
    }
    return Optional.of(
        method.getParameters().stream().map(p -> p.getSimpleName().toString()).toList());
  }

  /**
   * Returns whether a parameter has the name and the type of a component, and reports it otherwise.
   */
  public boolean isOneOf(
      List<? extends RecordComponentElement> components,
      VariableElement parameter,
      ExecutableElement method,
      Place place) {
    Optional<? extends RecordComponentElement> named =
        components.stream()
            .filter(component -> component.getSimpleName().equals(parameter.getSimpleName()))
            .findFirst();
    boolean isOne =
        named
            .filter(component -> isSameErasure(component.asType(), parameter.asType()))
            .isPresent();
    if (!isOne) {
      report.add(
          "The parameter %s of the %s method %s must have the name and the type of a component."
              + " %s%s",
          code,
          place,
          declaration(parameter),
          kind,
          method,
          meant(parameter.getSimpleName().toString(), components),
          withoutName(parameter, method));
    }
    return isOne;
  }

  /** Returns the component that has the name, or one that is like it, and all others. */
  private static String meant(String name, List<? extends RecordComponentElement> components) {
    Map<String, String> declarations = new LinkedHashMap<>();
    components.forEach(
        each -> declarations.put(each.getSimpleName().toString(), declaration(each)));
    return Suggestion.nearest(name, declarations.keySet())
            .map(found -> "Did you mean \"%s\"? ".formatted(declarations.get(found)))
            .orElse("")
        + Suggestion.list(declarations.values());
  }

  private boolean isSameErasure(TypeMirror left, TypeMirror right) {
    Types types = compiler.types();
    return types.isSameType(types.erasure(left), types.erasure(right));
  }

  /** Returns advice for a parameter whose name the compiler made up; empty for others. */
  private static String withoutName(VariableElement parameter, ExecutableElement method) {
    int index = method.getParameters().indexOf(parameter);
    return parameter.getSimpleName().contentEquals("arg" + index)
        ? (" If %s was compiled before, its class file has no parameter names: compile it with"
                + " -parameters or -g.")
            .formatted(record(method).getSimpleName())
        : "";
  }

  private static TypeElement record(ExecutableElement method) {
    return (TypeElement) Objects.requireNonNull(method.getEnclosingElement());
  }

  private static String declaration(Element element) {
    return TypeText.of(element.asType()) + " " + element.getSimpleName();
  }
}
