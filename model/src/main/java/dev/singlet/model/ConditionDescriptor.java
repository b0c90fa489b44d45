package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * The condition under which an item has a linked key: all terms hold.
 *
 * @param text the condition as in the annotation
 * @param terms its terms
 */
public record ConditionDescriptor(String text, List<Term> terms) {

  /**
   * Copies the list.
   *
   * @param text the condition as in the annotation
   * @param terms its terms
   */
  public ConditionDescriptor {
    terms = List.copyOf(terms);
  }

  /**
   * A term.
   *
   * @param source the component, or the computed attribute, whose value is compared
   * @param isNegated true if the value must be none of these, or must be absent; false if it must
   *     be one of them, or must be there
   * @param isPresence true if only the presence of the value matters
   * @param values names of constants, {@code true} or {@code false}, or texts; none if only the
   *     presence matters
   */
  public record Term(String source, boolean isNegated, boolean isPresence, List<String> values) {

    /**
     * Copies the list.
     *
     * @param source the component, or the computed attribute
     * @param isNegated true if the value must be none of these, or must be absent
     * @param isPresence true if only the presence of the value matters
     * @param values the values
     */
    public Term {
      values = List.copyOf(values);
    }

    static Term read(JsonObject json) {
      return new Term(
          json.text("value"), json.isTrue("not"), json.isTrue("exists"), json.texts("in"));
    }

    Map<String, Object> write() {
      return new Members()
          .add("value", source)
          .add("not", isNegated)
          .add("exists", isPresence)
          .add("in", values)
          .all();
    }
  }

  static ConditionDescriptor read(JsonObject json) {
    return new ConditionDescriptor(json.text("text"), json.objects("terms", Term::read));
  }

  Map<String, Object> write() {
    return new Members().add("text", text).addAll("terms", terms, Term::write).all();
  }
}
