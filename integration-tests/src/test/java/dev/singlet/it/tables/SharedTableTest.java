package dev.singlet.it.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.tables.model.Billing.Invoice;
import dev.singlet.it.tables.model.BillingInvoiceEntity;
import dev.singlet.it.tables.model.BillingTable;
import dev.singlet.it.tables.model.Remarks.Remark;
import dev.singlet.it.tables.model.RemarksRemarkEntity;
import dev.singlet.it.tables.model.RemarksTable;
import dev.singlet.it.tables.model.Shipping.Parcel;
import dev.singlet.it.tables.model.ShippingParcelEntity;
import dev.singlet.it.tables.model.ShippingTable;
import dev.singlet.scan.Scan;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.Transaction;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Modules that keep items in one table, each with an interface of its own for it. */
class SharedTableTest {

  private static final Invoice INVOICE = new Invoice("ann", "monday", "R1", 1);
  private static final Parcel PARCEL = new Parcel("ann", 7, "monday", "R1");
  private static final Remark REMARK = new Remark("ann", "late");

  @RegisterExtension final LocalTable local = LocalTable.of(BillingTable.SCHEMA);

  private TableClient business() {
    return local.client();
  }

  private TableClient remarks() {
    return RemarksTable.client(local.dynamoDb()).withTableName(local.tableName());
  }

  private void putAll() {
    business()
        .transact(
            BillingInvoiceEntity.put(new Invoice("ann", "monday", "R1", 0)),
            ShippingParcelEntity.put(PARCEL));
    remarks().execute(RemarksRemarkEntity.put(REMARK));
  }

  @Test
  void whereTheirAnnotationsAreEqualOneClientTakesOperationsOfBoth() {
    assertThat(ShippingTable.SCHEMA).isEqualTo(BillingTable.SCHEMA);
    putAll();

    assertThat(business().execute(BillingInvoiceEntity.get("ann", "monday"))).contains(INVOICE);
    assertThat(business().execute(ShippingParcelEntity.get("ann", 7))).contains(PARCEL);
  }

  @Test
  void readsLeaveOutWhatOthersHold() {
    putAll();

    assertThat(business().execute(BillingInvoiceEntity.of("ann")).items()).containsExactly(INVOICE);
    assertThat(business().execute(ShippingParcelEntity.of("ann")).items()).containsExactly(PARCEL);
    assertThat(business().execute(BillingInvoiceEntity.byDay("monday")).items())
        .containsExactly(INVOICE);
    assertThat(remarks().execute(RemarksRemarkEntity.of("ann")).items()).containsExactly(REMARK);
    assertThat(all(business(), BillingTable.scan())).isEqualTo(List.of(INVOICE));
    assertThat(remarks().execute(RemarksRemarkEntity.get("ann", "monday"))).isEmpty();
  }

  private static <T> List<T> all(TableClient client, Scan<T> scan) {
    return client.stream(scan).toList();
  }

  @Test
  void countsLeaveOutWhatOthersHold() {
    putAll();

    assertThat(remarks().execute(RemarksRemarkEntity.of("ann").count())).isEqualTo(1);
  }

  @Test
  void deletesOfARangeLeaveWhatOthersHold() {
    putAll();

    assertThat(remarks().execute(RemarksRemarkEntity.of("ann").deleteAll()).deleted()).isEqualTo(1);
    assertThat(business().execute(BillingInvoiceEntity.get("ann", "monday"))).contains(INVOICE);
    assertThat(business().execute(ShippingParcelEntity.get("ann", 7))).contains(PARCEL);
  }

  @Test
  void aPutReplacesWhatHasItsKey() {
    putAll();
    remarks().execute(RemarksRemarkEntity.put(new Remark("ann", "monday")));

    assertThat(business().execute(BillingInvoiceEntity.get("ann", "monday"))).isEmpty();
  }

  @Test
  void whereTheirAnnotationsDifferEachHasItsOwnClient() {
    assertThatThrownBy(() -> business().execute(RemarksRemarkEntity.get("ann", "late")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0106] Get[Remark CUSTOMER#ann / late] belongs to the table Business, and"
                + " this client to another @Table of that name. Execute it with that table's"
                + " client.");
    assertThatThrownBy(
            () -> Transaction.of(ShippingParcelEntity.put(PARCEL), RemarksRemarkEntity.put(REMARK)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith(
            "belongs to the table Business, and operation 1 to another @Table of that name."
                + " Add it with that table's client: .and(client, ...).");
    assertThatThrownBy(
            () ->
                TransactGet.of(
                    ShippingParcelEntity.get("ann", 7), RemarksRemarkEntity.get("ann", "late")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith(
            "belongs to the table Business, and get 1 to another @Table of that name. Add it"
                + " with that table's client: .and(client, ...).");
  }
}
