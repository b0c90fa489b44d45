package dev.singlet.processor.read.entity;

import dev.singlet.annotation.Mark;
import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.settings.MarkModel;
import dev.singlet.processor.model.settings.TableSettings;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.TypeElement;

/** Reads {@code @Mark}. */
record MarkReader(TableSettings table, Report report) {

  /** Numbers that DynamoDB returns in the digits in which they were written. */
  private static final Pattern WHOLE_NUMBER = Pattern.compile("0|-?[1-9][0-9]{0,14}");

  /**
   * Returns the attribute that tells the items of an entity.
   *
   * @param annotation {@code @Entity}
   * @param names the names of the entity in items
   */
  MarkModel read(TypeElement entity, Annotated annotation, List<String> names) {
    boolean isToldByKey = annotation.bool("toldByKey").value();
    return Annotated.find(entity, Mark.class)
        .map(mark -> own(entity, mark, isToldByKey, names))
        .orElseGet(
            () ->
                new MarkModel(
                    table.place(),
                    false,
                    isToldByKey ? "" : table.entityAttribute(),
                    ScalarType.S));
  }

  private MarkModel own(
      TypeElement entity, Annotated mark, boolean isToldByKey, List<String> names) {
    String attribute = mark.string("attribute").value();
    ScalarType type = mark.constant("type", ScalarType.class).value();
    if (isToldByKey) {
      report.add(
          "%s has toldByKey, and @Mark. Its items are told by one of them. Remove the other.",
          Code.NOT_TOLD_BY_KEY, mark.place(), entity);
    } else if (attribute.isEmpty()) {
      report.add(
          "@Mark of %s names no attribute. Name one, or write toldByKey = true in @Entity.",
          Code.INVALID_NAME, mark.place(), entity);
    } else if (type == ScalarType.B) {
      report.add(
          "@Mark of %s has the type B. The name of an entity is text, S, or a number, N.",
          Code.INVALID_NAME, mark.place(), entity);
    } else if (type == ScalarType.N) {
      names.stream()
          .filter(name -> !WHOLE_NUMBER.matcher(name).matches())
          .forEach(name -> reportNumber(entity, mark, name));
    }
    return new MarkModel(mark.place(), true, attribute, type);
  }

  private void reportNumber(TypeElement entity, Annotated mark, String name) {
    report.add(
        "@Mark of %s is a number, but the name \"%s\" of the entity is not. Write a whole number"
            + " of at most 15 digits, without leading zeros, in @Entity.",
        Code.INVALID_NAME, mark.place(), entity, name);
  }
}
