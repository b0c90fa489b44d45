package dev.singlet.change;

import java.util.List;
import java.util.Random;

/** The types of components. */
enum RandomType {
  TEXT,
  INT,
  LONG,
  COLOR,
  COLORS,
  SET;

  String java(boolean isNullable) {
    return switch (this) {
      case TEXT -> "String";
      case INT -> isNullable ? "Integer" : "int";
      case LONG -> isNullable ? "Long" : "long";
      case COLOR -> "Color";
      case COLORS -> "Colors";
      case SET -> "Set<String>";
    };
  }

  String json(int origin, int round) {
    return switch (this) {
      case TEXT -> "'v" + origin + "r" + round + "'";
      case INT -> String.valueOf(origin * 10 + round);
      case LONG -> round == 1 ? "4000000000" : String.valueOf(origin * 10 + round);
      case COLOR -> "'RED'";
      case COLORS -> round == 1 ? "'GREEN'" : "'RED'";
      case SET -> "['v" + origin + "r" + round + "']";
    };
  }

  static RandomType any(Random random) {
    return List.of(values()).get(random.nextInt(values().length));
  }

  String initial(Random random) {
    return switch (this) {
      case TEXT -> "d" + random.nextInt(3);
      case INT, LONG -> String.valueOf(random.nextInt(3));
      case COLOR, COLORS -> "RED";
      case SET -> "";
    };
  }
}
