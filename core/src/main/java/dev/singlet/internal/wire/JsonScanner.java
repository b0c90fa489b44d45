package dev.singlet.internal.wire;

/** Reads JSON token by token. Malformed JSON ends it with {@link Unexpected}. */
class JsonScanner {

  /** Deeper than DynamoDB's own limit of 32 levels, each of which is two levels of JSON. */
  private static final int MAX_DEPTH = 100;

  /** The answer contains something that only the SDK can handle. */
  static final class Unexpected extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private Unexpected() {
      super(null, null, false, false);
    }
  }

  final byte[] json;
  final JsonBytes bytes;
  int at;

  /** The bounds of the last string. */
  int start;

  int end;

  JsonScanner(byte[] json) {
    this.json = json;
    this.bytes = new JsonBytes(json);
  }

  static Unexpected unexpected() {
    return new Unexpected();
  }

  /** Returns the next byte that is not white space, without taking it. */
  final byte peek() {
    byte next = json[at];
    if (next > ' ') {
      return next;
    }
    while (next == ' ' || next == '\n' || next == '\r' || next == '\t') {
      next = json[++at];
    }
    return next;
  }

  final void expect(char expected) {
    if (peek() != expected) {
      throw unexpected();
    }
    at++;
  }

  /** Takes the end of a container if it is empty. */
  final boolean isEmpty(char close) {
    if (peek() != close) {
      return false;
    }
    at++;
    return true;
  }

  /** Takes a comma, or the end of a container. Returns true for a comma. */
  final boolean goesOn(char close) {
    byte next = peek();
    at++;
    if (next != ',' && next != close) {
      throw unexpected();
    }
    return next == ',';
  }

  /** Reads a string and returns the form of its text. The bounds are in fields. */
  final int string() {
    expect('"');
    start = at;
    int place = bytes.plainEnd(at);
    int form = JsonText.PLAIN;
    for (byte next = json[place]; next != '"'; next = json[place]) {
      if (JsonBytes.isPlain(next)) {
        place = bytes.plainEnd(place);
      } else {
        form |= next < 0 ? JsonText.UNICODE : JsonText.ESCAPED;
        place += odd(next, place);
      }
    }
    end = place;
    at = place + 1;
    return form;
  }

  /** Returns the number of bytes of an escape, or of a character beyond ASCII. */
  private int odd(byte next, int place) {
    int length =
        next == '\\'
            ? JsonText.escapeLength(json, place)
            : next < 0 ? JsonText.characterLength(json, place) : 0;
    if (length == 0) {
      throw unexpected();
    }
    return length;
  }

  /** Returns whether the last string is this text. */
  final boolean isText(String text) {
    if (end - start != text.length()) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      if (json[start + i] != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Takes a literal. */
  final void literal(String literal) {
    peek();
    for (int i = 0; i < literal.length(); i++) {
      if (json[at++] != literal.charAt(i)) {
        throw unexpected();
      }
    }
  }

  /** Skips any value. */
  final void skip() {
    skip(0);
  }

  private void skip(int depth) {
    if (depth > MAX_DEPTH) {
      throw unexpected();
    }
    switch (peek()) {
      case '"' -> string();
      case '{' -> {
        at++;
        if (!isEmpty('}')) {
          do {
            string();
            expect(':');
            skip(depth + 1);
          } while (goesOn('}'));
        }
      }
      case '[' -> {
        at++;
        if (!isEmpty(']')) {
          do {
            skip(depth + 1);
          } while (goesOn(']'));
        }
      }
      case 't' -> literal("true");
      case 'f' -> literal("false");
      case 'n' -> literal("null");
      default -> number();
    }
  }

  private void number() {
    int first = at;
    while ("+-.0123456789eE".indexOf(json[at]) >= 0) {
      at++;
    }
    if (at == first) {
      throw unexpected();
    }
  }
}
