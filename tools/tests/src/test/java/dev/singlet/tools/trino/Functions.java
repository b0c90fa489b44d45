package dev.singlet.tools.trino;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Functions of Trino, as far as views call them. Each is null if an argument is. */
final class Functions {

  private static final ObjectMapper JSON = new ObjectMapper();

  private Functions() {}

  static @Nullable Object call(String name, List<Object> arguments) {
    if (arguments.contains(null)) {
      return null;
    }
    Object first = arguments.get(0);
    return switch (name) {
      case "json_extract" -> found(first, text(arguments, 1));
      case "json_extract_scalar" -> scalar(found(first, text(arguments, 1)));
      case "json_format" -> first.toString();
      case "from_base64" -> ByteBuffer.wrap(Base64.getDecoder().decode((String) first));
      case "floor" -> ((BigDecimal) first).setScale(0, RoundingMode.FLOOR);
      case "substr" -> substring(arguments);
      case "translate" -> translated((String) first, text(arguments, 1), text(arguments, 2));
      case "regexp_like" -> Pattern.compile(text(arguments, 1)).matcher((String) first).find();
      case "regexp_extract" -> group((String) first, text(arguments, 1), (Long) arguments.get(2));
      default -> throw new IllegalArgumentException("No function " + name);
    };
  }

  private static @Nullable JsonNode found(Object json, String path) {
    try {
      JsonNode tree = json instanceof JsonNode node ? node : JSON.readTree((String) json);
      JsonNode found = JsonPath.find(tree, path);
      return found.isMissingNode() ? null : found;
    } catch (JsonProcessingException invalid) {
      throw new IllegalArgumentException(invalid);
    }
  }

  private static @Nullable String scalar(@Nullable JsonNode json) {
    return json == null || json.isContainerNode() || json.isNull() ? null : json.asText();
  }

  private static String text(List<Object> arguments, int index) {
    return (String) arguments.get(index);
  }

  private static String substring(List<Object> arguments) {
    String text = text(arguments, 0);
    int begin = text.offsetByCodePoints(0, ((Long) arguments.get(1)).intValue() - 1);
    long length = arguments.size() < 3 ? Integer.MAX_VALUE : (Long) arguments.get(2);
    int rest = text.codePointCount(begin, text.length());
    return text.substring(begin, text.offsetByCodePoints(begin, (int) Math.min(length, rest)));
  }

  private static String translated(String text, String from, String to) {
    StringBuilder translated = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      int at = from.indexOf(text.charAt(i));
      if (at < 0) {
        translated.append(text.charAt(i));
      } else if (at < to.length()) {
        translated.append(to.charAt(at));
      }
    }
    return translated.toString();
  }

  private static @Nullable String group(String text, String regex, long group) {
    Matcher matcher = Pattern.compile(regex).matcher(text);
    return matcher.find() ? matcher.group((int) group) : null;
  }
}
