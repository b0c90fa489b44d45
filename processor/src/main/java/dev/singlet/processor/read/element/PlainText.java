package dev.singlet.processor.read.element;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Javadoc as plain text: without HTML tags, with characters in place of entities, and with code in
 * backticks. Links are their labels, or code.
 */
public final class PlainText {

  private static final Pattern HTML = Pattern.compile("<!--.*?-->|</?[a-z][a-z0-9]*\\b[^<>]*>");
  private static final Pattern AMPERSAND = Pattern.compile("&(?:(#?\\w+);)?");
  private static final Pattern SPACES = Pattern.compile("\\s+");
  private static final Pattern BLOCK_TAG = Pattern.compile("^\\s*@\\w", Pattern.MULTILINE);

  private static final Map<String, String> ENTITIES =
      Map.ofEntries(
          Map.entry("amp", "&"),
          Map.entry("lt", "<"),
          Map.entry("gt", ">"),
          Map.entry("quot", "\""),
          Map.entry("nbsp", " "),
          Map.entry("copy", "\u00a9"),
          Map.entry("reg", "\u00ae"),
          Map.entry("trade", "\u2122"),
          Map.entry("euro", "\u20ac"),
          Map.entry("sect", "\u00a7"),
          Map.entry("deg", "\u00b0"),
          Map.entry("times", "\u00d7"),
          Map.entry("ndash", "\u2013"),
          Map.entry("mdash", "\u2014"),
          Map.entry("hellip", "\u2026"),
          Map.entry("le", "\u2264"),
          Map.entry("ge", "\u2265"),
          Map.entry("ne", "\u2260"),
          Map.entry("rarr", "\u2192"),
          Map.entry("larr", "\u2190"));

  private PlainText() {}

  /** Returns the description of a comment, without its block tags. */
  public static String ofDescription(String comment) {
    Matcher tag = BLOCK_TAG.matcher(comment);
    return of(tag.find() ? comment.substring(0, tag.start()) : comment);
  }

  /** Returns the plain text; empty for Javadoc that has none, such as a malformed tag. */
  public static String of(String text) {
    StringBuilder plain = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      int tag = text.indexOf("{@", at);
      Optional<String> prose = prose(text.substring(at, tag < 0 ? text.length() : tag));
      int end = tag < 0 ? text.length() : end(text, tag);
      Optional<String> inline = tag < 0 || end < 0 ? Optional.of("") : inline(text, tag, end);
      if (prose.isEmpty() || inline.isEmpty() || end < 0) {
        return "";
      }
      plain.append(prose.get()).append(inline.get());
      at = end + 1;
    }
    return SPACES.matcher(plain).replaceAll(" ").strip();
  }

  /** Returns the number of braces of an inline tag that are open after a line. */
  public static int depth(int before, String line) {
    int depth = before;
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) == '{' && (depth > 0 || line.startsWith("{@", i))) {
        depth++;
      } else if (line.charAt(i) == '}' && depth > 0) {
        depth--;
      }
    }
    return depth;
  }

  /** The place of the brace that closes an inline tag; negative if there is none. */
  private static int end(String text, int tag) {
    int depth = 0;
    for (int i = tag; i < text.length(); i++) {
      depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return -1;
  }

  private static Optional<String> prose(String text) {
    StringBuilder prose = new StringBuilder();
    Matcher ampersand = AMPERSAND.matcher(HTML.matcher(text).replaceAll(""));
    while (ampersand.find()) {
      String name = ampersand.group(1);
      String character = name == null ? "&" : character(name);
      if (character.isEmpty()) {
        return Optional.empty();
      }
      ampersand.appendReplacement(prose, Matcher.quoteReplacement(character));
    }
    return Optional.of(ampersand.appendTail(prose).toString());
  }

  /** Returns the character of an entity; empty for an unknown one. */
  private static String character(String entity) {
    if (!entity.startsWith("#")) {
      return ENTITIES.getOrDefault(entity, "");
    }
    try {
      int code = Integer.parseInt(entity.substring(1));
      return code < ' ' ? "" : Character.toString(code);
    } catch (IllegalArgumentException noCharacter) {
      return "";
    }
  }

  private static Optional<String> inline(String text, int tag, int end) {
    String[] words = text.substring(tag + 2, end).strip().split("\\s+", 2);
    if (words.length < 2) {
      return Optional.empty();
    }
    return switch (words[0]) {
      case "code" -> Optional.of(code(words[1]));
      case "literal" -> Optional.of(words[1]);
      case "link", "linkplain" -> link(words[1]);
      default -> Optional.empty();
    };
  }

  private static Optional<String> link(String target) {
    int depth = 0;
    int end = 0;
    while (end < target.length() && (depth > 0 || !Character.isWhitespace(target.charAt(end)))) {
      char c = target.charAt(end++);
      depth += c == '(' || c == '<' ? 1 : c == ')' || c == '>' ? -1 : 0;
    }
    String label = target.substring(end).strip();
    if (!label.isEmpty()) {
      return Optional.of(of(label)).filter(plain -> !plain.isEmpty());
    }
    String name = target.startsWith("#") ? target.substring(1) : target;
    return Optional.of(code(name.replace('#', '.')));
  }

  private static String code(String text) {
    return text.contains("`") ? text : "`" + text + "`";
  }
}
