package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.Bakery.State.BAKED;
import static dev.singlet.it.docs.model.Bakery.State.ORDERED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Bakery;
import dev.singlet.it.docs.model.BakeryBreadEntity;
import dev.singlet.it.docs.model.BakeryBuyerEntity;
import dev.singlet.it.docs.model.BakeryBuyerItemCollection;
import dev.singlet.it.docs.model.BakerySaleEntity;
import dev.singlet.it.docs.model.BakeryTable;
import dev.singlet.it.docs.model.Breads;
import dev.singlet.it.docs.model.BreadsBreadEntity;
import dev.singlet.it.docs.model.BreadsTable;
import dev.singlet.it.docs.model.Sales;
import dev.singlet.it.docs.model.SalesBuyerEntity;
import dev.singlet.it.docs.model.SalesBuyerItemCollection;
import dev.singlet.it.docs.model.SalesSaleEntity;
import dev.singlet.it.docs.model.SalesTable;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.Transaction;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The snippets of docs/model/one-table-or-several.md. */
class OneTableOrSeveralTest {

  private static final Instant SOLD = Instant.parse("2026-11-29T06:00:00Z");

  @RegisterExtension final LocalTable one = LocalTable.of(BakeryTable.SCHEMA);
  @RegisterExtension final LocalTable named = LocalTable.of(SalesTable.SCHEMA);
  @RegisterExtension final LocalTable apart = LocalTable.of(BreadsTable.SCHEMA);

  @Test
  void oneTable() {
    TableClient bakery = one.client();
    bakery.execute(BakeryBuyerEntity.put(new Bakery.Buyer("ann", "ann@example.com")));

    bakery.transact(
        BakerySaleEntity.put(new Bakery.Sale("ann", "7", ORDERED, SOLD)),
        BakeryBreadEntity.put(new Bakery.Bread("rye", 420)));
    List<Bakery.BuyerItem> ann =
        bakery.execute(BakeryBuyerItemCollection.ofBuyer("ann").limit(50)).items();
    bakery.execute(BakerySaleEntity.update("ann", "7").state(BAKED, SOLD));

    assertThat(ann).hasSize(2);
    assertThat(bakery.execute(BakerySaleEntity.inState(BAKED)).items()).hasSize(1);
    assertThat(bakery.execute(BakeryBreadEntity.get("rye"))).isPresent();
    assertThat(one.items())
        .anySatisfy(
            item ->
                assertThat(item)
                    .containsEntry("GSI1PK", AttributeValue.fromS("STATE#BAKED"))
                    .containsEntry("GSI1SK", AttributeValue.fromS("2026-11-29T06:00:00.000Z#7")));
  }

  @Test
  void severalTablesNamedByMeaning() {
    TableClient sales = named.client();
    TableClient breads = apart.client();
    sales.execute(SalesBuyerEntity.put(new Sales.Buyer("ann", "ann@example.com")));

    sales.execute(
        Transaction.of(SalesSaleEntity.put(new Sales.Sale("ann", "7", ORDERED, SOLD)))
            .and(breads, BreadsBreadEntity.put(new Breads.Bread("rye", 420))));
    List<Sales.BuyerItem> ann =
        sales.execute(SalesBuyerItemCollection.ofBuyer("ann").limit(50)).items();
    sales.execute(SalesSaleEntity.update("ann", "7").state(BAKED));

    assertThat(ann).hasSize(2);
    Page<Sales.Sale> baked = sales.execute(SalesSaleEntity.inState(BAKED));
    assertThat(baked.items()).hasSize(1);
    assertThat(breads.execute(BreadsBreadEntity.get("rye"))).isPresent();
    Map<String, AttributeValue> sale =
        named.items().stream().filter(item -> item.containsKey("state")).findFirst().orElseThrow();
    assertThat(sale.keySet())
        .containsExactlyInAnyOrder(
            "buyer", "entry", "number", "state", "soldAt", "_et", "_ct", "_md");
  }
}
