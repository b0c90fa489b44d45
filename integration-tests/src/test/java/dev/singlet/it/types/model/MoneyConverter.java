package dev.singlet.it.types.model;

import dev.singlet.annotation.Converter;
import java.math.BigDecimal;

/** Stores money as a decimal number. */
public final class MoneyConverter implements Converter<Money, BigDecimal> {

  @Override
  public BigDecimal toStored(Money money) {
    return BigDecimal.valueOf(money.cents(), 2);
  }

  @Override
  public Money fromStored(BigDecimal amount) {
    return new Money(amount.movePointRight(2).longValueExact());
  }
}
