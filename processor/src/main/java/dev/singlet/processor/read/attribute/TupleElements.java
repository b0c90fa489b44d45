package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Compress;
import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.Prefix;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.StoredCase;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Trim;
import dev.singlet.annotation.Tuple;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.value.Spelling;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/**
 * The components of a record within an entity that are elements of a list.
 *
 * @param record the record
 * @param isEntity true for the components of an entity, and of records that are flattened into it
 */
record TupleElements(TypeElement record, boolean isEntity, Report report) {

  private static final String OURS = Tuple.class.getPackageName() + ".";

  /** The annotations that say how a value is stored, whatever the place. */
  private static final Set<String> ALLOWED =
      Stream.of(
              Compress.class,
              Convert.class,
              Prefix.class,
              Sensitive.class,
              StoredCase.class,
              StoredTime.class,
              Trim.class)
          .map(Class::getName)
          .collect(Collectors.toSet());

  /** Reports an annotation that an element can't have, and returns whether there is one. */
  boolean isRefused(RecordComponentElement component) {
    Optional<Annotated> refused =
        place(component).isEmpty()
            ? Optional.empty()
            : Annotated.all(component).stream()
                .filter(annotation -> annotation.typeName().startsWith(OURS))
                .filter(annotation -> !ALLOWED.contains(annotation.typeName()))
                .findFirst();
    refused.ifPresent(
        annotation ->
            report.add(
                "%s is on %s, which is an element of the tuple %s. %s Remove it.",
                Code.INVALID_TUPLE, annotation, component, record, reason(annotation)));
    return refused.isPresent();
  }

  private static String reason(Annotated annotation) {
    String type = annotation.typeName();
    if (type.equals(Default.class.getName())) {
      return "A list has no gaps that a default could fill.";
    }
    if (type.equals(Extras.class.getName())) {
      return "A list has no attributes, so none is unknown.";
    }
    if (type.equals(Attribute.class.getName()) && !annotation.isWritten("readOnly")) {
      return annotation.isWritten("hidden")
          ? "JSON has all elements of a list."
          : "An element has a place and no name.";
    }
    return "Only components of an entity, and of a record that is flattened into one, can have it.";
  }

  /** Returns the place of a component in its list; empty if its record is not a tuple. */
  Optional<String> place(RecordComponentElement component) {
    return isEntity || !Annotated.has(record, Tuple.class)
        ? Optional.empty()
        : Optional.of(
            Spelling.element(List.copyOf(record.getRecordComponents()).indexOf(component)));
  }
}
