package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.TableModel;

/** Something that must hold of a table's model. */
interface Rule {

  /** Reports where it does not hold. */
  void check(TableModel table, Report report);
}
