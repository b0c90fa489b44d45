package dev.singlet.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.internal.engine.ItemAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Items read from bytes are the items that the SDK reads, or are left to the SDK. */
class SameItemsTest {

  /** Each type, empty, nested, with text that needs care. */
  private static final String ITEM =
      """
      {"PK":{"S":"A#1"},"empty":{"S":""},"n":{"N":"-1.50E+3"},"odd":{"N":"abc"},"yes":{"BOOL":true},
      "no":{"BOOL":false},"nul":{"NULL":true},"b":{"B":"AP8="},"none":{"B":""},
      "ss":{"SS":["b","a","ä"]},"ns":{"NS":["1","2.0"]},"bs":{"BS":["AA==","AQ=="]},
      "l":{"L":[{"S":"x"},{"N":"1"},{"L":[]},{"M":{}},{"NULL":true}]},
      "m":{"M":{"PK":{"S":"inner"},"deep":{"M":{"deeper":{"L":[{"SS":["q"]}]}}}}},
      "ünï":{"S":"héllo 🎉 \\u00e9\\ud83c\\udf89 \\"quoted\\" \\\\ \\/ \\b\\f\\n\\r\\t \\ud800"}}"""
          .replace("\n", "");

  private static final String PAGE =
      """
      {"Count":2,"Items":[%s,{"PK":{"S":"A#2"}}],"LastEvaluatedKey":{"PK":{"S":"A#2"}},"ScannedCount":3}"""
          .formatted(ITEM);

  private final BothWays both = new BothWays();

  private static String page(String items) {
    return "{\"Count\":1,\"Items\":[" + items + "],\"ScannedCount\":1}";
  }

  private static String nested(int levels) {
    return "{\"a\":" + "{\"L\":[".repeat(levels) + "{\"N\":\"1\"}" + "]}".repeat(levels) + "}";
  }

