package dev.singlet.tools.analysis.key;

import dev.singlet.model.TemplateDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Templates without the names of their values: {@code REPO#{owner}#{name}} and {@code
 * REPO#{owner}#{repoName}} make the same keys.
 */
public final class TemplateShape {

  private TemplateShape() {}

  public static String of(TemplateDescriptor template) {
    return template.parts().stream()
        .map(
            part ->
                part instanceof TemplateDescriptor.Part.Value value
                    ? anonymous(value)
                    : part.toString())
        .collect(Collectors.joining());
  }

  /** Shapes that differ in text differ in keys; those of values alone may have equal keys. */
  public static boolean isTelling(TemplateDescriptor template) {
    return !words(template).isEmpty();
  }

  public static List<String> sources(TemplateDescriptor template) {
    return template.values().stream().map(TemplateDescriptor.Part.Value::source).toList();
  }

  public static List<String> sources(List<TemplateDescriptor> templates) {
    return templates.stream().flatMap(template -> sources(template).stream()).distinct().toList();
  }

  /** Returns the key attributes of templates. */
  public static List<String> attributes(List<TemplateDescriptor> templates) {
    return templates.stream().map(TemplateDescriptor::attribute).toList();
  }

  /** Returns the words that are in a template for themselves, such as {@code REPO}. */
  public static List<String> words(TemplateDescriptor template) {
    List<String> words = new ArrayList<>();
    for (TemplateDescriptor.Part part : template.parts()) {
      if (part instanceof TemplateDescriptor.Part.Text text) {
        for (String word : text.text().split("[^\\p{L}\\p{N}]+", -1)) {
          if (!word.isEmpty()) {
            words.add(word);
          }
        }
      }
    }
    return words;
  }

  public static List<String> words(List<TemplateDescriptor> templates) {
    return templates.stream().flatMap(template -> words(template).stream()).toList();
  }

  public static List<String> texts(List<TemplateDescriptor> templates) {
    return templates.stream().map(TemplateDescriptor::text).toList();
  }

  private static String anonymous(TemplateDescriptor.Part.Value value) {
    return new TemplateDescriptor.Part.Value("", value.formats(), value.shards()).toString();
  }
}
