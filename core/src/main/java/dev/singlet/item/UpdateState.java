package dev.singlet.item;

import dev.singlet.attribute.Attribute;
import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.update.Changes;
import dev.singlet.internal.update.FirstValue;
import dev.singlet.internal.update.UpdateAction;
import dev.singlet.internal.update.UpdateWrite;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.value.PrimaryKey;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * The content of an update. Generated updates pass it on; user code doesn't need it.
 *
 * @param <T> the entity's record
 */
public final class UpdateState<T> {

  private final UpdateWrite<T> target;
  private final Changes<T> changes;

  private UpdateState(UpdateWrite<T> target, Changes<T> changes) {
    this.target = target;
    this.changes = changes;
  }

  private static <T> UpdateState<T> of(UpdateWrite<T> write) {
    return new UpdateState<>(write, write.changes());
  }

  /**
   * Returns an update of an item that must exist.
   *
   * @param type the entity
   * @param key the item's key
   * @param known a name and a value, in turn, for each component or computed attribute that the key
   *     determines
   * @param <T> the entity's record
   * @return an update that changes nothing
   */
  public static <T> UpdateState<T> update(EntityType<T> type, PrimaryKey key, Object... known) {
    return of(new UpdateWrite<>(type, key, false, known));
  }

  /**
   * Returns an update that creates the item if there is none.
   *
   * @param type the entity
   * @param key the item's key
   * @param known a name and a value, in turn, for each component or computed attribute that the key
   *     determines and that is not given as an attribute
   * @param <T> the entity's record
   * @return an update that changes nothing
   */
  public static <T> UpdateState<T> upsert(EntityType<T> type, PrimaryKey key, Object... known) {
    return of(new UpdateWrite<>(type, key, true, known));
  }

  /**
   * Sets or removes an attribute, even if a key uses it.
   *
   * @param attribute the attribute
   * @param value its value; null to remove it
   * @param <V> its type
   * @return the update with it
   */
  public <V> UpdateState<T> given(Attribute<T, V, ?> attribute, @Nullable V value) {
    return with(
        changes.and(
            value == null
                ? UpdateAction.remove(attribute)
                : UpdateAction.assign(attribute, value)));
  }

  /**
   * Gives the value of a read-only attribute, which is written if the item lacks it.
   *
   * @param attribute the attribute
   * @param value its value
   * @param <V> its type
   * @return the update with it
   */
  public <V> UpdateState<T> givenIfAbsent(Attribute<T, V, ?> attribute, @Nullable V value) {
    return value == null || attribute.codec().isAbsent(value)
        ? given(attribute, value)
        : with(changes.and(UpdateAction.assignIfAbsent(attribute, value)));
  }

  /**
   * Gives the value of a read-only attribute that something else is made of. An item that has
   * another value is not changed.
   *
   * @param attribute the attribute
   * @param value its value; null for its default, or for none if it has no default
   * @param <V> its type
   * @return the update with it
   * @throws InvalidArgumentException if the value is null and the default is the time of a put
   */
  public <V> UpdateState<T> givenUnchanged(
      ComparableAttribute<T, V, ?> attribute, @Nullable V value) {
    FirstValue<T, V> first = FirstValue.of(attribute, value, changes);
    return with(changes.guardedBy(first.guard())).given(attribute, first.value());
  }

  /**
   * Gives the value of an attribute that a key needs and that the update may change.
   *
   * @param attribute the attribute
   * @param value its value before the update; null if the item lacks it
   * @param <V> its type
   * @return the update with it
   */
  public <V> UpdateState<T> current(ComparableAttribute<T, V, ?> attribute, @Nullable V value) {
    return with(changes.assume(attribute, value, true));
  }

  /**
   * Gives the value that the key was made of, for an attribute if several of its values make the
   * same key. If the update writes something that depends on the attribute, it doesn't change an
   * item with another value.
   *
   * @param attribute the attribute
   * @param value the value given for the key
   * @param <V> its type
   * @return the update with it
   */
  public <V> UpdateState<T> presumed(ComparableAttribute<T, V, ?> attribute, V value) {
    return with(changes.presume(attribute, value));
  }

  UpdateState<T> with(Changes<T> changed) {
    return new UpdateState<>(target, changed);
  }

  UpdateState<T> when(Expression condition) {
    return new UpdateState<>(target.when(condition), changes);
  }

  UpdateState<T> configuration(AwsRequestOverrideConfiguration override) {
    return new UpdateState<>(target.configuration(override), changes);
  }

  Changes<T> changes() {
    return changes;
  }

  UpdateWrite<T> write() {
    return target.with(changes);
  }
}
