package dev.singlet.processor.read.entity;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.TypeAnnotation;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.Wrapping;
import dev.singlet.processor.read.constraint.ConstraintAnnotations;
import dev.singlet.processor.read.constraint.ConstraintReader;
import dev.singlet.processor.read.element.Compiler;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Name;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Finds annotations in class files that the compiler doesn't show, because people would rely on
 * them.
 */
public final class HiddenAnnotations {

  private static final String NOT_NULL = ConstraintAnnotations.PACKAGE + "NotNull";

  private final Compiler compiler;
  private final ConstraintAnnotations constraints;

  public HiddenAnnotations(Compiler compiler) {
    this.compiler = compiler;
    this.constraints = new ConstraintAnnotations(compiler);
  }

  private record Hidden(
      TypeElement record, RecordComponentElement component, TypeAnnotation annotation) {}

  /**
   * Returns whether an entity that was compiled before, or a record in it, has such annotations.
   */
  public boolean areIn(TypeElement entity, EntityModel model) {
    return compiler.classFiles().has(entity)
        && (find(entity, of(null, model.attributes())).isPresent()
            || FlattenedModel.all(model.attributes()).stream()
                .anyMatch(flattened -> find(flattened, model.attributes()).isPresent())
            || model.nested().records().stream().anyMatch(nested -> find(nested).isPresent()));
  }

  /**
   * Reports hidden annotations in the records of an entity, at the components that hold these
   * records.
   */
  void check(
      TypeElement entity, List<AttributeModel> attributes, NestedTypes nested, Report report) {
    if (compiler.classFiles().has(entity)) {
      return; // It was compiled before, and checked then.
    }
    Set<ClassType> checked = new HashSet<>();
    for (FlattenedModel flattened : FlattenedModel.all(attributes)) {
      if (checked.add(flattened.rawType())) {
        Optional<Hidden> hidden = find(flattened, attributes);
        check(flattened.rawType(), hidden, flattened.whole(), report);
      }
    }
    for (AttributeModel attribute : attributes) {
      for (NestedModel model : nested.within(List.of(attribute.type())).records()) {
        if (checked.add(model.rawType())) {
          check(model.rawType(), find(model), attribute, report);
        }
      }
    }
  }

  /** Warns if it can't be seen which components of a projection's entity are nullable. */
  public void check(TypeElement projection, TypeElement entity, Report report) {
    if (mayHaveUnseen(entity)) {
      reportUnseen(
          projection.getSimpleName() + " is a projection of",
          entity,
          SourcePlace.of(projection),
          report);
    }
  }

  private void check(
      ClassType type, Optional<Hidden> hidden, AttributeModel holder, Report report) {
    if (!report.isAt(holder.place())) {
      hidden.ifPresent(each -> report(each, holder, report));
      record(type)
          .filter(this::mayHaveUnseen)
          .ifPresent(r -> reportUnseen(holder.label() + " holds", r, holder.place(), report));
    }
  }

  private Optional<TypeElement> record(ClassType type) {
    return Optional.ofNullable(compiler.elements().getTypeElement(type.canonicalName()));
  }

  private Optional<Hidden> find(NestedModel model) {
    return record(model.rawType()).flatMap(record -> find(record, model.attributes()));
  }

  private Optional<Hidden> find(FlattenedModel flattened, List<AttributeModel> attributes) {
    return record(flattened.rawType()).flatMap(r -> find(r, of(flattened, attributes)));
  }

  /** Returns the attributes that are components of one record. */
  private static List<AttributeModel> of(
      @Nullable FlattenedModel level, List<AttributeModel> attributes) {
    return attributes.stream().filter(each -> Objects.equals(each.within(), level)).toList();
  }

  /**
   * Returns whether a record is of a module that knows the annotations, and its own annotations
   * can't be read.
   */
  private boolean mayHaveUnseen(TypeElement record) {
    return compiler.classFiles().areUnseen(record)
        && ElementFilter.requiresIn(compiler.elements().getModuleOf(record).getDirectives())
            .stream()
            .map(required -> required.getDependency().getQualifiedName().toString())
            .anyMatch(module -> !module.startsWith("java.") && !module.startsWith("jdk."));
  }

