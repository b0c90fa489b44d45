package dev.singlet.internal.text;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stored values as bytes: the version of the form, then the value. A value is a letter for its
 * type, then its content. Lengths and counts take four bytes, text is UTF-8, and the content of
 * sets and maps is sorted. So equal values have equal bytes, and different values have different
 * bytes.
 */
public final class ValueBytes {

  private static final byte VERSION = 1;

  private final ByteBuffer in;

  private ValueBytes(ByteBuffer in) {
    this.in = in;
  }

  /**
   * Writes a value.
   *
   * @return its bytes
   */
  public static byte[] write(AttributeValue value) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(VERSION);
    write(value, out);
    return out.toByteArray();
  }

  /**
   * Reads a value.
   *
   * @param bytes its bytes
   * @throws IllegalArgumentException if they are not the bytes of a value
   */
  public static AttributeValue read(byte[] bytes) {
    if (bytes.length == 0 || bytes[0] != VERSION) {
      throw new IllegalArgumentException("it does not begin with the version " + VERSION);
    }
    ValueBytes reading = new ValueBytes(ByteBuffer.wrap(bytes, 1, bytes.length - 1));
    AttributeValue value = reading.value(1);
    if (reading.in.hasRemaining()) {
      throw new IllegalArgumentException("it goes on after the value");
    }
    return value;
  }

  private static void write(AttributeValue value, ByteArrayOutputStream out) {
    switch (value.type()) {
      case S -> write('S', utf8(value.s()), out);
      case N -> write('N', utf8(value.n()), out);
      case B -> write('B', value.b().asByteArrayUnsafe(), out);
      case BOOL -> out.write(value.bool() ? 'T' : 'F');
      case NUL -> out.write('0');
      case SS -> writeSet('s', value.ss(), ValueBytes::utf8, out);
      case NS -> writeSet('n', value.ns(), ValueBytes::utf8, out);
      case BS -> writeSet('b', value.bs(), SdkBytes::asByteArrayUnsafe, out);
      case L -> {
        out.write('L');
        writeInt(value.l().size(), out);
        value.l().forEach(element -> write(element, out));
      }
      case M -> {
        out.write('M');
        writeInt(value.m().size(), out);
        new TreeMap<>(value.m())
            .forEach(
                (name, inner) -> {
                  write(utf8(name), out);
                  write(inner, out);
                });
      }
      default -> throw new IllegalStateException("No type of DynamoDB's: " + value.type());
    }
  }

  private static <V> void writeSet(
      char type, List<V> elements, Function<V, byte[]> bytes, ByteArrayOutputStream out) {
    out.write(type);
    writeInt(elements.size(), out);
    elements.stream().map(bytes).sorted(Arrays::compareUnsigned).forEach(b -> write(b, out));
  }

  private static void write(char type, byte[] bytes, ByteArrayOutputStream out) {
    out.write(type);
    write(bytes, out);
  }

  private static void write(byte[] bytes, ByteArrayOutputStream out) {
    writeInt(bytes.length, out);
    out.write(bytes, 0, bytes.length);
  }

  private static void writeInt(int number, ByteArrayOutputStream out) {
    byte[] bytes = ByteBuffer.allocate(Integer.BYTES).putInt(number).array();
    out.write(bytes, 0, bytes.length);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private AttributeValue value(int level) {
    requireMore(1);
    char type = (char) in.get();
    if ((type == 'L' || type == 'M') && level >= Limits.NESTING_LEVELS) {
      throw new IllegalArgumentException("it is too deep");
    }
    return switch (type) {
      case 'S' -> AttributeValue.createS(text());
      case 'N' -> AttributeValue.createN(text());
      case 'B' -> AttributeValue.createB(SdkBytes.fromByteArrayUnsafe(bytes()));
      case 'T' -> AttributeValue.createBool(true);
      case 'F' -> AttributeValue.createBool(false);
      case '0' -> AttributeValue.createNul(true);
      case 's' -> AttributeValue.createSs(list(this::text));
      case 'n' -> AttributeValue.createNs(list(this::text));
      case 'b' -> AttributeValue.createBs(list(() -> SdkBytes.fromByteArrayUnsafe(bytes())));
      case 'L' -> AttributeValue.createL(list(() -> value(level + 1)));
      case 'M' -> AttributeValue.createM(map(level));
      default -> throw new IllegalArgumentException("it holds no type of DynamoDB's");
    };
  }

  private <V> List<V> list(Supplier<V> part) {
    int size = length();
    List<V> elements = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      elements.add(part.get());
    }
    return elements;
  }

  private Map<String, AttributeValue> map(int level) {
    int size = length();
    Map<String, AttributeValue> map = new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      map.put(text(), value(level + 1));
    }
    return map;
  }

  private String text() {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes())).toString();
    } catch (CharacterCodingException damaged) {
      throw new IllegalArgumentException("it holds invalid text", damaged);
    }
  }

  private byte[] bytes() {
    byte[] bytes = new byte[length()];
    in.get(bytes);
    return bytes;
  }

  /** Reads a length or a count, and checks that at least a byte for each follows. */
  private int length() {
    requireMore(Integer.BYTES);
    int length = in.getInt();
    if (length < 0) {
      throw new IllegalArgumentException("it is damaged");
    }
    requireMore(length);
    return length;
  }

  private void requireMore(int count) {
    if (in.remaining() < count) {
      throw new IllegalArgumentException("it is cut off");
    }
  }
}
