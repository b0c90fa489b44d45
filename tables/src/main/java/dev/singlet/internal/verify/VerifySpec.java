package dev.singlet.internal.verify;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.ScanSpec;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.scan.ScanProgress;
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemsReport;
import java.util.List;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * A comparison of items with the model.
 *
 * @param type the entities of the table
 * @param scan reads the items
 * @param sample about how many to read; 0 for all
 * @param samples how many items to name of each difference
 * @param listener is told of each page
 */
public record VerifySpec(
    CollectionType<?> type,
    ScanSpec<?> scan,
    int sample,
    int samples,
    Consumer<? super ScanProgress> listener)
    implements OperationDescription<ItemsReport> {

  private static final int MOST_SAMPLES = 1000;

  /** Compares all items. */
  public VerifySpec(CollectionType<?> type) {
    this(
        type,
        ScanSpec.ofAllItems(type, "verifyItems"),
        0,
        ItemDifference.MAX_SAMPLES,
        progress -> {});
  }

  /** Returns this comparison of about so many items. */
  public VerifySpec sample(int items) {
    return new VerifySpec(type, scan, Sample.require(items, this), samples, listener);
  }

  /** Returns this comparison by another scan of all items. */
  public VerifySpec whole(ScanSpec<?> changed) {
    return new VerifySpec(type, changed, 0, samples, listener);
  }

  /** Returns this comparison by another scan. */
  public VerifySpec with(ScanSpec<?> changed) {
    return new VerifySpec(type, changed, sample, samples, listener);
  }

  /** Returns this comparison with so many items named of each difference. */
  public VerifySpec keepSamples(int most) {
    if (most < 1 || most > MOST_SAMPLES) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          this + ": keepSamples(" + most + "): give 1 to " + MOST_SAMPLES + ".");
    }
    return new VerifySpec(type, scan, sample, most, listener);
  }

  /** Returns this comparison with another listener. */
  public VerifySpec onProgress(Consumer<? super ScanProgress> progress) {
    return new VerifySpec(type, scan, sample, samples, progress);
  }

  private TablePass<ItemsReport> pass() {
    return new TablePass<>(
        type,
        scan,
        sample,
        toString(),
        listener,
        (context, pace, override) -> new ItemTally(type, context, pace, override, sample, samples));
  }

  /** Returns this comparison for all tenants. */
  public TenantsSpec<ItemsReport> ofAllTenants() {
    return pass().ofAllTenants();
  }

  @Override
  public ScanRequest request(Context context) {
    return pass().request(context);
  }

  @Override
  public TableSchema table() {
    return type.table();
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return List.of(type);
  }

  @Override
  public String label() {
    return scan.pattern().toString();
  }

  @Override
  public Step<ItemsReport> start(Object operation, Context context) {
    return pass().start(operation, context);
  }

  @Override
  public String toString() {
    return "VerifyItems[" + type + (sample == 0 ? "" : ", a sample of " + sample) + "]";
  }
}
