package dev.singlet.error;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.RequestLimitExceededException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingReason;

class ThrottlingTest {

  private static final String TABLE = "arn:aws:dynamodb:eu-west-1:123456789012:table/Shop";
  private static final String INDEX = TABLE + "/index/GSI1";

  private static ThrottlingReason reason(String reason, String resource) {
    return ThrottlingReason.builder().reason(reason).resource(resource).build();
  }

  private static ThrottlingException throttled(String reason, String resource) {
    return ThrottlingException.builder()
        .message("Slow down")
        .throttlingReasons(reason(reason, resource))
        .build();
  }

  @Test
  void theReasonsOfEachExceptionOfThrottlingAreRead() {
    Throttling table = new Throttling("TableReadAccountLimitExceeded", "Shop", null);
    Throttling index = new Throttling("IndexWriteKeyRangeThroughputExceeded", "Shop", "GSI1");

    assertThat(
            Throttling.of(
                ProvisionedThroughputExceededException.builder()
                    .throttlingReasons(reason(table.reason(), TABLE), reason(index.reason(), INDEX))
                    .build()))
        .containsExactly(table, index);
    assertThat(
            Throttling.of(
                RequestLimitExceededException.builder()
                    .throttlingReasons(reason(table.reason(), TABLE))
                    .build()))
        .containsExactly(table);
    assertThat(Throttling.of(throttled(index.reason(), INDEX))).containsExactly(index);
  }

  @Test
  void theyAreFoundBehindOtherExceptions() {
    Throwable failure =
        new CompletionException(
            UnfinishedException.of(
                "Query Issue.open", "20 items were read", throttled("Any", TABLE)));

    assertThat(Throttling.of(failure)).containsExactly(new Throttling("Any", "Shop", null));
  }

  @Test
  void whatHasNoReasonsHasNoLimits() {
    assertThat(Throttling.of(null)).isEmpty();
    assertThat(Throttling.of(ConditionalCheckFailedException.builder().build())).isEmpty();
    assertThat(Throttling.of(ThrottlingException.builder().build())).isEmpty();
  }

  @Test
  void aReasonWithoutAResourceOrWithAnotherOneNamesNoTable() {
    ThrottlingException failure =
        ThrottlingException.builder()
            .throttlingReasons(List.of(ThrottlingReason.builder().build()))
            .build();

    assertThat(Throttling.of(failure)).containsExactly(new Throttling("Unknown", null, null));
    assertThat(Throttling.of(failure).get(0)).hasToString("DynamoDB throttles: Unknown.");
    assertThat(Throttling.of(throttled("Any", "arn:of:something/else")).get(0).resource())
        .isEmpty();
  }

  @Test
  void theMessageOfAnExceptionOfSingletSaysThemOnce() {
    ThrottlingException cause = throttled("TableWriteMaxOnDemandThroughputExceeded", TABLE);
    UnfinishedException inner = UnfinishedException.of("DeleteAll", "2 were deleted", cause);
    UnfinishedException outer = UnfinishedException.of("Backfill", "2 were written", inner);

    assertThat(inner)
        .hasMessage(
            "[SGR0403] DeleteAll failed. Until then, 2 were deleted. The failure: Slow down DynamoDB"
                + " throttles: TableWriteMaxOnDemandThroughputExceeded of the table Shop. There"
                + " are more writes than the maximum that is set for on-demand capacity. Raise this maximum.");
    assertThat(outer.getMessage()).containsOnlyOnce("Raise this maximum.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          TableReadKeyRangeThroughputExceeded      | One partition gets more reads | cache
          TableWriteKeyRangeThroughputExceeded     | One partition gets more writes | shards.
          IndexWriteKeyRangeThroughputExceeded     | One partition gets more writes | refused until
          TableReadProvisionedThroughputExceeded   | than the provisioned capacity | Raise it
          IndexWriteProvisionedThroughputExceeded  | than the provisioned capacity | refused until
          TableWriteAccountLimitExceeded           | more writes than the account's quota | Ask AWS
          IndexReadMaxOnDemandThroughputExceeded   | more reads than the maximum | Raise this
          """)
  void aLimitSaysWhatToDo(String reason, String problem, String advice) {
    Throttling limit = Throttling.of(throttled(reason, INDEX)).get(0);

    assertThat(limit.toString())
        .startsWith("DynamoDB throttles: " + reason + " of the index GSI1 of the table Shop.")
        .contains(problem, advice);
    assertThat(limit.isOnePartition()).isEqualTo(reason.contains("KeyRange"));
    assertThat(limit.resource()).contains("Shop/index/GSI1");
  }

  @Test
  void aReasonThatIsNotKnownIsShownAsItIs() {
    assertThat(Throttling.of(throttled("TableReadSomethingElse", TABLE)).get(0))
        .hasToString("DynamoDB throttles: TableReadSomethingElse of the table Shop.");
  }
}
