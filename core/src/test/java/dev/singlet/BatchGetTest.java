package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchGetResult;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnprocessedKeysException;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.value.PrimaryKey;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Any number of gets, and what becomes of each. */
class BatchGetTest {

  private final BatchDynamoDb dynamoDb = new BatchDynamoDb();
  private final TableClient client = new TableClient(dynamoDb, Notes.TABLE);

  private static Get<Notes.Note> get(int id) {
    return new Get<>(Notes.TYPE, PrimaryKey.of(Notes.TABLE.key(), Notes.item(id)));
  }

  private static List<Get<Notes.Note>> gets(int from, int to) {
    return IntStream.range(from, to).mapToObj(BatchGetTest::get).toList();
  }

  private void store(TableClient table, int from, int to) {
    List<Put<?>> puts = new ArrayList<>();
    IntStream.range(from, to)
        .forEach(
            id ->
                puts.add(
                    new Put<>(Notes.TYPE, new Notes.Note("ann", String.format("%03d", id), null))));
    table.execute(BatchWrite.of(puts));
  }

  private List<Integer> sizes() {
    return dynamoDb.gets.stream()
        .map(
            request ->
                request.requestItems().values().stream().mapToInt(keys -> keys.keys().size()).sum())
        .toList();
  }

  private static List<String> ids(List<Notes.Note> notes) {
    return notes.stream().map(Notes.Note::id).toList();
  }

  @Test
  void aRequestAsksForAHundred() {
    store(client, 0, 250);

    BatchGetResult<Notes.Note> result = client.execute(BatchGet.of(gets(0, 250)));

    assertThat(sizes()).containsExactly(100, 100, 50);
    assertThat(result.items()).hasSize(250);
    assertThat(ids(result.items())).isSorted();
    assertThat(result.requests()).isEqualTo(3);
  }

  @Test
  void nothingIsNoRequest() {
    assertThat(client.execute(BatchGet.of()).items()).isEmpty();
    assertThat(dynamoDb.gets).isEmpty();
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> BatchGet.of().toRequest());
  }

  @Test
  void itemsComeInTheOrderAskedForAndAsOftenAsAskedFor() {
    store(client, 0, 5);

    BatchGetResult<Notes.Note> result = client.execute(BatchGet.of(get(3), get(9), get(1), get(3)));

    assertThat(sizes()).containsExactly(3);
    assertThat(ids(result.items())).containsExactly("003", "001", "003");
    assertThat(result.missing()).hasToString("[" + get(9) + "]");
    assertThat(result.get(get(1))).map(Notes.Note::id).contains("001");
    assertThat(result.get(get(9))).isEqualTo(Optional.empty());
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> result.get(get(4)))
        .withMessageContaining("is not a get of this batch");
  }

  @Test
  void whatIsLeftUnprocessedIsAskedForAgain() {
    store(client, 0, 100);
    dynamoDb.processed = asked -> (asked + 2) / 3;

    BatchGetResult<Notes.Note> result = client.execute(BatchGet.of(gets(0, 100)));

    assertThat(result.items()).hasSize(100);
    assertThat(sizes()).startsWith(100, 66, 44).hasSize(result.requests());
  }

  @Test
  void whatStaysUnprocessedIsToldFromWhatIsMissing() {
    store(client, 0, 25);
    boolean[] isFirst = {true};
    dynamoDb.processed =
        asked -> {
          int some = isFirst[0] ? 3 : 0;
          isFirst[0] = false;
          return some;
        };
    List<Get<Notes.Note>> gets = new ArrayList<>(List.of(get(77)));
    gets.addAll(gets(0, 25));

    BatchGetResult<Notes.Note> result =
        client.execute(BatchGet.of(gets).retryFor(Duration.ofMillis(60)));

    assertThat(result.missing()).hasToString("[" + get(77) + "]");
    assertThat(ids(result.itemsSoFar())).containsExactly("000", "001");
    assertThat(result.unprocessed()).hasSize(23);
    assertThat(result.get(get(1))).isPresent();
    assertThatExceptionOfType(UnprocessedKeysException.class).isThrownBy(() -> result.get(get(5)));
    assertThatExceptionOfType(UnprocessedKeysException.class)
        .isThrownBy(result::items)
        .withMessage(
            "[SGR0401] DynamoDB left 23 keys of the table Notes unprocessed, and requests for"
                + " them made no progress for 60 ms. The table has too little read capacity: try"
                + " again later, or with fewer items.")
        .satisfies(failure -> assertThat(failure.keys()).hasSize(23));
  }

  @Test
  void whatDynamoDbWouldAlwaysRefusePassesThrough() {
    DynamoDbException denied =
        (DynamoDbException) DynamoDbException.builder().message("denied").statusCode(400).build();
    dynamoDb.failures.put(0, denied);

    assertThatExceptionOfType(DynamoDbException.class)
        .isThrownBy(() -> client.execute(BatchGet.of(get(1))))
        .isSameAs(denied);
  }

  @Test
  void tablesShareRequestsAndWaysOfReadingDoNot() {
    store(client, 0, 3);
    store(client.withTableName("Archive"), 0, 1);
    TableClient archive = client.withTableName("Archive");

    BatchGetResult<Notes.Note> result =
        client.execute(
            BatchGet.of(get(0), get(1).consistent(), get(2)).and(archive, List.of(get(0), get(2))));

    assertThat(ids(result.items())).containsExactly("000", "001", "002", "000");
    assertThat(result.missing()).hasSize(1);
    assertThat(dynamoDb.gets).hasSize(2);
    assertThat(dynamoDb.gets.get(1).requestItems().get("Notes").consistentRead()).isTrue();
    assertThat(dynamoDb.gets.get(1).requestItems()).containsKeys("Notes", "Archive");
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
