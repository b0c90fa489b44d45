package dev.singlet.importer.model;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The template of a key attribute.
 *
 * @param attribute the key attribute
 * @param pieces its text and its values
 */
public record KeyTemplate(String attribute, List<Piece> pieces) {

  /** A piece of a template. */
  public sealed interface Piece {

    /**
     * Returns the piece as Singlet's templates have it.
     *
     * @return text, or a placeholder
     */
    String text();
  }

  /**
   * A text that all keys have.
   *
   * @param text the text
   */
  public record Text(String text) implements Piece {}

  /**
   * A value.
   *
   * @param component the component that it is made of
   * @param computed the virtual attribute that it is made by; empty if it is the component itself
   * @param format Singlet's format, such as {@code pad(5)}; empty for none
   */
  public record Value(Component component, String computed, String format) implements Piece {

    @Override
    public String text() {
      return "{" + source() + (format.isEmpty() ? "" : ":" + format) + "}";
    }

    /**
     * Returns what the placeholder names.
     *
     * @return a component or a virtual attribute
     */
    public String source() {
      return computed.isEmpty() ? component.name() : computed;
    }
  }

  /** Copies the list. */
  public KeyTemplate {
    pieces = List.copyOf(pieces);
  }

  /**
   * Returns the template as an annotation has it.
   *
   * @return the text of the template
   */
  public String text() {
    return pieces.stream().map(Piece::text).collect(Collectors.joining());
  }

  /**
   * Returns the values.
   *
   * @return the values, in order
   */
  public List<Value> values() {
    return pieces.stream().filter(Value.class::isInstance).map(Value.class::cast).toList();
  }
}
