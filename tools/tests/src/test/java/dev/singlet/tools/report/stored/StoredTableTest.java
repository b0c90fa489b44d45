package dev.singlet.tools.report.stored;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.sample.SampleItem;
import dev.singlet.tools.sample.Samples;
import dev.singlet.tools.sample.Trips;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Items where DynamoDB puts them. */
class StoredTableTest {

  private static final String KEY = key("S");
  private static final String ALL = "\"projection\": \"ALL\"";
  private static final String KEYS_ONLY = "\"projection\": \"KEYS_ONLY\"";
  private static final String INCLUDE = "\"projection\": \"INCLUDE\", \"include\": [\"title\"]";

  @Test
  void itemsOfAPartitionStandTogetherInTheOrderOfTheirSortKeys() {
    StoredView view = table(item("b", "2"), item("a", "1"), item("b", "10"), item("b", "1")).get(0);

    assertThat(view.partitions())
        .extracting(each -> each.key().get(0).text())
        .containsExactly("a", "b");
    assertThat(sorts(view, 1)).containsExactly("1", "10", "2");
  }

  @Test
  void textSortsByItsBytesInUtf8() {
    String beyond = "\uD83D\uDE00";
    String last = "\uFFFD";
    assertThat(beyond).isLessThan(last);

    assertThat(
            sorts(
                table(item("a", beyond), item("a", last), item("a", "é"), item("a", "z")).get(0),
                0))
        .containsExactly("z", "é", last, beyond);
  }

  @Test
  void numbersSortByTheirValues() {
    String key = key("N");
    List<SampleItem> items =
        Stream.of("10", "9", "-1", "1E2")
            .map(number -> item(Map.of("PK", s("a"), "SK", Map.of("N", number))))
            .toList();

    assertThat(sorts(views(key, ALL, items).get(0), 0)).containsExactly("-1", "9", "10", "1E2");
  }

  @Test
  void bytesSortWithoutASign() {
    String key = key("B");
    List<SampleItem> items =
        Stream.of(new byte[] {-1}, new byte[] {1}, new byte[] {1, 0})
            .map(Base64.getEncoder()::encodeToString)
            .map(bytes -> item(Map.of("PK", s("a"), "SK", Map.of("B", bytes))))
            .toList();

    assertThat(sorts(views(key, ALL, items).get(0), 0)).containsExactly("AQ==", "AQA=", "/w==");
  }

  @Test
  void anIndexHasOnlyItemsWithItsWholeKey() {
    StoredView view =
        table(
                item("a", "1", "GSI1PK", "x", "GSI1SK", "y"),
                item("a", "2", "GSI1PK", "x"),
                item("a", "3"))
            .get(1);

    assertThat(view.items()).isEqualTo(1);
    assertThat(view.absent()).isEqualTo(2);
  }

  @Test
  void anIndexHasWhatIsProjected() {
    SampleItem item = item("a", "1", "GSI1PK", "x", "GSI1SK", "y", "title", "t", "body", "b");

    assertThat(names(view(ALL, item))).containsExactly("PK", "SK", "title", "body");
    assertThat(names(view(KEYS_ONLY, item))).containsExactly("PK", "SK");
    assertThat(names(view(INCLUDE, item))).containsExactly("PK", "SK", "title");
  }

  @Test
  void aKeyOfSeveralAttributesSortsByOneAfterTheOther() {
    String key =
        """
        {
          "partition": [{"name": "PK", "type": "S"}, {"name": "PK2", "type": "S"}],
          "sort": [{"name": "SK", "type": "S"}, {"name": "SK2", "type": "S"}]
        }
        """;
    List<SampleItem> items =
        List.of(
            item("a", "1", "PK2", "p", "SK2", "z"),
            item("a", "1", "PK2", "p", "SK2", "y"),
            item("a", "0", "PK2", "q", "SK2", "y"));
    StoredView view = views(key, ALL, items).get(0);

    assertThat(view.partitions()).hasSize(2);
    assertThat(view.partitions().get(0).rows())
        .extracting(row -> row.sort().get(1).text())
        .containsExactly("y", "z");
    assertThat(view.partitionNames()).isEqualTo("PK, PK2");
  }

