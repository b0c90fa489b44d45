package dev.singlet.processor.read.type;

import dev.singlet.annotation.Convert;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Version;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.TimeForms;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.read.element.Absence;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.JavaTypes;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads the type of a component. */
public final class TypeReader {

  private static final List<Class<? extends Annotation>> MANAGED =
      List.of(CreatedAt.class, UpdatedAt.class, Version.class, TimeToLive.class);

  private static final String SET_AS_LIST =
      "a Set of scalar values, or @Convert(with = SetAsList.class).";

  private static final String KEYS =
      "The keys of a map are text in DynamoDB. Use String, a number, a boolean, an enum, a UUID, or"
          + " one of the other types that are stored as text.";

  private static final String HOSTS =
      "Two URLs are equal if their hosts have the same address, which is looked up each time, so"
          + " that the network would decide what ";

  private final Compiler compiler;
  private final TimeFormat storedTime;
  private final EnumReader enums;
  private final Converters converters;
  private final List<Conversion> ofTable;
  private final NestedRecords nested;
  private final PresentElements elements;
  private final Report report;

  public TypeReader(Compiler compiler, TableSettings table, NestedRecords nested, Report report) {
    this.compiler = compiler;
    this.storedTime = table.storedTime();
    this.enums = new EnumReader(report);
    this.converters = new Converters(compiler, report);
    this.ofTable =
        table.converters().stream()
            .flatMap(name -> converters.find(name).stream())
            .sorted(Comparator.comparing(Conversion::isGeneric))
            .toList();
    this.nested = nested;
    this.elements = new PresentElements(converters, report);
    this.report = report;
  }

  /** Reads the type of a component. Reports a type that can't be stored. */
  public Optional<ValueType> read(
      TypeMirror type, TimeFormat time, Element component, Place place) {
    List<Conversion> conversions = new ArrayList<>();
    Annotated.find(component, Convert.class)
        .map(annotation -> annotation.type("with"))
        .ifPresent(
            converter ->
                converters
                    .read(converter)
                    .filter(conversion -> isUsed(conversion, type, converter))
                    .ifPresent(conversions::add));
    if (!isManaged(component)) {
      conversions.addAll(ofTable);
    }
    NullableParts nullable = NullableParts.of(component, compiler);
    return read(type, new TypeUse(time, component, place, conversions, nullable));
  }

  /** Returns whether Singlet or DynamoDB uses a component, which then keeps its own form. */
  private boolean isManaged(Element component) {
    return MANAGED.stream().anyMatch(mark -> Annotated.has(component, mark));
  }

  private boolean isUsed(Conversion conversion, TypeMirror type, Valued<TypeMirror> converter) {
    boolean isUsed = converters.mentions(type, conversion);
    if (!isUsed) {
      converters.reportInvalid(
          converter.place(),
          "%s converts %s, but the component is %s. Name a converter of that type.",
          conversion.type().getSimpleName(),
          TypeText.of(conversion.from()),
          TypeText.withArticle(type));
    }
    return isUsed;
  }

  /** Returns the converter that the table has for a type. */
  public Optional<String> converterOf(TypeMirror type) {
    return ofTable.stream()
        .filter(conversion -> converters.isSame(type, conversion.from()))
        .map(conversion -> conversion.type().getSimpleName().toString())
        .findFirst();
  }

  /** Reads the type of a computed method's result. */
  public Optional<ValueType> read(TypeMirror type, Place place) {
    return read(type, new TypeUse(storedTime, null, place, ofTable, NullableParts.of(type)));
  }

  private Optional<ValueType> read(TypeMirror type, TypeUse at) {
    TypeUse use = at.within(type, converters);
    for (Conversion each : use.conversions()) {
      Optional<Conversion> conversion = converters.fit(each, type);
      if (conversion.isPresent()) {
        return converted(type, conversion.get(), use);
      }
    }
    Optional<ValueType> read =
        switch (type.getKind()) {
          case BOOLEAN, BYTE, SHORT, INT, LONG, FLOAT, DOUBLE, CHAR ->
              primitive((PrimitiveType) type);
          case ARRAY -> array((ArrayType) type, use);
          case DECLARED -> declared((DeclaredType) type, use);
          case ERROR -> throw new Unresolved(type.toString());
          default -> Optional.empty();
        };
    if (read.isEmpty() && use.map() != null) {
      refuse(use.map(), use, KEYS);
    }
    if (read.isEmpty() && !report.isAt(use.place())) {
      StorableTypes storable = new StorableTypes(compiler, canConvertFurther(type, use));
      report.add(
          "The type %s can't be stored. %s",
          Code.UNSUPPORTED_TYPE, use.place(), type, storable.insteadOf(type));
    }
    return read;
  }

