package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Billing.Bill;
import dev.singlet.it.docs.model.Billing.Money;
import dev.singlet.it.docs.model.Billing.Payment;
import dev.singlet.it.docs.model.BillingBillEntity;
import dev.singlet.it.docs.model.BillingTable;
import dev.singlet.it.docs.model.Pile;
import dev.singlet.it.docs.model.PrintShop.Finish;
import dev.singlet.it.docs.model.PrintShop.Print;
import dev.singlet.it.docs.model.PrintShopPrintEntity;
import dev.singlet.it.docs.model.PrintShopTable;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class TypesTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(BillingTable.SCHEMA);

  @RegisterExtension static final LocalTable PRINTS = LocalTable.of(PrintShopTable.SCHEMA);

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

  @Test
  @SuppressWarnings({"JavaUtilDate", "JdkObsolete"})
  void convertersOfTheTableStoreFurtherTypes() {
    Date at = Date.from(Instant.parse("2024-01-15T08:00:00Z"));
    Print print =
        new Print(
            "hall",
            at,
            new LinkedList<>(List.of("cover", "page 1")),
            new Pile<>(List.of(at)),
            Set.of(new Finish("staple", 2)));

    PRINTS.client().execute(PrintShopPrintEntity.put(print));

    assertThat(PRINTS.client().execute(PrintShopPrintEntity.ofPrinter("hall").at(at)).items())
        .containsExactly(print);
    assertThat(PRINTS.items().get(0))
        .containsEntry("SK", AttributeValue.fromS("PRINT#2024-01-15T08:00:00.000Z"))
        .containsEntry(
            "pauses",
            AttributeValue.fromL(List.of(AttributeValue.fromS("2024-01-15T08:00:00.000Z"))));
  }
}
