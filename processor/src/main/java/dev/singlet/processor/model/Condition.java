package dev.singlet.processor.model;

import dev.singlet.processor.diag.Place;
import java.util.List;

/**
 * When an item has a linked key: all terms hold.
 *
 * @param place the annotation's value
 * @param text as it was written
 * @param terms what must hold
 */
public record Condition(Place place, String text, List<Term> terms) {

  public Condition {
    terms = List.copyOf(terms);
  }

  /**
   * An attribute is one of some values, or none of them.
   *
   * @param source the attribute
   * @param isNegated whether it must be none of them
   * @param values constant names, {@code true}, or texts
   */
  public record Term(Source source, boolean isNegated, List<String> values) {
    public Term {
      values = List.copyOf(values);
    }

    /** Whether no value satisfies both. */
    boolean excludes(Term other) {
      if (!source.equals(other.source)) {
        return false;
      }
      if (isNegated) {
        return !other.isNegated && values.containsAll(other.values);
      }
      return other.isNegated
          ? other.values.containsAll(values)
          : values.stream().noneMatch(other.values::contains);
    }
  }

  /** Whether no item can satisfy both. */
  public boolean excludes(Condition other) {
    return terms.stream().anyMatch(term -> other.terms.stream().anyMatch(term::excludes));
  }
}
