package dev.singlet.processor.read.entity;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Computed;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.read.attribute.StoredNames;
import dev.singlet.processor.read.element.Absence;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.ComponentMethod;
import dev.singlet.processor.read.type.NestedRecords;
import dev.singlet.processor.read.type.TypeReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Reads the {@code @Computed} methods of an entity. */
final class ComputedReader {

  private final Compiler compiler;
  private final TableSettings table;
  private final TypeReader types;
  private final ComponentMethod methods;
  private final Report report;

  ComputedReader(Compiler compiler, TableSettings table, NestedRecords nested, Report report) {
    this.compiler = compiler;
    this.table = table;
    this.types = new TypeReader(compiler, table, nested, report);
    this.methods = new ComponentMethod(compiler, "@Computed", Code.INVALID_COMPUTED, report);
    this.report = report;
  }

  List<ComputedModel> read(TypeElement entity, List<AttributeModel> attributes) {
    List<ComputedModel> computed = new ArrayList<>();
    Set<String> names = new HashSet<>();
    compiler.components(entity).forEach(c -> names.add(c.getSimpleName().toString()));
    for (ExecutableElement method : ElementFilter.methodsIn(entity.getEnclosedElements())) {
      Annotated.find(method, Computed.class)
          .filter(annotation -> isUsable(method, names))
          .flatMap(annotation -> read(entity, attributes, method, annotation))
          .ifPresent(computed::add);
    }
    return computed;
  }

  private boolean isUsable(ExecutableElement method, Set<String> names) {
    String problem = methods.problem(method);
    boolean isTaken = problem.isEmpty() && !names.add(method.getSimpleName().toString());
    return methods.isUsable(
        method,
        isTaken
            ? "has the name of a component or of another @Computed method. Give it another name"
            : problem,
        SourcePlace.of(method));
  }

  private Optional<ComputedModel> read(
      TypeElement entity,
      List<AttributeModel> attributes,
      ExecutableElement method,
      Annotated annotation) {
    Place place = SourcePlace.of(method);
    String name = method.getSimpleName().toString();
    Optional<List<String>> parameters = methods.parameters(entity, method);
    refuseReadOnly(method);
    return parameters.isEmpty()
        ? Optional.empty()
        : types
            .read(method.getReturnType(), place)
            .map(
                type ->
                    new ComputedModel(
                        place,
                        name,
                        type,
                        Absence.isMarkedNullable(method.getReturnType()),
                        FlattenedModel.attributesOf(parameters.get(), null, attributes),
                        List.of(),
                        annotation.bool("stored").value() ? StoredNames.of(method, table) : null,
                        StoredNames.isHidden(method)));
  }

  private void refuseReadOnly(ExecutableElement method) {
    Annotated.find(method, Attribute.class)
        .map(annotation -> annotation.bool("readOnly"))
        .filter(Valued::value)
        .ifPresent(
            readOnly ->
                report.add(
                    "The @Computed method %s is read-only, but its value follows from its"
                        + " parameters. Make these read-only.",
                    Code.INVALID_READ_ONLY, readOnly.place(), method));
  }
}
