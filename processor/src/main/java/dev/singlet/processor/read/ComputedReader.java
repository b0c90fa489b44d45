package dev.singlet.processor.read;

import dev.singlet.annotation.Computed;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.ComputedModel;
import dev.singlet.processor.model.TableSettings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads the {@code @Computed} methods of an entity. */
final class ComputedReader {

  private final Compiler compiler;
  private final TableSettings table;
  private final TypeReader types;
  private final Report report;

  ComputedReader(Compiler compiler, TableSettings table, NestedRecords nested, Report report) {
    this.compiler = compiler;
    this.table = table;
    this.types = new TypeReader(compiler, table, nested, report);
    this.report = report;
  }

  List<ComputedModel> read(TypeElement entity) {
    List<ComputedModel> computed = new ArrayList<>();
    Set<String> names = new HashSet<>();
    entity.getRecordComponents().forEach(c -> names.add(c.getSimpleName().toString()));
    for (ExecutableElement method : ElementFilter.methodsIn(entity.getEnclosedElements())) {
      compiler
          .annotation(method, Computed.class)
          .filter(annotation -> isUsable(method, names))
          .flatMap(annotation -> read(entity, method, annotation))
          .ifPresent(computed::add);
    }
    return computed;
  }

  private boolean isUsable(ExecutableElement method, Set<String> names) {
    String name = method.getSimpleName().toString();
    Set<Modifier> modifiers = method.getModifiers();
    String problem = "";
    if (!modifiers.contains(Modifier.STATIC) || modifiers.contains(Modifier.PRIVATE)) {
      problem = "must be static and not private: it is called before there is a record";
    } else if (!method.getTypeParameters().isEmpty()) {
      problem = "has type parameters. Take them away";
    } else if (method.getThrownTypes().stream().anyMatch(compiler::isChecked)) {
      problem =
          "throws "
              + TypeText.of(method.getThrownTypes().get(0))
              + ", which nothing could catch. Take the throws clause away";
    } else if (!names.add(name)) {
      problem = "has the name of a component or of another @Computed method. Give it its own";
    }
    if (!problem.isEmpty()) {
      report.add(
          Code.INVALID_COMPUTED,
          SourcePlace.of(method),
          "The @Computed method %s %s.",
          name,
          problem);
    }
    return problem.isEmpty();
  }

  private Optional<ComputedModel> read(
      TypeElement entity, ExecutableElement method, Annotated annotation) {
    Place place = SourcePlace.of(method);
    String name = method.getSimpleName().toString();
    List<String> parameters = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      if (!isComponent(parameter, entity)) {
        report.add(
            Code.INVALID_COMPUTED,
            SourcePlace.of(parameter),
            "The parameter %s %s of the @Computed method %s is no component of that name and type."
                + " %s",
            TypeText.of(parameter.asType()),
            parameter.getSimpleName(),
            name,
            Suggestion.of(
                declaration(parameter.asType(), parameter.getSimpleName()),
                entity.getRecordComponents().stream()
                    .filter(component -> !ExtrasReader.isOn(component, compiler))
                    .map(component -> declaration(component.asType(), component.getSimpleName()))
                    .toList()));
        return Optional.empty();
      }
      parameters.add(parameter.getSimpleName().toString());
    }
    return types
        .read(method.getReturnType(), place)
        .map(
            type ->
                new ComputedModel(
                    place,
                    name,
                    type,
                    isNullable(method),
                    parameters,
                    annotation.bool("stored").value() ? storedName(method) : null,
                    StoredNames.isHidden(method, compiler)));
  }

  private boolean isComponent(VariableElement parameter, TypeElement record) {
    TypeMirror type = compiler.types().erasure(parameter.asType());
    return record.getRecordComponents().stream()
        .filter(component -> !ExtrasReader.isOn(component, compiler))
        .filter(component -> component.getSimpleName().equals(parameter.getSimpleName()))
        .anyMatch(
            component ->
                compiler.types().isSameType(compiler.types().erasure(component.asType()), type));
  }

  private static String declaration(TypeMirror type, Name name) {
    return TypeText.of(type) + " " + name;
  }

  private String storedName(ExecutableElement method) {
    return StoredNames.given(method, compiler)
        .orElseGet(() -> StoredNames.of(method.getSimpleName().toString(), table.naming()));
  }

  private static boolean isNullable(ExecutableElement method) {
    return method.getReturnType().getAnnotationMirrors().stream()
        .anyMatch(
            annotation ->
                annotation
                    .getAnnotationType()
                    .asElement()
                    .getSimpleName()
                    .contentEquals("Nullable"));
  }
}
