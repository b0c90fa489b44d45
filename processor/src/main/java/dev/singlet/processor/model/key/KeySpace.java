package dev.singlet.processor.model.key;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Compares keys of different templates. If the answer is unknown, they count as possibly equal. */
public final class KeySpace {

  private KeySpace() {}

  /** Returns whether two keys can be equal as a whole. */
  public static boolean canBeEqual(LinkedKeyModel left, LinkedKeyModel right, String delimiter) {
    return canBeEqual(left.templates(), right.templates(), delimiter);
  }

  /** Returns whether the attributes of two keys can be equal, pair by pair. */
  public static boolean canBeEqual(List<Template> left, List<Template> right, String delimiter) {
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      if (!canBeEqual(left.get(i), right.get(i), delimiter)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether two templates can give the same text. */
  public static boolean canBeEqual(Template left, Template right, String delimiter) {
    return beginAlike(left.parts(), right.parts())
        && endAlike(left.parts(), right.parts())
        && KeyStart.of(left.parts(), delimiter).canBeEqual(KeyStart.of(right.parts(), delimiter));
  }

  /**
   * Returns whether the text of two primary keys can be equal. Of values that are not text, nothing
   * is known.
   */
  public static boolean canHaveEqualText(
      LinkedKeyModel left, LinkedKeyModel right, String delimiter) {
    List<KeyHalf> a = left.halves();
    List<KeyHalf> b = right.halves();
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      if (a.get(i).attribute().type() == ScalarType.S
          && !canBeEqual(a.get(i).template(), b.get(i).template(), delimiter)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns a regular expression for the texts of a template. If two templates can't be equal, no
   * text matches both.
   *
   * @param known returns a regular expression for the texts of a value; empty if nothing is known
   */
  public static String regexp(
      Template template, String delimiter, Function<Part.Value, String> known) {
    List<Part> parts = template.parts();
    StringBuilder regexp = new StringBuilder();
    int start = 0;
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Part.Value value && value.canHoldDelimiter()) {
        regexp.append(regexp(parts.subList(start, i), delimiter, known));
        String texts = known.apply(value);
        regexp.append(texts.isEmpty() ? anyUpTo(Template.endOfValue(parts, i)) : texts);
        start = i + 1;
      }
    }
    return regexp.append(regexp(parts.subList(start, parts.size()), delimiter, known)).toString();
  }

  private static String regexp(
      List<Part> parts, String delimiter, Function<Part.Value, String> known) {
    String text = KeySegment.quoted(delimiter);
    String any = delimiter.length() == 1 ? "[^" + text + "]" : "(?:(?!" + text + ")[\\s\\S])";
    return KeySegment.split(parts, delimiter).stream()
        .map(segment -> segment.regexp(any, known))
        .collect(Collectors.joining(text));
  }

  /** Returns a regular expression for a value that can hold the delimiter. */
  private static String anyUpTo(String end) {
    return end.isEmpty() ? "[\\s\\S]+" : "(?:(?!" + KeySegment.quoted(end) + ")[\\s\\S])++";
  }

  /** Returns whether a key can begin with a text of the given parts. */
  public static boolean canBeginWith(Template key, List<Part> prefix, String delimiter) {
    return beginAlike(key.parts(), prefix)
        && KeyStart.of(key.parts(), delimiter)
            .canBeEqual(KeyStart.of(prefix, delimiter).continued());
  }

  /**
   * Returns whether two keys are computed in the same way, except for the names of their sources.
   */
  public static boolean isSameForm(LinkedKeyModel left, LinkedKeyModel right) {
    return isSameForm(left.partition(), right.partition()) && isSameForm(left.sort(), right.sort());
  }

  /** Returns whether templates are the same, except for the names of their sources. */
  public static boolean isSameForm(List<Template> left, List<Template> right) {
    return form(left).equals(form(right));
  }

  /**
   * Returns whether two templates begin alike. Decides most of the many pairs of a table's keys,
   * because their first text differs.
   */
  private static boolean beginAlike(List<Part> a, List<Part> b) {
    return KeySegment.isOnePrefix(KeySegment.head(a), KeySegment.head(b));
  }

  /** Returns whether two templates end alike. Literal text at the end tells keys apart, too. */
  private static boolean endAlike(List<Part> a, List<Part> b) {
    return a.isEmpty()
        || b.isEmpty()
        || KeySegment.isOneSuffix(KeySegment.tail(a), KeySegment.tail(b));
  }

  private static List<List<Object>> form(List<Template> templates) {
    Set<Source> known = new LinkedHashSet<>();
    templates.forEach(template -> known.addAll(template.sources()));
    List<Source> sources = List.copyOf(known);
    return templates.stream().map(template -> form(template, sources)).toList();
  }

  private static List<Object> form(Template template, List<Source> sources) {
    List<Object> form = new ArrayList<>();
    for (Part part : template.parts()) {
      if (part instanceof Part.Value value) {
        form.add(sources.indexOf(value.source()));
        form.addAll(form(value));
      } else {
        form.add(part);
      }
    }
    return form;
  }

  /** Returns all that the text of a placeholder depends on, except its value. */
  public static List<Object> form(Part.Value value) {
    ValueType type = value.type();
    Object stored =
        switch (type.kind()) {
          case ENUM -> type;
          case INSTANT -> value.precision();
          default -> type instanceof ValueType.Cut ? type : type.kind();
        };
    Object declared =
        value.source().type() instanceof ValueType.Converted converted
            ? converted.converter()
            : value.source().type().javaType().box();
    return List.of(declared, stored, formats(value));
  }

  /**
   * Returns the formats without the one of a time that says its precision, which may be left out.
   */
  private static List<Format> formats(Part.Value value) {
    return value.type().is(Kind.INSTANT)
        ? value.formats().stream().filter(format -> format.kind().precision() == null).toList()
        : value.formats();
  }
}