  /** Returns whether Singlet's converters would convert a type if the table named them. */
  private boolean canConvertFurther(TypeMirror type, TypeUse use) {
    return !use.isStoredForm()
        && (use.component() == null || !isManaged(use.component()))
        && converters.doesHold(StorableTypes.FURTHER, type);
  }

  private Optional<ValueType> converted(TypeMirror type, Conversion conversion, TypeUse use) {
    for (TypeMirror held :
        conversion.isGeneric() ? conversion.arguments() : List.<TypeMirror>of()) {
      DeclaredType holder = (DeclaredType) type;
      if (Absence.isMarkedNullable(held)) {
        elements.reportNullable("contents", holder, use.place());
        return Optional.empty();
      }
      if (!elements.areUnwrapped("contents", held, holder, use.conversions(), use.place())) {
        return Optional.empty();
      }
    }
    return read(conversion.to(), use.storedBy(conversion))
        .map(to -> new ValueType.Converted(JavaTypes.of(type), conversion.javaType(), to));
  }

  private Optional<ValueType> array(ArrayType type, TypeUse use) {
    boolean isNullable = elements.areNullable(type, use);
    if (isNullable && type.getComponentType().getKind().isPrimitive()) {
      elements.reportNever(type, use.place());
      return Optional.empty();
    }
    return type.getComponentType().getKind() == TypeKind.BYTE
        ? Optional.of(ValueType.Scalar.of(Kind.BYTES))
        : read(type.getComponentType(), use.at(use.nullable().element()))
            .map(e -> ValueType.Holder.of(Kind.ARRAY, e).withNull(isNullable));
  }

  private Optional<ValueType> primitive(PrimitiveType type) {
    String boxed = compiler.types().boxedClass(type).getQualifiedName().toString();
    return Kind.of(boxed).map(kind -> new ValueType.Scalar(kind, true));
  }

  private Optional<ValueType> declared(DeclaredType type, TypeUse use) {
    TypeElement element = (TypeElement) type.asElement();
    Optional<Kind> named = Kind.of(element.getQualifiedName().toString());
    if (named.isEmpty()) {
      return own(type, element, use);
    }
    Kind kind = named.get();
    return switch (kind) {
      case INSTANT -> Optional.of(new ValueType.Time(use.time()));
      case DOCUMENT -> Optional.of(new ValueType.Open(false));
      case LIST ->
          argument("elements", type, 0, use, true)
              .map(e -> ValueType.Holder.of(kind, e).withNull(isNullable(type, 0, use)));
      case SET, SORTED_SET ->
          argument("elements", type, 0, use, false)
              .filter(e -> isSetElement(e, kind == Kind.SORTED_SET, type, use))
              .map(e -> ValueType.Holder.of(kind, e));
      case MAP, SORTED_MAP ->
          argument("keys", type, 0, use.forKeys(type), false)
              .filter(key -> isMapKey(key, kind == Kind.SORTED_MAP, type, use))
              .flatMap(
                  key ->
                      argument("values", type, 1, use, true)
                          .map(value -> ValueType.Holder.of(kind, key, value))
                          .map(map -> map.withNull(isNullable(type, 1, use))));
      default -> Optional.of(TimeForms.of(kind, use.time(), use.hasOwnTime()));
    };
  }

