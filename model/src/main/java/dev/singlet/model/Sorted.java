package dev.singlet.model;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** Maps in the order of their keys. */
final class Sorted {

  private Sorted() {}

  /** Returns a copy that can't change. */
  static Map<String, String> copy(Map<String, String> map) {
    return Collections.unmodifiableMap(new TreeMap<>(map));
  }
}
