package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.table.TableModel;

/** Each hook of a table sees the records of an entity. */
final class HooksSeeItems implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    if (!table.isWhole()) {
      return;
    }
    table.settings().hooks().stream()
        .filter(hook -> table.entities().stream().noneMatch(each -> each.hooks().contains(hook)))
        .forEach(
            hook ->
                report.add(
                    "The hook %s sees records of %s, which is not an entity of %s, nor above one."
                        + " Let it implement ItemHook<%s>, or remove it.",
                    Code.INVALID_HOOK,
                    hook.place(),
                    hook.type().simpleName(),
                    TypeText.of(hook.seen()),
                    table,
                    table.label()));
  }
}
