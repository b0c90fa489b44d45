package dev.singlet.change;

import java.util.List;
import java.util.Random;

/** The types of components. */
enum RandomType {
  TEXT("String"),
  TRIMMED("@Trim String"),
  INT("int"),
  LONG("long"),
  COLOR("Color"),
  COLORS("Colors"),
  MILLIS("@StoredTime(TimeFormat.MILLIS) Instant"),
  SECONDS("@StoredTime(TimeFormat.SECONDS) Instant"),
  SET("Set<String>"),
  LIST("List<String>"),
  NULLS("List<@Nullable String>"),
  PART("Part"),
  SHORT_PART("ShortPart");

  private final String java;

  RandomType(String java) {
    this.java = java;
  }

  String java(boolean isNullable) {
    return switch (this) {
      case INT -> isNullable ? "Integer" : java;
      case LONG -> isNullable ? "Long" : java;
      default -> java;
    };
  }

  String json(int origin, int round) {
    String text = "'v" + origin + "r" + round + "'";
    return switch (this) {
      case TEXT, TRIMMED -> text;
      case INT -> String.valueOf(origin * 10 + round);
      case LONG -> round == 1 ? "4000000000" : String.valueOf(origin * 10 + round);
      case COLOR -> "'RED'";
      case COLORS -> round == 1 ? "'GREEN'" : "'RED'";
      case MILLIS -> "'2024-01-1" + round + "T08:00:00.000Z'";
      case SECONDS -> "'2024-01-1" + round + "T08:00:00Z'";
      case SET, LIST -> "[" + text + "]";
      case NULLS -> round == 1 ? "[" + text + ",null]" : "[" + text + "]";
      case PART -> "{'a':" + text + ",'b':" + text + "}";
      case SHORT_PART -> "{'a':" + text + "}";
    };
  }

  /** Returns a type to which a component can change. */
  RandomType other() {
    return switch (this) {
      case TEXT -> TRIMMED;
      case TRIMMED -> TEXT;
      case INT -> LONG;
      case LONG -> INT;
      case COLOR -> COLORS;
      case COLORS -> COLOR;
      case MILLIS -> SECONDS;
      case SECONDS -> MILLIS;
      case SET -> LIST;
      case LIST -> NULLS;
      case NULLS -> LIST;
      case PART -> SHORT_PART;
      case SHORT_PART -> PART;
    };
  }

  /**
   * Returns whether it is a record. A model has one of these, because others know it by its parts.
   */
  boolean isRecord() {
    return this == PART || this == SHORT_PART;
  }

  static RandomType any(Random random) {
    return List.of(values()).get(random.nextInt(values().length));
  }

  /** Returns a default; empty if components of the type have none here. */
  String initial(Random random) {
    return switch (this) {
      case TEXT, TRIMMED -> "d" + random.nextInt(3);
      case INT, LONG -> String.valueOf(random.nextInt(3));
      case COLOR, COLORS -> "RED";
      default -> "";
    };
  }
}
