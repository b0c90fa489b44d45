package dev.singlet.it.observability;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.it.observability.model.Bureau.Car;
import dev.singlet.it.observability.model.Bureau.Source;
import dev.singlet.it.observability.model.BureauCarEntity;
import dev.singlet.it.observability.model.BureauSourceEntity;
import dev.singlet.it.observability.model.BureauTable;
import dev.singlet.listener.ItemCollectionSize;
import dev.singlet.listener.RequestDetail;
import dev.singlet.listener.RequestReport;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.Transaction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class ItemCollectionSizesTest {

  private static final Car DB5 = new Car("mi6", "BMT", "silver", 2);
  private static final Car VAN = new Car("q", "VAN", "grey", 8);

  @RegisterExtension final LocalTable table = LocalTable.of(BureauTable.SCHEMA);

  private final List<RequestReport> reports = Collections.synchronizedList(new ArrayList<>());

  private List<ItemCollectionSize> sizes(Clients clients, Operation<?> operation) {
    reports.clear();
    if (clients == Clients.BLOCKING) {
      DynamoDbClient measured = MeasuredCollections.of(DynamoDbClient.class, table.dynamoDb());
      table
          .client(measured)
          .withListener(reports::add, RequestDetail.ITEM_COLLECTIONS)
          .execute(operation);
    } else {
      DynamoDbAsyncClient measured =
          MeasuredCollections.of(DynamoDbAsyncClient.class, table.dynamoDbAsync());
      table
          .asyncClient(measured)
          .withListener(reports::add, RequestDetail.ITEM_COLLECTIONS)
          .execute(operation)
          .join();
    }
    return reports.stream().flatMap(report -> report.itemCollections().stream()).toList();
  }

  private ItemCollectionSize size(String key) {
    return new ItemCollectionSize(table.tableName(), "PK = " + key, 1.5, 2.5);
  }

  @ParameterizedTest
  @EnumSource
  void aWriteReportsTheSizeOfItsItemCollection(Clients clients) {
    assertThat(sizes(clients, BureauCarEntity.put(DB5))).containsExactly(size("\"UNIT#mi6\""));
    assertThat(sizes(clients, BureauCarEntity.update("mi6", "BMT").seats(4)))
        .containsExactly(size("\"UNIT#mi6\""));
    assertThat(sizes(clients, BureauCarEntity.delete("mi6", "BMT")))
        .containsExactly(size("\"UNIT#mi6\""));
  }

  @ParameterizedTest
  @EnumSource
  void writesOfSeveralItemsReportEachCollection(Clients clients) {
    assertThat(sizes(clients, BatchWrite.of(BureauCarEntity.put(DB5), BureauCarEntity.put(VAN))))
        .containsExactlyInAnyOrder(size("\"UNIT#mi6\""), size("\"UNIT#q\""));
    assertThat(
            sizes(
                clients,
                Transaction.of(
                    BureauCarEntity.update("mi6", "BMT").seats(3),
                    BureauCarEntity.update("q", "VAN").seats(3))))
        .containsExactlyInAnyOrder(size("\"UNIT#mi6\""), size("\"UNIT#q\""));
  }

  @ParameterizedTest
  @EnumSource
  void aSensitiveKeyIsHidden(Clients clients) {
    assertThat(
            sizes(clients, BureauSourceEntity.put(new Source("5557002", "felix@example.com", 4))))
        .isNotEmpty()
        .allMatch(size -> size.key().equals("PK = ***"));
  }

  @ParameterizedTest
  @EnumSource
  void aReadReportsNone(Clients clients) {
    assertThat(sizes(clients, BureauCarEntity.inUnit("mi6"))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void dynamoDbLocalTakesTheRequest(Clients clients) {
    clients.execute(table, BureauCarEntity.put(DB5), reports::add, RequestDetail.ITEM_COLLECTIONS);

    assertThat(reports).singleElement().matches(RequestReport::isAnswered);
    assertThat(table.client().execute(BureauCarEntity.get("mi6", "BMT"))).contains(DB5);
  }

  @Test
  void sizesAreRequestedOnlyIfAListenerAsks() {
    RecordedRequests dynamoDb = RecordedRequests.of(table.dynamoDb());
    TableClient bureau = BureauTable.client(dynamoDb.client()).withTableName(table.tableName());

    bureau.execute(BureauCarEntity.put(DB5));
    bureau.withListener(reports::add, RequestDetail.TEXT).execute(BureauCarEntity.put(DB5));
    bureau
        .withListener(reports::add, RequestDetail.ITEM_COLLECTIONS)
        .execute(BureauCarEntity.put(DB5));

    assertThat(dynamoDb.requests())
        .extracting(
            request ->
                request.getValueForField("ReturnItemCollectionMetrics", String.class).orElse(""))
        .containsExactly("", "", "SIZE");
    assertThat(reports.get(0).itemCollections()).isEmpty();
  }
}
