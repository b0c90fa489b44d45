package dev.singlet.internal.verify;

import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Counts items by the way in which they differ, and keeps some samples. Not thread-safe. */
final class Differences {

  /** Names of unknown attributes, and keys of maps, can be as many as there are items. */
  private static final int MAX_NAMES = 200;

  private static final String MORE = "(more)";

  private final Map<Kind, Map<String, Count>> counts = new EnumMap<>(Kind.class);
  private final int samples;

  /**
   * Starts without differences.
   *
   * @param samples the number of samples to keep of each
   */
  Differences(int samples) {
    this.samples = samples;
  }

  private static final class Count {
    private final List<ItemSample> samples = new ArrayList<>(ItemDifference.MAX_SAMPLES);
    private long items;
  }

  /** Adds the differences of one item. */
  void add(Map<Found, Supplier<ItemSample>> found) {
    Map<Count, Supplier<ItemSample>> counted = new LinkedHashMap<>();
    found.forEach((each, sample) -> counted.putIfAbsent(count(each), sample));
    counted.forEach(
        (count, sample) -> {
          count.items++;
          if (count.samples.size() < samples) {
            count.samples.add(sample.get());
          }
        });
  }

  private Count count(Found found) {
    Map<String, Count> names = counts.computeIfAbsent(found.kind(), kind -> new HashMap<>());
    boolean isFull = names.size() >= MAX_NAMES && !names.containsKey(found.attribute());
    return names.computeIfAbsent(isFull ? MORE : found.attribute(), name -> new Count());
  }

  List<ItemDifference> all() {
    List<ItemDifference> all = new ArrayList<>();
    counts.forEach(
        (kind, names) ->
            names.forEach(
                (name, count) ->
                    all.add(new ItemDifference(kind, name, count.items, count.samples))));
    return all;
  }
}
