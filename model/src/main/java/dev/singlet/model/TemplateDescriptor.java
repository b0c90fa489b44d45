package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The template of a key attribute.
 *
 * @param attribute the key attribute
 * @param type its type
 * @param parts the parts of the template
 */
public record TemplateDescriptor(String attribute, AttributeType type, List<TemplatePart> parts) {

  /**
   * Copies the list.
   *
   * @param attribute the key attribute
   * @param type its type
   * @param parts the parts of the template
   */
  public TemplateDescriptor {
    parts = List.copyOf(parts);
  }

  /**
   * Returns the template as text.
   *
   * @return the text, such as <code>ISSUE#{owner}</code>
   */
  public String text() {
    return parts.stream().map(TemplatePart::toString).collect(Collectors.joining());
  }

  /**
   * Returns its placeholders.
   *
   * @return the placeholders, in order
   */
  public List<TemplatePart.Value> values() {
    List<TemplatePart.Value> values = new ArrayList<>();
    for (TemplatePart part : parts) {
      if (part instanceof TemplatePart.Value value) {
        values.add(value);
      }
    }
    return values;
  }

  static TemplateDescriptor read(JsonObject json) {
    return new TemplateDescriptor(
        json.text("attribute"),
        json.constant("type", AttributeType.class),
        json.objects("parts", TemplatePart::read));
  }

  Map<String, Object> write() {
    return new Members()
        .add("attribute", attribute)
        .add("type", type)
        .addAll("parts", parts, TemplatePart::write)
        .all();
  }
}
