package dev.singlet.processor.read.attribute;

import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.TypeElement;

/**
 * The texts of components in the {@code @param} tags of a record's Javadoc.
 *
 * @param byComponent the texts, as generated documentation can have them
 */
record ComponentTexts(Map<String, String> byComponent) {

  private static final Pattern PARAM = Pattern.compile("@param\\s+([^\\s<]\\S*)\\s+(.+)");

  /** The builder of a generated class. Its setters have these texts. */
  private static final String BUILDER = "class Builder {";

  private static final Pattern COMMENT = Pattern.compile("/\\*\\*(.*?)\\*/", Pattern.DOTALL);
  private static final Pattern MARGIN = Pattern.compile("^\\s*\\* ?", Pattern.MULTILINE);
  private static final Pattern SETTER = Pattern.compile("Sets \\{@code ([^}]+)}");

  /** The text of these setters if the user wrote none. */
  private static final Pattern NONE = Pattern.compile("the value(; null for none)?");

  ComponentTexts {
    byComponent = Map.copyOf(byComponent);
  }

  /**
   * Reads the texts of a record. Class files have none: those of an entity that was compiled before
   * stand in the code that was generated for it.
   */
  static ComponentTexts of(TypeElement record, Compiler compiler) {
    String comment = compiler.elements().getDocComment(record);
    return comment == null
        ? compiler.generated().apply(record).map(ComponentTexts::ofGenerated).orElse(none())
        : ofComment(comment);
  }

  static ComponentTexts none() {
    return new ComponentTexts(Map.of());
  }

  static ComponentTexts ofComment(String comment) {
    Map<String, String> texts = new HashMap<>();
    for (String tag : tags(comment)) {
      Matcher param = PARAM.matcher(tag);
      if (param.matches()) {
        texts.putIfAbsent(param.group(1), text(param));
      }
    }
    return new ComponentTexts(texts);
  }

  static ComponentTexts ofGenerated(String source) {
    Map<String, String> texts = new HashMap<>();
    Matcher comment = COMMENT.matcher(source);
    int builder = source.indexOf(BUILDER);
    boolean isFound = builder >= 0 && comment.find(builder);
    while (isFound) {
      String text = MARGIN.matcher(comment.group(1)).replaceAll("").strip();
      Matcher setter = SETTER.matcher(text);
      if (setter.lookingAt() && text.endsWith("@return this builder")) {
        Matcher param = PARAM.matcher(tags(text).get(0));
        if (param.matches()) {
          texts.put(setter.group(1), text(param));
        }
      }
      isFound = comment.find();
    }
    return new ComponentTexts(texts);
  }

  private static String text(Matcher param) {
    String text = SafeText.of(param.group(2));
    return NONE.matcher(text).matches() ? "" : text;
  }

  /** The text of a component; empty if there is none. */
  String of(String component) {
    return byComponent.getOrDefault(component, "");
  }

  /** The block tags of a comment, each on one line. An inline tag may hold lines that begin so. */
  private static List<String> tags(String comment) {
    List<String> tags = new ArrayList<>();
    int depth = 0;
    for (String line : comment.lines().map(String::strip).toList()) {
      int last = tags.size() - 1;
      if (depth == 0 && line.startsWith("@")) {
        tags.add(line);
      } else if (last >= 0 && !line.isEmpty()) {
        tags.set(last, tags.get(last) + " " + line);
      }
      depth = SafeText.depth(depth, line);
    }
    return tags;
  }
}
