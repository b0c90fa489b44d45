package dev.singlet.internal.table;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.ItemType;
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
 * @param table the model
 */
public record TableVerification(TableSchema table)
    implements OperationDescription<List<TableDifference>> {

  @Override
  public DescribeTableRequest request(Context context) {
    return DescribeTableRequest.builder().tableName(context.tableName()).build();
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return List.of();
  }

  @Override
  public String label() {
    return "VerifyTable";
  }

  @Override
  public Step<List<TableDifference>> start(Object operation, Context context) {
    String name = context.tableName();
    return Step.<DescribeTableRequest, DescribeTableResponse, List<TableDifference>>call(
            TableAction.DESCRIBE_TABLE,
            request(context),
            answer -> withTimeToLive(name, TableComparison.of(table, answer.table())))
        .on(ResourceNotFoundException.class, missing -> Step.done(List.of(noTable(name))));
  }

  private Step<List<TableDifference>> withTimeToLive(String name, List<TableDifference> found) {
    return Step.<DescribeTimeToLiveRequest, DescribeTimeToLiveResponse, List<TableDifference>>call(
        TableAction.DESCRIBE_TIME_TO_LIVE,
        DescribeTimeToLiveRequest.builder().tableName(name).build(),
        answer -> {
          List<TableDifference> all = new ArrayList<>(found);
          String attribute = attribute(answer.timeToLiveDescription());
          all.addAll(TableComparison.ofTimeToLive(table, attribute));
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

  private static TableDifference noTable(String name) {
    return new TableDifference(
        TableDifference.Kind.NO_TABLE,
        "",
        "There is no table " + name + " in this account and region.",
        "Create it, or choose the right name by withTableName.");
  }
}
