package dev.singlet.internal.verify;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.scan.ScanSink;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The work of an operation on the items of a table, or on those of one of its tenants.
 *
 * @param <R> its report
 */
public interface TenantWork<R> {

  /** Returns what takes the items of a segment, page by page. */
  ScanSink<?> sink();

  /**
   * Returns what was done.
   *
   * @param progress the items that were read, and where the scan can continue
   */
  R report(Progress progress);

  /**
   * Makes the work of each tenant.
   *
   * @param <R> its report
   */
  interface Factory<R> {

    /**
     * Starts with no items.
     *
     * @param context the settings for the tenant's items
     * @param pace is told of the capacity that requests consume
     * @param override the SDK's settings for requests; null for none
     */
    TenantWork<R> of(
        Context context, CapacityPace pace, @Nullable AwsRequestOverrideConfiguration override);

    /**
     * Returns the tenant that an item without one is to belong to.
     *
     * @return null if it belongs to none
     */
    default @Nullable String tenantOf(Map<String, AttributeValue> item) {
      return null;
    }

    /** Returns whether the scan stops before the next page, although there is one. */
    default boolean stops() {
      return false;
    }
  }
}
