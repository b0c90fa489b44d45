package dev.singlet.processor.model.value;

/** The types of DynamoDB in which values are stored. */
public final class DynamoType {

  /** The name for a value that can have any type. */
  public static final String ANY = "ANY";

  private DynamoType() {}

  /**
   * Returns the name of the type in which a type is stored. For a record that is stored as its
   * component, see {@code NestedTypes}.
   */
  public static String of(ValueType type) {
    if (type instanceof ValueType.Transformed transformed) {
      return transformed.by().isOpaque() ? "B" : of(transformed.from());
    }
    if (type instanceof ValueType.Converted converted) {
      return of(converted.to());
    }
    if (type instanceof ValueType.Holder holder && holder.kind().isSet()) {
      return of(holder.held()) + "S";
    }
    return switch (type.kind()) {
      case BOOLEAN -> "BOOL";
      case LIST, ARRAY, TUPLE -> "L";
      case MAP, SORTED_MAP, RECORD, UNION -> "M";
      case DOCUMENT, EXTRAS, ANY_OF -> ANY;
      default -> String.valueOf(type.stored());
    };
  }
}