  @Test
  void valuesOfAllTypesAreReadable() {
    Map<String, Object> attributes = new LinkedHashMap<>(item("a", "1").attributes());
    attributes.put("number", Map.of("N", "1.5"));
    attributes.put("flag", Map.of("BOOL", false));
    attributes.put("nothing", Map.of("NULL", true));
    attributes.put("set", Map.of("NS", List.of("1", "2")));
    attributes.put("list", Map.of("L", List.of(s("a"), Map.of("M", Map.of("in", s("b"))))));
    StoredView view = views(KEY, ALL, List.of(item(attributes))).get(0);

    assertThat(view.partitions().get(0).rows().get(0).attributes())
        .extracting(StoredValue::text)
        .containsExactly("1.5", "false", "null", "{1, 2}", "[a, {in: b}]");
  }

  @Test
  void sensitiveValuesAreNotShown() {
    StoredView view = table(item("a", "1", "secret", "hunter2")).get(0);

    assertThat(view.partitions().get(0).rows().get(0).attributes())
        .extracting(StoredValue::text)
        .containsExactly("•••");
  }

  @Test
  void sensitiveElementsOfTuplesAreNotShown() {
    TableDescriptor trips = TableDescriptor.of(Trips.class);
    SampleItem trip =
        new SampleItem(
            "Trip",
            Map.of(
                "PK", s("TRIP#1"),
                "SK", s("TRIP"),
                "start", Map.of("L", List.of(s("Bern"), Map.of("N", "46"), s("hunter2")))));

    StoredView view = StoredTable.of(trips, new Samples(List.of(trip), List.of())).get(0);

    assertThat(view.partitions().get(0).rows().get(0).attributes())
        .extracting(StoredValue::text)
        .containsExactly("[Bern, 46, •••]");
  }

  private static StoredView view(String projection, SampleItem item) {
    return views(KEY, projection, List.of(item)).get(1);
  }

  private static List<StoredView> table(SampleItem... items) {
    return views(KEY, ALL, Arrays.asList(items));
  }

  /** Returns a table of an entity with a sensitive attribute, and its index. */
  private static List<StoredView> views(String key, String projection, List<SampleItem> items) {
    String table =
        """
        {
          "format": 1, "java": "com.example.T", "name": "T", "delimiter": "#", "naming": "CAMEL_CASE",
          "managed": {"entity": "_et"},
          "key": %s,
          "indexes": [
            {
              "name": "GSI1", "type": "GLOBAL", %s,
              "key": {
                "partition": [{"name": "GSI1PK", "type": "S"}],
                "sort": [{"name": "GSI1SK", "type": "S"}]
              }
            }
          ],
          "entities": [
            {
              "name": "Thing", "java": "com.example.Thing",
              "attributes": [
                {
                  "component": "secret", "name": "secret", "sensitive": true,
                  "type": {"java": "java.lang.String", "stored": "S", "kind": "string"}
                }
              ]
            }
          ]
        }
        """;
    return StoredTable.of(
        TableDescriptor.ofJson(table.formatted(key, projection)), new Samples(items, List.of()));
  }

  private static String key(String sortType) {
    return """
        {"partition": [{"name": "PK", "type": "S"}], "sort": [{"name": "SK", "type": "%s"}]}
        """
        .formatted(sortType);
  }

  private static SampleItem item(String partition, String sort, String... others) {
    Map<String, Object> attributes = new LinkedHashMap<>();
    attributes.put("PK", s(partition));
    attributes.put("SK", s(sort));
    for (int i = 0; i < others.length; i += 2) {
      attributes.put(others[i], s(others[i + 1]));
    }
    return item(attributes);
  }

  private static SampleItem item(Map<String, Object> attributes) {
    return new SampleItem("Thing", attributes);
  }

  private static Map<String, Object> s(String text) {
    return Map.of("S", text);
  }

  private static List<String> sorts(StoredView view, int partition) {
    return view.partitions().get(partition).rows().stream()
        .map(row -> row.sort().get(0).text())
        .toList();
  }

  private static List<String> names(StoredView view) {
    return view.partitions().get(0).rows().get(0).attributes().stream()
        .map(StoredValue::name)
        .toList();
  }
}
