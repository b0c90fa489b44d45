package dev.singlet.processor.read.key;

import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.model.value.Format;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The syntax of key templates: literal text, and placeholders with formats. */
final class TemplateParser {

  private static final Pattern FORMAT = Pattern.compile("(\\w+)(?:\\(([^()]*)\\))?");

  /** The patterns of {@code DateTimeFormatter}. */
  private static final Pattern PATTERN_OF_TIME =
      Pattern.compile("(?=.*([yuMdHhmsS])\\1)[yuMdHhmsSn'T ./_-]+");

  private TemplateParser() {}

  /** A piece of a template. */
  sealed interface Piece {}

  /** Text that stands for itself. */
  record Text(String text) implements Piece {}

  /** A placeholder, whose name is not looked up yet. */
  record Placeholder(String name, List<Format> formats) implements Piece {}

  /** A mistake in a template. */
  static final class SyntaxException extends Exception {

    private static final long serialVersionUID = 1L;

    private final String problem;
    private final boolean isAboutFormat;

    SyntaxException(String problem, boolean isAboutFormat) {
      super(problem, null, false, false);
      this.problem = problem;
      this.isAboutFormat = isAboutFormat;
    }

    String problem() {
      return problem;
    }

    boolean isAboutFormat() {
      return isAboutFormat;
    }
  }

  static List<Piece> parse(String template) throws SyntaxException {
    List<Piece> pieces = new ArrayList<>();
    int position = 0;
    while (position < template.length()) {
      int open = template.indexOf('{', position);
      String text = template.substring(position, open < 0 ? template.length() : open);
      if (text.indexOf('}') >= 0) {
        throw malformed("has a '}' without a '{' before it");
      }
      if (!text.isEmpty()) {
        pieces.add(new Text(text));
      }
      if (open < 0) {
        break;
      }
      int close = template.indexOf('}', open);
      if (close < 0 || template.substring(open + 1, close).indexOf('{') >= 0) {
        throw malformed("has a '{' without a '}' after it");
      }
      pieces.add(placeholder(template.substring(open + 1, close)));
      position = close + 1;
    }
    return pieces;
  }

  private static Placeholder placeholder(String text) throws SyntaxException {
    String[] parts = text.split(":", -1);
    if (parts[0].isBlank()) {
      throw malformed("has a placeholder without a name, {" + text + "}");
    }
    List<Format> formats = new ArrayList<>();
    for (int i = 1; i < parts.length; i++) {
      String format = parts[i].trim();
      if (PATTERN_OF_TIME.matcher(format).matches()) {
        throw new SyntaxException(
            ("has \"%1$s\" as a format. Dates and times need none: write {%2$s}. For a part of an"
                    + " Instant write {%2$s:year}, month, day or hour; for any other part, a static"
                    + " @Computed method.")
                .formatted(format, parts[0].trim()),
            true);
      }
      formats.add(format(format));
    }
    return new Placeholder(parts[0].trim(), formats);
  }

  private static Format format(String text) throws SyntaxException {
    Matcher matcher = FORMAT.matcher(text);
    if (!matcher.matches()) {
      throw malformed("has a malformed format \"" + text + "\"");
    }
    String name = matcher.group(1);
    String argument = matcher.group(2);
    Format.Kind kind = Format.Kind.of(name).orElse(null);
    if (kind == null) {
      List<String> names = Arrays.stream(Format.Kind.values()).map(Format.Kind::text).toList();
      throw new SyntaxException(
          "names the unknown format \"" + name + "\". " + Suggestion.of(name, names), true);
    }
    if (kind.argument() == Format.Argument.NONE) {
      if (argument != null) {
        throw malformed("gives an argument to " + name + ", which takes none");
      }
      return new Format(kind, 0);
    }
    int number = argument != null && argument.matches("\\d{1,3}") ? Integer.parseInt(argument) : 0;
    int least = kind.argument().least();
    int most = kind.argument().most();
    if (number < least || number > most) {
      throw malformed(
          String.format(
              "must say how many %s: %s(%d) to %s(%d)",
              kind.argument().text(), name, least, name, most));
    }
    return new Format(kind, number);
  }

  private static SyntaxException malformed(String problem) {
    return new SyntaxException(
        problem + ". Write literal text and placeholders such as {name} or {number:pad(8)}.",
        false);
  }
}
