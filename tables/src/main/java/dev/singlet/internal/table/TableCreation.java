package dev.singlet.internal.table;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.engine.Step;
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.TableDifference;
import java.time.Duration;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;

/**
 * Creates a table: requests it, waits for it, and turns on its time to live.
 *
 * @param operation the operation that the user gave, for messages
 * @param schema the table
 * @param request the request
 * @param ifNotExists true to leave an existing table as it is
 */
record TableCreation(
    Object operation, TableSchema schema, CreateTableRequest request, boolean ifNotExists) {

  private static final Duration POLL_INTERVAL = Duration.ofSeconds(1);
  private static final int MAX_POLLS = 600;

  Step<TableDescription> start() {
    return Step.<CreateTableRequest, CreateTableResponse, TableDescription>call(
            TableAction.CREATE_TABLE,
            request,
            created ->
                Step.begin(
                    () -> awaitActive(1).then(this::letItemsExpire),
                    failure -> unfinished(created.tableDescription(), failure)))
        .on(
            ResourceInUseException.class,
            exists -> {
              if (!ifNotExists) {
                throw exists;
              }
              return awaitActive(1).map(this::ofModel);
            });
  }

  /** Reports that the table was created, though it may not be ready, or its time to live is off. */
  private @Nullable Step<TableDescription> unfinished(TableDescription created, Throwable failure) {
    SdkException cause = UnfinishedException.requestFailure(failure);
    if (cause == null) {
      return null;
    }
    String done =
        "the table was created"
            + (schema.timeToLive() == null
                ? ""
                : ". Its time to live, by the attribute "
                    + schema.timeToLive()
                    + ", was not turned on: turn it on by UpdateTimeToLive");
    throw UnfinishedException.of(operation, done, created, cause);
  }

  private Step<TableDescription> awaitActive(int poll) {
    return Step.<DescribeTableRequest, DescribeTableResponse, TableDescription>call(
            TableAction.DESCRIBE_TABLE,
            DescribeTableRequest.builder().tableName(request.tableName()).build(),
            answer ->
                answer.table().tableStatus() == TableStatus.ACTIVE
                    ? Step.done(answer.table())
                    : pollAgain(poll))
        .on(ResourceNotFoundException.class, notYet -> pollAgain(poll));
  }

  private Step<TableDescription> pollAgain(int poll) {
    if (poll == MAX_POLLS) {
      throw SdkClientException.create(
          "The table " + request.tableName() + " is not active after " + MAX_POLLS + " seconds.");
    }
    return Step.pause(POLL_INTERVAL, () -> awaitActive(poll + 1));
  }

  private TableDescription ofModel(TableDescription description) {
    String problems =
        TableComparison.of(schema, description).stream()
            .filter(difference -> difference.breaksModel() && !passes(difference))
            .map(TableDifference::problem)
            .collect(Collectors.joining(" "));
    if (problems.isEmpty()) {
      return description;
    }
    throw new InvalidArgumentException(
        ErrorCode.WRONG_TABLE,
        String.format(
            "CreateTable[%s]: there is a table %s, but it differs from the model. %s Choose another"
                + " name by withTableName, or change the table; VerifyTable says how.",
            schema.name(), request.tableName(), problems));
  }

  private static boolean passes(TableDifference difference) {
    return difference.kind() == TableDifference.Kind.INDEX_NOT_READY;
  }

  private Step<TableDescription> letItemsExpire(TableDescription description) {
    if (schema.timeToLive() == null) {
      return Step.done(description);
    }
    UpdateTimeToLiveRequest timeToLive =
        UpdateTimeToLiveRequest.builder()
            .tableName(request.tableName())
            .timeToLiveSpecification(time -> time.enabled(true).attributeName(schema.timeToLive()))
            .build();
    return Step.call(TableAction.UPDATE_TIME_TO_LIVE, timeToLive, done -> Step.done(description));
  }
}
