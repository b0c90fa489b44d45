package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Version;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.NumberKind;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.read.element.Compiler;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.RecordComponentElement;

/**
 * Reads {@code @CreatedAt}, {@code @UpdatedAt} and {@code @Version} on the components of one
 * record.
 */
final class StampReader {

  private static final Map<Stamp, Class<? extends Annotation>> ANNOTATIONS =
      Map.of(
          Stamp.CREATED, CreatedAt.class,
          Stamp.MODIFIED, UpdatedAt.class,
          Stamp.VERSION, Version.class);

  private final Compiler compiler;
  private final boolean isEntity;
  private final Report report;
  private final Map<Stamp, String> stamped = new EnumMap<>(Stamp.class);

  StampReader(Compiler compiler, boolean isEntity, Report report) {
    this.compiler = compiler;
    this.isEntity = isEntity;
    this.report = report;
  }

  /** The stamp of a component; none where it is not valid. */
  Stamp read(RecordComponentElement component, ValueType type) {
    List<Stamp> found = new ArrayList<>();
    Annotated last = null;
    for (Stamp stamp : Stamp.values()) {
      Optional<Annotated> annotation =
          Optional.ofNullable(ANNOTATIONS.get(stamp))
              .flatMap(mark -> compiler.annotation(component, mark));
      if (annotation.isPresent()) {
        found.add(stamp);
        last = annotation.get();
      }
    }
    if (last == null) {
      return Stamp.NONE;
    }
    if (found.size() > 1) {
      report(
          last,
          component,
          String.format(
              "has %s. Take all but one of them away.",
              found.stream().map(StampReader::name).collect(Collectors.joining(" and "))));
      return Stamp.NONE;
    }
    return stamp(last, name(found.get(0)), found.get(0), component, type);
  }

  private static String name(Stamp stamp) {
    return "@" + Objects.requireNonNull(ANNOTATIONS.get(stamp)).getSimpleName();
  }

  private Stamp stamp(
      Annotated annotation,
      String name,
      Stamp stamp,
      RecordComponentElement component,
      ValueType type) {
    boolean isVersion = stamp == Stamp.VERSION;
    boolean fits =
        isVersion
            ? type instanceof ValueType.Numeric number
                && (number.kind() == NumberKind.LONG || number.kind() == NumberKind.INT)
            : type instanceof ValueType.Time;
    if (!fits) {
      report(
          annotation,
          component,
          type instanceof ValueType.Converted converted
              ? String.format(
                  "has %s, but %s converts it. %s keeps its own form: take @Convert away, or %s.",
                  name,
                  converted.converter().simpleName(),
                  isVersion ? "A version" : "A stamp",
                  name)
              : String.format(
                  "has %s, but is %s. %s: change the type, or take the annotation away.",
                  name,
                  TypeText.withArticle(component.asType()),
                  isVersion ? "A version is a long or an int" : "A stamp is an Instant"));
      return Stamp.NONE;
    }
    if (!isEntity) {
      report(
          annotation,
          component,
          "has "
              + name
              + ", but is within an item. Only an entity's own components are "
              + (isVersion ? "versions" : "stamped")
              + ": take it away.");
      return Stamp.NONE;
    }
    String other = stamped.putIfAbsent(stamp, component.getSimpleName().toString());
    if (other != null) {
      report(
          annotation,
          component,
          "has "
              + name
              + ", and so has "
              + other
              + (isVersion ? ". An item has one version" : ". An item has one such time")
              + ": take one of them away.");
      return Stamp.NONE;
    }
    return stamp;
  }

  private void report(Annotated annotation, RecordComponentElement component, String problem) {
    report.add(Code.INVALID_STAMP, annotation.place(), "%s %s", component.getSimpleName(), problem);
  }
}
