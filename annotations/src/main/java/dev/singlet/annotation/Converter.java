package dev.singlet.annotation;

/**
 * Turns values of a type that Singlet does not know into values of one that it does, and back. It
 * needs a constructor without parameters, is made once, and may be used by several threads.
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
 * @param <T> the type in the model
 * @param <S> the type that is stored: any that a component can have without a converter
 */
public interface Converter<T, S> {

  /**
   * Turns a value into what is stored.
   *
   * @param value the value, never null
   * @return what is stored, not null
   */
  S toStored(T value);

  /**
   * Turns what is stored into a value. What it throws makes the item unreadable, with the message
   * as the reason.
   *
   * @param stored what is stored, never null
   * @return the value, not null
   */
  T fromStored(S stored);
}
