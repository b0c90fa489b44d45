package dev.singlet.tools.format.analytics;

import dev.singlet.model.StoredType;

/** Prefixes of stored texts, which the values don't have. */
final class Prefixes {

  private Prefixes() {}

  /** Returns the text of a value. The prefix that was added last comes first. */
  static String removed(Dialect dialect, String text, StoredType type) {
    int length = 0;
    for (StoredType.Transformation change : type.transformations()) {
      if (change.kind() == StoredType.Transformation.Kind.PREFIX) {
        length += change.argument().codePointCount(0, change.argument().length());
      }
    }
    return length == 0 || SqlType.isOnlyBytes(type) ? text : dialect.from(text, length + 1);
  }
}
