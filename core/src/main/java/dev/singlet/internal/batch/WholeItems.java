package dev.singlet.internal.batch;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.get.TableReadOptions;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items in the table whose keys were found in an index. */
final class WholeItems<T> {

  private final ItemType<T> type;
  private final Context context;
  private final TableReadOptions options;
  private final ItemReading<T> reading;

  /**
   * @param policy the policy for items that can't be read
   * @param consistent true to read the items consistently
   */
  WholeItems(ItemType<T> type, ReadPolicy policy, boolean consistent, Context context) {
    this.type = type;
    this.context = context;
    this.options =
        new TableReadOptions(context.tableName(), type.table().key(), consistent, null, null);
    this.reading = new ItemReading<>(type, policy, context);
  }

  /** Reads the items under keys. */
  Step<BatchGetExecution> read(
      List<PrimaryKey> keys, @Nullable AwsRequestOverrideConfiguration override) {
    return BatchGetExecution.of(options, keys, BatchOptions.DEFAULT.override(override), context)
        .start()
        .map(BatchGetExecution::orThrow);
  }

  /**
   * Returns the item under a key; null if no item of the entity was read.
   *
   * @param missing gets the key if there is no item
   * @param foreign gets the key if the item is of another entity
   */
  @Nullable T item(
      PrimaryKey key, BatchGetExecution found, List<PrimaryKey> missing, List<PrimaryKey> foreign) {
    Map<String, AttributeValue> stored = found.item(options, key);
    if (stored == null) {
      missing.add(key);
      return null;
    }
    if (!type.has(stored)) {
      foreign.add(key);
      return null;
    }
    return reading.read(stored);
  }

  /** Returns the unreadable items since the last call, if the policy collects them. */
  List<UnreadableItem> takeUnreadable() {
    return reading.takeCollected();
  }
}
