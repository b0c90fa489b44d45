package dev.singlet.processor.model.key;

import static java.util.stream.Collectors.joining;

import dev.singlet.processor.model.value.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The parts of a key between two delimiters, as the set of their possible texts. An enum gives its
 * constants one by one. Of anything else, only the literal ends and the width are known.
 */
record KeySegment(List<List<Part>> alternatives) {

  /** The limit on listed constants of enums. With more of them, any text counts as possible. */
  private static final int MAX_ALTERNATIVES = 1000;

  /** Returns the segments of keys with these parts, one more than they have delimiters. */
  static List<KeySegment> split(List<Part> parts, String delimiter) {
    List<List<Part>> segments = new ArrayList<>();
    segments.add(new ArrayList<>());
    for (Part part : parts) {
      if (part instanceof Part.Literal literal) {
        String text = literal.text();
        int start = 0;
        for (int end = text.indexOf(delimiter); end >= 0; end = text.indexOf(delimiter, start)) {
          append(segments.get(segments.size() - 1), text.substring(start, end));
          segments.add(new ArrayList<>());
          start = end + delimiter.length();
        }
        append(segments.get(segments.size() - 1), text.substring(start));
      } else if (part instanceof Part.Value value && value.sample().contains(delimiter)) {
        addPieces(value.sample().split(Pattern.quote(delimiter), -1), segments);
      } else {
        segments.get(segments.size() - 1).add(part);
      }
    }
    return segments.stream().map(KeySegment::of).toList();
  }

  /** Adds the pieces of a value that has the delimiter in fixed places, such as a date. */
  private static void addPieces(String[] pieces, List<List<Part>> segments) {
    for (int i = 0; i < pieces.length; i++) {
      if (i > 0) {
        segments.add(new ArrayList<>());
      }
      if (!pieces[i].isEmpty()) {
        segments.get(segments.size() - 1).add(new Part.Piece(pieces[i].length()));
      }
    }
  }

  boolean canBeEqual(KeySegment other) {
    return anyPair(other, KeySegment::canBeEqual);
  }

  /** Returns whether a text of this segment can begin with a text of another. */
  boolean canBeginWith(KeySegment prefix) {
    return anyPair(prefix, KeySegment::canBeginWith);
  }

  private interface Comparison {
    boolean test(List<Part> left, List<Part> right);
  }

  private boolean anyPair(KeySegment other, Comparison comparison) {
    return alternatives.stream()
        .anyMatch(a -> other.alternatives.stream().anyMatch(b -> comparison.test(a, b)));
  }

  private static boolean canBeEqual(List<Part> a, List<Part> b) {
    if (isLiteral(a) && isLiteral(b)) {
      return literal(a).equals(literal(b));
    }
    if (isLiteral(a)) {
      return pattern(b).matcher(literal(a)).matches();
    }
    if (isLiteral(b)) {
      return pattern(a).matcher(literal(b)).matches();
    }
    int widthA = width(a);
    int widthB = width(b);
    boolean sameWidth = widthA == 0 || widthB == 0 || widthA == widthB;
    return sameWidth && isOnePrefix(head(a), head(b)) && isOneSuffix(tail(a), tail(b));
  }

  private static boolean canBeginWith(List<Part> text, List<Part> prefix) {
    if (!isLiteral(prefix)) {
      return isOnePrefix(head(text), head(prefix));
    }
    return isLiteral(text)
        ? literal(text).startsWith(literal(prefix))
        : isOnePrefix(head(text), literal(prefix));
  }

  private static KeySegment of(List<Part> parts) {
    List<List<Part>> alternatives = List.of(List.of());
    for (Part part : parts) {
      List<? extends Part> choices = choices(part);
      boolean isListed = alternatives.size() * choices.size() <= MAX_ALTERNATIVES;
      List<List<Part>> longer = new ArrayList<>();
      for (List<Part> begun : alternatives) {
        for (Part choice : isListed ? choices : List.of(part)) {
          List<Part> extended = new ArrayList<>(begun);
          if (choice instanceof Part.Literal literal) {
            append(extended, literal.text());
          } else {
            extended.add(choice);
          }
          longer.add(extended);
        }
      }
      alternatives = longer;
    }
    return new KeySegment(alternatives);
  }

