package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.BillingBillEntity.META;
import static dev.singlet.it.docs.model.BillingBillEntity.PAYMENT;
import static dev.singlet.it.docs.model.RidesRideEntity.START;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.attribute.Condition;
import dev.singlet.it.docs.model.Billing.Bill;
import dev.singlet.it.docs.model.Billing.Money;
import dev.singlet.it.docs.model.Billing.Payment;
import dev.singlet.it.docs.model.BillingBillEntity;
import dev.singlet.it.docs.model.BillingTable;
import dev.singlet.it.docs.model.Carrier.Consignment;
import dev.singlet.it.docs.model.Carrier.Step;
import dev.singlet.it.docs.model.Carrier.StepText;
import dev.singlet.it.docs.model.CarrierConsignmentEntity;
import dev.singlet.it.docs.model.CarrierTable;
import dev.singlet.it.docs.model.Pile;
import dev.singlet.it.docs.model.PrintShop.Finish;
import dev.singlet.it.docs.model.PrintShop.Print;
import dev.singlet.it.docs.model.PrintShopPrintEntity;
import dev.singlet.it.docs.model.PrintShopTable;
import dev.singlet.it.docs.model.Rides.Position;
import dev.singlet.it.docs.model.Rides.Ride;
import dev.singlet.it.docs.model.RidesRideEntity;
import dev.singlet.it.docs.model.RidesTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class TypesTest {

  @RegisterExtension static final LocalTable CARRIER = LocalTable.of(CarrierTable.SCHEMA);

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(BillingTable.SCHEMA);

  @RegisterExtension static final LocalTable PRINTS = LocalTable.of(PrintShopTable.SCHEMA);

  @RegisterExtension static final LocalTable RIDES = LocalTable.of(RidesTable.SCHEMA);

  @Test
  void aUnionIsSetAsAWhole() {
    TableClient table = TABLE.client();
    LocalDate day = LocalDate.of(2024, 1, 15);
    Bill bill = new Bill("ada", day, new Money(-1250), "1", new Payment.Card("4242"), null);
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
  void pathsLeadIntoUnionsAndDocuments() {
    TableClient billing = TABLE.client();
    LocalDate day = LocalDate.of(2024, 1, 16);
    Money amount = new Money(5000);
    billing.execute(
        BillingBillEntity.put(
            new Bill("bob", day, amount, "1", new Payment.Card("4242"), Document.ofMap(Map.of()))));
    billing.execute(
        BillingBillEntity.put(
            new Bill(
                "bob", day, amount, "2", new Payment.Transfer("CH93", Optional.empty()), null)));

    Bill bill =
        billing.execute(
            BillingBillEntity.update("bob", day, amount, "1")
                .set(PAYMENT.asCard().LAST_FOUR, "1111")
                .set(META.key("source").asText(), "web")
                .increment(META.key("prints").asNumber(), BigDecimal.ONE)
                .set(META.key("sizes"), Document.ofList(List.of(Document.of(12)))));

    assertThat(bill.payment()).isEqualTo(new Payment.Card("1111"));
    assertThat(bill.meta()).extracting(meta -> meta.get("prints")).isEqualTo(Document.of(1));

    Condition<Bill> byThisCard = PAYMENT.asCard().LAST_FOUR.eq("1111");
    Condition<Bill> noReference = PAYMENT.asTransfer().REFERENCE.notExists();

    assertThat(ids(byThisCard)).containsExactly("1");
    assertThat(ids(byThisCard.not())).containsExactly("2");
    assertThat(ids(PAYMENT.asCard().LAST_FOUR.ne("1111"))).isEmpty();
    assertThat(ids(noReference)).containsExactly("2");

    Condition<Bill> fromWeb = META.key("source").asText().eq("web");
    Condition<Bill> large = META.key("sizes").at(0).asNumber().gt(BigDecimal.TEN);

    assertThat(ids(fromWeb.and(large))).containsExactly("1");
  }

  @Test
  void anElementOfATupleIsSetInItsPlace() {
    TableClient rides = RIDES.client();
    Position start = new Position(new BigDecimal("48.1"), new BigDecimal("11.5"));
    rides.execute(
        RidesRideEntity.put(new Ride("1", start, null, List.of(), Map.of(), null, null, null)));

    // SET #start[0] = :latitude, if #start[1] > :ten
    rides.execute(
        RidesRideEntity.update("1")
            .set(START.LATITUDE, new BigDecimal("48.2"))
            .when(START.LONGITUDE.gt(BigDecimal.TEN)));

    assertThat(RIDES.items().get(0))
        .containsEntry(
            "start",
            AttributeValue.fromL(
                List.of(AttributeValue.fromN("48.2"), AttributeValue.fromN("11.5"))));
  }

  private static List<String> ids(Condition<Bill> condition) {
    return TABLE.client().stream(BillingBillEntity.byDay("bob").filter(condition))
        .map(Bill::id)
        .toList();
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

  @Test
  void aTextThatIsNoConstantIsReadAndKept() {
    TableClient carrier = CARRIER.client();
    carrier.execute(
        CarrierConsignmentEntity.put(new Consignment("s", "1", StepText.of(Step.SENT))));
    Map<String, AttributeValue> later = new HashMap<>(CARRIER.items().get(0));
    later.put("SK", AttributeValue.fromS("CONSIGNMENT#2"));
    later.put("id", AttributeValue.fromS("2"));
    later.put("step", AttributeValue.fromS("RETURNED"));
    CARRIER.dynamoDb().putItem(put -> put.tableName(CARRIER.tableName()).item(later));

    List<Consignment> read = carrier.execute(CarrierConsignmentEntity.consignments("s")).items();
    read.forEach(each -> carrier.execute(CarrierConsignmentEntity.put(each)));

    assertThat(read)
        .extracting(each -> each.step().known())
        .containsExactly(Optional.of(Step.SENT), Optional.empty());
    assertThat(CARRIER.items())
        .extracting(item -> item.get("step").s())
        .containsExactlyInAnyOrder("SENT", "RETURNED");
  }
}
