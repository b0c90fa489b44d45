package dev.singlet;

import dev.singlet.internal.context.CallSettings;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.write.GivenWrite;
import dev.singlet.internal.write.Write;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An operation that writes one item, as its description says. */
abstract class WriteOperation<R extends @Nullable Object> extends Operation<R> {

  abstract Write<?> write();

  @Override
  final TableSchema table() {
    return write().type().table();
  }

  @Override
  final List<? extends ItemType<?>> types() {
    return List.of(write().type());
  }

  @Override
  final String label() {
    return write().type().name() + "." + write().kind().toLowerCase(Locale.ROOT);
  }

  @Override
  public final String toString() {
    return write().toString();
  }

  /** Returns the description of a write. */
  static Write<?> describe(TransactWrite operation) {
    return operation instanceof WriteOperation<?> write
        ? write.write()
        : ((Check<?>) operation).write();
  }

  /** Returns the descriptions of the writes of one call, with one time and one context. */
  static List<GivenWrite> describe(List<Addressed<TransactWrite>> writes, Context executing) {
    CallSettings settings = new CallSettings();
    List<GivenWrite> given = new ArrayList<>(writes.size());
    for (Addressed<TransactWrite> each : writes) {
      TransactWrite operation = each.operation();
      Write<?> write = describe(operation);
      Context context = write.settings(settings, each.context(executing));
      given.add(new GivenWrite(write, operation, given.size() + 1, context));
    }
    return given;
  }
}
