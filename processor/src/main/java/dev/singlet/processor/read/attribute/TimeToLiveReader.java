package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.value.ValueType;
import javax.lang.model.element.RecordComponentElement;
import org.jspecify.annotations.Nullable;

/** Checks {@code @TimeToLive} on the components of one record. */
final class TimeToLiveReader {

  private final boolean isEntity;
  private final Report report;
  private @Nullable String other;

  TimeToLiveReader(boolean isEntity, Report report) {
    this.isEntity = isEntity;
    this.report = report;
  }

  /**
   * Checks the annotation of a component, if it has one.
   *
   * @param path the component's name, after those of the flattened components that hold it
   */
  void check(RecordComponentElement component, String path, ValueType type) {
    Annotated.find(component, TimeToLive.class)
        .ifPresent(annotation -> check(annotation, component, path, type));
  }

  private void check(
      Annotated annotation, RecordComponentElement component, String path, ValueType type) {
    String problem = "";
    if (type instanceof ValueType.Converted converted) {
      problem =
          "but %s converts it. DynamoDB expects seconds since 1970. Remove @Convert or @TimeToLive"
              .formatted(converted.converterClass().simpleName());
    } else if (!(type instanceof ValueType.Time time)) {
      problem =
          "but is %s. It must be an Instant. Change the type, or remove the annotation"
              .formatted(TypeText.withArticle(component.asType()));
    } else if (!isEntity) {
      problem = OfItems.only("can be the time to live", "it");
    } else if (time.format() != TimeFormat.EPOCH) {
      problem =
          "but is stored as %s. DynamoDB expects EPOCH. Remove @StoredTime"
              .formatted(time.format());
    } else if (other != null) {
      problem = "and so has %s. An item has one such time. Remove one of them".formatted(other);
    }
    if (!problem.isEmpty()) {
      report.add("%s has @TimeToLive, %s.", Code.INVALID_STAMP, annotation.place(), path, problem);
    }
    other = path;
  }
}
