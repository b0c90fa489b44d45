package dev.singlet.tools.run;

import dev.singlet.tools.sample.SampleItem;
import dev.singlet.tools.sample.Samples;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sorts the sets of sample items. The JDK gives the values of {@code Set.of} another order in each
 * run, and a file would change without a change of the model.
 */
final class SetOrder {

  private SetOrder() {}

  static Samples of(Samples samples) {
    List<SampleItem> items =
        samples.items().stream()
            .map(item -> new SampleItem(item.entity(), values(item.attributes())))
            .toList();
    return new Samples(items, samples.problems());
  }

  private static Map<String, Object> values(Map<?, ?> members) {
    Map<String, Object> sorted = new LinkedHashMap<>();
    members.forEach((name, value) -> sorted.put((String) name, value(value)));
    return sorted;
  }

  /** Takes a value of DynamoDB JSON: an object with the type as its one member. */
  private static Object value(Object value) {
    Map.Entry<?, ?> typed = ((Map<?, ?>) value).entrySet().iterator().next();
    String type = (String) typed.getKey();
    return Map.of(
        type,
        switch (type) {
          case "SS", "BS" -> sorted(typed.getValue(), Comparator.naturalOrder());
          case "NS" -> sorted(typed.getValue(), Comparator.comparing(BigDecimal::new));
          case "M" -> values((Map<?, ?>) typed.getValue());
          case "L" -> ((List<?>) typed.getValue()).stream().map(SetOrder::value).toList();
          default -> typed.getValue();
        });
  }

  private static List<String> sorted(Object set, Comparator<String> order) {
    return ((List<?>) set).stream().map(String.class::cast).sorted(order).toList();
  }
}
