package dev.singlet.internal.write;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.context.Context;
import dev.singlet.value.PrimaryKey;
import java.util.Objects;

/**
 * A write of one item: its changes and its condition, independent of the client that sends it.
 * Immutable.
 */
public abstract class Write<T> {

  private final EntityType<T> type;

  protected Write(EntityType<T> type) {
    this.type = Objects.requireNonNull(type, "type");
  }

  /** Returns the entity that is written. */
  public final EntityType<T> type() {
    return type;
  }

  /** Names the kind of write, for messages: "Put", "Upsert". */
  public abstract String kind();

  /** Tells whether the write succeeds only if there is no item under its key. */
  public boolean requiresAbsence() {
    return false;
  }

  /** Tells whether the write would change nothing, so that no request is needed. */
  public boolean isUnchanged(Context context) {
    return false;
  }

  /** Prepares the write for a context: its key, and its changes to the item. */
  public abstract PreparedWrite<T> prepare(Context context);

  /** Renders the write as it is sent alone, without conditions for unique values. */
  public abstract RenderedWrite render(Context context);

  /** Names the write by its kind and the key it writes. */
  public final String describe(PrimaryKey key) {
    return kind() + "[" + type + " " + key + "]";
  }
}
