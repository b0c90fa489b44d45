package dev.singlet.examples.recipes.idempotence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

class PaymentsTest {

  @RegisterExtension
  final LocalTable table =
      LocalTable.of(BankTable.SCHEMA).seed(AccountEntity.put(new Account("a1", 1000)));

  private Payments payments;

  @BeforeEach
  void client() {
    payments = new Payments(table.client());
  }

  @Test
  void aRequestThatComesAgainGetsTheSameAnswerAndPaysOnce() {
    Payment first = payments.pay("r1", "a1", 700);
    Payment again = payments.pay("r1", "a1", 700);

    assertThat(again).as("with its time").isEqualTo(first);
    assertThat(money()).isEqualTo(300);
  }

  @Test
  void manyAtTheSameTimeGetTheSameAnswer() {
    List<Payment> answers = Race.call(8, call -> payments.pay("r1", "a1", 700));

    assertThat(answers).containsOnly(answers.get(0));
    assertThat(money()).isEqualTo(300);
  }

  @Test
  void theIdOfARequestIsForOnePayment() {
    payments.pay("r1", "a1", 700);

    assertThatExceptionOfType(OtherRequestException.class)
        .isThrownBy(() -> payments.pay("r1", "a1", 100))
        .withMessage("The request r1 was for 700 cents of a1.");
    assertThat(money()).isEqualTo(300);
  }

  @Test
  void aRepetitionIsAnsweredAlthoughItsMoneyIsGone() {
    Payment first = payments.pay("r1", "a1", 1000);

    assertThat(payments.pay("r1", "a1", 1000)).isEqualTo(first);
  }

  @Test
  void aRefusedPaymentLeavesNothingAndCanBeMadeLater() {
    assertThatExceptionOfType(TransactionFailedException.class)
        .isThrownBy(() -> payments.pay("r1", "a1", 1200));
    assertThat(table.items()).hasSize(1);

    table.client().execute(AccountEntity.update("a1").incrementCents(200));
    assertThat(payments.pay("r1", "a1", 1200).cents()).isEqualTo(1200);
  }

  @Test
  void aPaymentWhoseAnswerIsLostIsMadeOnce() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();

      assertThat(new Payments(table.client(proxy.client())).pay("r1", "a1", 700).cents())
          .isEqualTo(700);
    }
    assertThat(money()).isEqualTo(300);
  }

  private long money() {
    return table.client().execute(AccountEntity.get("a1").consistent()).orElseThrow().cents();
  }
}
