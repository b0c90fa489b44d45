package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.read.element.Compiler;
import javax.lang.model.element.RecordComponentElement;
import org.jspecify.annotations.Nullable;

/** Checks {@code @TimeToLive} on the components of one record. */
final class TimeToLiveReader {

  private final Compiler compiler;
  private final boolean isEntity;
  private final Report report;
  private @Nullable String other;

  TimeToLiveReader(Compiler compiler, boolean isEntity, Report report) {
    this.compiler = compiler;
    this.isEntity = isEntity;
    this.report = report;
  }

  void check(RecordComponentElement component, ValueType type) {
    compiler
        .annotation(component, TimeToLive.class)
        .ifPresent(annotation -> check(annotation, component, type));
  }

  private void check(Annotated annotation, RecordComponentElement component, ValueType type) {
    String name = component.getSimpleName().toString();
    if (type instanceof ValueType.Converted converted) {
      report(
          annotation,
          "%s has @TimeToLive, but %s converts it. DynamoDB wants seconds since 1970: take @Convert"
              + " away, or @TimeToLive.",
          name,
          converted.converter().simpleName());
    } else if (!(type instanceof ValueType.Time time)) {
      report(
          annotation,
          "%s has @TimeToLive, but is %s. It is an Instant: change the type, or take the annotation"
              + " away.",
          name,
          TypeText.withArticle(component.asType()));
    } else if (!isEntity) {
      report(
          annotation,
          "%s has @TimeToLive, but is within an item. DynamoDB looks at top-level attributes only:"
              + " take it away.",
          name);
    } else if (time.format() != TimeFormat.EPOCH) {
      report(
          annotation,
          "%s has @TimeToLive, but is stored as %s. DynamoDB wants EPOCH: take @StoredTime away.",
          name,
          time.format());
    } else if (other != null) {
      report(
          annotation,
          "%s has @TimeToLive, and so has %s. An item has one such time: take one of them away.",
          name,
          other);
    }
    other = name;
  }

  private void report(Annotated annotation, String message, Object... arguments) {
    report.add(Code.INVALID_STAMP, annotation.place(), message, arguments);
  }
}
