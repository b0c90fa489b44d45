package dev.singlet.testing.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.Notes;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ListTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class RecordingDynamoDbTest {

  private final RecordingDynamoDb recording = new RecordingDynamoDb();
  private final DynamoDbClient client = recording.client();

  @Test
  void itAnswersAsAnEmptyTable() {
    assertThat(get(1).hasItem()).isFalse();
    assertThat(client.query(query -> query.tableName("Notes")).items()).isEmpty();
    assertThat(client.scanPaginator(scan -> scan.tableName("Notes")).items()).isEmpty();
    assertThat(client.putItem(put(1)).hasAttributes()).isFalse();
    assertThat(client.updateItem(update -> update.tableName("Notes")).hasAttributes()).isFalse();
    assertThat(client.deleteItem(delete -> delete.tableName("Notes")).hasAttributes()).isFalse();
    assertThat(client.batchWriteItem(write -> {}).unprocessedItems()).isEmpty();
    BatchGetItemResponse batch = client.batchGetItem(batchGet -> {});
    assertThat(batch.responses()).isEmpty();
    assertThat(batch.unprocessedKeys()).isEmpty();
    assertThat(client.transactWriteItems(write -> {}).sdkHttpResponse()).isNull();
    TransactGetItem one = TransactGetItem.builder().build();
    assertThat(
            client.transactGetItems(transaction -> transaction.transactItems(one, one)).responses())
        .hasSize(2)
        .noneMatch(item -> item.hasItem());
    assertThat(recording.requests()).hasSize(10);
  }

  @Test
  void anUpdateThatReturnsTheNewItemMustBeToldIt() {
    UpdateItemRequest update =
        UpdateItemRequest.builder().tableName("Notes").returnValues("ALL_NEW").build();

    assertThatThrownBy(() -> client.updateItem(update))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("An update that returns ALL_NEW asks for the whole item")
        .hasMessageContaining("on(UpdateItemRequest.class).answer(")
        .hasMessageContaining("TableName=Notes");
    assertThat(recording.onlyRequest(UpdateItemRequest.class)).isEqualTo(update);
  }

  @Test
  void aTableIsThereAtOnce() {
    new TableClient(client, Notes.SCHEMA).execute(CreateTable.of(Notes.SCHEMA));

    assertThat(recording.lastRequest(CreateTableRequest.class).tableName()).isEqualTo("Notes");
    assertThat(
            client.deleteTable(delete -> delete.tableName("Notes")).tableDescription().tableName())
        .isEqualTo("Notes");
  }

  @Test
  void whatIsToldGoesBeforeWhatWasToldBefore() {
    recording.on(GetItemRequest.class).answer(note(1));
    recording.on(GetItemRequest.class, get -> get.consistentRead() != null).answer(note(2));

    assertThat(get(9)).isEqualTo(note(1));
    assertThat(client.getItem(get -> get.consistentRead(true))).isEqualTo(note(2));
  }

  @Test
  void answersComeOneAfterTheOtherAndTheLastOneStays() {
    recording.on(GetItemRequest.class).fail(throttled()).answer(note(1)).answer(note(2));

    assertThatThrownBy(() -> get(1)).isInstanceOf(ProvisionedThroughputExceededException.class);
    assertThat(get(1)).isEqualTo(note(1));
    assertThat(get(1)).isEqualTo(note(2));
    assertThat(get(1)).isEqualTo(note(2));
  }

  @Test
  void anAnswerCanDependOnTheRequest() {
    recording
        .on(GetItemRequest.class)
        .answer(get -> GetItemResponse.builder().item(get.key()).build());

    assertThat(get(7).item()).isEqualTo(key(7));
  }

  @Test
  void asynchronousClientsAreAnsweredTheSame() {
    recording.on(GetItemRequest.class).answer(note(1)).fail(throttled());

    assertThat(recording.asyncClient().getItem(get -> get.key(key(1))).join()).isEqualTo(note(1));
    assertThatThrownBy(() -> recording.asyncClient().getItem(get -> get.key(key(1))).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(ProvisionedThroughputExceededException.class);
    assertThat(recording.requests(GetItemRequest.class)).hasSize(2);
  }

  @Test
  void requestsAreRecordedInOrder() {
    client.putItem(put(1));
    client.putItem(put(2));
    get(3);

    assertThat(recording.requests(PutItemRequest.class)).containsExactly(put(1), put(2));
    assertThat(recording.lastRequest(PutItemRequest.class)).isEqualTo(put(2));
    assertThat(recording.requests()).hasSize(3);
    recording.clear();
    assertThat(recording.requests()).isEmpty();
  }

  @Test
  void theOnlyRequestIsTheOnlyOne() {
    client.putItem(put(1));

    assertThat(recording.onlyRequest(PutItemRequest.class)).isEqualTo(put(1));
    assertThatThrownBy(() -> recording.onlyRequest(GetItemRequest.class))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith(
            "There isn't just one GetItemRequest. The requests are:\n  1. PutItem");
    client.putItem(put(2));
    assertThatThrownBy(() -> recording.onlyRequest(PutItemRequest.class))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("2. PutItemRequest(TableName=Notes");
  }

  @Test
  void anAssertionThatFailsShowsTheRequests() {
    assertThatThrownBy(() -> recording.lastRequest(DeleteItemRequest.class))
        .isInstanceOf(AssertionError.class)
        .hasMessage("There is no DeleteItemRequest. No requests were made.");
  }

  @Test
  void anAnswerIsOfTheSameOperation() {
    QueryResponse wrong = QueryResponse.builder().build();

    assertThatThrownBy(() -> recording.on(GetItemRequest.class).answer(wrong))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A GetItemRequest is answered by a GetItemResponse, not by a QueryResponse.");
    recording.on(GetItemRequest.class).answer(get -> wrong);
    assertThatThrownBy(() -> get(1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith(
            "A GetItemRequest is answered by a GetItemResponse, not by QueryRes");
  }

  @Test
  void itIsADatabaseForNothingElse() {
    recording
        .on(CreateTableRequest.class)
        .fail(ResourceInUseException.builder().message("exists").build());

    assertThatThrownBy(() -> client.createTable(create -> create.tableName("Notes")))
        .isInstanceOf(ResourceInUseException.class);
    assertThatThrownBy(() -> client.listTables(ListTablesRequest.builder().build()))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aClosedClientGoesOn() {
    client.close();
    recording.asyncClient().close();

    client.query(QueryRequest.builder().build());
    assertThat(recording.requests()).hasSize(1);
    assertThat(client.serviceName()).isEqualTo(recording.asyncClient().serviceName());
  }

  private GetItemResponse get(int number) {
    return client.getItem(get -> get.tableName("Notes").key(key(number)));
  }

  private static PutItemRequest put(int number) {
    return PutItemRequest.builder().tableName("Notes").item(Notes.note("ann", number)).build();
  }

  private static GetItemResponse note(int number) {
    return GetItemResponse.builder().item(Notes.note("ann", number)).build();
  }

  private static Map<String, AttributeValue> key(int number) {
    return Map.of(
        "PK", AttributeValue.fromS("AUTHOR#ann"), "SK", AttributeValue.fromS("NOTE#" + number));
  }

  private static ProvisionedThroughputExceededException throttled() {
    return ProvisionedThroughputExceededException.builder().message("slow down").build();
  }
}
