package dev.singlet.internal.wire;

import java.nio.charset.StandardCharsets;

/** The texts of JSON, in UTF-8. */
final class JsonText {

  /** ASCII characters without escapes. */
  static final int PLAIN = 0;

  /** With bytes beyond ASCII. */
  static final int UNICODE = 1;

  /** With escapes. */
  static final int ESCAPED = 2;

  private JsonText() {}

  /** Returns the text between two places. The scanner has checked that it is well-formed. */
  static String read(byte[] json, int start, int end, int form) {
    if (form == PLAIN) {
      return new String(json, start, end - start, StandardCharsets.ISO_8859_1);
    }
    String text = new String(json, start, end - start, StandardCharsets.UTF_8);
    return (form & ESCAPED) == 0 ? text : unescape(text);
  }

  private static String unescape(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    int from = 0;
    for (int at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', from)) {
      plain.append(text, from, at);
      char escape = text.charAt(at + 1);
      from = at + 2;
      if (escape == 'u') {
        plain.append((char) Integer.parseInt(text, from, from + 4, 16));
        from += 4;
      } else {
        plain.append(character(escape));
      }
    }
    return plain.append(text, from, text.length()).toString();
  }

  private static char character(char escape) {
    return switch (escape) {
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      default -> escape;
    };
  }

  /**
   * Returns the number of bytes of the escape that begins at a backslash; 0 if there is no such
   * escape.
   */
  static int escapeLength(byte[] json, int at) {
    return switch (json[at + 1]) {
      case '"', '\\', '/', 'b', 'f', 'n', 'r', 't' -> 2;
      case 'u' -> isHex(json, at + 2, at + 6) ? 6 : 0;
      default -> 0;
    };
  }

  private static boolean isHex(byte[] json, int start, int end) {
    for (int i = start; i < end; i++) {
      if (json[i] < 0 || Character.digit(json[i], 16) < 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the number of bytes of the character beyond ASCII at a place; 0 if the bytes are not in
   * Unicode's table of well-formed sequences (The Unicode Standard, table 3-7).
   */
  static int characterLength(byte[] json, int at) {
    int lead = json[at] & 0xFF;
    int second = json[at + 1] & 0xFF;
    if (lead >= 0xC2 && lead <= 0xDF) {
      return isTrail(second) ? 2 : 0;
    }
    if (lead >= 0xE0 && lead <= 0xEF) {
      int least = lead == 0xE0 ? 0xA0 : 0x80;
      int most = lead == 0xED ? 0x9F : 0xBF;
      return second >= least && second <= most && isTrail(json[at + 2]) ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
      int least = lead == 0xF0 ? 0x90 : 0x80;
      int most = lead == 0xF4 ? 0x8F : 0xBF;
      return second >= least && second <= most && isTrail(json[at + 2]) && isTrail(json[at + 3])
          ? 4
          : 0;
    }
    return 0;
  }

  private static boolean isTrail(int octet) {
    return (octet & 0xC0) == 0x80;
  }

  /** Returns whether the text between two places is Base64 with all its padding. */
  static boolean isBase64(byte[] json, int start, int end) {
    int length = end - start;
    int padding = 0;
    while (padding < 2 && padding < length && json[end - 1 - padding] == '=') {
      padding++;
    }
    for (int i = start; i < end - padding; i++) {
      if (!isBase64(json[i])) {
        return false;
      }
    }
    return length % 4 == 0;
  }

  private static boolean isBase64(byte octet) {
    return (octet >= 'A' && octet <= 'Z')
        || (octet >= 'a' && octet <= 'z')
        || (octet >= '0' && octet <= '9')
        || octet == '+'
        || octet == '/';
  }
}
