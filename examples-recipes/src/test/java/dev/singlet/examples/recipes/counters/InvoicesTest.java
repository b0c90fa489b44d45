package dev.singlet.examples.recipes.counters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.math.BigDecimal;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class InvoicesTest {

  private static final BigDecimal TOTAL = new BigDecimal("9.5");

  @RegisterExtension
  final LocalTable table =
      LocalTable.of(CountersTable.SCHEMA).seed(SequenceEntity.put(new Sequence("delft", 0)));

  @Test
  void numbersHaveNoGapsAndNoneIsGivenTwice() {
    List<Long> numbers =
        Race.call(12, order -> invoices().create("o" + order, "delft", TOTAL).number());

    assertThat(numbers)
        .containsExactlyInAnyOrderElementsOf(LongStream.rangeClosed(1, 12).boxed().toList());
    assertThat(table.client().execute(InvoiceEntity.byNumber("delft")).items())
        .extracting(Invoice::number)
        .isSorted()
        .hasSize(12);
  }

  @Test
  void anOrderHasOneInvoiceHoweverOftenItIsAskedFor() {
    List<Long> numbers = Race.call(8, call -> invoices().create("o1", "delft", TOTAL).number());

    assertThat(numbers).containsOnly(1L);
    assertThat(invoices().create("o2", "delft", TOTAL).number()).isEqualTo(2);
  }

  @Test
  void aLostAnswerLeavesNoGap() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();

      new Invoices(table.client(proxy.client())).create("o1", "delft", TOTAL);
    }

    assertThat(invoices().create("o2", "delft", TOTAL).number()).isEqualTo(2);
  }

  @Test
  void aNumberInOneRequestIsLostWithItsAnswer() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(UpdateItemRequest.class).once();

      assertThat(new Invoices(table.client(proxy.client())).next("delft"))
          .as("the SDK sends it again, and it counts again")
          .isEqualTo(2);
    }
  }

  @Test
  void aShopWithoutASequenceHasNoInvoices() {
    assertThatThrownBy(() -> invoices().create("o1", "none", TOTAL))
        .isInstanceOf(NoSuchElementException.class);
    assertThat(table.items()).hasSize(1);
  }

  /** As many attempts as the most calls at a time: one is in vain only if another one is made. */
  private Invoices invoices() {
    return new Invoices(table.client().withTransactionAttempts(12));
  }
}
