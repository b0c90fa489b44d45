package dev.singlet.annotation;

/**
 * Converts values of a type that Singlet does not know to a type that it knows, and back. A
 * converter needs a constructor without parameters. It is created once and must be thread-safe.
 *
 * <pre>{@code
 * public final class MoneyConverter implements Converter<Money, BigDecimal> {
 *   public BigDecimal toStored(Money money) {
 *     return money.amount();
 *   }
 *
 *   public Money fromStored(BigDecimal amount) {
 *     return new Money(amount);
 *   }
 * }
 * }</pre>
 *
 * <p>A converter can be generic. It then converts the type with any type arguments. The value of a
 * type argument is stored like a component: if it has a converter of its own, it is converted, too.
 *
 * <pre>{@code
 * public final class DequeAsList<E> implements Converter<Deque<E>, List<E>> { ... }
 * }</pre>
 *
 * @param <T> the type in the model; for a generic converter, it has all of its type variables
 * @param <S> the stored type: any that a component can have without a converter
 */
public interface Converter<T, S> {

  /**
   * Converts a value to its stored form.
   *
   * @param value the value, never null
   * @return the stored form, not null
   */
  S toStored(T value);

  /**
   * Converts a stored form to its value. If this method throws, the item is unreadable, and the
   * exception's message is the reason.
   *
   * @param stored the stored form, never null
   * @return the value, not null
   */
  T fromStored(S stored);
}
