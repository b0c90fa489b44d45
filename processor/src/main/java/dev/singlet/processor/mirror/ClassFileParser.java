package dev.singlet.processor.mirror;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the type annotations in a record's class file, after chapter 4 of the JVM's specification.
 */
final class ClassFileParser {

  private static final int MAGIC = 0xCAFEBABE;
  private static final int TARGET_FIELD = 0x13;
  private static final int INNER_TYPE = 1;

  /** Deeper than any written annotation, and not too deep for the stack. */
  private static final int DEEPEST = 100;

  private final DataInputStream in;
  private final Map<Integer, String> texts = new HashMap<>();
  private final Map<String, List<TypeAnnotation>> components = new HashMap<>();

  private ClassFileParser(byte[] bytes) {
    this.in = new DataInputStream(new ByteArrayInputStream(bytes));
  }

  /**
   * Returns the type annotations of components, by the components' names; empty if the bytes are no
   * class file.
   */
  static Map<String, List<TypeAnnotation>> componentTypes(byte[] bytes) {
    ClassFileParser parser = new ClassFileParser(bytes);
    try {
      parser.readClass();
    } catch (IOException damaged) {
      return Map.of();
    }
    return parser.components;
  }

  private interface Reading {
    void read() throws IOException;
  }

  private void repeat(int count, Reading reading) throws IOException {
    for (int i = 0; i < count; i++) {
      reading.read();
    }
  }

  private void readClass() throws IOException {
    if (in.readInt() != MAGIC) {
      throw new IOException("no class file");
    }
    in.skipNBytes(4); // the version
    readConstants();
    in.skipNBytes(6); // access, this and super class
    in.skipNBytes(2L * in.readUnsignedShort()); // interfaces
    repeat(in.readUnsignedShort(), this::skipMember); // fields
    repeat(in.readUnsignedShort(), this::skipMember); // methods
    readAttributes(Map.of("Record", () -> repeat(in.readUnsignedShort(), this::readComponent)));
  }

  private void readConstants() throws IOException {
    int count = in.readUnsignedShort();
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> texts.put(i, in.readUTF());
        case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
        case 5, 6 -> {
          in.skipNBytes(8);
          i++; // Numbers of eight bytes count twice.
        }
        default -> throw new IOException("unknown constant " + tag);
      }
    }
  }

  private String readText() throws IOException {
    String text = texts.get(in.readUnsignedShort());
    if (text == null) {
      throw new IOException("no text");
    }
    return text;
  }

  private void skipMember() throws IOException {
    in.skipNBytes(6); // access, name and type
    readAttributes(Map.of());
  }

  /** Reads some attributes by their names, and skips the others. */
  private void readAttributes(Map<String, Reading> readings) throws IOException {
    int count = in.readUnsignedShort();
    for (int i = 0; i < count; i++) {
      Reading reading = readings.get(readText());
      long length = Integer.toUnsignedLong(in.readInt());
      if (reading == null) {
        in.skipNBytes(length);
      } else {
        reading.read();
      }
    }
  }

  private void readComponent() throws IOException {
    String name = readText();
    in.skipNBytes(2); // its type
    List<TypeAnnotation> annotations = new ArrayList<>();
    Reading reading =
        () -> repeat(in.readUnsignedShort(), () -> annotations.add(readTypeAnnotation()));
    readAttributes(
        Map.of(
            "RuntimeVisibleTypeAnnotations", reading,
            "RuntimeInvisibleTypeAnnotations", reading));
    components.put(name, annotations);
  }

  private TypeAnnotation readTypeAnnotation() throws IOException {
    if (in.readUnsignedByte() != TARGET_FIELD) {
      throw new IOException("not the type of a component");
    }
    boolean isWithin = false;
    int depth = in.readUnsignedByte();
    for (int i = 0; i < depth; i++) {
      isWithin |= in.readUnsignedByte() != INNER_TYPE;
      in.skipNBytes(1); // which type argument
    }
    return new TypeAnnotation(readAnnotation(0), isWithin);
  }

  /** Returns the name of an annotation's type, and skips its values. */
  private String readAnnotation(int depth) throws IOException {
    String descriptor = readText();
    int values = in.readUnsignedShort();
    for (int i = 0; i < values; i++) {
      in.skipNBytes(2); // its name
      skipValue(depth);
    }
    return descriptor.replaceAll("^L|;$", "").replace('/', '.').replace('$', '.');
  }

  private void skipValue(int depth) throws IOException {
    if (depth > DEEPEST) {
      throw new IOException("too deep");
    }
    int tag = in.readUnsignedByte();
    switch (tag) {
      case 'B', 'C', 'D', 'F', 'I', 'J', 'S', 'Z', 's', 'c' -> in.skipNBytes(2);
      case 'e' -> in.skipNBytes(4);
      case '@' -> readAnnotation(depth + 1);
      case '[' -> repeat(in.readUnsignedShort(), () -> skipValue(depth + 1));
      default -> throw new IOException("unknown value " + tag);
    }
  }
}
