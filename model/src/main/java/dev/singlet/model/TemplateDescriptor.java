package dev.singlet.model;

import dev.singlet.model.json.InvalidJsonException;
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
public record TemplateDescriptor(String attribute, AttributeType type, List<Part> parts) {

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
    return parts.stream().map(Part::toString).collect(Collectors.joining());
  }

  /**
   * Returns its placeholders.
   *
   * @return the placeholders, in order
   */
  public List<Part.Value> values() {
    List<Part.Value> values = new ArrayList<>();
    for (Part part : parts) {
      if (part instanceof Part.Value value) {
        values.add(value);
      }
    }
    return values;
  }

  /** A part of a key template. */
  public sealed interface Part {

    /**
     * Text that stands for itself.
     *
     * @param text the text
     */
    record Text(String text) implements Part {

      @Override
      public String toString() {
        return text;
      }
    }

    /**
     * A placeholder.
     *
     * @param source the component, or the computed attribute, whose value is there
     * @param formats its formats as in the template, such as {@code pad(8)}, in the order they are
     *     applied
     * @param shards the number of partitions over which it spreads items; 0 if it spreads none
     */
    record Value(String source, List<String> formats, int shards) implements Part {

      /**
       * Copies the list.
       *
       * @param source the component, or the computed attribute
       * @param formats its formats
       * @param shards the number of partitions over which it spreads items
       */
      public Value {
        formats = List.copyOf(formats);
      }

      @Override
      public String toString() {
        StringBuilder text = new StringBuilder("{").append(source);
        formats.forEach(format -> text.append(':').append(format));
        return text.append('}').toString();
      }
    }

    /**
     * Reads a part.
     *
     * @param json the object
     * @return the part
     * @throws InvalidJsonException if it has neither a text nor a value
     */
    static Part read(JsonObject json) {
      String text = json.textOrEmpty("text");
      return text.isEmpty()
          ? new Value(json.text("value"), json.texts("formats"), json.integer("shards", 0))
          : new Text(text);
    }

    /**
     * Returns its members.
     *
     * @return the object that {@link #read} reads
     */
    default Map<String, Object> write() {
      if (this instanceof Value value) {
        return new Members()
            .add("value", value.source)
            .add("formats", value.formats)
            .add("shards", value.shards == 0 ? null : value.shards)
            .all();
      }
      return new Members().add("text", toString()).all();
    }
  }

  static TemplateDescriptor read(JsonObject json) {
    return new TemplateDescriptor(
        json.text("attribute"),
        json.constant("type", AttributeType.class),
        json.objects("parts", Part::read));
  }

  Map<String, Object> write() {
    return new Members()
        .add("attribute", attribute)
        .add("type", type)
        .addAll("parts", parts, Part::write)
        .all();
  }
}
