package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.table.ContextSource;
import dev.singlet.processor.model.table.TableModel;

/** Components that take their values from one source of the context have one type. */
final class ContextTypes implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    for (ContextSource source : ContextSource.of(table)) {
      ContextSource.Use first = source.uses().get(0);
      source.uses().stream()
          .filter(use -> !use.type().equals(first.type()))
          .forEach(
              use ->
                  report.add(
                      "%s takes \"%s\" from the context as %s, but %s of %s takes it as %s. One"
                          + " name has one type in a table. Give one of the two another name by"
                          + " @FromContext(name = ...), or change one of the types.",
                      Code.INVALID_CONTEXT,
                      use.context().place(),
                      use.attribute(),
                      source.name(),
                      TypeText.of(use.type().toString()),
                      first.attribute(),
                      first.entity(),
                      TypeText.of(first.type().toString())));
    }
  }
}
