package dev.singlet.listener;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.VectorCapacity;

class ReportLineTest {

  private static RequestReport report(@Nullable Throwable failure) {
    return new RequestReport(
        "Issue.open",
        "Query",
        "GitHub",
        "GSI1",
        Duration.ofNanos(12_999_999),
        2,
        1,
        failure == null
            ? List.of(
                ConsumedCapacity.builder().capacityUnits(1.5).build(),
                ConsumedCapacity.builder().capacityUnits(2.0).build())
            : List.of(),
        failure == null ? 20 : 0,
        failure == null ? 7 : 0,
        failure,
        RequestDetails.NONE);
  }

  @Test
  void anAnsweredRequest() {
    assertThat(report(null).line())
        .isEqualTo(
            "operation=Issue.open action=Query table=GitHub index=GSI1 outcome=success ms=12"
                + " attempts=3 throttled=1 units=3.5 read=20 returned=7");
  }

  private static RequestReport search(ConsumedCapacity... consumed) {
    return new RequestReport(
        "Issue.similar",
        "SearchVectors",
        "GitHub",
        "ByTopic",
        Duration.ofMillis(12),
        0,
        List.of(consumed),
        3,
        3,
        null);
  }

  private static ConsumedCapacity vectors(VectorCapacity byTopic, VectorCapacity byTone) {
    return ConsumedCapacity.builder()
        .tableName("GitHub")
        .vectorIndexes(Map.of("ByTopic", byTopic, "ByTone", byTone))
        .build();
  }

  @Test
  void aRequestOfVectorsHasTheBytesOfAllTablesAndIndexes() {
    VectorCapacity none = VectorCapacity.builder().build();
    VectorCapacity searched =
        VectorCapacity.builder().vectorSearchRequestBytes(163_840_000.0).build();
    VectorCapacity written = VectorCapacity.builder().vectorWriteRequestBytes(1024.0).build();

    RequestReport report = search(vectors(searched, none), vectors(written, written));

    assertThat(report.vectorBytes()).isEqualTo(163_842_048);
    assertThat(report.capacityUnits()).isZero();
    assertThat(report.line())
        .isEqualTo(
            "operation=Issue.similar action=SearchVectors table=GitHub index=ByTopic"
                + " outcome=success ms=12 attempts=1 throttled=0 units=0.0"
                + " vectorBytes=163842048 read=3 returned=3");
  }

  @Test
  void aRequestWithoutVectorsHasNoBytes() {
    assertThat(report(null).vectorBytes()).isZero();
    assertThat(search().line()).contains("units=0.0 read=3");
  }

  @Test
  void aThrottledRequestHasItsReasons() {
    ThrottlingException failure =
        ThrottlingException.builder()
            .requestId("R1")
            .throttlingReasons(
                ThrottlingReason.builder()
                    .reason("IndexReadKeyRangeThroughputExceeded")
                    .resource("arn:aws:dynamodb:eu-west-1:1:table/GitHub/index/GSI1")
                    .build(),
                ThrottlingReason.builder().reason("TableReadAccountLimitExceeded").build())
            .build();

    assertThat(report(failure).line())
        .endsWith(
            "units=0.0 read=0 returned=0 exception=ThrottlingException"
                + " reasons=IndexReadKeyRangeThroughputExceeded@GitHub/index/GSI1,"
                + "TableReadAccountLimitExceeded requestId=R1");
    assertThat(report(failure).throttling()).hasSize(2);
  }

  @Test
  void aCancelledTransactionHasTheCodesOfItsOperations() {
    TransactionCanceledException failure =
        TransactionCanceledException.builder()
            .cancellationReasons(
                CancellationReason.builder().code("None").build(),
                CancellationReason.builder()
                    .code("ConditionalCheckFailed")
                    .message("of PROJECT#secret")
                    .build())
            .build();

    assertThat(report(failure).line())
        .contains("outcome=error")
        .endsWith("exception=TransactionCanceledException reasons=None,ConditionalCheckFailed");
  }

  @Test
  void noMessageOfAFailureIsInTheLine() {
    ConditionalCheckFailedException failure =
        ConditionalCheckFailedException.builder().message("secret\nsecret").build();

    assertThat(report(failure).line())
        .doesNotContain("secret", "\n")
        .endsWith("returned=0 exception=ConditionalCheckFailedException");
    assertThat(report(failure).throttling()).isEmpty();
  }
}
