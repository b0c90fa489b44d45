package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.Sensitive;
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
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.AttributeModel.Stamp;
import dev.singlet.processor.model.settings.StampNames;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.model.value.TimeForms;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.Wrapping;
import dev.singlet.processor.read.constraint.ConstraintReader;
import dev.singlet.processor.read.defaults.DefaultReader;
import dev.singlet.processor.read.defaults.DefaultSources;
import dev.singlet.processor.read.element.Absence;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.type.NestedRecords;
import dev.singlet.processor.read.type.TypeReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeMirror;

/** Reads the components of a record. */
public final class AttributeReader {

  private final Compiler compiler;
  private final TypeElement owner;
  private final TableSettings table;
  private final TypeReader types;
  private final DefaultReader defaults;
  private final ConstraintReader constraints;
  private final Report report;

  /**
   * Makes a reader.
   *
   * @param owner the interface of the table
   */
  public AttributeReader(
      Compiler compiler,
      TypeElement owner,
      TableSettings table,
      NestedRecords nested,
      Report report) {
    this.compiler = compiler;
    this.owner = owner;
    this.table = table;
    this.types = new TypeReader(compiler, table, nested, report);
    this.defaults = new DefaultReader(compiler, report);
    this.constraints = new ConstraintReader(compiler, report);
    this.report = report;
  }

  /**
   * The reading of one item, or of one map in it. Flattened records are parts of it.
   *
   * @param isEntity true for an item
   * @param names the attributes with the times of the item
   * @param prefix the beginning of the stored names
   * @param holder the path of the flattened component that holds the record; empty for none
   * @param records the record, and those that are flattened around it
   */
  private record Reading(
      boolean isEntity,
      StampNames names,
      StampReader stamps,
      TimeToLiveReader timesToLive,
      String prefix,
      String holder,
      List<TypeElement> records) {

    Reading within(TypeElement record, String further, String path) {
      List<TypeElement> all = new ArrayList<>(records);
      all.add(record);
      return new Reading(isEntity, names, stamps, timesToLive, prefix + further, path, all);
    }

    String path(RecordComponentElement component) {
      String name = component.getSimpleName().toString();
      return holder.isEmpty() ? name : Spelling.path(holder, name);
    }
  }

  /** Reads the attributes whose types can be stored; the others are reported. */
  public List<AttributeModel> read(DeclaredType declared, boolean isEntity) {
    Reading reading =
        new Reading(
            isEntity,
            StampNamesReader.read(Compiler.element(declared), table),
            new StampReader(isEntity, report),
            new TimeToLiveReader(isEntity, report),
            "",
            "",
            List.of());
    return read(declared, reading.within(Compiler.element(declared), "", ""));
  }

  private List<AttributeModel> read(DeclaredType declared, Reading reading) {
    TypeElement type = Compiler.element(declared);
    boolean isEntity = reading.isEntity();
    List<AttributeModel> attributes = new ArrayList<>();
    ExtrasReader extras = new ExtrasReader(compiler, report);
    ComponentTexts texts =
        isEntity ? ComponentTexts.of(type, owner, compiler) : ComponentTexts.none();
    FlattenReader flattens = new FlattenReader(compiler, types, report);
    TupleElements elements = new TupleElements(type, isEntity, report);
    for (RecordComponentElement component : compiler.components(type)) {
      if (elements.isRefused(component)) {
        continue;
      }
      if (compiler.keepsExtras(component)) {
        extras
            .read(component, compiler.componentType(declared, component))
            .ifPresent(attributes::add);
        continue;
      }
      if (!isEntity) {
        new UniqueReader(compiler, report).refuse(component);
        new EmbeddingReader(compiler, report).refuse(component);
      }
      Optional<Annotated> flatten = Annotated.find(component, Flatten.class);
      if (flatten.isPresent()) {
        TypeMirror held = compiler.componentType(declared, component);
        if (flattens.isUsable(flatten.get(), component, held, isEntity, reading.records())) {
          String prefix = flatten.get().string("prefix").value();
          List<AttributeModel> within =
              read(
                  (DeclaredType) held,
                  reading.within(Compiler.element(held), prefix, reading.path(component)));
          attributes.addAll(flattens.flattened(flatten.get(), component, held, within, texts));
        }
        continue;
      }
      TimeFormat format = timeFormat(component);
      TypeMirror componentType = compiler.componentType(declared, component);
      Wrapping wrapping = Absence.wrapping(componentType);
      wrapped(componentType, wrapping, format, component)
          .ifPresent(
              valueType ->
                  attributes.add(
                      attribute(component, valueType, wrapping, reading, elements, texts)));
    }
    constraints.checkRecord(type);
    new MisplacedAnnotations(compiler, report).check(type);
    DefaultSources.check(attributes.stream().filter(a -> a.path().isEmpty()).toList(), report);
    return attributes;
  }

