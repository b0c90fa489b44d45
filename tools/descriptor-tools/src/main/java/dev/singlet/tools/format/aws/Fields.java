package dev.singlet.tools.format.aws;

import dev.singlet.model.StoredType;
import dev.singlet.tools.json.JsonMembers;
import java.util.Map;
import java.util.Set;

/** Fields of {@code schema.json}, and their types. */
final class Fields {

  private static final Set<String> INTEGERS_OF_JAVA =
      Set.of(
          "int",
          "long",
          "short",
          "byte",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short",
          "java.lang.Byte",
          "java.math.BigInteger");

  private static final Set<String> DECIMALS_OF_JAVA =
      Set.of("double", "float", "java.lang.Double", "java.lang.Float", "java.math.BigDecimal");

  private Fields() {}

  static Map<String, Object> of(String name, StoredType type, boolean isRequired) {
    String shown = type(type);
    JsonMembers field = new JsonMembers().put("name", name).put("type", shown);
    if (shown.equals("array")) {
      StoredType element = type.storedForm().element();
      field.put("item_type", element == null ? "string" : type(element));
    }
    return field.put("required", isRequired).all();
  }

  private static String type(StoredType whole) {
    StoredType type = whole.storedForm();
    StoredType.Scalar scalar = type.scalar();
    if (scalar != null && scalar.format().equals("uuid")) {
      return "uuid";
    }
    return switch (type.stored()) {
      case S, B -> "string";
      case N -> scalar != null && scalar.isInteger() ? "integer" : "decimal";
      case BOOL -> "boolean";
      case SS, NS, BS, L -> "array";
      case M, ANY -> "object";
    };
  }

  static String parameterType(String java) {
    if (INTEGERS_OF_JAVA.contains(java)) {
      return "integer";
    }
    if (DECIMALS_OF_JAVA.contains(java)) {
      return "decimal";
    }
    return switch (java) {
      case "boolean", "java.lang.Boolean" -> "boolean";
      case "java.util.UUID" -> "uuid";
      default -> "string";
    };
  }
}
