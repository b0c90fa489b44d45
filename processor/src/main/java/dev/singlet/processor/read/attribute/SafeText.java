package dev.singlet.processor.read.attribute;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of Javadoc that means the same in another file, where other names are imported: links are
 * their labels, or code. It has no HTML tags. What is safe stays as it is.
 */
final class SafeText {

  private static final Pattern HTML = Pattern.compile("<!--.*?-->|</?[a-z][a-z0-9]*\\b[^<>]*>");
  private static final Pattern AMPERSAND = Pattern.compile("&(?:(#?\\w+);)?");
  private static final Pattern NUMBER = Pattern.compile("#[1-9]\\d{1,2}");
  private static final Pattern SPACES = Pattern.compile("\\s+");
  private static final Pattern TAG_LIKE = Pattern.compile("(?<!\\S)@");

  /** Those that every version of the compiler knows, of those that texts have. */
  private static final Set<String> ENTITIES =
      Set.of(
          "amp", "lt", "gt", "quot", "nbsp", "copy", "reg", "trade", "euro", "sect", "deg", "times",
          "ndash", "mdash", "hellip", "le", "ge", "ne", "rarr", "larr");

  private SafeText() {}

  /** Makes a text safe; it is empty if that can't be done. */
  static String of(String text) {
    StringBuilder safe = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      int tag = text.indexOf("{@", at);
      Optional<String> prose = prose(text.substring(at, tag < 0 ? text.length() : tag));
      int end = tag < 0 ? text.length() : end(text, tag);
      Optional<String> inline = tag < 0 || end < 0 ? Optional.of("") : inline(text, tag, end);
      if (prose.isEmpty() || inline.isEmpty() || end < 0) {
        return "";
      }
      safe.append(prose.get()).append(inline.get());
      at = end + 1;
    }
    return SPACES.matcher(safe).replaceAll(" ").strip();
  }

  /** Returns the number of braces of an inline tag that are open after a line. */
  static int depth(int before, String line) {
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
      if (name != null && !ENTITIES.contains(name) && !NUMBER.matcher(name).matches()) {
        return Optional.empty();
      }
      ampersand.appendReplacement(prose, name == null ? "&amp;" : "$0");
    }
    ampersand.appendTail(prose);
    String escaped =
        prose
            .toString()
            .replace("<", "&lt;")
            .replace(">", "&gt;")
            .replace("{", "&#123;")
            .replace("}", "&#125;");
    return Optional.of(TAG_LIKE.matcher(escaped).replaceAll("&#64;"));
  }

  private static Optional<String> inline(String text, int tag, int end) {
    String[] words = text.substring(tag + 2, end).strip().split("\\s+", 2);
    if (words.length < 2) {
      return Optional.empty();
    }
    return switch (words[0]) {
      case "code", "literal" -> Optional.of("{@" + words[0] + " " + words[1] + "}");
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
      return Optional.of(of(label)).filter(safe -> !safe.isEmpty());
    }
    String name = target.startsWith("#") ? target.substring(1) : target;
    return Optional.of("{@code " + name.replace('#', '.') + "}");
  }
}