  private Optional<ValueType> own(DeclaredType declared, TypeElement type, TypeUse use) {
    boolean isEnum = type.getKind() == ElementKind.ENUM;
    boolean isRecord = type.getKind() == ElementKind.RECORD;
    boolean isUnion = Compiler.isSealedInterface(type);
    if (isEnum || isRecord || isUnion) {
      String what = isEnum ? "enum" : isRecord ? "record" : "sealed interface";
      if (!Access.check(what, type, use.place(), report)) {
        return Optional.empty();
      }
    }
    if (isEnum) {
      return Optional.of(enums.read(type, use.component(), use.place()));
    }
    if ((isRecord || isUnion) && NestedRecords.isEndless(declared)) {
      refuse(
          type.asType(),
          use,
          "It holds itself with type arguments that grow without end. Use its own type"
              + " arguments there.");
      return Optional.empty();
    }
    if (isRecord && NestedRecords.kind(type) == Kind.UNWRAPPED) {
      refuse(
          declared,
          use,
          "It is @Unwrapped, and so can only be a record of a sealed interface with"
              + " @Union(discriminator = Union.NONE). Take @Unwrapped away, or use the type of its"
              + " component.");
      return Optional.empty();
    }
    if (isRecord && isComplete(declared, type)) {
      return Optional.of(nested.record(declared));
    }
    return isUnion && isComplete(declared, type)
        ? Optional.of(nested.union(declared))
        : Optional.empty();
  }

  /** Returns whether a generic type has type arguments, without wildcards and variables. */
  private static boolean isComplete(DeclaredType declared, TypeElement type) {
    return declared.getTypeArguments().size() == type.getTypeParameters().size()
        && declared.getTypeArguments().stream()
            .allMatch(a -> a.getKind() == TypeKind.DECLARED || a.getKind() == TypeKind.ARRAY);
  }

  private static boolean isNullable(DeclaredType holder, int index, TypeUse use) {
    return use.nullable().argument(index).isMarked()
        || Absence.isMarkedNullable(holder.getTypeArguments().get(index));
  }

  private Optional<ValueType> argument(
      String what, DeclaredType holder, int index, TypeUse use, boolean holdsNull) {
    List<? extends TypeMirror> arguments = holder.getTypeArguments();
    if (arguments.size() <= index) {
      return Optional.empty();
    }
    TypeMirror held = arguments.get(index);
    if (!holdsNull && isNullable(holder, index, use)) {
      elements.reportNullable(what, holder, use.place());
      return Optional.empty();
    }
    return elements.areUnwrapped(
            what, held, holder, use.within(held, converters).conversions(), use.place())
        ? read(held, use.at(use.nullable().argument(index)))
        : Optional.empty();
  }

  private boolean isMapKey(ValueType key, boolean isSorted, TypeMirror holder, TypeUse use) {
    if (key.is(Kind.URL)) {
      return refuse(holder, use, HOSTS + "such a map holds. Use URI as the key.");
    }
    return key.kind().form().hasText()
        ? !isSorted || isComparable(key, holder, use)
        : refuse(holder, use, KEYS);
  }

  private boolean isSetElement(
      ValueType element, boolean isSorted, TypeMirror holder, TypeUse use) {
    if (element.is(Kind.URL)) {
      return refuse(holder, use, HOSTS + "such a set holds. Use Set<URI>.");
    }
    return element.kind().fitsSet()
        ? !isSorted || isComparable(element, holder, use)
        : refuse(
            holder,
            use,
            element.is(Kind.BYTES)
                ? "Two arrays are never equal, so such a set would keep duplicates. Use"
                    + " Set<SdkBytes> or Set<ByteBuffer>."
                : "A set in DynamoDB holds strings, numbers or bytes. Use a List, "
                    + (isSorted ? "or a Set of scalar values." : SET_AS_LIST));
  }

  private boolean isComparable(ValueType element, TypeMirror holder, TypeUse use) {
    TypeElement type = compiler.elements().getTypeElement(element.javaType().box().toString());
    TypeMirror comparable =
        compiler
            .types()
            .erasure(compiler.elements().getTypeElement("java.lang.Comparable").asType());
    return type == null
        || compiler.types().isSubtype(compiler.types().erasure(type.asType()), comparable)
        || refuse(
            holder,
            use,
            TypeText.of(element.javaType())
                + " is not Comparable, so that nothing sorts it. Use a Set or a Map.");
  }

  private boolean refuse(TypeMirror holder, TypeUse use, String reason) {
    if (!report.isAt(use.place())) {
      report.add(
          "The type %s can't be stored. %s", Code.UNSUPPORTED_TYPE, use.place(), holder, reason);
    }
    return false;
  }
}
