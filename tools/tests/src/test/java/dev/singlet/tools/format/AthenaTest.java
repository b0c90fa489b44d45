package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.ecommerce.model.ShopTable;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.json.JsonText;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.sample.SampleItem;
import dev.singlet.tools.trino.TrinoView;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The views of the examples show what the records of the items hold. */
class AthenaTest {

  @ParameterizedTest
  @EnumSource
  void theViewsShowWhatTheRecordsHold(ExampleModel model) throws Exception {
    List<SampleItem> items = model.samples().items();
    List<String> lines = new ArrayList<>();
    for (SampleItem item : items) {
      lines.add("{\"Item\":" + JsonText.of(item.attributes()).replace("\n", "") + "}");
    }
    Map<String, TrinoView> views = views(model.export("athena"));
    for (EntityDescriptor entity : model.table().entities()) {
      List<Map<String, Object>> records = new ArrayList<>();
      for (SampleItem item : model.samples().of(entity.name())) {
        records.add(row(entity, record(model, item)));
      }

      assertThat(records).isNotEmpty();
      assertThat(comparable(views.get(column(simple(entity.java()))).rows(lines)))
          .containsExactlyInAnyOrderElementsOf(records);
    }
  }

  static Map<String, TrinoView> views(List<ExportedFile> files) {
    Map<String, TrinoView> views = new HashMap<>();
    for (ExportedFile file : files) {
      if (file.path().startsWith("views/")) {
        TrinoView view = TrinoView.of(file.text());
        assertThat(file.path()).isEqualTo("views/" + view.name() + ".sql");
        views.put(view.name(), view);
      }
    }
    return views;
  }

  private static Object record(ExampleModel model, SampleItem item) {
    var attributes = DynamoDbJson.read(JsonText.of(item.attributes()));
    return model == ExampleModel.GITHUB
        ? GitHubTable.fromItem(attributes)
        : ShopTable.fromItem(attributes);
  }

  private static Map<String, Object> row(EntityDescriptor entity, Object record) throws Exception {
    Map<String, Object> row = new HashMap<>();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      row.put(
          column(component.getName()),
          stored(entity, component.getName(), component.getAccessor().invoke(record)));
    }
    return row;
  }

  private static @Nullable Object stored(
      EntityDescriptor entity, String component, @Nullable Object value) throws Exception {
    if (value instanceof Enum<?> constant) {
      return entity.attribute(component).orElseThrow().type().constants().stream()
          .filter(each -> each.name().equals(constant.name()))
          .map(EnumConstant::stored)
          .findFirst()
          .orElseThrow();
    } else if (value instanceof Collection<?> elements) {
      Set<Object> stored = new HashSet<>();
      for (Object element : elements) {
        stored.add(element instanceof Record record ? row(entity, record) : element);
      }
      return stored;
    }
    return value instanceof Instant instant
        ? LocalDateTime.ofInstant(instant, ZoneOffset.UTC)
        : value instanceof BigDecimal number ? number.toPlainString() : value;
  }

  /** Sets have no order. Stamps that no component shows are not in a record. */
  private static List<Map<String, Object>> comparable(List<Map<String, Object>> rows) {
    for (Map<String, Object> row : rows) {
      row.replaceAll((name, value) -> value instanceof List<?> list ? Set.copyOf(list) : value);
    }
    return rows;
  }

  private static String column(String name) {
    return name.replaceAll("([a-z])([A-Z])", "$1_$2")
        .replaceAll("([A-Z])([A-Z][a-z])", "$1_$2")
        .toLowerCase(Locale.ROOT);
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
