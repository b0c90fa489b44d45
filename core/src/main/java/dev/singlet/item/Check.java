package dev.singlet.item;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.internal.write.CheckWrite;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.value.PrimaryKey;
import java.util.Objects;

/**
 * Checks an item in a transaction without changing it: one {@code ConditionCheck}, two write
 * capacity units for each KB of the item, rounded up. By default it checks that the item exists.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class Check<T> implements TransactWrite {

  private final CheckWrite<T> write;

  /**
   * Called by generated code.
   *
   * @param type the entity
   * @param key the item's key
   */
  public Check(EntityType<T> type, PrimaryKey key) {
    this(new CheckWrite<>(type, key));
  }

  private Check(CheckWrite<T> write) {
    this.write = write;
  }

  /**
   * Checks that the item exists and is of the entity, so that a get would find it.
   *
   * @return the check
   */
  public Check<T> exists() {
    return new Check<>(write.present());
  }

  /**
   * Checks that there is no item under the key, of any entity.
   *
   * @return the check
   */
  public Check<T> notExists() {
    return new Check<>(write.absent());
  }

  /**
   * Checks that the item exists and that a condition holds for it.
   *
   * @param asked the condition
   * @return the check
   */
  public Check<T> when(Condition<T> asked) {
    return new Check<>(
        write.when(Objects.requireNonNull(asked, "A condition is null.").expression()));
  }

  CheckWrite<T> write() {
    return write;
  }

  @Override
  public String toString() {
    return write.toString();
  }
}
