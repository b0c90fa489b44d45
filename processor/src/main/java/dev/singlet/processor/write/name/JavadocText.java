package dev.singlet.processor.write.name;

import java.util.regex.Pattern;

/** Turns plain text with code in backticks into Javadoc that means the same in any file. */
final class JavadocText {

  private static final Pattern TAG_LIKE = Pattern.compile("(?<!\\S)@");

  private JavadocText() {}

  static String of(String plain) {
    StringBuilder javadoc = new StringBuilder();
    int at = 0;
    while (at < plain.length()) {
      int start = plain.indexOf('`', at);
      int end = start < 0 ? -1 : plain.indexOf('`', start + 1);
      if (end < 0) {
        break;
      }
      String code = plain.substring(start + 1, end);
      if (isCode(code)) {
        javadoc.append(prose(plain.substring(at, start))).append("{@code " + code + "}");
        at = end + 1;
      } else {
        javadoc.append(prose(plain.substring(at, end)));
        at = end;
      }
    }
    return javadoc.append(prose(plain.substring(at))).toString();
  }

  /** Returns whether a text can be in a tag: it is not blank, and its braces are balanced. */
  private static boolean isCode(String text) {
    int depth = 0;
    for (int i = 0; i < text.length() && depth >= 0; i++) {
      depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
    }
    return depth == 0 && !text.isBlank();
  }

  private static String prose(String text) {
    String escaped =
        text.replace("&", "&amp;")
            .replace("<", "&lt;")
            .replace(">", "&gt;")
            .replace("{", "&#123;")
            .replace("}", "&#125;");
    return TAG_LIKE.matcher(escaped).replaceAll("&#64;");
  }
}
