package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.listener.RequestDetail;
import dev.singlet.listener.RequestDetails;
import dev.singlet.listener.RequestReport;
import dev.singlet.operation.Operation;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

class RequestDetailsTest {

  private static final String TEXT = "Query Notes: PK = \"ann\" AND mood = \"fine\"";

  private final List<RequestReport> reports = new ArrayList<>();
  private final ScriptedDynamoDb dynamoDb = new ScriptedDynamoDb().answer(List.of(), -1, 0);
  private final TableClient client = new TableClient(dynamoDb, Notes.TABLE);

  @Test
  void theTextIsMadeWhenItIsAskedFor() {
    Asking operation = new Asking(List.of(Notes.TYPE));

    client.withListener(reports::add, RequestDetail.TEXT).execute(operation);

    assertThat(operation.asked).isZero();
    assertThat(reports).singleElement().extracting(r -> r.text().orElseThrow()).isEqualTo(TEXT);
    assertThat(operation.asked).isEqualTo(1);
  }

  @Test
  void typesAreAskedForOnceInAnExecution() {
    dynamoDb.answer(List.of(), -1, 0);
    Asking operation = new Asking(List.of(Notes.TYPE));

    client.withListener(reports::add, RequestDetail.TEXT).execute(new Twice(operation));

    assertThat(reports).extracting(r -> r.text().orElseThrow()).containsExactly(TEXT, TEXT);
    assertThat(operation.asked).isEqualTo(1);
  }

  @Test
  void withoutEntitiesNoValueIsShown() {
    client.withListener(reports::add, RequestDetail.TEXT).execute(new Asking(List.of()));

    assertThat(reports)
        .singleElement()
        .extracting(r -> r.text().orElseThrow())
        .isEqualTo("Query Notes: PK = *** AND mood = ***");
  }

  @Test
  void theDetailsOfAListenerThatAsksForNoneAreTheSameEachTime() {
    Asking operation = new Asking(List.of(Notes.TYPE));

    client.withListener(reports::add).execute(operation);

    assertThat(reports)
        .singleElement()
        .extracting(RequestReport::details)
        .isSameAs(RequestDetails.NONE);
    assertThat(operation.asked).isZero();
  }

  @Test
  void aReportCanBeMadeWithoutDetails() {
    RequestReport report =
        new RequestReport(
            "Note.get", "GetItem", "Notes", null, Duration.ZERO, 0, List.of(), 0, 0, null);

    assertThat(report.text()).isEmpty();
    assertThat(report.itemCollections()).isEmpty();
  }

  /** An operation that executes another one two times. */
  private static final class Twice extends Operation<Integer>
      implements OperationDescription<Integer> {

    @Override
    protected OperationDescription<Integer> description() {
      return this;
    }

    private final Asking asking;

    Twice(Asking asking) {
      this.asking = asking;
    }

    @Override
    public QueryRequest request(Context context) {
      return asking.request(context);
    }

    @Override
    public TableSchema table() {
      return asking.table();
    }

    @Override
    public List<? extends ItemType<?>> types() {
      return asking.types();
    }

    @Override
    public String label() {
      return asking.label();
    }

    @Override
    public Step<Integer> start(Object operation, Context context) {
      return asking.start(operation, context).then(first -> asking.start(operation, context));
    }
  }

  /**
   * A query, also of an attribute that its entity doesn't know, which counts the calls of types.
   */
  private static final class Asking extends Operation<Integer>
      implements OperationDescription<Integer> {

    @Override
    protected OperationDescription<Integer> description() {
      return this;
    }

    private final List<ItemType<?>> types;
    private int asked;

    Asking(List<ItemType<?>> types) {
      this.types = types;
    }

    @Override
    public QueryRequest request(Context context) {
      return QueryRequest.builder()
          .tableName(context.tableName())
          .keyConditionExpression("#pk = :pk AND mood = :mood")
          .expressionAttributeNames(Map.of("#pk", "PK"))
          .expressionAttributeValues(
              Map.of(":pk", AttributeValue.createS("ann"), ":mood", AttributeValue.createS("fine")))
          .build();
    }

    @Override
    public TableSchema table() {
      return Notes.TABLE;
    }

    @Override
    public List<ItemType<?>> types() {
      asked++;
      return types;
    }

    @Override
    public String label() {
      return "Note.ask";
    }

    @Override
    public Step<Integer> start(Object operation, Context context) {
      return Step.<QueryRequest, QueryResponse, Integer>call(
          ItemAction.QUERY, request(context), answer -> Step.done(answer.count()));
    }
  }
}
