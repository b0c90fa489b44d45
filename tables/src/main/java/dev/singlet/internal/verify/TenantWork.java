package dev.singlet.internal.verify;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.scan.ScanSink;

/**
 * An operation on the items of one tenant.
 *
 * @param <R> its report
 */
public interface TenantWork<R> {

  /** Returns what takes the items of a page. */
  ScanSink<?> sink();

  /**
   * Returns what was done.
   *
   * @param progress the items of the tenant, and where the scan can continue
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
     */
    TenantWork<R> of(Context context, CapacityPace pace);
  }
}
