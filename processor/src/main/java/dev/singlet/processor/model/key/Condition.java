package dev.singlet.processor.model.key;

import dev.singlet.processor.diag.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
   * A term: an attribute has one of some values, or none of them, or it is there, or not.
   *
   * @param source the attribute
   * @param isNegated true if it must have none of the values, or must not be there
   * @param isPresence true if only its presence matters
   * @param values constant names, {@code true}, or texts; none if its presence matters
   */
  public record Term(Source source, boolean isNegated, boolean isPresence, List<String> values) {
    public Term {
      values = List.copyOf(values);
    }

    /** Makes a term on values. */
    public Term(Source source, boolean isNegated, List<String> values) {
      this(source, isNegated, false, values);
    }

    /** Makes a term on the presence of an attribute. */
    public static Term presence(Source source, boolean isNegated) {
      return new Term(source, isNegated, true, List.of());
    }

    /**
     * Returns whether it holds for a value.
     *
     * @param value null for an absent attribute
     */
    public boolean takes(@Nullable String value) {
      boolean isMet = isPresence ? value != null : value != null && values.contains(value);
      return isMet != isNegated;
    }

    /** Returns whether it holds only if a record is there, because its attribute is within that. */
    private boolean needs(Source record) {
      return source.name().startsWith(record.name() + ".") && !takes(null);
    }

    /** Returns all values for which it holds, with null for none; empty if they can't be listed. */
    private Optional<List<@Nullable String>> taken() {
      if (isPresence && isNegated) {
        return Optional.of(Collections.singletonList(null));
      }
      return isPresence || isNegated ? Optional.empty() : Optional.of(new ArrayList<>(values));
    }
  }

  /** Returns whether no item can satisfy it, as far as attributes and records tell. */
  public boolean isImpossible() {
    return excludes(this);
  }

  /** Returns whether no item that satisfies it has an attribute, as far as that can be told. */
  public boolean excludes(Source source) {
    return excludes(new Condition(place, text, List.of(Term.presence(source, false))));
  }

  /** Returns whether no item can satisfy both conditions, as far as attributes and records tell. */
  public boolean excludes(Condition other) {
    List<Term> all = Stream.concat(terms.stream(), other.terms.stream()).toList();
    return all.stream().map(Term::source).anyMatch(source -> isImpossible(source, all));
  }

  /**
   * Returns whether an item can satisfy this condition and not the other one, as far as single
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
    List<Term> about = new ArrayList<>();
    for (Term term : terms) {
      if (term.source().equals(source)) {
        about.add(term);
      } else if (term.needs(source)) {
        about.add(Term.presence(source, false));
      }
    }
    return about.stream()
        .flatMap(term -> term.taken().stream())
        .findFirst()
        .filter(all -> all.stream().noneMatch(v -> about.stream().allMatch(t -> t.takes(v))))
        .isPresent();
  }
}
