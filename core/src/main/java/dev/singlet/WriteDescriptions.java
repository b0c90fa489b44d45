package dev.singlet;

import dev.singlet.internal.context.CallSettings;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.write.GivenWrite;
import dev.singlet.internal.write.Write;
import java.util.ArrayList;
import java.util.List;

/** The descriptions that writes hold, which the engines know. */
final class WriteDescriptions {

  private WriteDescriptions() {}

  /** Returns the description of a write. */
  static Write<?> of(TransactWrite operation) {
    if (operation instanceof Put<?> put) {
      return put.write();
    }
    if (operation instanceof Delete<?> delete) {
      return delete.write();
    }
    if (operation instanceof ItemUpdate<?, ?> update) {
      return update.write();
    }
    return operation instanceof RecordUpdate<?> update
        ? update.write()
        : ((Check<?>) operation).write();
  }

  /** Returns the descriptions of the writes of one call, with one time and one context. */
  static List<GivenWrite> of(List<Addressed<TransactWrite>> writes, Context executing) {
    CallSettings settings = new CallSettings();
    List<GivenWrite> given = new ArrayList<>(writes.size());
    for (Addressed<TransactWrite> each : writes) {
      TransactWrite operation = each.operation();
      Write<?> write = of(operation);
      Context context = write.settings(settings, each.context(executing));
      given.add(new GivenWrite(write, operation, given.size() + 1, context));
    }
    return given;
  }
}
