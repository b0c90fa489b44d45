package dev.singlet.examples.recipes.idempotence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.shared.Race;
import dev.singlet.stream.ChangeReader;
import dev.singlet.stream.ItemChange;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class TotalsTest {

  // In the future, because DynamoDB Local deletes what has expired.
  private static final Instant NOON = Instant.parse("2100-03-01T12:00:00Z");
  private static final ChangeReader<Payment> CHANGES = new ChangeReader<>(PaymentEntity.type());

  @RegisterExtension final LocalTable table = LocalTable.of(BankTable.SCHEMA);

  private Totals totals;

  @BeforeEach
  void client() {
    totals = new Totals(table.client());
  }

  @Test
  void aRecordThatComesAgainIsNotAddedAgain() {
    assertThat(totals.add(inserted("r1", 700), NOON)).isTrue();
    assertThat(totals.add(inserted("r1", 700), NOON.plusSeconds(60))).isFalse();
    assertThat(totals.add(inserted("r2", 50), NOON)).isTrue();

    assertThat(total()).isEqualTo(750);
  }

  @Test
  void twoConsumersWithTheSameRecordsAddEachOnce() {
    List<Boolean> added = Race.call(12, record -> totals.add(inserted("r" + record % 4, 10), NOON));

    assertThat(total()).isEqualTo(40);
    assertThat(added).filteredOn(isAdded -> isAdded).hasSize(4);
  }

  @Test
  void otherChangesAreNotAdded() {
    Map<String, AttributeValue> payment = item("r1", 700);

    assertThat(totals.add(CHANGES.read(payment, Map.of()).orElseThrow(), NOON)).isFalse();
    assertThat(totals.add(CHANGES.read(payment, item("r1", 1)).orElseThrow(), NOON)).isFalse();
    assertThat(table.items()).isEmpty();
  }

  @Test
  void whatWasCountedIsForgottenAfterTheStreamForgotIt() {
    totals.add(inserted("r1", 700), NOON);

    assertThat(table.client().execute(CountedEntity.get("r1")))
        .map(Counted::expiresAt)
        .contains(Instant.parse("2100-03-08T12:00:00Z"));
  }

  private static ItemChange<Payment> inserted(String request, long cents) {
    return CHANGES.read(Map.of(), item(request, cents)).orElseThrow();
  }

  private static Map<String, AttributeValue> item(String request, long cents) {
    return PaymentEntity.toItem(new Payment(request, "a1", cents, NOON));
  }

  private long total() {
    return table.client().execute(TotalEntity.get("a1").consistent()).orElseThrow().cents();
  }
}
