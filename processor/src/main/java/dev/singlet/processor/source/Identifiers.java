package dev.singlet.processor.source;

import javax.lang.model.SourceVersion;

/** Checks names of declarations. */
final class Identifiers {

  private Identifiers() {}

  /** Refuses a name that can't be declared. A model with errors may have any name. */
  static void check(String name) {
    if (!SourceVersion.isName(name)) {
      throw new IllegalArgumentException("No name in Java: " + name);
    }
  }
}
