package dev.singlet.tools.analysis;

import dev.singlet.tools.analysis.Finding.Severity;
import java.util.List;

/**
 * A rule of modelling, in a few words.
 *
 * @param met what is the case if it is met
 * @param broken what is the case if it isn't
 */
record Rule(String met, String broken) {

  Finding passed(String reason) {
    return new Finding(met, Severity.PASSED, List.of(), reason);
  }

  Finding advice(String subject, String reason) {
    return failed(Severity.ADVICE, subject, reason);
  }

  Finding warning(String subject, String reason) {
    return failed(Severity.WARNING, subject, reason);
  }

  /** Returns what failed, or that nothing did. */
  List<Finding> orPassed(List<Finding> failed, String reason) {
    return failed.isEmpty() ? List.of(passed(reason)) : failed;
  }

  private Finding failed(Severity severity, String subject, String reason) {
    return new Finding(broken, severity, subject.isEmpty() ? List.of() : List.of(subject), reason);
  }
}