  private AttributeModel attribute(
      RecordComponentElement component,
      ValueType type,
      Wrapping wrapping,
      Reading reading,
      TupleElements elements,
      ComponentTexts texts) {
    TypeElement record = elements.record();
    boolean isEntity = reading.isEntity();
    checkStoredForm(component, type);
    Stamp stamp = reading.stamps().read(component, reading.path(component), type);
    reading.timesToLive().check(component, reading.path(component), type);
    Optional<DefaultValue> id = new GeneratedIdReader(isEntity, report).read(component, type);
    boolean isNullable = compiler.isNullable(component) && id.isEmpty();
    List<Constraint> constrained = constraints.read(record, component, type.javaType(), isNullable);
    Optional<Annotated> annotation = Annotated.find(component, Default.class);
    Optional<DefaultValue> given =
        annotation.flatMap(
            each -> defaults.read(each, record, component, type, isEntity, constrained));
    List<String> names =
        elements.place(component).map(List::of).orElseGet(() -> names(component, stamp, reading));
    DefaultValue initial =
        id.or(() -> given).orElse(stamp == Stamp.VERSION ? new DefaultValue.Literal("0") : null);
    boolean mayBeAbsent = isNullable || initial != null || wrapping != Wrapping.NONE;
    return new AttributeModel(
        SourcePlace.of(component),
        component.getSimpleName().toString(),
        component.getAccessor().getSimpleName().toString(),
        names.get(0),
        new TransformationReader(compiler, isEntity, report)
            .read(component, mayBeAbsent ? absentAsNull(type) : type),
        isNullable,
        initial,
        given.isPresent() && !annotation.orElseThrow().bool("newRecords").value(),
        stamp,
        new ContextReader(isEntity, report).read(component),
        new ReadOnlyReader(isEntity, report).read(component),
        Annotated.has(component, TimeToLive.class),
        StoredNames.isHidden(component),
        Annotated.has(component, Sensitive.class) || Annotated.has(component, Encrypt.class),
        constrained,
        names.subList(1, names.size()),
        wrapping,
        texts.of(component.getSimpleName().toString()),
        null,
        new OnlyInKeyReader(isEntity, report).read(component));
  }

  /** Returns the type with NULL documents read as absent, if the component may be absent. */
  private static ValueType absentAsNull(ValueType type) {
    if (type instanceof ValueType.Converted converted) {
      return converted.to(absentAsNull(converted.to()));
    }
    return type.is(Kind.DOCUMENT) ? new ValueType.Open(true) : type;
  }

  /** Returns the names that an attribute can have in an item. The written name comes first. */
  private List<String> names(RecordComponentElement component, Stamp stamp, Reading reading) {
    String ofStamp =
        StoredNames.given(component).isEmpty() ? stampName(stamp, reading.names()) : "";
    String present = ofStamp.isEmpty() ? StoredNames.of(component, table) : ofStamp;
    List<String> names =
        Annotated.find(component, Attribute.class)
            .map(
                annotation ->
                    new WrittenName(annotation, Code.INVALID_ALIAS, report)
                        .first(component.getSimpleName().toString(), present))
            .orElse(List.of(present));
    return names.stream()
        .map(name -> name.equals(ofStamp) ? name : reading.prefix() + name)
        .toList();
  }

