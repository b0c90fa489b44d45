package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.sample.Samples;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Redshift can't be had for tests: they read the paths and the names in its views. */
class RedshiftTest {

  private static final String QUOTED = "\"((?:[^\"]|\"\")*)\"";
  private static final Pattern PATH = Pattern.compile("line(?:\\." + QUOTED + "|\\[\\d+])+");
  private static final Pattern STEP = Pattern.compile("\\." + QUOTED + "|\\[(\\d+)]");
  private static final Pattern COLUMN = Pattern.compile(" AS " + QUOTED + "(?:,?\\n)");

  @Test
  void eachPathLeadsToAValueOfTheItem() throws Exception {
    Depot.Parcel parcel = new Parcels(3).next();
    Map<String, AttributeValue> item = new HashMap<>(Parcels.item(parcel, "acme"));
    item.putAll(olderNames());
    JsonNode line = new ObjectMapper().readTree(Parcels.line(item));

    Set<String> missing = new TreeSet<>();
    Matcher path = PATH.matcher(view("parcel", DepotTable.describe()));
    int paths = 0;
    while (path.find()) {
      paths++;
      if (find(line, path.group()).isMissingNode()) {
        missing.add(path.group());
      }
    }

    assertThat(paths).isGreaterThan(50);
    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void theColumnsAreThoseOfAthena(ExampleModel model) {
    Map<String, List<String>> ofAthena = new HashMap<>();
    for (ExportedFile file : model.export("athena")) {
      if (file.path().startsWith("views/")) {
        ofAthena.put(file.path().replaceAll("views/|\\.sql", ""), columns(file.text()));
      }
    }

    assertThat(views(model.table())).hasSameSizeAs(ofAthena);
    views(model.table())
        .forEach((name, sql) -> assertThat(columns(sql)).isEqualTo(ofAthena.get(name)));
  }

  @Test
  void typesSetsAndDefaultsAreInTheView() {
    assertThat(view("issue", ExampleModel.GITHUB.table()))
        .contains(
            "  line.\"Item\".\"owner\".\"S\"::varchar(max) AS \"owner\"",
            "  line.\"Item\".\"issue_number\".\"N\"::varchar(max)::bigint AS \"issue_number\"",
            "  coalesce(line.\"Item\".\"status\".\"S\"::varchar(max), 'open') AS \"status\"",
            "  coalesce(line.\"Item\".\"labels\".\"SS\", array()) AS \"labels\"",
            "  substring(translate(line.\"Item\".\"_ct\".\"S\"::varchar(max), 'TZ', ' '), 1, 26)"
                + "::timestamp AS \"created_at\"",
            "WHERE line.\"Item\".\"_et\".\"S\"::varchar(max) IN ('Issue')");
  }

  /** Redshift reads a backslash in a text as the beginning of an escape. */
  @Test
  void quotesAndBackslashesAreEscaped() {
    assertThat(view("parcel", DepotTable.describe()))
        .contains("line.\"Item\".\"a.b \"\"c\"\" 'd' \\ é [0] \u2028\".\"S\"::varchar(max)")
        .contains("IN ('it''s a \"parcel\"', 'packet, older')");
    assertThat(view("slot", DepotTable.describe())).contains("(?:s''mall|l\\\\\\\\arge)");
  }

  @Test
  void anExportReplacesTheItemsOfTheOneBefore() {
    assertThat(files(ExampleModel.SHOP.table()).get("load.sql"))
        .isEqualTo(
            """
            CREATE TABLE IF NOT EXISTS "shop_table_items" (line super);

            -- Items of an older export go, so that the views show one export.
            TRUNCATE "shop_table_items";

            COPY "shop_table_items"
            FROM 's3://BUCKET/PREFIX/AWSDynamoDB/EXPORT-ID/data/'
            IAM_ROLE default
            FORMAT JSON 'noshred'
            GZIP;
            """);
  }

  private static Map<String, AttributeValue> olderNames() {
    AttributeValue text = AttributeValue.fromS("x");
    AttributeValue contact =
        AttributeValue.fromM(
            Map.of(
                "name",
                text,
                "phone",
                text,
                "tel",
                text,
                "language",
                text,
                "tags",
                AttributeValue.fromSs(List.of("x"))));
    return Map.of(
        "old name",
        text,
        "older",
        text,
        "contact",
        contact,
        "person",
        contact,
        "select",
        text,
        "words",
        AttributeValue.fromSs(List.of("x")),
        "numbers",
        AttributeValue.fromNs(List.of("1")));
  }

  private static JsonNode find(JsonNode line, String path) {
    JsonNode found = line;
    Matcher step = STEP.matcher(path);
    while (step.find()) {
      found =
          step.group(2) == null
              ? found.path(step.group(1).replace("\"\"", "\""))
              : found.path(Integer.parseInt(step.group(2)));
    }
    return found;
  }

  private static List<String> columns(String sql) {
    List<String> columns = new ArrayList<>();
    Matcher column = COLUMN.matcher(sql);
    while (column.find()) {
      columns.add(column.group(1));
    }
    assertThat(columns).isNotEmpty();
    return columns;
  }

  private static String view(String name, TableDescriptor table) {
    String sql = views(table).get(name);
    assertThat(sql).as(name).isNotNull();
    return sql;
  }

  private static Map<String, String> views(TableDescriptor table) {
    Map<String, String> views = new LinkedHashMap<>();
    for (String sql : files(table).get("views.sql").split(";\n\n?", -1)) {
      if (sql.startsWith("CREATE")) {
        views.put(sql.replaceAll("(?s)^CREATE OR REPLACE VIEW \"(\\w+)\".*", "$1"), sql);
      }
    }
    return views;
  }

  private static Map<String, String> files(TableDescriptor table) {
    return Formats.of("redshift")
        .export(new Export(table, TableSettings.safe(), Samples::none))
        .stream()
        .collect(Collectors.toMap(ExportedFile::path, ExportedFile::text));
  }
}
