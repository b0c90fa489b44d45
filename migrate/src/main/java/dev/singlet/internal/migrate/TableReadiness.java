package dev.singlet.internal.migrate;

import dev.singlet.annotation.IndexType;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.repair.TableSize;
import dev.singlet.internal.table.TableAction;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ContinuousBackupsDescription;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoveryStatus;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * Looks whether a table is ready for a backfill. Its conditions protect live writers only in the
 * Region of the request, and what a wrong model writes can be brought back only from a backup.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/V2globaltables_HowItWorks.html">How
 *     global tables work</a>
 */
record TableReadiness(TableSchema table, Context context, boolean needsRecovery) {

  private static final String OTHER_BACKUP =
      ". If you have another backup, allow the backfill without it, by withoutRecovery() or"
          + " --without-recovery";

  /**
   * Returns the size of the table, if it is ready.
   *
   * @param isDryRun true if nothing is written, which needs no recovery
   */
  Step<TableSize> check(boolean isDryRun) {
    return Step.<DescribeTableRequest, DescribeTableResponse, TableDescription>call(
            TableAction.DESCRIBE_TABLE,
            DescribeTableRequest.builder().tableName(context.tableName()).build(),
            answer -> Step.done(answer.table()))
        .then(
            described -> {
              List<String> problems = problems(described);
              if (!problems.isEmpty()) {
                throw refusal(problems);
              }
              TableSize size =
                  new TableSize(orZero(described.itemCount()), orZero(described.tableSizeBytes()));
              return needsRecovery && !isDryRun ? recovery(size) : Step.done(size);
            });
  }

  private static long orZero(@Nullable Long number) {
    return number == null ? 0 : number;
  }

  private Step<TableSize> recovery(TableSize size) {
    return Step
        .<DescribeContinuousBackupsRequest, DescribeContinuousBackupsResponse, TableSize>call(
            TableAction.DESCRIBE_CONTINUOUS_BACKUPS,
            DescribeContinuousBackupsRequest.builder().tableName(context.tableName()).build(),
            answer -> {
              if (!isOn(answer.continuousBackupsDescription())) {
                throw refusal(
                    List.of("its point-in-time recovery is off. Turn it on" + OTHER_BACKUP));
              }
              return Step.done(size);
            })
        .on(
            DynamoDbException.class,
            failed -> {
              if (isUnknown(failed)) {
                throw refusal(
                    List.of("this endpoint has no point-in-time recovery" + OTHER_BACKUP));
              }
              return null;
            });
  }

  /** DynamoDB Local doesn't have the action. */
  private static boolean isUnknown(DynamoDbException failed) {
    return failed.awsErrorDetails() != null
        && "UnknownOperationException".equals(failed.awsErrorDetails().errorCode());
  }

  private static boolean isOn(ContinuousBackupsDescription backups) {
    return backups != null
        && backups.pointInTimeRecoveryDescription() != null
        && backups.pointInTimeRecoveryDescription().pointInTimeRecoveryStatus()
            == PointInTimeRecoveryStatus.ENABLED;
  }

  private List<String> problems(TableDescription described) {
    List<String> problems = new ArrayList<>();
    if (described.hasReplicas() && !described.replicas().isEmpty()) {
      problems.add(
          "it has replicas in other Regions ("
              + described.replicas().stream()
                  .map(replica -> String.valueOf(replica.regionName()))
                  .collect(Collectors.joining(", "))
              + "), where the last writer wins, whatever the condition. Write to one Region only"
              + " while items are changed, or remove the replicas for that time");
    }
    Map<String, GlobalSecondaryIndexDescription> indexes =
        described.globalSecondaryIndexes().stream()
            .collect(Collectors.toMap(GlobalSecondaryIndexDescription::indexName, index -> index));
    List<String> local =
        described.localSecondaryIndexes().stream().map(index -> index.indexName()).toList();
    for (IndexSchema index : table.indexes()) {
      GlobalSecondaryIndexDescription found = indexes.get(index.name());
      Optional<Boolean> isActive =
          index.type() == IndexType.VECTOR
              ? VectorReadiness.isActive(index.name(), described)
              : found == null && !local.contains(index.name())
                  ? Optional.empty()
                  : Optional.of(found == null || isActive(found));
      // DynamoDB Local has neither vector indexes nor a recovery.
      boolean canLack = index.type() == IndexType.VECTOR && !needsRecovery;
      if (isActive.isEmpty() && !canLack) {
        problems.add("it has no index " + index.name() + ". Add it first");
      } else if (isActive.isPresent() && !isActive.get()) {
        problems.add("its index " + index.name() + " is not active yet. Wait until it is filled");
      }
    }
    return problems;
  }

  private static boolean isActive(GlobalSecondaryIndexDescription index) {
    return (index.indexStatus() == null || index.indexStatus() == IndexStatus.ACTIVE)
        && !Boolean.TRUE.equals(index.backfilling());
  }

  private InvalidArgumentException refusal(List<String> problems) {
    return new InvalidArgumentException(
        ErrorCode.INVALID_ARGUMENT,
        "The table "
            + context.tableName()
            + " is not ready for a backfill: "
            + String.join("; ", problems)
            + ".");
  }
}
