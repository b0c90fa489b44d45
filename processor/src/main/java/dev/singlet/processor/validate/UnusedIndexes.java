package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.table.TableModel;
import java.util.Optional;

/** Each index has a key of an entity. Otherwise, no query could find anything in it. */
final class UnusedIndexes implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    for (IndexModel index : table.settings().indexes()) {
      boolean isUsed =
          table.entities().stream()
              .anyMatch(entity -> !entity.keysOn(Optional.of(index)).isEmpty());
      if (!isUsed && !table.entities().isEmpty()) {
        report.add(
            "No entity of the table %s has a key in the index %s, so no query reads it. Give one a"
                + " @LinkedKey(index = \"%s\", ...), or remove the index.",
            Code.UNUSED_INDEX, index.place(), table, index, index);
      }
    }
  }
}
