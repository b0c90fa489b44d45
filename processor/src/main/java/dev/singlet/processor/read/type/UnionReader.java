package dev.singlet.processor.read.type;

import dev.singlet.annotation.Union;
import dev.singlet.annotation.Variant;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.UnionModel;
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

/** Reads sealed interfaces over records. */
public final class UnionReader {

  private static final String DEFAULT_DISCRIMINATOR = "type";

  private final Compiler compiler;
  private final NestedRecords nested;
  private final Report report;

  public UnionReader(Compiler compiler, NestedRecords nested, Report report) {
    this.compiler = compiler;
    this.nested = nested;
    this.report = report;
  }

  UnionModel read(DeclaredType union, String codec) {
    TypeElement type = Compiler.element(union);
    String discriminator =
        Annotated.find(type, Union.class)
            .map(annotation -> annotation.string("discriminator").value())
            .orElse(DEFAULT_DISCRIMINATOR);
    Set<TypeElement> records = new LinkedHashSet<>();
    collect(type, type, records);
    List<UnionModel.Variant> variants = new ArrayList<>();
    for (TypeElement record : records) {
      if (Access.check("record", record, SourcePlace.of(record), report)) {
        applied(record, union).ifPresent(r -> variants.add(variant(record, r)));
      }
    }
    return new UnionModel(
        SourcePlace.of(type), JavaTypes.of(union), codec, discriminator, variants);
  }

  private UnionModel.Variant variant(TypeElement record, DeclaredType applied) {
    String tag =
        Annotated.find(record, Variant.class)
            .map(annotation -> annotation.string("value").value())
            .orElse(record.getSimpleName().toString());
    return new UnionModel.Variant(SourcePlace.of(record), tag, nested.record(applied));
  }

  /** Collects the records under a sealed interface. Other types are reported. */
  private void collect(TypeElement type, TypeElement union, Set<TypeElement> records) {
    if (type.getKind() == ElementKind.RECORD) {
      records.add(type);
      return;
    }
    boolean isSealed = !type.getPermittedSubclasses().isEmpty();
    if (type.getKind() != ElementKind.INTERFACE || !isSealed) {
      Place place = SourcePlace.of(type);
      report.add(
          "%s is below the sealed interface %s, which is stored as one of its records, and is no"
              + " record. Declare it as record %s(...).",
          Code.INVALID_UNION, place, type, union, type);
      return;
    }
    type.getPermittedSubclasses().forEach(each -> collect(Compiler.element(each), union, records));
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
