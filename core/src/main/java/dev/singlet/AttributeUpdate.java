package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Attribute;
import dev.singlet.attribute.Changes;
import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.SetAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.UpdateAction;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What an update does to attributes. The generated class of an entity has a method for each; the
 * methods here take {@linkplain Attribute attributes}, also those within documents. One update
 * changes an attribute once.
 *
 * @param <T> the entity's record
 * @param <S> the generated update
 */
@CheckReturnValue
public abstract sealed class AttributeUpdate<T, S extends ItemUpdate<T, S>> extends Operation<T>
    permits ItemUpdate {

  private final UpdateState<T> state;

  AttributeUpdate(UpdateState<T> state) {
    this.state = Objects.requireNonNull(state, "state");
  }

  /**
   * The same kind of update.
   *
   * @param changed what there is to it
   * @return an update
   */
  protected abstract S with(UpdateState<T> changed);

  /**
   * Sets an attribute.
   *
   * @param attribute the attribute, which no key is made of
   * @param value its value; an empty set removes the attribute, and is refused within a list or a
   *     map
   * @param <V> its type
   * @return the update with it
   * @throws InvalidArgumentException if the value is null
   */
  public final <V> S set(Attribute<T, V, ? extends Settable> attribute, V value) {
    return assign(attribute, value);
  }

  /**
   * Sets an attribute if the item doesn't have it, or has it as NULL.
   *
   * @param attribute the attribute, which no key is made of
   * @param value its value
   * @param <V> its type
   * @return the update with it, {@code if_not_exists}
   * @throws InvalidArgumentException if the value is null, or an empty set, which is no attribute
   */
  public final <V> S setIfAbsent(Attribute<T, V, ? extends Settable> attribute, V value) {
    return adding(UpdateAction.assignIfAbsent(attribute, value));
  }

  /**
   * Removes an attribute, an element of a list or an entry of a map.
   *
   * @param attribute the attribute, which the item need not have
   * @return the update with it
   */
  public final S remove(Attribute<T, ?, ? extends Removable> attribute) {
    return unset(attribute);
  }

  /**
   * Sets an attribute to what another one is. An item that doesn't have the other one is not
   * changed. Constraints of the attribute are not checked, since the value is only known to
   * DynamoDB.
   *
   * @param attribute the attribute, which no key is made of
   * @param from the attribute to copy
   * @param <V> the type of both
   * @return the update with it
   * @throws InvalidArgumentException if the two are stored in different forms
   */
  public final <V> S copy(
      ComparableAttribute<T, V, ? extends Settable> attribute, ComparableAttribute<T, V, ?> from) {
    return adding(UpdateAction.copy(attribute, from));
  }

  /**
   * Adds to a number. Where it is not there, its default counts, or 0. An item whose number would
   * violate its constraints is not changed.
   *
   * @param attribute the number, which no key is made of
   * @param amount what to add
   * @param <N> the type of the number
   * @return the update with it
   */
  public final <N extends Number> S increment(
      NumberAttribute<T, N, ? extends Settable> attribute, N amount) {
    return adding(UpdateAction.increment(attribute, decimal(attribute, amount)));
  }

  /**
   * Subtracts from a number. Where it is not there, its default counts, or 0. An item whose number
   * would violate its constraints is not changed.
   *
   * @param attribute the number, which no key is made of
   * @param amount what to subtract
   * @param <N> the type of the number
   * @return the update with it
   */
  public final <N extends Number> S decrement(
      NumberAttribute<T, N, ? extends Settable> attribute, N amount) {
    return adding(UpdateAction.increment(attribute, decimal(attribute, amount).negate()));
  }

  /**
   * Adds elements to a set.
   *
   * @param attribute the set, which no key is made of
   * @param elements the elements, at least one
   * @param <E> their type
   * @return the update with it, {@code ADD}
   * @throws InvalidArgumentException if there are no elements
   */
  public final <E> S addTo(
      SetAttribute<T, E, ? extends Settable> attribute, Collection<? extends E> elements) {
    return adding(UpdateAction.addTo(attribute, elements));
  }

  /**
   * Takes elements away from a set. With the last of them the attribute goes; a set within a list
   * must keep one.
   *
   * @param attribute the set, which no key is made of
   * @param elements the elements, at least one
   * @param <E> their type
   * @return the update with it, {@code DELETE}
   * @throws InvalidArgumentException if there are no elements
   */
  public final <E> S removeFrom(
      SetAttribute<T, E, ? extends Settable> attribute, Collection<? extends E> elements) {
    return adding(UpdateAction.removeFrom(attribute, elements));
  }

  /**
   * Adds elements at the end of a list. Where there is none, its default counts, or an empty one.
   *
   * @param attribute the list, which no key is made of
   * @param elements the elements, at least one
   * @param <E> their type
   * @return the update with it, {@code list_append}
   * @throws InvalidArgumentException if there are no elements
   */
  public final <E> S append(
      ListAttribute<T, E, ?, ? extends Settable> attribute, Collection<? extends E> elements) {
    return adding(UpdateAction.append(attribute, elements));
  }

  /**
   * Adds elements at the beginning of a list. Where there is none, its default counts, or an empty
   * one.
   *
   * @param attribute the list, which no key is made of
   * @param elements the elements, at least one
   * @param <E> their type
   * @return the update with it, {@code list_append}
   * @throws InvalidArgumentException if there are no elements
   */
  public final <E> S prepend(
      ListAttribute<T, E, ?, ? extends Settable> attribute, Collection<? extends E> elements) {
    return adding(UpdateAction.prepend(attribute, elements));
  }

  UpdateState<T> state() {
    return state;
  }

  /**
   * Sets an attribute, whatever it stands in.
   *
   * @param attribute the attribute
   * @param value its value
   * @param <V> its type
   * @return the update with it
   */
  protected final <V> S assign(Attribute<T, V, ?> attribute, V value) {
    return adding(UpdateAction.assign(attribute, value));
  }

  /**
   * Sets or removes an attribute, whatever it stands in.
   *
   * @param attribute the attribute
   * @param value its value; null to remove it
   * @param <V> its type
   * @return the update with it
   */
  protected final <V> S replace(Attribute<T, V, ?> attribute, @Nullable V value) {
    return value == null ? unset(attribute) : assign(attribute, value);
  }

  /**
   * Removes an attribute, whatever it stands in.
   *
   * @param attribute the attribute
   * @return the update with it
   */
  protected final S unset(Attribute<T, ?, ?> attribute) {
    return adding(UpdateAction.remove(attribute));
  }

  /**
   * Says what an attribute is that a key needs and that the update doesn't change. Executing it
   * throws a {@link ConditionFailedException} if it is something else.
   *
   * @param attribute the attribute
   * @param value its value; null if it is not there
   * @param <V> its type
   * @return the update with it
   */
  protected final <V> S assume(ComparableAttribute<T, V, ?> attribute, @Nullable V value) {
    return with(changes().assume(attribute, value, false));
  }

  private S adding(UpdateAction<T> action) {
    return with(changes().and(action));
  }

  private S with(Changes<T> changed) {
    return with(state.with(changed));
  }

  final Changes<T> changes() {
    return state.changes();
  }

  private static BigDecimal decimal(Attribute<?, ?, ?> attribute, Number amount) {
    try {
      return new BigDecimal(amount.toString());
    } catch (NumberFormatException notFinite) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          attribute + " can't be changed by " + amount + ". Give a finite number.");
    }
  }
}
