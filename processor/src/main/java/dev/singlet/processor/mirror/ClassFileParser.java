package dev.singlet.processor.mirror;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the type annotations in the class file of a record or class, after chapter 4 of the JVM's
 * specification.
 */
final class ClassFileParser {

  private static final int MAGIC = 0xCAFEBABE;
  private static final int TARGET_FIELD = 0x13;
  private static final int TARGET_PARAMETER = 0x16;
  private static final int ELEMENT = 0;
  private static final int INNER_TYPE = 1;
  private static final int TYPE_ARGUMENT = 3;

  /** The type of a parameter in the descriptor of a method. */
  private static final Pattern PARAMETER = Pattern.compile("\\[*(?:L[^;]+;|[BCDFIJSZ])");

  /** Deeper than any written annotation, and not too deep for the stack. */
  private static final int DEEPEST = 100;

  private final DataInputStream in;
  private final Map<Integer, String> texts = new HashMap<>();
  private final Map<String, List<TypeAnnotation>> found = new HashMap<>();

  private ClassFileParser(byte[] bytes) {
    this.in = new DataInputStream(new ByteArrayInputStream(bytes));
  }

  /**
   * Returns the type annotations of components and fields by their names, and those of parameters
   * by {@link #parameter}; empty if the bytes are not a class file.
   */
  static Map<String, List<TypeAnnotation>> types(byte[] bytes) {
    ClassFileParser parser = new ClassFileParser(bytes);
    try {
      parser.readClass();
    } catch (IOException damaged) {
      return Map.of();
    }
    return parser.found;
  }

  /**
   * Returns the key of a parameter. Methods of one name with as many parameters share it.
   *
   * @param parameters the number of all parameters
   */
  static String parameter(String method, int parameters, int index) {
    return method + "/" + parameters + "#" + index;
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
    repeat(in.readUnsignedShort(), this::readField);
    repeat(in.readUnsignedShort(), this::readMethod);
    readAttributes(Map.of("Record", this::readRecord));
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

  /** Reads the components of a record, which have all annotations of its other members. */
  private void readRecord() throws IOException {
    found.clear();
    repeat(in.readUnsignedShort(), this::readComponent);
  }

  private void readField() throws IOException {
    in.skipNBytes(2); // access
    readComponent();
  }

  private void readMethod() throws IOException {
    in.skipNBytes(2); // access
    String name = readText();
    int parameters = parameterCount(readText());
    readTypeAnnotations(
        () -> {
          int target = in.readUnsignedByte();
          int index = target == TARGET_PARAMETER ? in.readUnsignedByte() : 0;
          skipTarget(target);
          TypeAnnotation annotation = readTypeAnnotation();
          if (target == TARGET_PARAMETER) {
            of(parameter(name, parameters, index)).add(annotation);
          }
        });
  }

  private static int parameterCount(String descriptor) {
    Matcher parameters = PARAMETER.matcher(descriptor.replaceFirst("\\).*", ""));
    int count = 0;
    while (parameters.find()) {
      count++;
    }
    return count;
  }

  /** Skips what tells where in a method's declaration an annotation is. */
  private void skipTarget(int target) throws IOException {
    switch (target) {
      case TARGET_PARAMETER, 0x14, 0x15 -> {} // parameter, as it is read; result; receiver
      case 0x01 -> in.skipNBytes(1); // type parameter
      case 0x12, 0x17 -> in.skipNBytes(2); // bound of a type parameter; exception
      default -> throw new IOException("unknown target " + target);
    }
  }

  private void readTypeAnnotations(Reading each) throws IOException {
    Reading all = () -> repeat(in.readUnsignedShort(), each);
    readAttributes(
        Map.of("RuntimeVisibleTypeAnnotations", all, "RuntimeInvisibleTypeAnnotations", all));
  }

  private List<TypeAnnotation> of(String key) {
    return found.computeIfAbsent(key, k -> new ArrayList<>());
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
    List<TypeAnnotation> annotations = of(readText());
    in.skipNBytes(2); // its type
    readTypeAnnotations(
        () -> {
          if (in.readUnsignedByte() != TARGET_FIELD) {
            throw new IOException("not the type of a component");
          }
          annotations.add(readTypeAnnotation());
        });
  }

  private TypeAnnotation readTypeAnnotation() throws IOException {
    StringBuilder path = new StringBuilder();
    int depth = in.readUnsignedByte();
    for (int i = 0; i < depth; i++) {
      int step = in.readUnsignedByte();
      int argument = in.readUnsignedByte();
      switch (step) {
        case INNER_TYPE -> {}
        case ELEMENT -> path.append('[');
        case TYPE_ARGUMENT -> path.append(argument).append(';');
        default -> path.append('*'); // the bound of a wildcard
      }
    }
    return new TypeAnnotation(readAnnotation(0), path.toString());
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