  /** Reads the type of a component's value. For an Optional, this is the type of its content. */
  private Optional<ValueType> wrapped(
      TypeMirror type, Wrapping wrapping, TimeFormat format, RecordComponentElement component) {
    Place place = SourcePlace.of(component);
    if (type.getKind().isPrimitive() && compiler.isNullable(component)) {
      report.add(
          "%s is @Nullable, but %s always has a value. Declare it as @Nullable %s, or remove the"
              + " annotation.",
          Code.UNSUPPORTED_TYPE,
          place,
          component,
          TypeText.withArticle(type),
          compiler.types().boxedClass((PrimitiveType) type).getSimpleName());
      return Optional.empty();
    }
    if (wrapping.number().isPresent()) {
      return Optional.of(ValueType.Scalar.of(wrapping.number().get()));
    }
    boolean isWrapped = wrapping == Wrapping.OPTIONAL;
    List<? extends TypeMirror> arguments =
        isWrapped ? ((DeclaredType) type).getTypeArguments() : List.of();
    if (isWrapped && arguments.isEmpty()) {
      return types.read(type, format, component, place);
    }
    Optional<ValueType> read =
        types.read(isWrapped ? arguments.get(0) : type, format, component, place);
    if (isWrapped && read.isPresent() && read.get().isSet()) {
      report.add(
          "The type %s can't be stored. DynamoDB has no empty sets, so an empty set could not be"
              + " told from an absent one. Declare the set itself: it is empty if it is absent.",
          Code.UNSUPPORTED_TYPE, place, type);
      return Optional.empty();
    }
    return read;
  }

  /** Returns Singlet's own attribute of a stamp; empty if there is none. */
  private static String stampName(Stamp stamp, StampNames names) {
    return switch (stamp) {
      case CREATED -> names.created();
      case MODIFIED -> names.modified();
      case NONE, VERSION -> "";
    };
  }

  /** Returns the stored form of a component's times. DynamoDB expects a time to live in seconds. */
  private TimeFormat timeFormat(RecordComponentElement component) {
    boolean isTimeToLive = Annotated.has(component, TimeToLive.class);
    return Annotated.find(component, StoredTime.class)
        .map(annotation -> annotation.constant("value", TimeFormat.class).value())
        .orElse(isTimeToLive ? TimeFormat.EPOCH : table.storedTime());
  }

  private void checkStoredForm(RecordComponentElement component, ValueType type) {
    Annotated.find(component, StoredTime.class)
        .ifPresent(annotation -> checkStoredTime(annotation, component, type));
    Annotated.find(component, StoredCase.class)
        .filter(annotation -> !holds(type, kind -> kind == Kind.ENUM))
        .ifPresent(a -> reportStoredForm(a, component, "an enum"));
  }

  private void checkStoredTime(
      Annotated annotation, RecordComponentElement component, ValueType type) {
    TimeFormat format = annotation.constant("value", TimeFormat.class).value();
    if (holds(type, kind -> TimeForms.has(kind, format))) {
      return;
    }
    if (holds(type, kind -> TimeForms.has(kind, TimeFormat.SECONDS))) {
      report.add(
          "%s is on %s, which is %s. Only an Instant can be stored as %s. Write SECONDS, MILLIS or"
              + " NANOS for digits of a second%s.",
          Code.INVALID_STORED_FORM,
          annotation,
          component,
          TypeText.withArticle(component.asType()),
          format,
          holds(type, kind -> TimeForms.has(kind, TimeFormat.TO_STRING))
              ? ", or TO_STRING for as many as it needs"
              : "");
    } else {
      reportStoredForm(
          annotation,
          component,
          "an Instant, a LocalDateTime, a LocalTime, an OffsetDateTime or a ZonedDateTime");
    }
  }

  private void reportStoredForm(
      Annotated annotation, RecordComponentElement component, String wanted) {
    String type = TypeText.withArticle(component.asType());
    report.add(
        "%s is on %s, which is %s. It can be on %s, and on a List, Set or Map of these. Remove it.",
        Code.INVALID_STORED_FORM, annotation, component, type, wanted);
  }

  private static boolean holds(ValueType type, Predicate<Kind> test) {
    return test.test(type.kind()) || type.parts().stream().anyMatch(part -> holds(part, test));
  }
}
