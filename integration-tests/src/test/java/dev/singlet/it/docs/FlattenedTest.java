package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.PurchaseEntity.BILL_TO;
import static dev.singlet.it.docs.model.PurchaseEntity.SHIP_TO;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Address;
import dev.singlet.it.docs.model.Audit;
import dev.singlet.it.docs.model.MarketTable;
import dev.singlet.it.docs.model.Purchase;
import dev.singlet.it.docs.model.PurchaseEntity;
import dev.singlet.testing.LocalTable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class FlattenedTest {

  @RegisterExtension final LocalTable table = LocalTable.of(MarketTable.SCHEMA);

  @Test
  void flattenedRecords() {
    TableClient market = table.client();
    Purchase purchase =
        new Purchase("p1", new Audit(null, "ann", null), new Address("Canal 1", "Delft"), null);

    market.execute(PurchaseEntity.put(purchase));
    List<Purchase> inDelft = market.execute(PurchaseEntity.inCity("Delft")).items();
    Purchase moved =
        market.execute(
            PurchaseEntity.update("p1")
                .shipToCity("Breda")
                .auditUpdatedBy("bob")
                .billTo(new Address("Market 1", "Breda"))
                .when(SHIP_TO.CITY.eq("Delft").and(BILL_TO.CITY.notExists())));

    assertThat(table.items().get(0))
        .containsKeys(
            "id",
            "_ct",
            "createdBy",
            "updatedBy",
            "ship_street",
            "ship_city",
            "bill_street",
            "bill_city");
    assertThat(inDelft).extracting(Purchase::shipTo).containsExactly(purchase.shipTo());
    assertThat(moved.shipTo()).isEqualTo(new Address("Canal 1", "Breda"));
    assertThat(market.execute(PurchaseEntity.inCity("Breda")).items()).containsExactly(moved);
  }

  @Test
  void anUpsertCanSetAnOptionalRecord() {
    TableClient market = table.client();
    Address home = new Address("Canal 1", "Delft");

    Purchase created =
        market.execute(PurchaseEntity.upsert("p1", "ann", "Canal 1", "Delft").billTo(home));
    Purchase changed =
        market.execute(PurchaseEntity.upsert("p1", "ann", "Canal 1", "Delft").billTo(null));

    assertThat(created).extracting(Purchase::shipTo, Purchase::billTo).containsExactly(home, home);
    assertThat(changed).extracting(Purchase::shipTo, Purchase::billTo).containsExactly(home, null);
    assertThat(table.items().get(0)).doesNotContainKeys("bill_street", "bill_city");
  }
}
