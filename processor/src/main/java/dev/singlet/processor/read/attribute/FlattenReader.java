package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.Tuple;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.model.value.Wrapping;
import dev.singlet.processor.read.element.Absence;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.JavaTypes;
import dev.singlet.processor.read.type.TypeReader;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads {@code @Flatten}. */
record FlattenReader(Compiler compiler, TypeReader types, Report report) {

  private static final OtherAnnotations OTHERS =
      new OtherAnnotations(Flatten.class, "jakarta.validation.constraints");

  /**
   * Returns whether a component can be flattened, and reports it otherwise.
   *
   * @param type the type of the component
   * @param isOfItem true in an entity, or in a record that is flattened itself
   * @param around the record of the component, and the records that are flattened around it
   */
  boolean isUsable(
      Annotated flatten,
      RecordComponentElement component,
      TypeMirror type,
      boolean isOfItem,
      List<TypeElement> around) {
    String problem = isOfItem ? problem(component, type, around) : ofNested();
    if (!problem.isEmpty()) {
      report(flatten, component, problem);
    }
    return problem.isEmpty()
        && Access.check("record", Compiler.element(type), SourcePlace.of(component), report);
  }

  private static String ofNested() {
    return "but is in a nested record, which is stored as a map. Only components of an entity, and"
        + " of a record that is flattened itself, can be attributes of the item. Remove it";
  }

  private String problem(
      RecordComponentElement component, TypeMirror type, List<TypeElement> around) {
    Compiler.requireResolved(type);
    if (Absence.wrapping(type) == Wrapping.OPTIONAL) {
      return "but is %s. Declare the record itself as @Nullable"
          .formatted(TypeText.withArticle(type));
    }
    if (!(type instanceof DeclaredType declared)
        || declared.asElement().getKind() != ElementKind.RECORD) {
      return "but is %s. Only the components of a record can be attributes of the item. Remove it"
          .formatted(TypeText.withArticle(type));
    }
    Optional<String> converter = types.converterOf(type);
    if (converter.isPresent()) {
      return "but %s converts it, so it is one attribute. Remove one of the two"
          .formatted(converter.get());
    }
    TypeElement record = Compiler.element(type);
    if (around.contains(record)) {
      return "but %s is flattened into itself, so there would be no end of attributes. Remove it"
          .formatted(record.getSimpleName());
    }
    if (record.getRecordComponents().isEmpty()) {
      return "but %s has no components, so there is nothing to store. Remove the component"
          .formatted(record.getSimpleName());
    }
    if (Annotated.has(record, Tuple.class)) {
      return "but %s is stored as a list by @Tuple, whose elements have no names. Remove one of the"
              .formatted(record.getSimpleName())
          + " two";
    }
    return OTHERS
        .find(component)
        .map(
            other ->
                "and %s too, but is not one attribute. Put %s on the components of %s"
                    .formatted(other.label(), other.label(), record.getSimpleName()))
        .orElse("");
  }

  /**
   * Returns the attributes of a flattened component. Those that it can't have are reported.
   *
   * @param type the record
   * @param within the attributes of the record
   * @param texts the documentation of the holder's components
   */
  List<AttributeModel> flattened(
      Annotated flatten,
      RecordComponentElement component,
      TypeMirror type,
      List<AttributeModel> within,
      ComponentTexts texts) {
    boolean isNullable = compiler.isNullable(component);
    List<AttributeModel> usable = within.stream().filter(each -> !each.isExtras()).toList();
    if (usable.size() < within.size()) {
      report(
          flatten,
          component,
          "but a component of %s has @Extras. An entity keeps its unknown attributes in one"
                  .formatted(TypeText.of(type))
              + " component of its own. Declare it there");
    }
    within.stream()
        .filter(each -> isNullable && !constant(each).isEmpty())
        .findFirst()
        .ifPresent(
            each ->
                report(
                    flatten,
                    component,
                    "and is nullable, but %s in it %s. %s"
                        .formatted(
                            each.label(),
                            constant(each),
                            isFilledIn(usable)
                                ? "Remove @Nullable: the record may be null without it, because"
                                    + " writes fill in its components"
                                : "A record that can be absent has no such component. Remove one"
                                    + " of the two")));
    String name = component.getSimpleName().toString();
    Set<String> required =
        usable.stream()
            .filter(AttributeModel::isMandatory)
            .map(each -> Spelling.path(name, each.component()))
            .collect(Collectors.toSet());
    FlattenedModel flattened =
        new FlattenedModel(
            SourcePlace.of(component),
            name,
            component.getAccessor().getSimpleName().toString(),
            JavaTypes.of(type),
            isNullable,
            isFilledIn(usable),
            required,
            null);
    return usable.stream()
        .map(each -> each.within(flattened, texts.of(Spelling.path(name, each.component()))))
        .toList();
  }

  /**
   * Returns whether writes fill in all components of a record, but for those that may be absent.
   */
  private static boolean isFilledIn(List<AttributeModel> components) {
    return components.stream().anyMatch(AttributeModel::isFilledIn)
        && components.stream()
            .allMatch(each -> each.isFilledIn() || (each.isNullable() && each.initial() == null));
  }

  /**
   * Returns the reason why an attribute is in every item, or never changes; empty if there is none.
   */
  private static String constant(AttributeModel attribute) {
    if (attribute.isFilledIn()) {
      return "is filled in by every write";
    }
    if (attribute.initial() != null) {
      return attribute.isGeneratedId() ? "has @GeneratedId" : "has @Default";
    }
    return attribute.isReadOnly() ? "is read-only" : "";
  }

  private void report(Annotated flatten, RecordComponentElement component, String problem) {
    report.add("%s has @Flatten, %s.", Code.INVALID_FLATTEN, flatten.place(), component, problem);
  }
}
