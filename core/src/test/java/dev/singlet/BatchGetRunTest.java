package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.error.UnprocessedKeysException;
import dev.singlet.internal.Backoff;
import dev.singlet.key.PrimaryKey;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/** Reads of any number of keys, in requests of 100, until all are processed. */
class BatchGetRunTest {

  private static final RequestContext CONTEXT = new RequestContext("Notes", Clock.systemUTC());

  private static BatchGetRun run(int from, int to) {
    List<PrimaryKey> keys =
        IntStream.range(from, to)
            .mapToObj(id -> PrimaryKey.of(Notes.TABLE.key(), Notes.item(id)))
            .toList();
    return new BatchGetRun(Notes.TABLE.key(), keys, false, null, CONTEXT);
  }

  private static List<Map<String, AttributeValue>> keys(BatchGetItemRequest request) {
    return request.requestItems().get("Notes").keys();
  }

  private static BatchGetItemResponse unprocessed(List<Map<String, AttributeValue>> keys) {
    return BatchGetItemResponse.builder()
        .unprocessedKeys(Map.of("Notes", KeysAndAttributes.builder().keys(keys).build()))
        .build();
  }

  @Test
  void aRequestAsksForAHundredKeys() {
    BatchGetRun run = run(0, 101);

    assertThat(keys(run.request())).hasSize(100);
    run.accept(BatchGetItemResponse.builder().build());
    assertThat(keys(run.request())).containsExactly(ScriptedDynamoDb.key(100));
    run.accept(
        BatchGetItemResponse.builder()
            .responses(Map.of("Notes", List.of(Notes.item(100))))
            .build());

    assertThat(run.hasNext()).isFalse();
    assertThat(run.items()).hasSize(1);
    assertThat(run.requests()).isEqualTo(2);
  }

  @Test
  void aKeyThatStandsThereTwiceIsReadOnce() {
    PrimaryKey key = PrimaryKey.of(Notes.TABLE.key(), Notes.item(1));

    BatchGetRun run = new BatchGetRun(Notes.TABLE.key(), List.of(key, key), false, null, CONTEXT);

    assertThat(keys(run.request())).hasSize(1);
  }

  @Test
  void unprocessedKeysComeWithTheNextOnes() {
    BatchGetRun run = run(0, 150);
    run.accept(unprocessed(List.of(ScriptedDynamoDb.key(7), ScriptedDynamoDb.key(9))));

    assertThat(keys(run.request()))
        .hasSize(52)
        .startsWith(ScriptedDynamoDb.key(7), ScriptedDynamoDb.key(9), ScriptedDynamoDb.key(100));
  }

  @Test
  void keysThatAreNeverProcessedAreNamed() {
    BatchGetRun run = run(0, 25);
    List<Map<String, AttributeValue>> left = keys(run.request()).subList(3, 25);
    run.accept(unprocessed(left));
    IntStream.range(0, 7).forEach(i -> run.accept(unprocessed(left)));

    assertThatExceptionOfType(UnprocessedKeysException.class)
        .isThrownBy(() -> run.accept(unprocessed(left)))
        .withMessageStartingWith(
            "[SGR0401] DynamoDB left 22 keys of the table Notes unprocessed, and the last 8 requests"
                + " for them gave nothing: PK=NOTE#ann, SK=NOTE#003; PK=NOTE#ann, SK=NOTE#004; ")
        .withMessageEndingWith(
            "SK=NOTE#022; and 2 more. The table has too little read capacity: try again later, or"
                + " with fewer items.")
        .satisfies(failure -> assertThat(failure.keys()).isEqualTo(left));
  }

  @Test
  void onlyRequestsInARowCountAsFruitless() {
    BatchGetRun run = run(0, 30);
    for (int i = 0; i < 29; i++) {
      for (int inVain = 0; inVain < 7; inVain++) {
        run.accept(unprocessed(keys(run.request())));
      }
      run.accept(unprocessed(keys(run.request()).subList(1, 30 - i)));
    }

    assertThat(keys(run.request())).containsExactly(ScriptedDynamoDb.key(29));
  }

  @Test
  void pausesDoubleUpToACap() {
    assertThat(IntStream.of(0, 1, 2, 5, 6, 60).mapToObj(Backoff::limit))
        .containsExactly(
            Duration.ofMillis(25),
            Duration.ofMillis(50),
            Duration.ofMillis(100),
            Duration.ofMillis(800),
            Duration.ofMillis(1000),
            Duration.ofMillis(1000));
  }
}
