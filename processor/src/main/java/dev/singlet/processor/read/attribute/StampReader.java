package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Version;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.attribute.AttributeModel.Stamp;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
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

  private final boolean isEntity;
  private final Report report;
  private final Map<Stamp, String> stamped = new EnumMap<>(Stamp.class);

  StampReader(boolean isEntity, Report report) {
    this.isEntity = isEntity;
    this.report = report;
  }

  /**
   * Returns the stamp of a component; none if it is not valid.
   *
   * @param path the component's name, after those of the flattened components that hold it
   */
  Stamp read(RecordComponentElement component, String path, ValueType type) {
    List<Stamp> found = new ArrayList<>();
    Annotated last = null;
    for (Stamp stamp : Stamp.values()) {
      Optional<Annotated> annotation =
          Optional.ofNullable(ANNOTATIONS.get(stamp))
              .flatMap(mark -> Annotated.find(component, mark));
      if (annotation.isPresent()) {
        found.add(stamp);
        last = annotation.get();
      }
    }
    if (last == null) {
      return Stamp.NONE;
    }
    if (found.size() > 1) {
      String names = found.stream().map(StampReader::name).collect(Collectors.joining(" and "));
      report.add(
          "%s has %s. Keep only one of them.", Code.INVALID_STAMP, last.place(), component, names);
      return Stamp.NONE;
    }
    return isUsable(last, found.get(0), component, path, type) ? found.get(0) : Stamp.NONE;
  }

  private static String name(Stamp stamp) {
    return "@" + Objects.requireNonNull(ANNOTATIONS.get(stamp)).getSimpleName();
  }

  private boolean isUsable(
      Annotated annotation,
      Stamp stamp,
      RecordComponentElement component,
      String path,
      ValueType type) {
    boolean isVersion = stamp == Stamp.VERSION;
    boolean fits = isVersion ? type.is(Kind.LONG) || type.is(Kind.INT) : type.is(Kind.INSTANT);
    String problem = "";
    if (!fits && type instanceof ValueType.Converted converted) {
      problem =
          "but %s converts it. %s has its own stored form. Remove @Convert or %s"
              .formatted(
                  converted.converterClass().simpleName(),
                  isVersion ? "A version" : "A stamp",
                  annotation.label());
    } else if (!fits) {
      problem =
          "but is %s. %s. Change the type, or remove the annotation"
              .formatted(
                  TypeText.withArticle(component.asType()),
                  isVersion ? "A version is a long or an int" : "A stamp is an Instant");
    } else if (!isEntity) {
      problem = OfItems.only(isVersion ? "are versions" : "are stamped", "it");
    } else {
      String other = stamped.putIfAbsent(stamp, path);
      if (other != null) {
        problem =
            "and so has %s. An item has one %s. Remove one of them"
                .formatted(other, isVersion ? "version" : "such time");
      }
    }
    if (!problem.isEmpty()) {
      report.add(
          "%s has %s, %s.",
          Code.INVALID_STAMP, annotation.place(), path, annotation.label(), problem);
    }
    return problem.isEmpty();
  }
}