  private static List<? extends Part> choices(Part part) {
    if (part instanceof Part.Value value
        && !value.isShard()
        && value.type() instanceof ValueType.Enumeration enumeration) {
      return enumeration.constants().stream()
          .map(c -> new Part.Literal(value.inCase(c.stored())))
          .toList();
    }
    return List.of(part);
  }

  private static void append(List<Part> parts, String text) {
    if (text.isEmpty()) {
      return;
    }
    int last = parts.size() - 1;
    if (last >= 0 && parts.get(last) instanceof Part.Literal before) {
      parts.set(last, new Part.Literal(before.text() + text));
    } else {
      parts.add(new Part.Literal(text));
    }
  }

  private static boolean isLiteral(List<Part> parts) {
    return parts.isEmpty() || (parts.size() == 1 && parts.get(0) instanceof Part.Literal);
  }

  private static String literal(List<Part> parts) {
    return head(parts);
  }

  static String head(List<Part> parts) {
    return !parts.isEmpty() && parts.get(0) instanceof Part.Literal literal ? literal.text() : "";
  }

  static String tail(List<Part> parts) {
    return parts.get(parts.size() - 1) instanceof Part.Literal literal ? literal.text() : "";
  }

  static boolean isOnePrefix(String a, String b) {
    return a.startsWith(b) || b.startsWith(a);
  }

  static boolean isOneSuffix(String a, String b) {
    return a.endsWith(b) || b.endsWith(a);
  }

  /** Returns its number of characters; 0 if that varies. */
  private static int width(List<Part> parts) {
    int width = 0;
    for (Part part : parts) {
      int partWidth =
          part instanceof Part.Value value
              ? value.width()
              : part instanceof Part.Piece piece
                  ? piece.width()
                  : ((Part.Literal) part).text().length();
      if (partWidth == 0) {
        return 0;
      }
      width += partWidth;
    }
    return width;
  }

  private static Pattern pattern(List<Part> parts) {
    return Pattern.compile(regexp(parts, ".", value -> ""), Pattern.DOTALL);
  }

  /**
   * Returns a regular expression for the texts of the segment.
   *
   * @param any the expression for a character of a value
   * @param known returns a regular expression for the texts of a value; empty if nothing is known
   */
  String regexp(String any, Function<Part.Value, String> known) {
    String all =
        alternatives.stream().map(parts -> regexp(parts, any, known)).collect(joining("|"));
    return alternatives.size() == 1 ? all : "(?:" + all + ")";
  }

  private static String regexp(List<Part> parts, String any, Function<Part.Value, String> known) {
    StringBuilder regexp = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Part.Literal literal) {
        regexp.append(quoted(literal.text()));
      } else if (parts.get(i) instanceof Part.Piece piece) {
        regexp.append(any).append('{').append(piece.width()).append('}');
      } else if (parts.get(i) instanceof Part.Value value) {
        String texts = known.apply(value);
        if (!texts.isEmpty()) {
          regexp.append(texts);
          continue;
        }
        boolean digits = value.digits() > 0 || value.isShard();
        // The end of a segment is the end of its last value, so that needs no second attempt.
        String times = i == parts.size() - 1 ? "++" : "+";
        regexp.append(digits ? "\\d" : any);
        regexp.append(value.width() > 0 ? "{" + value.width() + "}" : times);
      }
    }
    return regexp.toString();
  }

  /** Returns a regular expression for a text. */
  static String quoted(String text) {
    return text.replaceAll("[\\\\^$.|?*+()\\[\\]{}]", "\\\\$0");
  }
}
