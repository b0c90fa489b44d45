package dev.singlet.processor.model;

import dev.singlet.processor.diag.Place;
import java.util.List;
import java.util.stream.Stream;

/**
 * The condition under which an item has a linked key: all terms hold.
 *
 * @param place the annotation's value
 * @param text the text in the source
 * @param terms the terms
 */
public record Condition(Place place, String text, List<Term> terms) {

  public Condition {
    terms = List.copyOf(terms);
  }

  /**
   * A term: an attribute has one of some values, or none of them.
   *
   * @param source the attribute
   * @param isNegated true if it must have none of them
   * @param values constant names, {@code true}, or texts
   */
  public record Term(Source source, boolean isNegated, List<String> values) {
    public Term {
      values = List.copyOf(values);
    }

    private boolean takes(String value) {
      return values.contains(value) != isNegated;
    }
  }

  /** Tells whether no item can satisfy both conditions, as far as single attributes tell. */
  public boolean excludes(Condition other) {
    List<Term> all = Stream.concat(terms.stream(), other.terms.stream()).toList();
    return terms.stream().map(Term::source).anyMatch(source -> isImpossible(source, all));
  }

  /**
   * Tells whether an item can satisfy this condition and not the other one, as far as single
   * attributes tell. Computed attributes can depend on them.
   */
  public boolean canHoldWithout(Condition other) {
    return excludes(other)
        || other.terms.stream()
            .map(Term::source)
            .anyMatch(
                source ->
                    !source.isComputed()
                        && terms.stream()
                            .map(Term::source)
                            .noneMatch(own -> own.isComputed() || own.equals(source)));
  }

  private static boolean isImpossible(Source source, List<Term> terms) {
    List<Term> about = terms.stream().filter(term -> term.source().equals(source)).toList();
    return about.stream()
        .filter(term -> !term.isNegated())
        .findFirst()
        .filter(
            one -> one.values().stream().noneMatch(v -> about.stream().allMatch(t -> t.takes(v))))
        .isPresent();
  }
}
