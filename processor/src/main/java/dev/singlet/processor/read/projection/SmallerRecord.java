package dev.singlet.processor.read.projection;

import dev.singlet.processor.model.value.Wrapping;
import dev.singlet.processor.read.element.Absence;
import dev.singlet.processor.read.element.Compiler;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * A record in a projection that replaces another one, and has some of its components.
 *
 * @param record the record
 * @param whole the record of the entity
 */
record SmallerRecord(TypeElement record, DeclaredType whole) {

  /** Returns the records of a component, if its type is another record than that of the entity. */
  static Optional<SmallerRecord> of(TypeMirror projected, TypeMirror original) {
    Optional<DeclaredType> whole = record(original);
    return Absence.wrapping(projected) == Absence.wrapping(original)
        ? record(projected)
            .map(Compiler::element)
            .filter(record -> record.getTypeParameters().isEmpty())
            .flatMap(
                record ->
                    whole
                        .filter(other -> !record.equals(other.asElement()))
                        .map(other -> new SmallerRecord(record, other)))
        : Optional.empty();
  }

  /** Returns a type without its {@code Optional}, if it is a record. */
  static Optional<DeclaredType> record(TypeMirror type) {
    if (Absence.wrapping(type) == Wrapping.OPTIONAL) {
      return ((DeclaredType) type)
          .getTypeArguments().stream().findFirst().flatMap(each -> record(each));
    }
    return type.getKind() == TypeKind.DECLARED
            && Compiler.element(type).getKind() == ElementKind.RECORD
        ? Optional.of((DeclaredType) type)
        : Optional.empty();
  }
}
