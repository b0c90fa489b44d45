package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.fixture.Places;
import dev.singlet.processor.fixture.TableFixture;
import java.util.List;

/** Runs one rule on a model that no compiler has read. */
final class Problems {

  private Problems() {}

  /** The diagnostics of a rule, each after its place and a colon. */
  static List<String> of(Rule rule, TableFixture table) {
    Report report = new Report();
    rule.check(table.build(), report);
    return report.diagnostics().stream()
        .map(each -> Places.name(each.place()) + ": " + each.message())
        .toList();
  }
}
