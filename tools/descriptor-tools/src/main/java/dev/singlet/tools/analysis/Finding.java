package dev.singlet.tools.analysis;

import java.util.List;

/**
 * The finding of a rule on a model.
 *
 * @param title the rule if it is met, and otherwise what is the case instead
 * @param severity whether the rule is met
 * @param subjects the entities, the indexes or the access patterns that it is about; none for the
 *     table
 * @param reason a sentence or two that say why
 */
public record Finding(String title, Severity severity, List<String> subjects, String reason) {

  public Finding {
    subjects = List.copyOf(subjects);
  }

  /** The result of a rule: met, or how much it matters that it isn't. */
  public enum Severity {
    /** The rule is met. */
    PASSED,
    /** Worth a thought; many good models have it. */
    ADVICE,
    /** Likely to hurt. */
    WARNING
  }

  public boolean isPassed() {
    return severity == Severity.PASSED;
  }
}