  @Test
  void everyTypeIsReadFromTheBytes() {
    AnsweredItems items = new AnsweredItems(true);
    DynamoDbClient client = CannedHttp.of(CannedAnswer.of(PAGE)).client();

    QueryResponse rest =
        items.of(ItemAction.QUERY).send(client, QueryRequest.builder().tableName("T").build());

    assertThat(rest.items()).isEmpty();
    assertThat(rest.count()).isEqualTo(2);
    assertThat(rest.scannedCount()).isEqualTo(3);
    assertThat(rest.lastEvaluatedKey()).containsOnlyKeys("PK");
    assertThat(items.items(rest)).hasSize(2).allMatch(JsonItem.class::isInstance);
    both.assertSame(PAGE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\":{\"N\":12}}",
        "{\"a\":{\"N\":\"\"}}",
        "{\"a\":{\"N\":\"1e400\"}}",
        "{\"a\":{\"N\":\"0x1\"}}",
        "{\"a\":{\"S\":null}}",
        "{\"a\":{\"S\":12}}",
        "{\"a\":{\"S\":\"x\",\"N\":\"1\"}}",
        "{\"a\":{}}",
        "{\"a\":{\"X\":\"x\"}}",
        "{\"a\":{\"XS\":[\"x\"]}}",
        "{\"a\":{\"XS\":[]}}",
        "{\"a\":{\"BOOL\":\"true\"}}",
        "{\"a\":{\"BOOL\":null}}",
        "{\"a\":{\"BOOL\":truer}}",
        "{\"a\":{\"NULL\":false}}",
        "{\"a\":{\"B\":\"A\"}}",
        "{\"a\":{\"B\":\"AQ\"}}",
        "{\"a\":{\"B\":\"A_-=\"}}",
        "{\"a\":{\"B\":\"====\"}}",
        "{\"a\":{\"SS\":[]}}",
        "{\"a\":{\"NS\":[]}}",
        "{\"a\":{\"BS\":[]}}",
        "{\"a\":{\"SS\":[null]}}",
        "{\"a\":{\"NS\":[1]}}",
        "{\"a\":{\"SS\":[\"x\",\"x\"]}}",
        "{\"a\":{\"SS\":[\"x\",]}}",
        "{\"a\":{\"L\":[null]}}",
        "{\"a\":{\"L\":{}}}",
        "{\"a\":{\"M\":[]}}",
        "{\"a\":{\"M\":{\"b\":null}}}",
        "{\"a\":null}",
        "{\"a\":\"x\"}",
        "{\"a\":{\"S\":\"1\"},\"a\":{\"S\":\"2\"}}",
        "{\"a\":{\"M\":{\"a\":{\"S\":\"1\"},\"a\":{\"S\":\"2\"}}},\"b\":{\"S\":\"3\"}}",
        "{\"\\u0061\":{\"S\":\"1\"},\"b\":{\"S\":\"2\"}}",
        "{\"a\":{\"\\u0053\":\"1\"}}",
        "{\"\":{\"S\":\"1\"}}",
        "{\"a\":{\"S\":\"\\x\"}}",
        "{\"a\":{\"S\":\"\\u00g0\"}}",
        "{\"a\":{\"S\":\"\t\"}}",
        "{\"a\":{\"S\":\"\u0000\"}}",
        "{ \"a\" : { \"S\" : \"x\" } , \"b\" : { \"L\" : [ { \"N\" : \"1\" } ] } }",
        "{\"a\":{\"S\":\"x\"}},{}",
        "{}",
        "null",
        ""
      })
  void oddItemsAreReadAlike(String items) {
    both.assertSame(page(items));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{}",
        "[]",
        "null",
        "{\"Items\":[]}",
        "{\"Items\":null,\"Count\":0,\"ScannedCount\":0}",
        "{\"Count\":0,\"ScannedCount\":0}",
        "{\"Items\":[{\"a\":{\"S\":\"x\"}}]}",
        "{\"Items\":[{\"a\":{\"S\":\"x\"}}],\"Count\":1}",
        "{\"Items\":[],\"Items\":[{\"a\":{\"S\":\"x\"}}],\"Count\":1,\"ScannedCount\":1}",
        "{\"Items\":[{\"a\":{\"S\":\"x\"}}],\"Count\":1,\"ScannedCount\":1} \n",
        "{\"Items\":[{\"a\":{\"S\":\"x\"}}],\"Count\":1,\"ScannedCount\":1} x",
        "{\"Items\":[{\"a\":{\"S\":\"x\"}}],\"Count\":1,\"ScannedCount\":1,}",
        "{\"Items\":[{\"a\":{\"S\":\"x\"}}],\"Count\":-1,\"ScannedCount\":1e1}",
        "{\"Other\":[1,{\"a\":[true,false,null]},\"x\"],\"Items\":[{}],\"Count\":1,\"ScannedCount\":1}",
        "{\"Items\":[],\"Count\":1,\"ScannedCount\":1,\"\\u0049tems\":[{\"a\":{\"S\":\"x\"}}]}",
        "{\"LastEvaluatedKey\":{\"a\":{\"N\":{}}},\"Items\":[{}],\"Count\":1,\"ScannedCount\":1}",
        "{\"Items\":[{}],\"LastEvaluatedKey\":{\"a\":{\"N\":{}}},\"Count\":1,\"ScannedCount\":1}",
        "{\"Responses\":{\"T\":[{\"a\":{\"S\":\"x\"}}]},\"UnprocessedKeys\":{}}"
      })
  void oddAnswersAreReadAlike(String answer) {
    both.assertSame(answer);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 31, 32, 39, 40, 41, 200, 400})
  void deepItemsAreReadAlike(int levels) {
    both.assertSame(page(nested(levels)));
  }

  @Test
  void manyNamesAreReadAlike() {
    StringBuilder item = new StringBuilder("{\"a\":{\"M\":{");
    for (int i = 0; i < 300; i++) {
      item.append(i == 0 ? "" : ",").append("\"k").append(i).append("\":{\"N\":\"1\"}");
    }
    String many = item + "}},\"k299\":{\"S\":\"outer\"}}";

    both.assertSame(page(many));
    both.assertSame(page(many.replace("\"k298\"", "\"k299\"")));
  }

  @Test
  void answersCutShortAnywhereAreReadAlike() {
    byte[] whole = PAGE.getBytes(StandardCharsets.UTF_8);

    for (int length = 0; length < whole.length; length++) {
      both.assertSame(CannedAnswer.of(Arrays.copyOf(whole, length)));
    }
  }

  @Test
  void answersWithAnyByteChangedAreReadAlike() {
    byte[] whole = PAGE.getBytes(StandardCharsets.UTF_8);
    byte[] others = "\"\\{}[]:,0aSN \u0001".getBytes(StandardCharsets.UTF_8);
    Random random = new Random(20261121);

    for (int i = 0; i < whole.length; i++) {
      byte[] changed = whole.clone();
      changed[i] = others[random.nextInt(others.length)];
      both.assertSame(CannedAnswer.of(changed));
      changed[i] = (byte) random.nextInt(256);
      both.assertSame(CannedAnswer.of(changed));
    }
  }

  @Test
  void answersWithBytesThatAreNoUnicodeAreReadAlike() {
    byte[] page = page("{\"a\":{\"S\":\"....\"}}").getBytes(StandardCharsets.UTF_8);
    int at = new String(page, StandardCharsets.UTF_8).indexOf("....");
    int[] leads = {
      0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF
    };
    int[] seconds = {0x20, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0};

    for (int lead : leads) {
      for (int second : seconds) {
        byte[] changed = page.clone();
        changed[at] = (byte) lead;
        changed[at + 1] = (byte) second;
        changed[at + 2] = (byte) 0x80;
        changed[at + 3] = (byte) 0xBF;
        both.assertSame(CannedAnswer.of(changed));
        changed[at + 3] = '.';
        both.assertSame(CannedAnswer.of(changed));
        changed[at + 2] = '.';
        both.assertSame(CannedAnswer.of(changed));
      }
    }
  }
}
