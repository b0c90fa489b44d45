package dev.singlet.benchmarks.scale;

import java.util.Locale;

/** An attribute of an entity. */
record Attribute(String name, Form form) {

  /** Its name as a part of a method's name. */
  String capitalized() {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
