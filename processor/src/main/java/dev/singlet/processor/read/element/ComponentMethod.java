package dev.singlet.processor.read.element;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * A static method of a record whose parameters are components.
 *
 * @param kind the annotation that makes it one, with its @
 * @param code what a problem with it is
 */
public record ComponentMethod(Compiler compiler, String kind, Code code, Report report) {

  /** How many components stand for all of them in a signature. */
  private static final int SHOWN = 3;

  /** What keeps a method from being called by generated code; empty for nothing. */
  public String problem(ExecutableElement method) {
    Set<Modifier> modifiers = method.getModifiers();
    if (!modifiers.contains(Modifier.STATIC)) {
      return "must be static, since it is called before there is a record. Write it as "
          + signature(method)
          + ", with the components that it uses as parameters";
    }
    if (modifiers.contains(Modifier.PRIVATE)) {
      return "must not be private, since generated code calls it. Take the private away";
    }
    if (!method.getTypeParameters().isEmpty()) {
      return "has type parameters. Take them away";
    }
    return method.getThrownTypes().stream().anyMatch(compiler::isChecked)
        ? "throws "
            + TypeText.of(method.getThrownTypes().get(0))
            + ", which nothing could catch. Take the throws clause away"
        : "";
  }

  /** A method as it would have to be declared; without parameters, with the first components. */
  public static String signature(ExecutableElement method) {
    TypeElement record = (TypeElement) Objects.requireNonNull(method.getEnclosingElement());
    List<String> parameters =
        method.getParameters().stream()
            .map(parameter -> declaration(parameter.asType(), parameter.getSimpleName()))
            .toList();
    List<String> components =
        record.getRecordComponents().stream()
            .map(component -> declaration(component.asType(), component.getSimpleName()))
            .toList();
    String shown =
        !parameters.isEmpty()
            ? String.join(", ", parameters)
            : components.size() > SHOWN
                ? String.join(", ", components.subList(0, SHOWN)) + ", ..."
                : String.join(", ", components);
    return "static "
        + TypeText.of(method.getReturnType())
        + " "
        + method.getSimpleName()
        + "("
        + shown
        + ")";
  }

  /** Reports a problem; whether there is none. */
  public boolean isUsable(ExecutableElement method, String problem) {
    if (!problem.isEmpty()) {
      report.add(
          code,
          SourcePlace.of(method),
          "The %s method %s %s.",
          kind,
          method.getSimpleName(),
          problem);
    }
    return problem.isEmpty();
  }

  /** The components that the parameters are; reported if one is none. */
  public Optional<List<String>> parameters(TypeElement record, ExecutableElement method) {
    List<String> parameters = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      if (!isComponent(parameter, record)) {
        report.add(
            code,
            SourcePlace.of(parameter),
            "The parameter %s %s of the %s method %s is no component of that name and type. %s%s",
            TypeText.of(parameter.asType()),
            parameter.getSimpleName(),
            kind,
            method.getSimpleName(),
            Suggestion.of(meant(parameter, record), declarations(record)),
            withoutName(parameter, method, record));
        return Optional.empty();
      }
      parameters.add(parameter.getSimpleName().toString());
    }
    return Optional.of(parameters);
  }

  /** What to do about a parameter whose name the compiler makes up; empty for another one. */
  public static String withoutName(
      VariableElement parameter, ExecutableElement method, TypeElement record) {
    return parameter
            .getSimpleName()
            .contentEquals("arg" + method.getParameters().indexOf(parameter))
        ? " If "
            + record.getSimpleName()
            + " was compiled before, its class file has no names of parameters: compile it with"
            + " -parameters or -g."
        : "";
  }

  private boolean isComponent(VariableElement parameter, TypeElement record) {
    TypeMirror type = compiler.types().erasure(parameter.asType());
    return declared(record)
        .filter(component -> component.getSimpleName().equals(parameter.getSimpleName()))
        .anyMatch(
            component ->
                compiler.types().isSameType(compiler.types().erasure(component.asType()), type));
  }

  /** The component of the parameter's name, if there is one of another type. */
  private String meant(VariableElement parameter, TypeElement record) {
    return declared(record)
        .filter(component -> component.getSimpleName().equals(parameter.getSimpleName()))
        .map(component -> declaration(component.asType(), component.getSimpleName()))
        .findFirst()
        .orElseGet(() -> declaration(parameter.asType(), parameter.getSimpleName()));
  }

  private List<String> declarations(TypeElement record) {
    return declared(record)
        .map(component -> declaration(component.asType(), component.getSimpleName()))
        .toList();
  }

  /** The components that a method can take. */
  private Stream<? extends RecordComponentElement> declared(TypeElement record) {
    return record.getRecordComponents().stream()
        .filter(component -> !compiler.keepsExtras(component));
  }

  private static String declaration(TypeMirror type, Name name) {
    return TypeText.of(type) + " " + name;
  }
}
