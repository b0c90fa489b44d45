package dev.singlet.tools.trino;

import com.fasterxml.jackson.databind.JsonNode;
import io.trino.sql.tree.DataType;
import io.trino.sql.tree.DateTimeDataType;
import io.trino.sql.tree.GenericDataType;
import io.trino.sql.tree.NumericParameter;
import io.trino.sql.tree.RowDataType;
import io.trino.sql.tree.TypeParameter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Casts of Trino, as far as views have them. They fail as Trino's do. */
final class Casts {

  private Casts() {}

  static @Nullable Object cast(@Nullable Object value, DataType type) {
    if (value == null) {
      return null;
    }
    if (type instanceof RowDataType row) {
      return row(
          value instanceof Map<?, ?> of ? new ArrayList<>(of.values()) : (List<?>) value, row);
    }
    if (type instanceof DateTimeDataType) {
      return timestamp(value.toString());
    }
    GenericDataType generic = (GenericDataType) type;
    String name = generic.getName().getValue().toLowerCase(Locale.ROOT);
    return switch (name) {
      case "varchar" -> value instanceof JsonNode json ? text(json) : value.toString();
      case "boolean" -> bool(value.toString());
      case "smallint" -> Short.valueOf(value.toString());
      case "integer" -> Integer.valueOf(value.toString());
      case "bigint" ->
          value instanceof BigDecimal number
              ? (Object) number.setScale(0, RoundingMode.HALF_UP).longValueExact()
              : (Object) Long.valueOf(value.toString());
      case "real" -> Float.valueOf(value.toString());
      case "double" -> Double.valueOf(value.toString());
      case "decimal" -> decimal(value.toString(), number(generic, 0), number(generic, 1));
      case "date" -> LocalDate.parse(value.toString());
      case "json" -> value;
      case "array" -> array(value, type(generic, 0));
      case "map" -> map((JsonNode) value, type(generic, 1));
      default -> throw new IllegalArgumentException("No cast to " + type);
    };
  }

  private static @Nullable String text(JsonNode json) {
    return json.isNull() ? null : json.asText();
  }

  private static boolean bool(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException(text + " is no boolean");
    };
  }

  private static BigDecimal decimal(String text, int precision, int scale) {
    BigDecimal number = new BigDecimal(text).setScale(scale, RoundingMode.HALF_UP);
    if (number.precision() > precision) {
      throw new ArithmeticException(text + " has more than " + precision + " digits");
    }
    return number;
  }

  private static LocalDateTime timestamp(String text) {
    LocalDateTime time = LocalDateTime.parse(text.strip().replace(' ', 'T'));
    if (!time.truncatedTo(ChronoUnit.MILLIS).equals(time)) {
      throw new IllegalArgumentException(text + " would be rounded");
    }
    return time;
  }

  private static List<Object> array(Object value, DataType element) {
    List<Object> array = new ArrayList<>();
    for (Object each : (Iterable<?>) value) {
      array.add(cast(each, element));
    }
    return array;
  }

  private static Map<String, Object> map(JsonNode json, DataType value) {
    Map<String, Object> map = new HashMap<>();
    json.properties().forEach(each -> map.put(each.getKey(), cast(each.getValue(), value)));
    return map;
  }

  private static Map<String, Object> row(List<?> values, RowDataType type) {
    Map<String, Object> row = new LinkedHashMap<>();
    for (int i = 0; i < values.size(); i++) {
      RowDataType.Field field = type.getFields().get(i);
      row.put(field.getName().orElseThrow().getValue(), cast(values.get(i), field.getType()));
    }
    return row;
  }

  private static DataType type(GenericDataType type, int parameter) {
    return ((TypeParameter) type.getArguments().get(parameter)).getValue();
  }

  private static int number(GenericDataType type, int parameter) {
    return Integer.parseInt(((NumericParameter) type.getArguments().get(parameter)).getValue());
  }
}
