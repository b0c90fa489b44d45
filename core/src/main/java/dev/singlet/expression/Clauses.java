package dev.singlet.expression;

import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.StringJoiner;

/** Changes as an update expression. */
final class Clauses {

  private Clauses() {}

  static String of(Collection<Change> changes, Placeholders placeholders) {
    Map<Clause, StringJoiner> clauses = new EnumMap<>(Clause.class);
    for (Change change : changes) {
      clauses
          .computeIfAbsent(change.clause(), clause -> new StringJoiner(", ", clause + " ", ""))
          .add(change.render(placeholders));
    }
    StringJoiner expression = new StringJoiner(" ");
    clauses.values().forEach(clause -> expression.add(clause.toString()));
    return expression.toString();
  }
}
