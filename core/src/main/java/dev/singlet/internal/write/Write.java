package dev.singlet.internal.write;

import dev.singlet.internal.context.CallSettings;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OfTable;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Locale;

/**
 * A write of one item: its changes and its condition, independent of the client that sends it.
 * Immutable.
 */
public interface Write<T> extends OfTable {

  /** Returns the entity that is written. */
  EntityType<T> type();

  @Override
  default TableSchema table() {
    return type().table();
  }

  @Override
  default List<EntityType<?>> types() {
    return List.of(type());
  }

  @Override
  default String label() {
    return type().name() + "." + kind().toLowerCase(Locale.ROOT);
  }

  /** Names the kind of write, for messages: "Put", "Upsert". */
  String kind();

  /** Returns whether the write succeeds only if there is no item under its key. */
  default boolean requiresAbsence() {
    return false;
  }

  /** Returns whether the write creates the item if it is absent and the condition holds. */
  default boolean createsItem() {
    return false;
  }

  /** Returns whether the write's item is named by the refusal of one that is too large. */
  default boolean isNamedIfTooLarge() {
    return false;
  }

  /** Returns whether the write would change nothing, so that no request is needed. */
  default boolean isUnchanged(Context context) {
    return false;
  }

  /** Returns the settings of a client for this write of a call. Asks for the values it takes. */
  default Context settings(CallSettings call, Context client) {
    return call.of(client, type());
  }

  /**
   * Returns the write with conditions on the types of the stored values that it starts from. Their
   * refusal has the item, which DynamoDB's error for another type doesn't.
   *
   * @return an equal write if it starts from none
   */
  default Write<T> askingForTypes() {
    return this;
  }

  /** Returns the attributes whose values DynamoDB computes from stored ones. */
  default List<String> computed() {
    return List.of();
  }

  /** Prepares the write for a context: its key, and its changes to the item. */
  PreparedWrite<T> prepare(Context context);

  /** Renders the write as it is sent alone, without conditions for unique values. */
  default RenderedWrite render(Context context) {
    return render(context, Expression.always());
  }

  /** Renders the write with a condition in addition to its own. */
  RenderedWrite render(Context context, Expression guard);

  /**
   * Describes the refusal of an update that only DynamoDB knows to be impossible, such as for a
   * number of too many digits.
   *
   * @param refused what DynamoDB refuses
   * @param problem DynamoDB's reason
   */
  default String refusal(PrimaryKey key, String refused, String problem) {
    String names = String.join(" and ", computed());
    return "%s: DynamoDB refuses %s for the item that is there: %s"
            .formatted(describe(key), refused, problem)
        + (names.isEmpty()
            ? ""
            : ". It computes %s from what is stored: read the item, and set %s instead."
                .formatted(names, names));
  }

  /** Names the write by its kind and the key it writes. */
  default String describe(PrimaryKey key) {
    return "%s[%s %s]".formatted(kind(), type(), type().keyText(key));
  }
}
