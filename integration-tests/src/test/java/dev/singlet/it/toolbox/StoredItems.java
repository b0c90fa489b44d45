package dev.singlet.it.toolbox;

import java.io.IOException;
import java.io.InputStream;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items by name, in DynamoDB's JSON: what {@code write.mjs} prints and {@code read.mjs} takes. */
final class StoredItems {

  private StoredItems() {}

  /** The items that DynamoDB Toolbox wrote. */
  static Map<String, Map<String, AttributeValue>> ofToolbox() throws IOException {
    try (InputStream items = StoredItems.class.getResourceAsStream("items.json")) {
      return parse(items);
    }
  }

  static Map<String, Map<String, AttributeValue>> parse(InputStream json) {
    Map<String, Map<String, AttributeValue>> items = new LinkedHashMap<>();
    JsonNode.parser()
        .parse(json)
        .asObject()
        .forEach((name, item) -> items.put(name, attributes(item)));
    return items;
  }

  private static Map<String, AttributeValue> attributes(JsonNode map) {
    Map<String, AttributeValue> attributes = new LinkedHashMap<>();
    map.asObject().forEach((name, value) -> attributes.put(name, value(value)));
    return attributes;
  }

  private static AttributeValue value(JsonNode typed) {
    Map.Entry<String, JsonNode> only = typed.asObject().entrySet().iterator().next();
    JsonNode value = only.getValue();
    return switch (only.getKey()) {
      case "S" -> AttributeValue.createS(value.asString());
      case "N" -> AttributeValue.createN(value.asString());
      case "B" -> AttributeValue.createB(bytes(value));
      case "BOOL" -> AttributeValue.createBool(value.asBoolean());
      case "NULL" -> AttributeValue.createNul(true);
      case "SS" ->
          AttributeValue.createSs(value.asArray().stream().map(JsonNode::asString).toList());
      case "NS" ->
          AttributeValue.createNs(value.asArray().stream().map(JsonNode::asString).toList());
      case "BS" ->
          AttributeValue.createBs(value.asArray().stream().map(StoredItems::bytes).toList());
      case "L" -> AttributeValue.createL(value.asArray().stream().map(StoredItems::value).toList());
      case "M" -> AttributeValue.createM(attributes(value));
      default -> throw new IllegalArgumentException(only.getKey());
    };
  }

  private static SdkBytes bytes(JsonNode base64) {
    return SdkBytes.fromByteArray(Base64.getDecoder().decode(base64.asString()));
  }

  static String format(Map<String, Map<String, AttributeValue>> items) {
    return object(items, StoredItems::formatAttributes);
  }

  private static String formatAttributes(Map<String, AttributeValue> attributes) {
    return object(attributes, StoredItems::format);
  }

  private static String format(AttributeValue value) {
    String formatted =
        switch (value.type()) {
          case S -> quoted(value.s());
          case N -> quoted(value.n());
          case B -> quoted(value.b());
          case BOOL -> value.bool().toString();
          case NUL -> "true";
          case SS -> array(value.ss().stream().map(StoredItems::quoted).toList());
          case NS -> array(value.ns().stream().map(StoredItems::quoted).toList());
          case BS -> array(value.bs().stream().map(StoredItems::quoted).toList());
          case L -> array(value.l().stream().map(StoredItems::format).toList());
          case M -> formatAttributes(value.m());
          case UNKNOWN_TO_SDK_VERSION -> throw new IllegalArgumentException(value.toString());
        };
    String type = value.type() == AttributeValue.Type.NUL ? "NULL" : value.type().name();
    return "{\"" + type + "\":" + formatted + "}";
  }

  private static <T> String object(
      Map<String, T> members, java.util.function.Function<T, String> format) {
    return members.entrySet().stream()
        .map(member -> quoted(member.getKey()) + ":" + format.apply(member.getValue()))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String array(List<String> elements) {
    return "[" + String.join(",", elements) + "]";
  }

  private static String quoted(SdkBytes bytes) {
    return quoted(Base64.getEncoder().encodeToString(bytes.asByteArray()));
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
