package dev.singlet.processor.read.defaults;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.DefaultOrder;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.List;

/**
 * Checks the components that the defaults of a record's components are made of, and those that a
 * new record must state.
 */
public final class DefaultSources {

  private DefaultSources() {}

  public static void check(List<AttributeModel> attributes, Report report) {
    for (AttributeModel attribute : attributes) {
      attributes.stream()
          .filter(source -> attribute.defaultSources().contains(source.component()))
          .filter(DefaultSources::isFilledInByPut)
          .findFirst()
          .ifPresent(
              source ->
                  report.add(
                      "The default of %s is made of %s, which only a put fills in. Make it of other"
                          + " components.",
                      Code.INVALID_DEFAULT, attribute, source));
      String reason = attribute.isStated() ? unstated(attribute) : "";
      if (!reason.isEmpty()) {
        report.add(
            "The @Default of %s has newRecords = false, so that a new record must state the value,"
                + " but %s. Remove newRecords = false.",
            Code.INVALID_DEFAULT, attribute, reason);
      }
    }
    attributes.stream()
        .filter(attribute -> DefaultOrder.isCircular(attribute, attributes))
        .findFirst()
        .ifPresent(
            attribute ->
                report.add(
                    "The default of %s is made of %s, and that of %s. Make one of them of something"
                        + " else.",
                    Code.INVALID_DEFAULT,
                    attribute,
                    String.join(", ", attribute.defaultSources()),
                    attribute));
  }

  /** Returns why a new record can't be held to state a component; empty if it can. */
  private static String unstated(AttributeModel attribute) {
    if (attribute.isNullable()) {
      return "the component may be absent";
    }
    if (isFilledInByPut(attribute)) {
      return "a put fills it in";
    }
    if (attribute.isHidden()) {
      return "JSON leaves the component out";
    }
    ValueType type = attribute.type();
    while (type instanceof ValueType.Converted converted) {
      type = converted.to();
    }
    return type.is(Kind.DOCUMENT) ? "Document.ofNull() stands for an absent one" : "";
  }

  private static boolean isFilledInByPut(AttributeModel source) {
    return source.isFilledIn() || source.initial() instanceof DefaultValue.Now;
  }
}
