package dev.singlet.tools.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Copies that can't change and keep their order. */
public final class Copies {

  private Copies() {}

  public static <K, V> Map<K, V> ordered(Map<K, V> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
