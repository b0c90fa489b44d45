package dev.singlet.internal.scan;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/** An operation whose first request is a {@code Scan}. */
public abstract class ScanDescription<R> implements OperationDescription<R> {

  private final ScanSpec<?> scan;
  private final String suffix;

  /**
   * Describes an operation.
   *
   * @param suffix the end of its label, after the name of the scan
   */
  protected ScanDescription(ScanSpec<?> scan, String suffix) {
    this.scan = scan;
    this.suffix = suffix;
  }

  @Override
  public ScanRequest request(Context context) {
    return new ScanPages<>(scan, context).request();
  }

  @Override
  public final TableSchema table() {
    return scan.table();
  }

  @Override
  public final List<? extends ItemType<?>> types() {
    return List.of(scan.pattern().type());
  }

  @Override
  public final String label() {
    return scan.pattern() + suffix;
  }
}
