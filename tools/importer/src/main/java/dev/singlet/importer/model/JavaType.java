package dev.singlet.importer.model;

import dev.singlet.importer.schema.Field;
import dev.singlet.importer.schema.FieldType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The Java type of a value.
 *
 * @param text the type, such as {@code long} or {@code List<String>}
 * @param boxed the type where no primitive type can be
 * @param imports the types that it names
 */
public record JavaType(String text, String boxed, List<String> imports) {

  /** The type of text. */
  public static final JavaType STRING = reference("String");

  /** The type of sizes. */
  public static final JavaType SIZE = new JavaType("int", "Integer", List.of());

  private static final String MAP = "java.util.Map";
  private static final String DOCUMENT = "dev.singlet.value.Document";

  /** Copies the list. */
  public JavaType {
    imports = List.copyOf(imports);
  }

  private static JavaType reference(String text, String... imports) {
    return new JavaType(text, text, List.of(imports));
  }

  /**
   * Returns the type of a field.
   *
   * @param field the field
   * @return its type
   */
  public static JavaType of(Field field) {
    return field.type() == FieldType.ARRAY ? list(element(field)) : of(field.type());
  }

  /**
   * Returns the type of an array's elements.
   *
   * @param field an array
   * @return their type; that of any value if the file names a type that it doesn't have
   */
  public static JavaType element(Field field) {
    return elementType(field).map(JavaType::of).orElseGet(() -> reference("Document", DOCUMENT));
  }

  /** Returns whether the file says which type the elements of an array have. */
  static boolean isKnown(Field field) {
    return elementType(field).isPresent();
  }

  private static Optional<FieldType> elementType(Field field) {
    return FieldType.of(field.itemType())
        .filter(type -> type != FieldType.ARRAY && type != FieldType.ENTITY);
  }

  private static JavaType list(JavaType element) {
    List<String> imports = new ArrayList<>(element.imports());
    imports.add("java.util.List");
    String text = "List<" + element.boxed() + ">";
    return new JavaType(text, text, imports);
  }

  private static JavaType of(FieldType type) {
    return switch (type) {
      case STRING -> STRING;
      case INTEGER -> new JavaType("long", "Long", List.of());
      case DECIMAL -> reference("BigDecimal", "java.math.BigDecimal");
      case BOOLEAN -> new JavaType("boolean", "Boolean", List.of());
      case UUID -> reference("UUID", "java.util.UUID");
      case OBJECT -> reference("Map<String, Document>", MAP, DOCUMENT);
      case ARRAY, ENTITY -> throw new IllegalArgumentException("No type of its own: " + type);
    };
  }
}