  private void reportUnseen(String use, TypeElement record, Place place, Report report) {
    report.add(
        "%s %s of the module %s. Before JDK 18, compilers show processors neither the"
            + " @Nullable in a record of another module nor its class file, so all its components"
            + " are taken for required. Compile with JDK 18 or later (--release 17 stays possible),"
            + " or put the module on the class path.",
        Code.UNSEEN_NULLABLE,
        place,
        use,
        record,
        compiler.elements().getModuleOf(record).getQualifiedName());
  }

  private static void report(Hidden hidden, AttributeModel holder, Report report) {
    Name record = hidden.record().getSimpleName();
    report.add(
        "%s holds %s, which was compiled before and has @%s in the type of %s. Compilers before JDK"
            + " 22 don't show it, so it would have no effect. Compile with JDK 22 or later"
            + " (--release 17 stays possible), or compile %s together with the entity.",
        Code.HIDDEN_ANNOTATION,
        holder,
        record,
        TypeText.of(hidden.annotation().typeName().replaceFirst("\\.List$", "")),
        hidden.component(),
        record);
  }

  private Optional<Hidden> find(TypeElement record, List<AttributeModel> attributes) {
    for (RecordComponentElement component : compiler.components(record)) {
      Optional<TypeAnnotation> hidden =
          attributes.stream()
              .filter(a -> component.getSimpleName().contentEquals(a.name()))
              .flatMap(a -> hidden(record, component, a))
              .findFirst();
      if (hidden.isPresent()) {
        return Optional.of(new Hidden(record, component, hidden.get()));
      }
    }
    return Optional.empty();
  }

  private Stream<TypeAnnotation> hidden(
      TypeElement record, RecordComponentElement component, AttributeModel attribute) {
    List<TypeAnnotation> inClassFile = compiler.classFiles().annotations(component);
    if (inClassFile.isEmpty()) {
      return Stream.empty();
    }
    TypeMirror type = component.asType();
    Set<String> shown = names(type);
    Set<String> shownWithin = new HashSet<>();
    addNamesWithin(type, shownWithin);
    // If a component is an array, an annotation before it belongs to the elements.
    Set<String> ofDeclared = type instanceof ArrayType ? shownWithin : shown;
    Stream.of(component, component.getAccessor(), ConstraintReader.field(record, component))
        .forEach(element -> ofDeclared.addAll(names(element)));
    return inClassFile.stream()
        .filter(a -> !(a.isWithin() ? shownWithin : shown).contains(a.typeName()))
        .filter(a -> hasEffect(a, attribute));
  }

  /** Returns whether an annotation would have an effect if it were shown. */
  private boolean hasEffect(TypeAnnotation annotation, AttributeModel attribute) {
    if (annotation.isWithin() && annotation.typeName().equals(NOT_NULL)) {
      return attribute.wrapping() == Wrapping.OPTIONAL; // No element is null.
    }
    if (annotation.isWithin() && annotation.simpleName().equals("Nullable")) {
      return false; // The type was read with it.
    }
    TypeElement type = compiler.elements().getTypeElement(annotation.typeName());
    return type != null && constraints.areHeldBy(type);
  }

  private static void addNamesWithin(TypeMirror type, Set<String> names) {
    List<? extends TypeMirror> held =
        type instanceof ArrayType array
            ? List.of(array.getComponentType())
            : type instanceof DeclaredType declared ? declared.getTypeArguments() : List.of();
    for (TypeMirror each : held) {
      names.addAll(names(each));
      addNamesWithin(each, names);
    }
  }

  private static Set<String> names(AnnotatedConstruct annotated) {
    Set<String> names = new HashSet<>();
    annotated
        .getAnnotationMirrors()
        .forEach(mirror -> names.add(mirror.getAnnotationType().asElement().toString()));
    return names;
  }
}
