package dev.singlet.internal.bulk;

import dev.singlet.internal.engine.Action;
import dev.singlet.internal.engine.Transient;
import dev.singlet.internal.pace.MeteredSteps;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** Adds up the write capacity of a group, and tells the rate when DynamoDB throttles. */
final class GroupMeter implements MeteredSteps.Meter {

  private final BulkRate rate;
  private double units = -1;

  GroupMeter(BulkRate rate) {
    this.rate = rate;
  }

  @Override
  public synchronized <A extends DynamoDbResponse> void answered(Action<?, A> action, A answer) {
    if (answer instanceof GetItemResponse) {
      return;
    }
    List<ConsumedCapacity> consumed = action.consumed(answer);
    if (!consumed.isEmpty()) {
      units =
          Math.max(0, units)
              + consumed.stream()
                  .map(ConsumedCapacity::capacityUnits)
                  .mapToDouble(each -> each == null ? 0 : each)
                  .sum();
    }
    if (answer instanceof BatchWriteItemResponse batch && !batch.unprocessedItems().isEmpty()) {
      rate.throttled();
    }
  }

  @Override
  public void failed(Throwable thrown) {
    if (Transient.isThrottling(thrown)) {
      rate.throttled();
    }
  }

  /** Returns the units; -1 if DynamoDB has told none. */
  synchronized double units() {
    return units;
  }
}
