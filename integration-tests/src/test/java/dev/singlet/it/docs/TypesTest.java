package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Billing.Bill;
import dev.singlet.it.docs.model.Billing.Money;
import dev.singlet.it.docs.model.Billing.Payment;
import dev.singlet.it.docs.model.BillingBillEntity;
import dev.singlet.it.docs.model.BillingTable;
import dev.singlet.testing.LocalTable;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class TypesTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(BillingTable.SCHEMA);

  @Test
  void aUnionIsSetAsAWhole() {
    TableClient table = TABLE.client();
    LocalDate day = LocalDate.of(2024, 1, 15);
    Bill bill = new Bill("ada", day, new Money(-1250), "1", new Payment.Card("4242"));
    table.execute(BillingBillEntity.put(bill));

    table.execute(
        BillingBillEntity.update("ada", day, bill.amount(), "1")
            .payment(new Payment.Transfer("CH93", Optional.empty()))
            .when(BillingBillEntity.PAYMENT.is(Payment.Card.class)));

    assertThat(TABLE.items().get(0).get("payment").m().keySet())
        .containsExactlyInAnyOrder("kind", "iban");
    assertThat(table.execute(BillingBillEntity.byDay("ada").day(day)).items())
        .singleElement()
        .extracting(Bill::payment)
        .isEqualTo(new Payment.Transfer("CH93", Optional.empty()));
  }
}
