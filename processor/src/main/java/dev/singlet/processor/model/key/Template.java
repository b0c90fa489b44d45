package dev.singlet.processor.model.key;

import dev.singlet.annotation.LetterCase;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.model.value.Format;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The template of a key attribute.
 *
 * @param place the annotation's value
 * @param text the text in the source, in the letter case of its key
 * @param parts its parts
 * @param letterCase the letter case of its key
 */
public record Template(Place place, String text, List<Part> parts, LetterCase letterCase) {

  public Template {
    parts = List.copyOf(parts);
  }

  /** A template in the letter case in which it is written. */
  public Template(Place place, String text, List<Part> parts) {
    this(place, text, parts, LetterCase.AS_DECLARED);
  }

  /** Returns the template of the same keys in a letter case. */
  public Template in(LetterCase wanted) {
    if (wanted == LetterCase.AS_DECLARED) {
      return this;
    }
    Format.Kind format = Format.Kind.of(wanted);
    List<Part> cased =
        parts.stream()
            .<Part>map(
                part ->
                    part instanceof Part.Value value
                        ? value.with(format)
                        : new Part.Literal(format.inCase(((Part.Literal) part).text())))
            .toList();
    return new Template(
        place, cased.stream().map(Part::toString).collect(Collectors.joining()), cased, wanted);
  }

  /** Returns whether the letter case of its key changes the letters of a value. */
  public boolean isCased(Part.Value value) {
    return letterCase != LetterCase.AS_DECLARED && value.has(Format.Kind.of(letterCase));
  }

  /**
   * Returns the literal text at which a value ends that can hold the delimiter; empty if no other
   * value follows.
   *
   * @param position the index of the value in the parts
   */
  public static String endOfValue(List<Part> parts, int position) {
    return position + 2 < parts.size() && parts.get(position + 1) instanceof Part.Literal literal
        ? literal.text()
        : "";
  }

  /** Returns the placeholders. */
  public List<Part.Value> values() {
    List<Part.Value> values = new ArrayList<>();
    for (Part part : parts) {
      if (part instanceof Part.Value value) {
        values.add(value);
      }
    }
    return values;
  }

  /** Returns the sources of the placeholders, each once. */
  public Set<Source> sources() {
    Set<Source> sources = new LinkedHashSet<>();
    values().forEach(value -> sources.add(value.source()));
    return sources;
  }

  /**
   * Returns the arguments of a query of the items with the same value: all sources, except those
   * that are spread over shards.
   */
  public Set<Source> arguments() {
    Set<Source> arguments = new LinkedHashSet<>();
    values().stream()
        .filter(value -> !value.isShard())
        .forEach(value -> arguments.add(value.source()));
    return arguments;
  }

  public boolean isSharded() {
    return values().stream().anyMatch(Part.Value::isShard);
  }

  /** Returns the texts of several templates, for messages and documentation. */
  public static String text(List<Template> templates) {
    return templates.stream().map(Template::text).collect(Collectors.joining(", "));
  }

  /** Returns the literal text before the first placeholder. */
  public String literalPrefix() {
    return parts.isEmpty() || !(parts.get(0) instanceof Part.Literal literal) ? "" : literal.text();
  }
}
