package dev.singlet.verify;

import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The reports of an operation on the items of all tenants, which were read in one pass. {@link
 * #toString} is the report as text.
 *
 * @param table the table's name in DynamoDB
 * @param items the number of items that were read
 * @param requests the number of scan requests; the reports of tenants count the others
 * @param capacityUnits the read capacity units that they consumed
 * @param tenants by the id of each tenant that has items, its report. It is about the items that
 *     were read, and knows nothing of shares
 * @param withoutTenant the number of items whose partition key begins with no tenant's part. No
 *     client reads them
 * @param samples the keys of up to three of them
 * @param checkpoint the place to continue; null if all that was to be read was read
 * @param shares the shares of the table that were read
 * @param <R> the type of the report of a tenant
 */
public record TenantReports<R extends TableReport<R>>(
    String table,
    long items,
    long requests,
    double capacityUnits,
    Map<String, R> tenants,
    long withoutTenant,
    List<String> samples,
    @Nullable String checkpoint,
    TableShares shares)
    implements Serializable {

  /**
   * Copies the map and the list.
   *
   * @param table the table's name
   * @param items the number of items
   * @param requests the number of scan requests
   * @param capacityUnits the read capacity units
   * @param tenants the report of each tenant
   * @param withoutTenant the number of items of no tenant
   * @param samples the keys of some of them
   * @param checkpoint the place to continue
   * @param shares the shares of the table
   */
  public TenantReports {
    Objects.requireNonNull(table, "table");
    Objects.requireNonNull(shares, "shares");
    tenants = Collections.unmodifiableMap(new TreeMap<>(tenants));
    samples = List.copyOf(samples);
  }

  /**
   * Returns whether there is nothing left to do for any tenant. A report of no tenant is not proof
   * of it, such as after a change of the part that tenants have in keys. Items of no tenant don't
   * count, because they may belong to another model: see {@link #withoutTenant}.
   *
   * @return true if there is a tenant, and the reports of all are {@linkplain TableReport#isFine
   *     fine}. If the table was divided into shares, none may be missing, and all must be read to
   *     their ends
   */
  public boolean areFine() {
    return shares.areDone(checkpoint)
        && !tenants.isEmpty()
        && tenants.values().stream().allMatch(TableReport::isFine);
  }

  /**
   * Returns one report of this part of a table and the part after it, which was read from this
   * report's checkpoint.
   *
   * @param next the report of the next part
   * @return the report of both
   */
  public TenantReports<R> and(TenantReports<R> next) {
    Map<String, R> sum = new TreeMap<>(tenants);
    next.tenants.forEach((tenant, report) -> sum.merge(tenant, report, TableReport::and));
    return new TenantReports<>(
        table,
        items + next.items,
        requests + next.requests,
        capacityUnits + next.capacityUnits,
        sum,
        withoutTenant + next.withoutTenant,
        samples.isEmpty() ? next.samples : samples,
        next.checkpoint,
        shares.and(next.shares));
  }

  /**
   * Returns one report of this share of a table and another one. Each share continues from its own
   * checkpoint.
   *
   * @param share the report of the other share
   * @return the report of both; its checkpoint is that of a share that was not read to its end, if
   *     there is one
   */
  public TenantReports<R> beside(TenantReports<R> share) {
    return checkpoint == null ? and(share) : share.and(this);
  }

  /**
   * Returns the number of items of each tenant, and the reports that aren't fine.
   *
   * @return some lines of text, without a line feed at the end
   */
  @Override
  public String toString() {
    StringJoiner text = new StringJoiner("\n");
    text.add("Items of " + table + " by tenant");
    text.add(
        String.format(
            Locale.ROOT,
            "%s of %s. %s, %,.1f read capacity units.",
            count(items - withoutTenant, "item"),
            count(tenants.size(), "tenant"),
            count(requests, "scan request"),
            capacityUnits));
    if (withoutTenant > 0) {
      text.add(
          "%s of no tenant left out, such as %s."
              .formatted(count(withoutTenant, "item"), String.join("; ", samples)));
    }
    if (!shares.isWhole()) {
      text.add("Only " + shares + " of the table were read.");
    }
    if (checkpoint != null) {
      text.add("The table was not read to its end.");
    }
    text.add("");
    tenants.forEach(
        (tenant, report) -> text.add("  " + tenant + ": " + count(report.items(), "item")));
    tenants.forEach(
        (tenant, report) -> {
          if (!report.isFine()) {
            text.add("").add("Tenant " + tenant).add(report.toString().stripTrailing());
          }
        });
    return text.toString();
  }

  private static String count(long number, String what) {
    return String.format(Locale.ROOT, "%,d %s%s", number, what, number == 1 ? "" : "s");
  }
}
