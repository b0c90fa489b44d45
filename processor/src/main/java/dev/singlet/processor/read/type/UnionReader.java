package dev.singlet.processor.read.type;

import dev.singlet.annotation.Union;
import dev.singlet.annotation.Variant;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.UnionModel;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.JavaTypes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads sealed interfaces over records and enums. */
public final class UnionReader {

  private static final String DEFAULT_DISCRIMINATOR = "type";

  private final Compiler compiler;
  private final NestedRecords nested;
  private final EnumReader enums;
  private final Report report;

  public UnionReader(Compiler compiler, NestedRecords nested, Report report) {
    this.compiler = compiler;
    this.nested = nested;
    this.enums = new EnumReader(report);
    this.report = report;
  }

  UnionModel read(DeclaredType union, String codec) {
    TypeElement type = Compiler.element(union);
    String discriminator = discriminator(type);
    Set<TypeElement> below = new LinkedHashSet<>();
    collect(type, type, !discriminator.isEmpty(), below);
    List<UnionModel.Variant> variants = new ArrayList<>();
    for (TypeElement each : below) {
      boolean isEnum = each.getKind() == ElementKind.ENUM;
      if (!Access.check(isEnum ? "enum" : "record", each, SourcePlace.of(each), report)) {
        continue;
      }
      if (isEnum) {
        variants.add(variant(each, enums.read(each, null, SourcePlace.of(each))));
      } else {
        applied(each, union).ifPresent(r -> variants.add(variant(each, nested.record(r))));
      }
    }
    return new UnionModel(
        SourcePlace.of(type), JavaTypes.of(union), codec, discriminator, variants);
  }

  /** Returns the attribute that tells which record a value is; empty if its type tells it. */
  static String discriminator(TypeElement union) {
    return Annotated.find(union, Union.class)
        .map(annotation -> annotation.string("discriminator").value())
        .orElse(DEFAULT_DISCRIMINATOR);
  }

  private static UnionModel.Variant variant(TypeElement type, ValueType read) {
    String tag =
        Annotated.find(type, Variant.class)
            .map(annotation -> annotation.string("value").value())
            .orElse(type.getSimpleName().toString());
    return new UnionModel.Variant(SourcePlace.of(type), tag, read);
  }

  /**
   * Collects the records and enums under a sealed interface. Other types are reported, and so are
   * those that have no place for a discriminator, if there is one.
   */
  private void collect(
      TypeElement type, TypeElement union, boolean isTagged, Set<TypeElement> below) {
    boolean isEnum = type.getKind() == ElementKind.ENUM;
    boolean isRecord = type.getKind() == ElementKind.RECORD;
    Kind kind = isRecord ? NestedRecords.kind(type) : isEnum ? Kind.ENUM : Kind.UNION;
    boolean isMap = kind == Kind.RECORD || kind == Kind.UNION;
    if (!isMap && isTagged) {
      report.add(
          "%s is %s, so it has no place for the discriminator of %s. %s, or let DynamoDB's types"
              + " tell them apart: @Union(discriminator = Union.NONE).",
          Code.INVALID_UNION,
          SourcePlace.of(type),
          type,
          isEnum ? "an enum" : annotation(kind),
          union,
          isEnum ? "Declare it as a record" : "Take " + annotation(kind) + " away");
      return;
    }
    if (isRecord || isEnum) {
      if (kind != Kind.UNWRAPPED || hasOneComponent(type)) {
        below.add(type);
      }
      return;
    }
    boolean isSealed = !type.getPermittedSubclasses().isEmpty();
    if (type.getKind() != ElementKind.INTERFACE || !isSealed) {
      Place place = SourcePlace.of(type);
      report.add(
          "%s is below the sealed interface %s, which is stored as one of its records, and is not"
              + " a record. Declare it as record %s(...).",
          Code.INVALID_UNION, place, type, union, type);
      return;
    }
    type.getPermittedSubclasses()
        .forEach(each -> collect(Compiler.element(each), union, isTagged, below));
  }

  private static String annotation(Kind kind) {
    return kind == Kind.TUPLE ? "@Tuple" : "@Unwrapped";
  }

  private boolean hasOneComponent(TypeElement unwrapped) {
    int components = unwrapped.getRecordComponents().size();
    if (components != 1) {
      report.add(
          "%s is @Unwrapped, which needs one component to store in its place, but it has %s. Take"
              + " @Unwrapped away.",
          Code.INVALID_UNION,
          SourcePlace.of(unwrapped),
          unwrapped,
          components == 0 ? "none" : String.valueOf(components));
    }
    return components == 1;
  }

  /**
   * Returns a record with the type arguments that make it a part of the union; empty if there are
   * none.
   */
  private Optional<DeclaredType> applied(TypeElement record, DeclaredType union) {
    DeclaredType declared = (DeclaredType) record.asType();
    if (record.getTypeParameters().isEmpty()) {
      return isOf(declared, union) ? Optional.of(declared) : Optional.empty();
    }
    Map<String, TypeMirror> arguments = new HashMap<>();
    compiler
        .superType(declared, Compiler.element(union))
        .ifPresent(above -> match(above, union, arguments));
    List<TypeMirror> applied = new ArrayList<>();
    for (TypeParameterElement parameter : record.getTypeParameters()) {
      TypeMirror argument = arguments.get(parameter.getSimpleName().toString());
      if (argument == null) {
        report.add(
            "%s has a type parameter %s, which does not follow from %s. Take it away.",
            Code.INVALID_UNION, record, parameter, Compiler.element(union));
        return Optional.empty();
      }
      applied.add(argument);
    }
    DeclaredType type =
        compiler.types().getDeclaredType(record, applied.toArray(TypeMirror[]::new));
    return isOf(type, union) ? Optional.of(type) : Optional.empty();
  }

  private boolean isOf(DeclaredType record, DeclaredType union) {
    return compiler.types().isSubtype(record, union);
  }

  private static void match(
      DeclaredType above, DeclaredType union, Map<String, TypeMirror> arguments) {
    for (int i = 0; i < above.getTypeArguments().size(); i++) {
      TypeMirror variable = above.getTypeArguments().get(i);
      if (variable.getKind() == TypeKind.TYPEVAR) {
        arguments.put(variable.toString(), union.getTypeArguments().get(i));
      }
    }
  }
}
