package dev.singlet.processor.read.attribute;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.PlainText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The texts of components in the {@code @param} tags of Javadoc: that of a record, or of the
 * constructor or factory of a class.
 *
 * @param byComponent the texts, as plain text with code in backticks
 */
record ComponentTexts(Map<String, String> byComponent) {

  private static final Pattern PARAM = Pattern.compile("@param\\s+([^\\s<]\\S*)\\s+(.+)");

  ComponentTexts {
    byComponent = Map.copyOf(byComponent);
  }

  /**
   * Reads the texts of an entity. Class files have none: those of an entity that was compiled
   * before are in the descriptor of its table.
   */
  static ComponentTexts of(TypeElement record, TypeElement table, Compiler compiler) {
    String comment = compiler.elements().getDocComment(declaration(record, compiler));
    return comment == null
        ? compiler
            .describedBefore(record, table)
            .flatMap(descriptor -> descriptor.entityOf(record.getQualifiedName().toString()))
            .map(ComponentTexts::of)
            .orElse(none())
        : ofComment(comment);
  }

  /** Returns the declaration whose Javadoc tells of components: the record, or a constructor. */
  private static Element declaration(TypeElement type, Compiler compiler) {
    return Objects.requireNonNullElse(compiler.shape(type).maker(), type);
  }

  private static ComponentTexts of(EntityDescriptor described) {
    return new ComponentTexts(
        described.attributes().stream()
            .filter(attribute -> !attribute.documentation().isEmpty())
            .collect(
                Collectors.toMap(
                    AttributeDescriptor::component, AttributeDescriptor::documentation)));
  }

  static ComponentTexts none() {
    return new ComponentTexts(Map.of());
  }

  static ComponentTexts ofComment(String comment) {
    Map<String, String> texts = new HashMap<>();
    for (String tag : tags(comment)) {
      Matcher param = PARAM.matcher(tag);
      if (param.matches()) {
        texts.putIfAbsent(param.group(1), PlainText.of(param.group(2)));
      }
    }
    return new ComponentTexts(texts);
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
      depth = PlainText.depth(depth, line);
    }
    return tags;
  }
}
