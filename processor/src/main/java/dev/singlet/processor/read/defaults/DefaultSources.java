package dev.singlet.processor.read.defaults;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.DefaultOrder;
import dev.singlet.processor.model.value.DefaultValue;
import java.util.List;

/** Checks the components that the defaults of a record's components are made of. */
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

  private static boolean isFilledInByPut(AttributeModel source) {
    DefaultValue initial = source.initial();
    return source.isFilledIn() || initial instanceof DefaultValue.Now;
  }
}
