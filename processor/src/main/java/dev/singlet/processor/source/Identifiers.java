package dev.singlet.processor.source;

import javax.lang.model.SourceVersion;

/** The names that Java takes for what is declared. */
final class Identifiers {

  private Identifiers() {}

  /** Refuses what can't be declared; a model with errors may ask for anything. */
  static void check(String name) {
    if (!SourceVersion.isName(name)) {
      throw new IllegalArgumentException("No name in Java: " + name);
    }
  }
}
