package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.table.TableModel;

/** A rule for a table's model. */
interface Rule {

  /** Reports each violation of the rule. */
  void check(TableModel table, Report report);
}
