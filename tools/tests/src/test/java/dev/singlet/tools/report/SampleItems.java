package dev.singlet.tools.report;

import dev.singlet.tools.sample.SampleItem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Items written by hand, as DynamoDB JSON. */
final class SampleItems {

  private SampleItems() {}

  /** Returns an item of texts. */
  static SampleItem of(String entity, String... namesAndTexts) {
    Map<String, Object> attributes = new LinkedHashMap<>();
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      attributes.put(namesAndTexts[i], Map.of("S", namesAndTexts[i + 1]));
    }
    return new SampleItem(entity, attributes);
  }

  static List<SampleItem> many(int number) {
    List<SampleItem> items = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      String entity = String.format(Locale.ROOT, "Entity%03d", i);
      String key = entity.toUpperCase(Locale.ROOT) + "#x";
      items.add(of(entity, "PK", key, "SK", key, "GSI1PK", "ENTITY000#x", "GSI1SK", key));
    }
    return items;
  }
}
