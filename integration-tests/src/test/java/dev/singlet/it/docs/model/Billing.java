package dev.singlet.it.docs.model;

import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Union;
import dev.singlet.annotation.Variant;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The bills of the chapter on types. */
@Table(name = "Billing")
public sealed interface Billing {

  /** What a bill is paid with. */
  @Union(discriminator = "kind")
  public sealed interface Payment {

    @Variant("card")
    record Card(String lastFour) implements Payment {}

    @Variant("transfer")
    record Transfer(String iban, Optional<String> reference) implements Payment {}
  }

  /** An amount. */
  record Money(long cents) {}

  /** Stores an amount as a decimal number. */
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

  @Entity
  @LinkedKey(
      name = "byDay",
      partition = "BILLS#{customer}",
      sort = "{day:descending}#{amount:ordered}#{id}")
  public record Bill(
      String customer,
      LocalDate day,
      @Convert(with = MoneyConverter.class) Money amount,
      String id,
      Payment payment,
      @Nullable Document meta)
      implements Billing {}
}
