package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.ProductEntity.EXTRAS;
import static dev.singlet.it.docs.model.ProductEntity.MEASURE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.docs.model.Article;
import dev.singlet.it.docs.model.ArticleEntity;
import dev.singlet.it.docs.model.Customer;
import dev.singlet.it.docs.model.CustomerEntity;
import dev.singlet.it.docs.model.Fee;
import dev.singlet.it.docs.model.FeeEntity;
import dev.singlet.it.docs.model.PressTable;
import dev.singlet.it.docs.model.Product;
import dev.singlet.it.docs.model.ProductEntity;
import dev.singlet.it.docs.model.Sender;
import dev.singlet.it.docs.model.SenderEntity;
import dev.singlet.it.docs.model.Shipment;
import dev.singlet.it.docs.model.ShipmentEntity;
import dev.singlet.it.docs.model.ShippingTable;
import dev.singlet.item.Put;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The snippets of docs/model/evolution.md, and those on defaults, ids and read-only components of
 * docs/model/entities.md.
 */
class EvolutionTest {

  @RegisterExtension final LocalTable papers = LocalTable.of(PressTable.SCHEMA);
  @RegisterExtension final LocalTable table = LocalTable.of(ShippingTable.SCHEMA);

  @Test
  void defaultsAndIds() {
    TableClient client = table.client();

    Put<Shipment> put = ShipmentEntity.put(new Shipment(null, "Delft", 2, null, null));
    String id = put.entity().id();

    assertThat(client.execute(put)).isEqualTo(new Shipment(id, "Delft", 2, List.of(), "DELFT/2"));
    assertThat(ShipmentEntity.builder().city("Ede").build().id()).hasSize(26);
  }

  @Test
  void defaultsOfOlderItems() {
    TableClient client = table.client();
    Map<String, AttributeValue> item =
        Map.of(
            "PK", AttributeValue.fromS("FEE#f1"),
            "SK", AttributeValue.fromS("FEE"),
            "_et", AttributeValue.fromS("Fee"),
            "id", AttributeValue.fromS("f1"),
            "cents", AttributeValue.fromN("250"));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));

    Fee older = client.execute(FeeEntity.get("f1")).orElseThrow(); // its currency is EUR
    Fee fee = FeeEntity.builder().id("f2").cents(90).currency("USD").build();
    client.execute(FeeEntity.upsert("f3", 40, "CHF"));

    assertThat(older).isEqualTo(new Fee("f1", 250, "EUR"));
    assertThat(fee).isEqualTo(new Fee("f2", 90, "USD"));
    assertThat(client.execute(FeeEntity.get("f3"))).contains(new Fee("f3", 40, "CHF"));
    FeeEntity.Builder incomplete = FeeEntity.builder().id("f4").cents(10);
    assertThatThrownBy(incomplete::build)
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("currency is required");
  }

  @Test
  void anItemOfAnOlderFormIsPutBeforeItIsUpdated() {
    TableClient client = table.client();
    Map<String, AttributeValue> item =
        Map.of(
            "PK", AttributeValue.fromS("CUSTOMER#7"),
            "SK", AttributeValue.fromS("CUSTOMER"),
            "_et", AttributeValue.fromS("Client"),
            "id", AttributeValue.fromS("7"),
            "name", AttributeValue.fromS("Ann Lee"),
            "address", AttributeValue.fromS("ann@example.com"));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
    assertThatThrownBy(() -> client.execute(CustomerEntity.update("7").first("Eve")))
        .isInstanceOf(ConditionFailedException.class);

    Customer customer = client.execute(CustomerEntity.get("7")).orElseThrow();
    client.execute(CustomerEntity.put(customer));
    client.execute(CustomerEntity.update("7").first("Eve"));

    assertThat(client.execute(CustomerEntity.get("7")))
        .contains(new Customer("7", "Eve", "Lee", "ann@example.com"));
    assertThat(table.items().get(0))
        .containsEntry("_et", AttributeValue.fromS("Customer"))
        .containsEntry("_v", AttributeValue.fromN("2"))
        .doesNotContainKeys("name", "address");
  }

  @Test
  void theFirstReleaseWritesTheOlderNames() {
    table.client().execute(SenderEntity.put(new Sender("7", "ann@example.com")));

    assertThat(table.items().get(0))
        .containsEntry("_et", AttributeValue.fromS("Vendor"))
        .containsEntry("mail", AttributeValue.fromS("ann@example.com"))
        .doesNotContainKey("email");
  }

  @Test
  void whatIsNotKnownIsPutBack() {
    TableClient client = table.client();
    Map<String, AttributeValue> item =
        Map.of(
            "PK", AttributeValue.fromS("PRODUCT#7"),
            "SK", AttributeValue.fromS("PRODUCT"),
            "_et", AttributeValue.fromS("Product"),
            "id", AttributeValue.fromS("7"),
            "name", AttributeValue.fromS("Torch"),
            "price", AttributeValue.fromN("12.5"),
            "color", AttributeValue.fromS("blue"),
            "measure",
                AttributeValue.fromM(
                    Map.of(
                        "width", AttributeValue.fromN("3"), "unit", AttributeValue.fromS("cm"))));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));

    Product product = client.execute(ProductEntity.get("7")).orElseThrow();
    client.execute(ProductEntity.put(ProductEntity.builder(product).name("Lamp").build()));
    client.execute(
        ProductEntity.update("7")
            .set(EXTRAS.key("color"), Document.of("red"))
            .remove(MEASURE.EXTRAS.key("unit"))
            .when(EXTRAS.key("color").asText().eq("blue")));

    assertThat(product.extras()).containsOnlyKeys("price", "color");
    assertThat(table.items().get(0))
        .containsEntry("name", AttributeValue.fromS("Lamp"))
        .containsEntry("price", AttributeValue.fromN("12.5"))
        .containsEntry("color", AttributeValue.fromS("red"))
        .containsEntry("measure", AttributeValue.fromM(Map.of("width", AttributeValue.fromN("3"))));
  }

  @Test
  void readOnlyComponents() {
    TableClient press = papers.client();
    press.execute(ArticleEntity.upsert("a1", "ann", "sports", "DRAFT"));

    Article article = press.execute(ArticleEntity.upsert("a1", "bob", "sports", "PRINTED"));

    assertThat(article).isEqualTo(new Article("a1", "ann", "sports", "PRINTED"));
    press.execute(ArticleEntity.update("a1").state("OLD", "sports"));
    assertThat(press.stream(ArticleEntity.inState("sports", "OLD")))
        .containsExactly(new Article("a1", "ann", "sports", "OLD"));
  }
}
