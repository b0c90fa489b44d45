package dev.singlet.testing.fault;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Counts how often each of several things happened. */
final class Tally<K> {

  private final Map<K, LongAdder> counts = new ConcurrentHashMap<>();

  void add(K thing) {
    counts.computeIfAbsent(thing, first -> new LongAdder()).increment();
  }

  long of(K thing) {
    LongAdder count = counts.get(thing);
    return count == null ? 0 : count.sum();
  }

  long total() {
    return counts.values().stream().mapToLong(LongAdder::sum).sum();
  }
}
