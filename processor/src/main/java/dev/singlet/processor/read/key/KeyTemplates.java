package dev.singlet.processor.read.key;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The templates of one half of a linked key, before they are parsed. */
final class KeyTemplates {

  private final Annotated annotation;
  private final String half;
  private final String label;
  private final List<Valued<String>> texts;

  /**
   * Takes the templates of an annotation.
   *
   * @param half {@code partition} or {@code sort}
   * @param label the linked key, in messages
   */
  KeyTemplates(Annotated annotation, String half, String label) {
    this.annotation = annotation;
    this.half = half;
    this.label = label;
    List<Valued<String>> written = annotation.strings(half);
    boolean isEmpty = written.size() == 1 && written.get(0).value().isEmpty();
    this.texts = isEmpty ? List.of() : written;
  }

  /**
   * Returns whether there is one template for each key attribute, and reports the difference
   * otherwise.
   */
  boolean match(List<KeyAttributeModel> attributes, Report report) {
    if (texts.isEmpty() && !attributes.isEmpty()) {
      report.add(
          "%s has no %s template, but a key is written whole or not at all. Add %s = %s.",
          Code.MISSING_HALF, annotation.place(), label, half, half, form(attributes));
    } else if (attributes.isEmpty() && !texts.isEmpty()) {
      report.add(
          "%s has a %s template, but %s. Remove it.",
          Code.SUPERFLUOUS_HALF,
          texts.get(0).place(),
          label,
          half,
          half.equals("sort")
              ? "there is no sort key attribute"
              : "a local index has the partition key of its table");
    } else if (texts.size() != attributes.size()) {
      report.add(
          "%s has %d %s templates, but the %s key attributes are %s. Write one for each: %s = %s.",
          texts.size() < attributes.size() ? Code.MISSING_HALF : Code.SUPERFLUOUS_HALF,
          texts.get(0).place(),
          label,
          texts.size(),
          half,
          half,
          attributes.stream().map(KeyAttributeModel::name).collect(Collectors.joining(", ")),
          half,
          form(attributes));
    }
    return texts.size() == attributes.size();
  }

  private static String form(List<KeyAttributeModel> attributes) {
    return attributes.size() == 1
        ? "\"...\""
        : attributes.stream().map(each -> "\"...\"").collect(Collectors.joining(", ", "{", "}"));
  }

  /** Reads the templates; empty if one of them is malformed or refers to something unknown. */
  Optional<List<Template>> read(TemplateReader templates) {
    List<Template> read = new ArrayList<>();
    texts.forEach(text -> templates.read(text, label).ifPresent(read::add));
    return read.size() == texts.size() ? Optional.of(read) : Optional.empty();
  }
}
