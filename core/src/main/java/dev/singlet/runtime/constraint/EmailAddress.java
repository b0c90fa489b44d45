package dev.singlet.runtime.constraint;

import java.net.IDN;

/**
 * Checks email addresses, like Hibernate Validator: a dot-separated local part of at most 64
 * characters, which may have quoted parts, and a domain of at most 255 characters, which may be
 * internationalized or an address literal. Reads each text in one pass, so none takes long.
 */
final class EmailAddress {

  private static final int MAX_LOCAL_LENGTH = 64;
  private static final int MAX_DOMAIN_LENGTH = 255;
  private static final int MAX_LABEL_LENGTH = 63;
  private static final String ATOM_MARKS = "!#$%&'*+/=?^_`{|}~-";
  private static final String QUOTED_MARKS = ATOM_MARKS + ".(),<>[]:; @";

  private EmailAddress() {}

  /** Returns whether a text is an address. Empty text is accepted. */
  public static boolean isWellFormed(String text) {
    int at = text.lastIndexOf('@');
    return text.isEmpty()
        || (at > 0 && isLocalPart(text.substring(0, at)) && isDomain(text.substring(at + 1)));
  }

  private static boolean isLocalPart(String text) {
    if (text.length() > MAX_LOCAL_LENGTH) {
      return false;
    }
    int i = 0;
    while (true) {
      int end = text.charAt(i) == '"' ? endOfQuoted(text, i) : endOfAtom(text, i);
      if (end == i) {
        return false;
      }
      if (end == text.length()) {
        return true;
      }
      if (text.charAt(end) != '.' || end + 1 == text.length()) {
        return false;
      }
      i = end + 1;
    }
  }

  private static int endOfAtom(String text, int start) {
    int i = start;
    while (i < text.length() && isWord(text.charAt(i), ATOM_MARKS)) {
      i++;
    }
    return i;
  }

  /**
   * Returns the position after the closing quote; the start itself if there is none, or nothing
   * between the two.
   */
  private static int endOfQuoted(String text, int start) {
    int i = start + 1;
    while (i < text.length() && text.charAt(i) != '"') {
      boolean isEscaped =
          text.charAt(i) == '\\'
              && i + 1 < text.length()
              && "\\\"".indexOf(text.charAt(i + 1)) >= 0;
      if (!isEscaped && !isWord(text.charAt(i), QUOTED_MARKS)) {
        return start;
      }
      i += isEscaped ? 2 : 1;
    }
    return i < text.length() && i > start + 1 ? i + 1 : start;
  }

  private static boolean isDomain(String text) {
    if (text.startsWith("[") && text.endsWith("]")) {
      return isAddress(text.substring(1, text.length() - 1));
    }
    for (String label : text.split("\\.", -1)) {
      if (!isLabel(label)) {
        return false;
      }
    }
    try {
      return IDN.toASCII(text).length() <= MAX_DOMAIN_LENGTH;
    } catch (IllegalArgumentException noDomain) {
      return false;
    }
  }

  private static boolean isLabel(String label) {
    if (label.isEmpty()
        || label.length() > MAX_LABEL_LENGTH
        || label.startsWith("-")
        || label.endsWith("-")) {
      return false;
    }
    return label.chars().allMatch(c -> isWord((char) c, "-_"));
  }

  /** Checks the inside of {@code [192.168.0.1]} or {@code [IPv6:::1]}. */
  private static boolean isAddress(String text) {
    String version6 = "IPv6:";
    if (text.startsWith(version6)) {
      String address = text.substring(version6.length());
      return address.indexOf(':') >= 0 && address.matches("[0-9a-fA-F:.]{2,45}");
    }
    return text.matches("\\d{1,3}(\\.\\d{1,3}){3}");
  }

  private static boolean isWord(char c, String marks) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c >= 0x80
        || marks.indexOf(c) >= 0;
  }
}
