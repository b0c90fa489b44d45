package dev.singlet;

import dev.singlet.attribute.Attribute;
import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Expression;
import dev.singlet.internal.update.Changes;
import dev.singlet.internal.update.UpdateAction;
import dev.singlet.internal.update.UpdateWrite;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * What there is to an update. Generated updates carry it from one to the next; user code needs none
 * of it.
 *
 * @param <T> the entity's record
 */
public final class UpdateState<T> {

  private final UpdateWrite<T> write;

  private UpdateState(UpdateWrite<T> write) {
    this.write = write;
  }

  /**
   * An update of an item that must exist.
   *
   * @param type the entity
   * @param key the item's key
   * @param known what the key is made of, by component or computed attribute
   * @param <T> the entity's record
   * @return an update that changes nothing
   */
  public static <T> UpdateState<T> update(
      EntityType<T> type, PrimaryKey key, Map<String, Object> known) {
    return new UpdateState<>(new UpdateWrite<>(type, key, false, known));
  }

  /**
   * An update that creates the item where there is none.
   *
   * @param type the entity
   * @param key the item's key
   * @param known what the key is made of, by component or computed attribute
   * @param <T> the entity's record
   * @return an update that changes nothing
   */
  public static <T> UpdateState<T> upsert(
      EntityType<T> type, PrimaryKey key, Map<String, Object> known) {
    return new UpdateState<>(new UpdateWrite<>(type, key, true, known));
  }

  /**
   * Sets or removes an attribute, whatever it stands in.
   *
   * @param attribute the attribute
   * @param value its value; null to remove it
   * @param <V> its type
   * @return the update with it
   */
  public <V> UpdateState<T> given(Attribute<T, V, ?> attribute, @Nullable V value) {
    return with(
        write
            .changes()
            .and(
                value == null
                    ? UpdateAction.remove(attribute)
                    : UpdateAction.assign(attribute, value)));
  }

  /**
   * Says what an attribute is that a key needs and that the update may change.
   *
   * @param attribute the attribute
   * @param value its value before the update; null if it is not there
   * @param <V> its type
   * @return the update with it
   */
  public <V> UpdateState<T> current(ComparableAttribute<T, V, ?> attribute, @Nullable V value) {
    return with(write.changes().assume(attribute, value, true));
  }

  /**
   * Says what an attribute is if the key was made of it, though the key would be the same for other
   * values. An item that holds another one is not changed where something is made of the attribute.
   *
   * @param attribute the attribute
   * @param value the value given for the key
   * @param <V> its type
   * @return the update with it
   */
  public <V> UpdateState<T> presumed(ComparableAttribute<T, V, ?> attribute, V value) {
    return with(write.changes().presume(attribute, value));
  }

  UpdateState<T> with(Changes<T> changed) {
    return new UpdateState<>(write.with(changed));
  }

  UpdateState<T> when(Expression condition) {
    return new UpdateState<>(write.when(condition));
  }

  UpdateState<T> configuration(AwsRequestOverrideConfiguration override) {
    return new UpdateState<>(write.configuration(override));
  }

  UpdateWrite<T> write() {
    return write;
  }
}
