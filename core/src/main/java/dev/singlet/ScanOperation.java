package dev.singlet;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.scan.ScanSpec;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/** An operation whose first request is a {@code Scan}. */
abstract class ScanOperation<R> extends Operation<R> {

  /** Returns the scan that it executes. */
  abstract ScanSpec<?> spec();

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if the scan continues from a checkpoint
   *     that is damaged or of another scan
   */
  @Override
  public ScanRequest toRequest() {
    return request(context());
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if the scan continues from a checkpoint
   *     that is damaged or of another scan
   */
  @Override
  public ScanRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  abstract ScanRequest request(Context context);

  @Override
  final TableSchema table() {
    return spec().table();
  }

  @Override
  final List<? extends ItemType<?>> types() {
    return List.of(spec().pattern().type());
  }

  @Override
  String label() {
    return spec().pattern().toString();
  }
}
