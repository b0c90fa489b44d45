package dev.singlet.tools.analysis;

/**
 * What a rule says of a model.
 *
 * @param rule the rule, in a few words
 * @param severity whether the rule is met
 * @param subject the entity, the index or the access pattern that it is about; empty for the table
 * @param reason a sentence or two that say why
 */
public record Finding(String rule, Severity severity, String subject, String reason) {

  /** Whether a rule is met, and if not, how much it matters. */
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
