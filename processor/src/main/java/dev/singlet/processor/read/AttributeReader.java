package dev.singlet.processor.read;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.StoredCase;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.Constraint;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.TableSettings;
import dev.singlet.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Reads the components of a record. */
final class AttributeReader {

  private final Compiler compiler;
  private final TableSettings table;
  private final TypeReader types;
  private final DefaultReader defaults;
  private final ConstraintReader constraints;
  private final Report report;

  AttributeReader(Compiler compiler, TableSettings table, NestedRecords nested, Report report) {
    this.compiler = compiler;
    this.table = table;
    this.types = new TypeReader(compiler, nested, report);
    this.defaults = new DefaultReader(compiler, report);
    this.constraints = new ConstraintReader(compiler, report);
    this.report = report;
  }

  /** The attributes whose types can be stored; the others are reported. */
  List<AttributeModel> read(TypeElement type, boolean isEntity) {
    List<AttributeModel> attributes = new ArrayList<>();
    StampReader stamps = new StampReader(compiler, isEntity, report);
    TimeToLiveReader timesToLive = new TimeToLiveReader(compiler, isEntity, report);
    for (RecordComponentElement component : type.getRecordComponents()) {
      if (!isEntity) {
        new UniqueReader(compiler, report).refuse(type, component);
      }
      Place place = SourcePlace.of(component);
      TimeFormat format = timeFormat(component);
      types
          .read(component, format, place)
          .ifPresent(
              valueType -> {
                checkStoredForm(component, valueType);
                Stamp stamp = stamps.read(component, valueType);
                timesToLive.check(component, valueType);
                attributes.add(attribute(type, component, valueType, isEntity, stamp, place));
              });
    }
    constraints.checkRecord(type);
    DefaultSources.check(attributes, report);
    return attributes;
  }

  private AttributeModel attribute(
      TypeElement record,
      RecordComponentElement component,
      ValueType type,
      boolean isEntity,
      Stamp stamp,
      Place place) {
    Optional<DefaultValue> id =
        new GeneratedIdReader(compiler, isEntity, report).read(component, type);
    boolean isNullable = isNullable(component) && id.isEmpty();
    List<Constraint> constrained = constraints.read(record, component, type, isNullable);
    Optional<DefaultValue> given =
        compiler
            .annotation(component, Default.class)
            .flatMap(a -> defaults.read(a, record, component, type, isEntity, constrained));
    DefaultValue initial =
        id.or(() -> given).orElse(stamp == Stamp.VERSION ? new DefaultValue.Literal("0") : null);
    return new AttributeModel(
        place,
        component.getSimpleName().toString(),
        storedName(component, stamp),
        type,
        isNullable,
        initial,
        stamp,
        compiler.annotation(component, TimeToLive.class).isPresent(),
        constrained,
        aliases(component));
  }

  private List<String> aliases(RecordComponentElement component) {
    return compiler
        .annotation(component, Attribute.class)
        .map(annotation -> annotation.strings("aliases").stream().map(Valued::value).toList())
        .orElse(List.of());
  }

  private String storedName(RecordComponentElement component, Stamp stamp) {
    Optional<Annotated> attribute = compiler.annotation(component, Attribute.class);
    if (attribute.isPresent() && attribute.get().isWritten("value")) {
      return attribute.get().string("value").value();
    }
    String stampName =
        switch (stamp) {
          case CREATED -> table.createdAttribute();
          case MODIFIED -> table.modifiedAttribute();
          case NONE, VERSION -> "";
        };
    return stampName.isEmpty()
        ? StoredNames.of(component.getSimpleName().toString(), table.naming())
        : stampName;
  }

  /** How the times of a component are stored; DynamoDB wants its time to live in seconds. */
  private TimeFormat timeFormat(RecordComponentElement component) {
    boolean isTimeToLive = compiler.annotation(component, TimeToLive.class).isPresent();
    return compiler
        .annotation(component, StoredTime.class)
        .map(annotation -> annotation.constant("value", TimeFormat.class).value())
        .orElse(isTimeToLive ? TimeFormat.EPOCH : TimeFormat.MILLIS);
  }

  private void checkStoredForm(RecordComponentElement component, ValueType type) {
    compiler
        .annotation(component, StoredTime.class)
        .filter(annotation -> !holds(type, ValueType.Time.class))
        .ifPresent(a -> reportStoredForm(a, "@StoredTime", component, "an Instant"));
    compiler
        .annotation(component, StoredCase.class)
        .filter(annotation -> !holds(type, ValueType.Enumeration.class))
        .ifPresent(a -> reportStoredForm(a, "@StoredCase", component, "an enum"));
  }

  private void reportStoredForm(
      Annotated annotation, String name, RecordComponentElement component, String wanted) {
    report.add(
        Code.INVALID_STORED_FORM,
        annotation.place(),
        "%s stands on %s, which is %s. It fits %s, and a List, Set or Map of such. Take it away.",
        name,
        component.getSimpleName(),
        TypeText.withArticle(component.asType()),
        wanted);
  }

  private static boolean holds(ValueType type, Class<? extends ValueType> scalar) {
    return scalar.isInstance(type)
        || (type instanceof ValueType.ListOf list && holds(list.element(), scalar))
        || (type instanceof ValueType.SetOf set && holds(set.element(), scalar))
        || (type instanceof ValueType.MapOf map && holds(map.value(), scalar));
  }

  /** Nullness annotations go by their simple name, since every project has its own. */
  static boolean isNullable(RecordComponentElement component) {
    return component.asType().getAnnotationMirrors().stream().anyMatch(AttributeReader::isNullable)
        || component.getAnnotationMirrors().stream().anyMatch(AttributeReader::isNullable)
        || component.getAccessor().getAnnotationMirrors().stream()
            .anyMatch(AttributeReader::isNullable);
  }

  private static boolean isNullable(AnnotationMirror annotation) {
    return annotation.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable");
  }
}
