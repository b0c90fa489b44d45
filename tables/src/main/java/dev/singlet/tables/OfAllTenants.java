package dev.singlet.tables;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.verify.TenantsSpec;
import dev.singlet.verify.TableReport;
import dev.singlet.verify.TenantReports;

/**
 * An operation on the items of all tenants of a table, which are read in one pass: {@link
 * VerifyItems#ofAllTenants}, {@link MarkItems#ofAllTenants} or {@link ReserveUnique#ofAllTenants}.
 * Execute it on a client without a tenant; a client of a tenant refuses it.
 *
 * <p>It does for each tenant what the other operation does on a client of that tenant, and returns
 * the report of each. The partition key of an item tells its tenant. Items that belong to none are
 * counted, and left as they are.
 *
 * @param <R> the report of a tenant
 */
@CheckReturnValue
public final class OfAllTenants<R extends TableReport<R>> extends ItemsOperation<TenantReports<R>> {

  private final TenantsSpec<R> spec;

  OfAllTenants(TenantsSpec<R> spec) {
    super(spec);
    this.spec = spec;
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
