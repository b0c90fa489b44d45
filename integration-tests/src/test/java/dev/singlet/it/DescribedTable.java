package dev.singlet.it;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ContinuousBackupsStatus;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoveryStatus;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Tables as only DynamoDB itself describes them: with backups, or with replicas. */
public final class DescribedTable {

  private DescribedTable() {}

  /** Returns a client that says of each table that its point-in-time recovery is on. */
  public static DynamoDbClient withRecovery(DynamoDbClient dynamoDb) {
    return client(dynamoDb, table -> {}, PointInTimeRecoveryStatus.ENABLED);
  }

  /** Returns a client that describes each table in another way. */
  public static DynamoDbClient client(
      DynamoDbClient dynamoDb,
      Consumer<TableDescription.Builder> described,
      PointInTimeRecoveryStatus recovery) {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("describeContinuousBackups")) {
                return DescribeContinuousBackupsResponse.builder()
                    .continuousBackupsDescription(
                        backups ->
                            backups
                                .continuousBackupsStatus(ContinuousBackupsStatus.ENABLED)
                                .pointInTimeRecoveryDescription(
                                    each -> each.pointInTimeRecoveryStatus(recovery)))
                    .build();
              }
              try {
                Object answer = method.invoke(dynamoDb, arguments);
                return answer instanceof DescribeTableResponse response
                    ? response.copy(copy -> copy.table(response.table().copy(described)))
                    : answer;
              } catch (InvocationTargetException failure) {
                throw failure.getCause();
              }
            });
  }
}
