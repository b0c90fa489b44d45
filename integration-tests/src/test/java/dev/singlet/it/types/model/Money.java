package dev.singlet.it.types.model;

import java.math.BigDecimal;

/** An amount of cents. */
public record Money(long cents) {

  public static Money of(String amount) {
    return new Money(new BigDecimal(amount).movePointRight(2).longValueExact());
  }
}
