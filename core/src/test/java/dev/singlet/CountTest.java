package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

class CountTest {

  private static final int NONE = -1;

  private final ScriptedDynamoDb dynamoDb = new ScriptedDynamoDb();
  private final TableClient client = new TableClient(dynamoDb, Notes.TABLE);

  @Test
  void addsUpAllRequests() {
    dynamoDb.answer(List.of(1, 2), 2, 2).answer(List.of(), 5, 3).answer(List.of(6), NONE, 1);

    assertThat(client.execute(Notes.byOwner("ann", true).count())).isEqualTo(3);
    assertThat(dynamoDb.requests())
        .hasSize(3)
        .allMatch(request -> request.select() == Select.COUNT)
        .allMatch(request -> request.limit() == null);
    assertThat(dynamoDb.requests().get(2).exclusiveStartKey()).isEqualTo(ScriptedDynamoDb.key(5));
  }

  @Test
  void endsAtALimit() {
    dynamoDb.answer(List.of(1, 2), 2, 2).answer(List.of(3), 3, 1);

    assertThat(client.execute(Notes.byOwner("ann").limit(3).count())).isEqualTo(3);
    assertThat(dynamoDb.limits()).containsExactly(3, 1);
  }

  @Test
  void isNotMoreThanTheLimitWhereMoreIsRead() {
    dynamoDb.answer(List.of(1), 9, 10).answer(List.of(11, 12, 13), 19, 10);

    assertThat(client.execute(Notes.byOwner("ann", true).limit(3).pageSize(10).count()))
        .isEqualTo(3);
    assertThat(dynamoDb.limits()).containsExactly(10, 10);
  }

  @Test
  void countsWhatNobodyCouldRead() {
    dynamoDb.answer(List.of(1, -2), NONE, 2);

    assertThat(client.execute(Notes.byOwner("ann").count())).isEqualTo(2);
  }

  @Test
  void asksWhatTheQueryAsks() {
    QueryRequest query = Notes.byOwner("ann", true).consistent().reverse().pageSize(7).toRequest();

    assertThat(Notes.byOwner("ann", true).consistent().reverse().pageSize(7).count().toRequest())
        .isEqualTo(query.toBuilder().select(Select.COUNT).build());
  }

  @Test
  void saysWhatItIs() {
    assertThat(Notes.byOwner("ann").count())
        .hasToString("Count[Query[Note.byOwner begins with NOTE#]]");
  }
}
