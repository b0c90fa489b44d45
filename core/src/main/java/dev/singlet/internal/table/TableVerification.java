package dev.singlet.internal.table;

import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.TableActions;
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.TableDifference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/**
 * Looks at a table and compares it with its model.
 *
 * @param schema the model
 * @param request asks for the table
 */
public record TableVerification(TableSchema schema, DescribeTableRequest request) {

  public Step<List<TableDifference>> start() {
    return Step.<DescribeTableRequest, DescribeTableResponse, List<TableDifference>>call(
            TableActions.DescribeTable.ACTION,
            request,
            answer -> withTimeToLive(TableComparison.of(schema, answer.table())))
        .on(ResourceNotFoundException.class, missing -> Step.done(List.of(noTable())));
  }

  private Step<List<TableDifference>> withTimeToLive(List<TableDifference> found) {
    return Step.<DescribeTimeToLiveRequest, DescribeTimeToLiveResponse, List<TableDifference>>call(
        TableActions.DescribeTimeToLive.ACTION,
        DescribeTimeToLiveRequest.builder().tableName(request.tableName()).build(),
        answer -> {
          List<TableDifference> all = new ArrayList<>(found);
          String attribute = attribute(answer.timeToLiveDescription());
          all.addAll(TableComparison.ofTimeToLive(schema, attribute));
          return Step.done(List.copyOf(all));
        });
  }

  private static @Nullable String attribute(@Nullable TimeToLiveDescription timeToLive) {
    if (timeToLive == null) {
      return null;
    }
    TimeToLiveStatus status = timeToLive.timeToLiveStatus();
    boolean isOn = status == TimeToLiveStatus.ENABLED || status == TimeToLiveStatus.ENABLING;
    return isOn ? timeToLive.attributeName() : null;
  }

  private TableDifference noTable() {
    return new TableDifference(
        TableDifference.Kind.NO_TABLE,
        "",
        "There is no table " + request.tableName() + " in this account and region.",
        "Create it, or choose the right name by withTableName.");
  }
}
