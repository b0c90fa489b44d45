package dev.singlet.internal.body;

import dev.singlet.internal.text.Limits;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.util.SdkAutoConstructList;
import software.amazon.awssdk.core.util.SdkAutoConstructMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * JSON in UTF-8, the same bytes that the SDK writes. {@link #isWhole} returns false if something
 * was absent, or of a form that is unknown here. The SDK may refuse it, or leave it out.
 */
final class BodyJson {

  /** The most bytes of a character, as of the control character 1. */
  private static final int MOST_OF_CHARACTER = 6;

  /** The letters after a backslash for the control characters from 8 on; 0 for none. */
  private static final byte[] SHORT = {'b', 't', 'n', 0, 'f', 'r'};

  private static final byte[] HEX = "0123456789ABCDEF".getBytes(StandardCharsets.US_ASCII);

  /** The number of characters that are looked at in one go. */
  private static final int CHARACTERS = 256;

  private final char[] characters = new char[CHARACTERS];

  private byte[] bytes;
  private int size;
  private int level;
  private boolean isWhole = true;

  BodyJson(int expected) {
    bytes = new byte[expected];
  }

  /** Returns whether all was written. */
  boolean isWhole() {
    return isWhole;
  }

  /** Leaves the request to the SDK. */
  void leave() {
    isWhole = false;
  }

  int size() {
    return size;
  }

  InputStream stream() {
    return new ByteArrayInputStream(bytes, 0, size);
  }

  private void ensure(int more) {
    if (bytes.length - size < more) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
    }
  }

  /** Adds JSON as it is, in ASCII. */
  @SuppressWarnings("deprecation") // It copies the low byte of each character, which is all of it.
  BodyJson ascii(String json) {
    int length = json.length();
    ensure(length);
    json.getBytes(0, length, bytes, size);
    size += length;
    return this;
  }

  private void ascii(char json) {
    ensure(1);
    bytes[size++] = (byte) json;
  }

  /** Adds the attributes of an item, or those of a map. */
  BodyJson item(Map<String, AttributeValue> item) {
    return object(item, this::value);
  }

  /** Adds a member with a text, after others, if there is one. */
  void member(String name, @Nullable String text) {
    if (text != null) {
      ascii(",\"").ascii(name).ascii("\":").text(text);
    }
  }

  /**
   * Adds the condition of a write, the names and values of its expressions, and what it returns if
   * the condition fails, after other members. Each may be absent.
   */
  void condition(
      @Nullable String condition,
      Map<String, String> names,
      Map<String, AttributeValue> values,
      @Nullable String returned) {
    member("ConditionExpression", condition);
    names(names);
    if (isGiven(values)) {
      ascii(",\"ExpressionAttributeValues\":").item(values);
    }
    member("ReturnValuesOnConditionCheckFailure", returned);
  }

  /** Adds the names of expressions, after other members, if there are any. */
  void names(Map<String, String> names) {
    if (isGiven(names)) {
      ascii(",\"ExpressionAttributeNames\":").object(names, this::text);
    }
  }

  /** Returns whether a map was given. The SDK returns one of its own for a member without. */
  private static boolean isGiven(Map<String, ?> map) {
    return !(map instanceof SdkAutoConstructMap);
  }

  /** Adds an object, which must be given. */
  <E> BodyJson object(Map<String, E> members, Consumer<? super E> writing) {
    isWhole &= isGiven(members);
    ascii('{');
    boolean isFirst = true;
    for (Map.Entry<String, E> member : members.entrySet()) {
      if (!isFirst) {
        ascii(',');
      }
      text(member.getKey());
      ascii(':');
      writing.accept(member.getValue());
      isFirst = false;
    }
    ascii('}');
    return this;
  }

  /** Adds a list, which must be given. */
  <E> BodyJson list(List<E> elements, Consumer<? super E> writing) {
    isWhole &= !(elements instanceof SdkAutoConstructList);
    ascii('[');
    boolean isFirst = true;
    for (E element : elements) {
      if (!isFirst) {
        ascii(',');
      }
      writing.accept(element);
      isFirst = false;
    }
    ascii(']');
    return this;
  }

  private void value(@Nullable AttributeValue value) {
    // A value has no type if two of its members were set.
    if (value == null || value.type() == null || level > Limits.NESTING_LEVELS) {
      isWhole = false;
      return;
    }
    level++;
    switch (value.type()) {
      case S -> text("{\"S\":", value.s());
      case N -> text("{\"N\":", value.n());
      case BOOL -> truth("{\"BOOL\":", value.bool());
      case B -> {
        ascii("{\"B\":");
        bytes(value.b());
      }
      case SS -> ascii("{\"SS\":").list(value.ss(), this::text);
      case NS -> ascii("{\"NS\":").list(value.ns(), this::text);
      case BS -> ascii("{\"BS\":").list(value.bs(), this::bytes);
      case M -> ascii("{\"M\":").item(value.m());
      case L -> ascii("{\"L\":").list(value.l(), this::value);
      case NUL -> truth("{\"NULL\":", value.nul());
      case UNKNOWN_TO_SDK_VERSION -> isWhole = false;
    }
    ascii('}');
    level--;
  }

  private void truth(String type, @Nullable Boolean value) {
    ascii(type).ascii(String.valueOf(value));
    isWhole &= value != null;
  }

  private void text(String type, String text) {
    ascii(type);
    text(text);
  }

  private void bytes(@Nullable SdkBytes value) {
    if (value == null) {
      isWhole = false;
      return;
    }
    byte[] encoded = Base64.getEncoder().encode(value.asByteArrayUnsafe());
    ensure(encoded.length + 2);
    bytes[size++] = '"';
    System.arraycopy(encoded, 0, bytes, size, encoded.length);
    size += encoded.length;
    bytes[size++] = '"';
  }

  /** Adds a text in quotes. */
  BodyJson text(@Nullable String text) {
    if (text == null) {
      isWhole = false;
      return this;
    }
    int length = text.length();
    ensure(length + 2);
    bytes[size++] = '"';
    for (int from = 0; from < length; from += CHARACTERS) {
      int odd = plain(text, from, Math.min(length, from + CHARACTERS));
      if (odd >= 0) {
        rest(text, odd);
        break;
      }
    }
    ascii('"');
    return this;
  }

  /**
   * Adds characters that are written as they are.
   *
   * @return the place of the first one that isn't; -1 if all are
   */
  private int plain(String text, int from, int end) {
    // Copying them is faster than asking for each.
    text.getChars(from, end, characters, 0);
    for (int i = 0; i < end - from; i++) {
      char character = characters[i];
      if (character >= 0x80 || character < ' ' || character == '"' || character == '\\') {
        size += i;
        return from + i;
      }
      bytes[size + i] = (byte) character;
    }
    size += end - from;
    return -1;
  }

  /** Adds the rest of a text from its first character on that isn't written as it is. */
  private void rest(String text, int from) {
    int length = text.length();
    ensure((length - from) * MOST_OF_CHARACTER);
    for (int i = from; i < length; i++) {
      char character = text.charAt(i);
      if (character < 0x80) {
        escapedIfNeeded(character);
      } else if (character < 0x800) {
        bytes[size++] = (byte) (0xC0 | (character >> 6));
        continuation(character);
      } else if (Character.isSurrogate(character)) {
        // Two escapes take more bytes than the code point, but the SDK writes it so.
        escaped(character);
      } else {
        bytes[size++] = (byte) (0xE0 | (character >> 12));
        continuation(character >> 6);
        continuation(character);
      }
    }
  }

  private void continuation(int bits) {
    bytes[size++] = (byte) (0x80 | (bits & 0x3F));
  }

  private void escapedIfNeeded(char character) {
    if (character >= ' ') {
      if (character == '"' || character == '\\') {
        bytes[size++] = '\\';
      }
      bytes[size++] = (byte) character;
      return;
    }
    int control = character - '\b';
    if (control < 0 || control >= SHORT.length || SHORT[control] == 0) {
      escaped(character);
      return;
    }
    bytes[size++] = '\\';
    bytes[size++] = SHORT[control];
  }

  private void escaped(char character) {
    bytes[size++] = '\\';
    bytes[size++] = 'u';
    for (int shift = 12; shift >= 0; shift -= 4) {
      bytes[size++] = HEX[(character >> shift) & 0xF];
    }
  }
}
