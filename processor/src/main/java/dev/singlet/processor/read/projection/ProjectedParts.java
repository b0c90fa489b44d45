package dev.singlet.processor.read.projection;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.GenericType;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** The records in a projection that have some components of a record that is stored as a map. */
final class ProjectedParts {

  private final Compiler compiler;
  private final NestedTypes whole;
  private final Report report;
  private final Set<String> taken;
  private final List<NestedModel> records = new ArrayList<>();

  /**
   * Makes an empty collection of them.
   *
   * @param whole the records within the entity
   * @param report receives parts that can't be read
   */
  ProjectedParts(Compiler compiler, NestedTypes whole, Report report) {
    this.compiler = compiler;
    this.whole = whole;
    this.report = report;
    this.taken = new LinkedHashSet<>(whole.generated());
  }

  /** Returns the names of their codecs. */
  Set<String> codecs() {
    return records.stream().map(NestedModel::codec).collect(Collectors.toSet());
  }

  /** Returns them and the records within the entity. */
  NestedTypes withWhole() {
    List<NestedModel> all = new ArrayList<>(records);
    all.addAll(whole.records());
    return new NestedTypes(all, whole.unions());
  }

  /** Returns the record of a component, if it isn't the one of the entity. */
  static Optional<TypeElement> smaller(RecordComponentElement component, JavaType original) {
    return SmallerRecord.record(component.asType())
        .map(Compiler::element)
        .filter(record -> !Compiler.name(record).equals(original));
  }

  /** Returns the type of a component: the entity's, or that of a part of the entity's record. */
  ValueType type(AttributeModel original, RecordComponentElement component, TypeElement holder) {
    JavaType type = original.type().javaType();
    Optional<TypeElement> smaller =
        smaller(component, type instanceof GenericType generic ? generic.rawType() : type);
    if (smaller.isEmpty()) {
      return original.type();
    }
    if (original.type() instanceof ValueType.Nested nested && nested.is(Kind.RECORD)) {
      return part(smaller.get(), whole.record(nested), component, holder);
    }
    report.add(
        "The component %s of %s is a part of %s that is stored in another form, and DynamoDB gives"
            + " it only as a whole. Declare it as the entity does: %s.",
        Code.INVALID_PART, component, holder, TypeText.withArticle(type), TypeText.of(type));
    return original.type();
  }

  private ValueType part(
      TypeElement record, NestedModel of, RecordComponentElement component, TypeElement holder) {
    List<AttributeModel> attributes =
        new ProjectedRecord(compiler, record, of.attributes(), this).attributes();
    checkTold(
        component,
        holder,
        of.rawType(),
        of.attributes().stream()
            .filter(each -> each.isMandatory() && !each.isStated())
            .map(AttributeModel::component)
            .toList(),
        attributes);
    checkDefaults("record", record, attributes);
    ClassType type = Compiler.name(record);
    String codec = codec(type);
    records.add(new NestedModel(Kind.RECORD, type, codec, attributes, List.of()));
    return new ValueType.Nested(Kind.RECORD, type, codec);
  }

  /** Returns a name that no other codec has. */
  private String codec(ClassType type) {
    String name = String.join("", type.simpleNames()) + "Codec";
    String unique = name;
    for (int n = 2; !taken.add(unique); n++) {
      unique = name + n;
    }
    return unique;
  }

  /**
   * Reports a part of a record without anything that is there whenever the record is. DynamoDB
   * answers with nothing then, and that doesn't tell whether there is a record.
   *
   * @param component the component that has the part
   * @param holder the record of the component
   * @param of the name of the whole record
   * @param telling the components that are there whenever the record is
   * @param attributes the attributes of the part
   */
  void checkTold(
      RecordComponentElement component,
      TypeElement holder,
      ClassType of,
      List<String> telling,
      List<AttributeModel> attributes) {
    if (attributes.stream().map(AttributeModel::component).noneMatch(telling::contains)) {
      report.add(
          "The component %s of %s reads only what %s may lack. If an item lacks it, nothing tells"
              + " whether there is a record. %s",
          Code.INVALID_PART,
          component,
          holder,
          TypeText.withArticle(of),
          telling.isEmpty()
              ? "Declare the component as the entity does: %s.".formatted(of.simpleName())
              : "Add a component that is always there: %s."
                  .formatted(
                      telling.stream().map(Spelling::lastStep).collect(Collectors.joining(", "))));
    }
  }

  /** Reports defaults that are made of components which a record of the projection doesn't have. */
  void checkDefaults(String kind, TypeElement record, List<AttributeModel> attributes) {
    for (AttributeModel attribute : attributes) {
      attribute.defaultSources().stream()
          .filter(source -> attributes.stream().noneMatch(a -> a.component().equals(source)))
          .findFirst()
          .ifPresent(
              source ->
                  report.add(
                      "The default of %s is made of %s, which the %s %s lacks. Add it as a"
                          + " component.",
                      Code.INVALID_DEFAULT, attribute, source, kind, record));
    }
  }
}
