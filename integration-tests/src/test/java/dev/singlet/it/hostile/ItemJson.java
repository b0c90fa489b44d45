package dev.singlet.it.hostile;

import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items in the JSON of DynamoDB's protocol, also those that DynamoDB would not take. */
final class ItemJson {

  private ItemJson() {}

  /** The answer to a query that found one item. */
  static String page(Map<String, AttributeValue> item) {
    return "{\"Count\":1,\"Items\":[" + map(item) + "],\"ScannedCount\":1}";
  }

  private static String map(Map<String, AttributeValue> map) {
    return map.entrySet().stream()
        .map(entry -> string(entry.getKey()) + ":" + value(entry.getValue()))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String value(@Nullable AttributeValue value) {
    if (value == null) {
      return "null";
    }
    return switch (value.type()) {
      case S -> typed("S", string(value.s()));
      case N -> typed("N", string(value.n()));
      case B -> typed("B", bytes(value.b()));
      case SS -> typed("SS", list(value.ss(), ItemJson::string));
      case NS -> typed("NS", list(value.ns(), ItemJson::string));
      case BS -> typed("BS", list(value.bs(), ItemJson::bytes));
      case L -> typed("L", list(value.l(), ItemJson::value));
      case M -> typed("M", map(value.m()));
      case BOOL -> typed("BOOL", value.bool().toString());
      case NUL -> typed("NULL", value.nul().toString());
      default -> "{}";
    };
  }

  private static String typed(String type, String json) {
    return "{\"" + type + "\":" + json + "}";
  }

  private static <V> String list(List<V> list, Function<@Nullable V, String> json) {
    return list.stream().map(json).collect(Collectors.joining(",", "[", "]"));
  }

  private static String bytes(@Nullable SdkBytes bytes) {
    return bytes == null
        ? "null"
        : "\"" + Base64.getEncoder().encodeToString(bytes.asByteArray()) + "\"";
  }

  private static String string(@Nullable String text) {
    if (text == null) {
      return "null";
    }
    StringBuilder json = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isPlain = c >= ' ' && c != '"' && c != '\\' && !Character.isSurrogate(c);
      json.append(isPlain ? String.valueOf(c) : String.format("\\u%04x", (int) c));
    }
    return json.append('"').toString();
  }
}
