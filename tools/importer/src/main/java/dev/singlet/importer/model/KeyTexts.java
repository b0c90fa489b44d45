package dev.singlet.importer.model;

import dev.singlet.importer.schema.FieldType;
import dev.singlet.importer.schema.Problems;
import dev.singlet.importer.schema.Template;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes templates that write the same text as those of the file. */
final class KeyTexts {

  private static final Pattern PADDED = Pattern.compile("0(\\d{1,2})d?");
  private static final Pattern FIXED = Pattern.compile("\\.(\\d{1,2})f");
  private static final String ANY = "any";

  private final List<Component> components;
  private final Map<String, Template> keyFields;
  private final String delimiter;
  private final NumericAttributes numbers;
  private final Problems problems;
  private final List<Remark> remarks;
  private final Map<String, Computed> computed = new LinkedHashMap<>();

  KeyTexts(
      List<Component> components,
      Map<String, Template> keyFields,
      String delimiter,
      NumericAttributes numbers,
      Problems problems,
      List<Remark> remarks) {
    this.components = components;
    this.keyFields = keyFields;
    this.delimiter = delimiter;
    this.numbers = numbers;
    this.problems = problems;
    this.remarks = remarks;
  }

  /** Returns the virtual attributes that the templates need. */
  List<Computed> computed() {
    return List.copyOf(computed.values());
  }

  /**
   * Returns templates.
   *
   * @param templates those of the file
   * @param attributes the key attributes
   * @param isAlone whether the keys of no other entity are in the table or index
   */
  List<KeyTemplate> of(List<Template> templates, List<String> attributes, boolean isAlone) {
    List<KeyTemplate> all = new ArrayList<>();
    for (int i = 0; i < templates.size(); i++) {
      all.add(of(templates.get(i), attributes.get(i), isAlone));
    }
    return all;
  }

  private KeyTemplate of(Template template, String attribute, boolean isAlone) {
    List<Template.Part> parts = replaced(template);
    List<KeyTemplate.Piece> pieces = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Template.Literal literal) {
        pieces.add(new KeyTemplate.Text(literal.text()));
      } else if (parts.get(i) instanceof Template.Value value) {
        boolean isWhole = parts.size() == 1 && isAlone;
        pieces.add(value(template, value, next(template, parts, i), isWhole, attribute));
      }
    }
    return new KeyTemplate(attribute, pieces);
  }

  /** Puts the template of a key attribute where the file names the attribute. */
  private List<Template.Part> replaced(Template template) {
    List<Template.Part> parts = new ArrayList<>();
    for (Template.Part part : template.parts()) {
      Template key = part instanceof Template.Value value ? keyFields.get(value.field()) : null;
      if (key == null || key.path().equals(template.path())) {
        parts.add(part);
      } else {
        parts.addAll(key.parts());
      }
    }
    return parts;
  }

  /** Returns the text between a value and the next one; empty if there is no other value. */
  private String next(Template template, List<Template.Part> parts, int at) {
    for (int i = at + 1; i < parts.size(); i++) {
      if (parts.get(i) instanceof Template.Value value) {
        if (i == at + 1) {
          problems.add(
              template.path(),
              "nothing is between {"
                  + ((Template.Value) parts.get(at)).field()
                  + "} and {"
                  + value.field()
                  + "}, so that different items can have the same key. Write a text between them.");
        }
        return parts.get(at + 1) instanceof Template.Literal literal ? literal.text() : "";
      }
    }
    return "";
  }

  private KeyTemplate.Value value(
      Template template, Template.Value value, String next, boolean isWhole, String attribute) {
    Component component =
        components.stream()
            .filter(each -> each.stored().equals(value.field()))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("No component: " + value));
    FieldType type = component.field().type();
    if (!value.format().isEmpty()) {
      return formatted(template, value, component);
    }
    if (type == FieldType.BOOLEAN) {
      String negated = component.isNullable() ? component.name() + " == null ? null : " : "";
      return computed(
          component, "Text", negated + "(" + component.name() + " ? \"True\" : \"False\")", "");
    }
    if (type == FieldType.DECIMAL && !numbers.has(attribute)) {
      remarks.add(
          new Remark(
              template.path(),
              "the key has the text of the decimal {"
                  + value.field()
                  + "} without zeros at its end: 9.5 for 9.50."));
    }
    if (type == FieldType.STRING && (isWhole || (!next.isEmpty() && !next.startsWith(delimiter)))) {
      return new KeyTemplate.Value(component, "", ANY);
    }
    return new KeyTemplate.Value(component, "", "");
  }

  private KeyTemplate.Value formatted(
      Template template, Template.Value value, Component component) {
    FieldType type = component.field().type();
    Matcher padded = PADDED.matcher(value.format());
    Matcher fixed = FIXED.matcher(value.format());
    if (type == FieldType.INTEGER && padded.matches()) {
      return new KeyTemplate.Value(component, "", "pad(" + Integer.parseInt(padded.group(1)) + ")");
    }
    if (type.isNumber() && fixed.matches()) {
      String number =
          type == FieldType.DECIMAL
              ? component.name()
              : "BigDecimal.valueOf(" + component.name() + ")";
      String isAbsent = component.isNullable() ? component.name() + " == null ? null : " : "";
      return computed(
          component,
          "With" + Integer.parseInt(fixed.group(1)) + "Digits",
          isAbsent
              + number
              + ".setScale("
              + Integer.parseInt(fixed.group(1))
              + ", RoundingMode.HALF_EVEN).toPlainString()",
          "java.math.RoundingMode");
    }
    problems.add(
        template.path(),
        "the format \""
            + value.format()
            + "\" of {"
            + value.field()
            + "}, a field of the type "
            + type.text()
            + ", can't be imported. Formats are 05d for an integer, and .2f for any number.");
    return new KeyTemplate.Value(component, "", "");
  }

  private KeyTemplate.Value computed(
      Component component, String ending, String expression, String imports) {
    String name = component.name() + ending;
    boolean isTaken = components.stream().anyMatch(each -> each.name().equals(name));
    String free = isTaken ? name + "InKey" : name;
    computed.put(free, new Computed(free, component, expression, imports));
    return new KeyTemplate.Value(component, free, "");
  }
}
