package dev.singlet.internal.update.change;

import dev.singlet.runtime.expression.Placeholders;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;

/** The clauses of an update expression, in the order they are written. */
public enum Clause {
  SET,
  REMOVE,
  ADD,
  DELETE;

  /** Long enough for the clause of most updates. */
  private static final int USUAL_LENGTH = 150;

  /** Writes changes as an update expression. */
  public static String expression(Collection<Change> changes, Placeholders placeholders) {
    Map<Clause, StringBuilder> clauses = new EnumMap<>(Clause.class);
    for (Change change : changes) {
      Clause clause = change.clause();
      StringBuilder text = clauses.get(clause);
      if (text == null) {
        text = new StringBuilder(USUAL_LENGTH).append(clause).append(' ');
        clauses.put(clause, text);
      } else {
        text.append(", ");
      }
      change.render(placeholders, text);
    }
    return clauses.size() == 1
        ? clauses.values().iterator().next().toString()
        : String.join(" ", clauses.values());
  }
}
