package dev.singlet.processor.read;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.model.NumberKind;
import dev.singlet.processor.model.ValueType;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads the type of a component. */
final class TypeReader {

  private static final String SUPPORTED =
      "There are String, boolean, byte, short, int, long, float, double and their boxes, BigInteger,"
          + " BigDecimal, Instant, UUID, byte[], enums, records, List and Map<String, ...> of these,"
          + " and Set of strings, numbers, enums, times and UUIDs. Use one of them; what may be absent"
          + " is @Nullable.";

  private final EnumReader enums;
  private final NestedRecords nested;
  private final Report report;

  TypeReader(Compiler compiler, NestedRecords nested, Report report) {
    this.enums = new EnumReader(compiler, report);
    this.nested = nested;
    this.report = report;
  }

  /** The type of a component; reported if it is none that can be stored. */
  Optional<ValueType> read(RecordComponentElement component, TimeFormat time, Place place) {
    return read(component.asType(), time, component, place);
  }

  /** The type a computed method gives. */
  Optional<ValueType> read(TypeMirror type, Place place) {
    return read(type, TimeFormat.MILLIS, null, place);
  }

  private Optional<ValueType> read(
      TypeMirror type, TimeFormat time, @Nullable RecordComponentElement component, Place place) {
    Optional<ValueType> read =
        switch (type.getKind()) {
          case BOOLEAN -> Optional.of(new ValueType.Bool(true));
          case BYTE -> numeric(NumberKind.BYTE, true);
          case SHORT -> numeric(NumberKind.SHORT, true);
          case INT -> numeric(NumberKind.INT, true);
          case LONG -> numeric(NumberKind.LONG, true);
          case FLOAT -> numeric(NumberKind.FLOAT, true);
          case DOUBLE -> numeric(NumberKind.DOUBLE, true);
          case ARRAY ->
              ((ArrayType) type).getComponentType().getKind() == TypeKind.BYTE
                  ? Optional.of(new ValueType.Bytes())
                  : Optional.empty();
          case DECLARED -> declared((DeclaredType) type, time, component, place);
          case ERROR -> throw new Unresolved(type.toString());
          default -> Optional.empty();
        };
    if (read.isEmpty() && report.diagnostics().stream().noneMatch(d -> d.place().equals(place))) {
      report.add(
          Code.UNSUPPORTED_TYPE,
          place,
          "The type %s can't be stored. %s",
          TypeText.of(type),
          SUPPORTED);
    }
    return read;
  }

  private Optional<ValueType> declared(
      DeclaredType type, TimeFormat time, @Nullable RecordComponentElement component, Place place) {
    TypeElement element = (TypeElement) type.asElement();
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    return switch (element.getQualifiedName().toString()) {
      case "java.lang.String" -> Optional.of(new ValueType.Text());
      case "java.lang.Boolean" -> Optional.of(new ValueType.Bool(false));
      case "java.lang.Byte" -> numeric(NumberKind.BYTE, false);
      case "java.lang.Short" -> numeric(NumberKind.SHORT, false);
      case "java.lang.Integer" -> numeric(NumberKind.INT, false);
      case "java.lang.Long" -> numeric(NumberKind.LONG, false);
      case "java.lang.Float" -> numeric(NumberKind.FLOAT, false);
      case "java.lang.Double" -> numeric(NumberKind.DOUBLE, false);
      case "java.math.BigInteger" -> numeric(NumberKind.BIG_INTEGER, false);
      case "java.math.BigDecimal" -> numeric(NumberKind.BIG_DECIMAL, false);
      case "java.time.Instant" -> Optional.of(new ValueType.Time(time));
      case "java.util.UUID" -> Optional.of(new ValueType.Uuid());
      case "java.util.Set" ->
          argument(arguments, 0, time, component, place)
              .filter(TypeReader::isSetElement)
              .map(ValueType.SetOf::new);
      case "java.util.List" ->
          argument(arguments, 0, time, component, place)
              .filter(element1 -> !(element1 instanceof ValueType.SetOf))
              .map(ValueType.ListOf::new);
      case "java.util.Map" ->
          argument(arguments, 0, time, component, place)
              .filter(key -> key instanceof ValueType.Text)
              .flatMap(key -> argument(arguments, 1, time, component, place))
              .filter(value -> !(value instanceof ValueType.SetOf))
              .map(ValueType.MapOf::new);
      default -> own(element, component, place);
    };
  }

  private Optional<ValueType> own(
      TypeElement type, @Nullable RecordComponentElement component, Place place) {
    boolean isEnum = type.getKind() == ElementKind.ENUM;
    boolean isRecord = type.getKind() == ElementKind.RECORD && type.getTypeParameters().isEmpty();
    if ((isEnum || isRecord) && !Access.check(isEnum ? "enum" : "record", type, place, report)) {
      return Optional.empty();
    }
    if (isEnum) {
      return Optional.of(enums.read(type, component, place));
    }
    if (isRecord) {
      return Optional.of(new ValueType.Nested(Compiler.name(type), nested.codecOf(type)));
    }
    return Optional.empty();
  }

  private Optional<ValueType> argument(
      List<? extends TypeMirror> arguments,
      int index,
      TimeFormat time,
      @Nullable RecordComponentElement component,
      Place place) {
    return arguments.size() > index
        ? read(arguments.get(index), time, component, place)
        : Optional.empty();
  }

  private static boolean isSetElement(ValueType type) {
    return type instanceof ValueType.Text
        || type instanceof ValueType.Numeric
        || type instanceof ValueType.Enumeration
        || type instanceof ValueType.Time
        || type instanceof ValueType.Uuid;
  }

  private static Optional<ValueType> numeric(NumberKind kind, boolean isPrimitive) {
    return Optional.of(new ValueType.Numeric(kind, isPrimitive));
  }
}
