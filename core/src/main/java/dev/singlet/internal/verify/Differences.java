package dev.singlet.internal.verify;

import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Counts differences by kind and attribute, and keeps some samples. Not thread-safe. */
final class Differences {

  /** Names of unknown attributes can be as many as there are items. */
  private static final int MAX_NAMES = 200;

  private static final String MORE = "(more)";

  private final Map<Place, Count> counts = new HashMap<>();

  private record Place(Kind kind, String attribute) {}

  private static final class Count {
    private final List<ItemSample> samples = new ArrayList<>(ItemDifference.MAX_SAMPLES);
    private long items;
  }

  void add(Kind kind, String attribute, Supplier<ItemSample> sample) {
    Place place = new Place(kind, attribute);
    if (counts.size() >= MAX_NAMES && !counts.containsKey(place)) {
      place = new Place(kind, MORE);
    }
    Count count = counts.computeIfAbsent(place, any -> new Count());
    count.items++;
    if (count.samples.size() < ItemDifference.MAX_SAMPLES) {
      count.samples.add(sample.get());
    }
  }

  List<ItemDifference> all() {
    return counts.entrySet().stream()
        .map(
            each ->
                new ItemDifference(
                    each.getKey().kind(),
                    each.getKey().attribute(),
                    each.getValue().items,
                    each.getValue().samples))
        .toList();
  }
}
