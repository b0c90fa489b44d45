package dev.singlet.examples.ecommerce;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.shared.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {

  @TempDir Path directory;

  @Test
  void runsEveryAccessPatternOnTheBuiltInSet() {
    ProgramRun run = ProgramRun.of(Main.SHOP);

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("13 items are in the table ShopTable of an embedded DynamoDB Local.");
    for (int pattern = 1; pattern <= 6; pattern++) {
      assertThat(run.out()).contains(String.format("%n%2d. ", pattern));
    }
    assertThat(run.out())
        .doesNotContain(" 0 items returned")
        .endsWith(
            """

            The calls are in examples-ecommerce/src/main/java/dev/singlet/examples/ecommerce/AccessPatterns.java,
            the annotated records in the folder model beside it.
            """);
    assertThat(run.example(" 3. An order with all its line items"))
        .isEqualTo(
            """
            3. An order with all its line items
                OrderItemsCollection.byOrder(orderId)
                Query table: PK = "ORDER#o101"
                3 items returned, 3 read, 1 request
                  OrderItem:
                  orderId  sku            qty  unitPrice
                  -------  -------------  ---  ---------
                  o101     AVON-TORTOISE  1    145
                  o101     GRANBY-CLEAR   1    165
                  Order:
                  orderId  customerId  status   total  createdAt
                  -------  ----------  -------  -----  --------------------
                  o101     c1          SHIPPED  310    2026-04-10T14:00:00Z""");
  }

  @Test
  void helpExplainsTheOptionsAndDoesNothingElse() {
    ProgramRun run = ProgramRun.of(Main.SHOP, "--help");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            Runs every access pattern of a shop on a DynamoDB table and shows the requests and the items.

            Options:
              --endpoint URL  use the DynamoDB at this URL, and leave the data there; without it, a
                              DynamoDB Local runs inside the program and is gone afterwards
              --table NAME    the name of the table, created if there is none (default: ShopTable)
              --data FILE     load the rows of a JSON file instead of the built-in ones: an array of
                              ["Product", {"sku": "HOLT-BLACK", "price": 95, ...}] pairs, attributes by
                              their stored names
              --help          show this help
            """);
  }

  @Test
  void rowsOfAFileTakeThePlaceOfTheBuiltInOnes() throws IOException {
    ProgramRun run =
        ProgramRun.of(
            Main.SHOP,
            "--table",
            "Other",
            "--data",
            file(
                """
                [
                  ["Customer", {"id": "z1", "name": "Zoe", "email": "zoe@example.com",
                    "createdAt": "2020-01-01T00:00:00Z"}],
                  ["Product", {"sku": "MUG", "name": "Mug", "price": 9.5}]
                ]
                """));

    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("2 items are in the table Other of an embedded DynamoDB Local.");
    assertThat(run.example(" 6. All customers by creation time"))
        .endsWith("z1  Zoe   zoe@example.com  2020-01-01T00:00:00Z");
    assertThat(run.example(" 4. A product by SKU")).endsWith("MUG  Mug   9.5");
  }

  @Test
  void aTableWithoutStampsHasNoneInItsRows() throws IOException {
    ProgramRun run =
        ProgramRun.of(
            Main.SHOP,
            "--data",
            file(
                """
                [["Product", {"sku": "MUG", "name": "Mug", "price": 9.5,
                  "created": "2020-01-01T00:00:00Z"}],
                 ["Product", {"sku": "CUP", "name": "Cup", "price": -1}]]
                """));

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err().lines().skip(1))
        .containsExactly(
            "  row 1 (line 1): Product has no attribute created",
            "  row 2 (line 3): [SGR0101] Product is not valid: price must be at least 0 (was -1).");
  }

  private String file(String json) throws IOException {
    return Files.writeString(directory.resolve("rows.json"), json).toString();
  }
}
