package dev.singlet.model.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** JSON is read and written as another library does. */
class JsonReaderTest {

  private static final int DOCUMENTS = 3000;

  /** No half of a pair, which Jackson refuses. */
  private static final int[] CHARACTERS =
      "ab \"\\/\n\t\u0000\u001f\u00e9\u2028\ud83d\ude00{}[]:,".codePoints().toArray();

  private static final JsonMapper JACKSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private final Random random = new Random(7);

  @Test
  void whatIsWrittenIsReadTheSameByOthersAndByUs() throws JsonProcessingException {
    for (int i = 0; i < DOCUMENTS; i++) {
      Object value = value(4);
      String text = JsonText.of(value);

      assertThat(JsonReader.read(text)).isEqualTo(value);
      assertThat(normal(JACKSON.readTree(text))).isEqualTo(value);
    }
  }

  @Test
  void whatOthersRefuseIsRefused() {
    for (int i = 0; i < DOCUMENTS; i++) {
      String text = damaged(JsonText.of(value(2)));
      boolean isJson;
      try {
        isJson = !JACKSON.readTree(text).isMissingNode();
      } catch (JsonProcessingException refused) {
        isJson = false;
      }
      if (isJson) {
        assertThat(JsonReader.read(text)).as(text).isNotNull();
      } else {
        assertThatThrownBy(() -> JsonReader.read(text))
            .as(text)
            .isInstanceOf(InvalidJsonException.class);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"a": 1          | expected a comma or the end of the object, in line 1, column 8.
          {"a": 1, "a": 2} | the member "a" occurs twice, in line 1, column 10.
          {a: 1}           | expected the name of a member, in line 1, column 2.
          [1 2]            | expected a comma or the end of the array, in line 1, column 4.
          01               | expected the end of the text, in line 1, column 2.
          "a               | a text without an end, in line 1, column 3.
          "\\x"             | an unknown escape, in line 1, column 3.
          "\\u00e"          | expected 4 hexadecimal digits, in line 1, column 7.
          nul              | expected a value, in line 1, column 1.
          1e99999999999    | a number whose exponent is too large, in line 1, column 1.
          ``               | expected a value, in line 1, column 1.
          """)
  void messagesSayWhatIsWrongAndWhere(String text, String message) {
    assertThatThrownBy(() -> JsonReader.read(text))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessage("The text is not JSON: " + message);
  }

  @Test
  void placesAreCountedInLines() {
    assertThatThrownBy(() -> JsonReader.read("{\n  \"a\": ?\n}"))
        .hasMessageEndingWith("in line 2, column 8.");
  }

  @Test
  void deepTextsAreRefusedBeforeTheStackOverflows() {
    assertThatThrownBy(() -> JsonReader.read("[".repeat(100_000)))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageContaining("more than 500 arrays and objects within each other");
  }

  @Test
  void textsAreWrittenSoThatNothingIsUnclear() {
    assertThat(JsonText.of("\u202e\u00e9\u2028\ud83d\ude00\ud83d\t\u200b\u007f"))
        .isEqualTo("\"\\u202e\u00e9\\u2028\ud83d\ude00\\ud83d\\u0009\\u200b\\u007f\"\n");
  }

  @Test
  void aValueIsOnOneLineIfItFits() {
    Map<String, Object> member = Map.of("text", "x".repeat(40));

    assertThat(JsonText.of(Map.of("a", List.of(member, member))))
        .isEqualTo(
            """
            {
              "a": [
                {"text": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"},
                {"text": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}
              ]
            }
            """);
  }

  private Object value(int depth) {
    return switch (random.nextInt(depth > 0 ? 7 : 5)) {
      case 0 -> text();
      case 1 -> random.nextBoolean();
      case 2 -> JsonReader.NULL;
      case 3 -> BigDecimal.valueOf(random.nextLong(), random.nextInt(12));
      case 4 -> BigDecimal.valueOf(random.nextInt(100));
      case 5 -> {
        List<Object> array = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0; i--) {
          array.add(value(depth - 1));
        }
        yield array;
      }
      default -> {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = random.nextInt(6); i > 0; i--) {
          object.put(text(), value(depth - 1));
        }
        yield object;
      }
    };
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(12); i > 0; i--) {
      text.appendCodePoint(CHARACTERS[random.nextInt(CHARACTERS.length)]);
    }
    return text.toString();
  }

  private String damaged(String text) {
    StringBuilder damaged = new StringBuilder(text);
    int at = random.nextInt(text.length());
    if (random.nextBoolean()) {
      damaged.deleteCharAt(at);
    } else {
      damaged.insert(at, "{}[],:\"0-.tn\\".charAt(random.nextInt(13)));
    }
    return damaged.toString();
  }

  private static Object normal(JsonNode node) {
    if (node.isObject()) {
      Map<String, Object> object = new LinkedHashMap<>();
      node.properties().forEach(each -> object.put(each.getKey(), normal(each.getValue())));
      return object;
    }
    if (node.isArray()) {
      List<Object> array = new ArrayList<>();
      node.forEach(each -> array.add(normal(each)));
      return array;
    }
    if (node.isNumber()) {
      return new BigDecimal(node.asText());
    }
    return node.isTextual() ? node.asText() : node.isNull() ? JsonReader.NULL : node.asBoolean();
  }
}
