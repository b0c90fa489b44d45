package dev.singlet.examples.ecommerce.sharded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Access pattern 6 over ten partitions gives what it gives over one. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ShardedCustomersTest {

  private static final int CUSTOMERS = 120;
  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(ShardedShopTable.SCHEMA);

  private final List<Customer> byCreation = new ArrayList<>();
  private TableClient shop;

  @BeforeAll
  void load() {
    shop = table.client();
    List<Integer> minutes = IntStream.range(0, CUSTOMERS).boxed().collect(Collectors.toList());
    Collections.shuffle(minutes, new Random(6));
    for (int i = 0; i < CUSTOMERS; i++) {
      String id = "c" + i;
      Instant createdAt = START.plusSeconds(60L * minutes.get(i));
      byCreation.add(new Customer(id, "Customer " + i, id + "@example.com", createdAt));
    }
    byCreation.forEach(customer -> shop.execute(CustomerEntity.put(customer)));
    byCreation.sort(Comparator.comparing(Customer::createdAt));
  }

  @Test
  void aCustomerIsStoredAsTheModelSaysButForItsPartitionOfTheIndex() {
    Map<String, AttributeValue> stored =
        table.items().stream()
            .filter(item -> item.get("id").s().equals("c1"))
            .findFirst()
            .orElseThrow();

    assertThat(stored.keySet())
        .containsExactlyInAnyOrder(
            "PK", "SK", "GSI1PK", "GSI1SK", "type", "id", "name", "email", "createdAt");
    assertThat(stored.get("PK").s()).isEqualTo("CUST#c1");
    assertThat(stored.get("GSI1PK").s()).isEqualTo("CUSTOMER#7");
    assertThat(stored.get("GSI1SK")).isEqualTo(stored.get("createdAt"));
  }

  @Test
  void theWritesGoToTenPartitions() {
    Map<String, Long> sizes =
        table.items().stream()
            .collect(Collectors.groupingBy(item -> item.get("GSI1PK").s(), Collectors.counting()));

    assertThat(sizes).hasSize(10);
    assertThat(sizes.values()).allSatisfy(size -> assertThat(size).isBetween(4L, 24L));
  }

  @Test
  void allCustomersAreListedByCreationTime() {
    assertThat(shop.execute(CustomerEntity.byCreation()).items()).isEqualTo(byCreation);
  }

  @Test
  void theLatestComeFirstInReverse() {
    List<Customer> latest = new ArrayList<>(byCreation);
    Collections.reverse(latest);

    Page<Customer> page = shop.execute(CustomerEntity.byCreation().reverse().limit(7));

    assertThat(page.items()).isEqualTo(latest.subList(0, 7));
    assertThat(page.requests()).isEqualTo(10);
  }

  @Test
  void theListIsReadPageByPageForwardsAndBack() {
    Page<Customer> first = shop.execute(CustomerEntity.byCreation().limit(50));
    Page<Customer> second =
        shop.execute(CustomerEntity.byCreation().limit(50).from(first.nextToken()));
    Page<Customer> third =
        shop.execute(CustomerEntity.byCreation().limit(50).from(second.nextToken()));
    Page<Customer> back =
        shop.execute(CustomerEntity.byCreation().limit(50).from(third.previousToken()));

    assertThat(first.items()).isEqualTo(byCreation.subList(0, 50));
    assertThat(second.items()).isEqualTo(byCreation.subList(50, 100));
    assertThat(third.items()).isEqualTo(byCreation.subList(100, CUSTOMERS));
    assertThat(third.nextToken()).isNull();
    assertThat(back.items()).isEqualTo(second.items());
  }
}
