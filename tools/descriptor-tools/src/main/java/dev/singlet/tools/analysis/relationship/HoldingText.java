package dev.singlet.tools.analysis.relationship;

import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.tools.analysis.key.TemplateShape;
import dev.singlet.tools.analysis.key.Words;
import java.util.List;
import java.util.Map;

/** Says in a sentence why an entity belongs to another one. */
final class HoldingText {

  private HoldingText() {}

  static String of(Holding holding) {
    if (holding.isOneToOne() && holding.hasSameNames() && holding.key().isPrimary()) {
      return "The primary keys of "
          + holding.owner().entity().name()
          + " and "
          + holding.member().entity().name()
          + " hold the same values: "
          + Words.list(holding.owner().values())
          + ".";
    }
    return "The "
        + attributes(holding)
        + " of "
        + holding.member().entity().name()
        + place(holding.key())
        + ", "
        + Words.list(TemplateShape.texts(holding.templates()))
        + ", "
        + (isOne(holding) ? "holds " : "hold ")
        + quantity(holding.owner().values())
        + " of "
        + holding.owner().entity().name()
        + renamed(holding)
        + ".";
  }

  private static String attributes(Holding holding) {
    String kind =
        switch (holding.half()) {
          case PARTITION -> "partition ";
          case SORT -> "sort ";
          case BOTH -> "";
        };
    return kind + (isOne(holding) ? "key" : "keys");
  }

  private static boolean isOne(Holding holding) {
    return holding.templates().size() == 1;
  }

  private static String place(LinkedKeyDescriptor key) {
    return key.isPrimary() ? "" : " on " + key.index();
  }

  private static String quantity(List<String> values) {
    return switch (values.size()) {
      case 1 -> "the key attribute";
      case 2 -> "both key attributes";
      default -> "all " + values.size() + " key attributes";
    };
  }

  private static String renamed(Holding holding) {
    List<String> renamed =
        holding.values().entrySet().stream()
            .filter(pair -> !pair.getKey().equals(pair.getValue()))
            .map(HoldingText::renamed)
            .toList();
    return renamed.isEmpty() ? "" : " (" + Words.list(renamed) + ")";
  }

  private static String renamed(Map.Entry<String, String> pair) {
    return pair.getValue() + " is its " + pair.getKey();
  }
}
