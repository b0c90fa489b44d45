package dev.singlet.internal.write;

import dev.singlet.internal.context.CallSettings;
import dev.singlet.internal.context.Context;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;

/**
 * A check of an item in a transaction, which writes nothing.
 *
 * @param requiresAbsence true to check that there is no item
 */
public record CheckWrite<T>(
    EntityType<T> type, PrimaryKey key, Expression condition, boolean requiresAbsence)
    implements Write<T> {

  /** Checks that the item exists. */
  public CheckWrite(EntityType<T> type, PrimaryKey key) {
    this(type, key, WriteCondition.ofOwn(type), false);
  }

  /** Checks that there is no item. */
  public CheckWrite<T> absent() {
    return new CheckWrite<>(type, key, WriteCondition.absent(type), true);
  }

  /** Checks that the item exists and that a condition holds for it. */
  public CheckWrite<T> when(Expression asked) {
    return new CheckWrite<>(type, key, WriteCondition.ofOwn(type).and(asked), false);
  }

  /** Checks that the item exists. */
  public CheckWrite<T> present() {
    return new CheckWrite<>(type, key);
  }

  @Override
  public String kind() {
    return "Check";
  }

  @Override
  public Context settings(CallSettings call, Context client) {
    return call.of(client);
  }

  @Override
  public RenderedWrite render(Context context, Expression guard) {
    return RenderedWrite.of(
        RenderedWrite.Kind.CHECK,
        this,
        context.tableName(),
        context.key(type.table(), key).toMap(type.table().key()),
        (requiresAbsence ? condition : WriteCondition.ofNoNewerVersion(type).and(condition))
            .and(guard),
        null);
  }

  @Override
  public PreparedWrite<T> prepare(Context context) {
    return new PreparedWrite<>(
        type,
        context.key(type.table(), key),
        List.of(),
        Map.of(),
        before -> before,
        guard -> render(context, guard));
  }

  @Override
  public String toString() {
    return describe(key);
  }
}
