package dev.singlet.tools.live;

import dev.singlet.internal.text.ValueText;
import dev.singlet.model.json.JsonReader;
import dev.singlet.model.json.JsonText;
import dev.singlet.tools.live.ItemCheck.Format;
import dev.singlet.verify.ItemsReport;
import dev.singlet.verify.TenantReports;
import java.util.LinkedHashMap;
import java.util.Map;

/** The items of all tenants of a table, beside a model. */
final class TenantComparison {

  private TenantComparison() {}

  /** Returns the reports in a form, and the worst result of them. */
  static LookReport of(TenantReports<ItemsReport> reports, Format format) {
    LookResult worst =
        reports.tenants().values().stream()
            .map(ItemCheck::result)
            .reduce(LookResult::worse)
            .orElse(LookResult.NOTHING_COMPARED);
    return new LookReport(
        worst,
        switch (format) {
          case TEXT -> reports + "\n";
          case MARKDOWN -> markdown(reports);
          case JSON -> json(reports);
        });
  }

  private static String markdown(TenantReports<ItemsReport> reports) {
    StringBuilder text = new StringBuilder();
    reports
        .tenants()
        .forEach(
            (tenant, report) ->
                text.append("# Tenant ")
                    .append(ValueText.onOneLine(tenant).replaceAll("[\\\\`*_\\[\\]<>|#]", "\\\\$0"))
                    .append("\n\n")
                    .append(report.toMarkdown().replaceAll("(?m)^#", "##"))
                    .append('\n'));
    return text.append("Items of no tenant: ")
        .append(reports.withoutTenant())
        .append('\n')
        .toString();
  }

  private static String json(TenantReports<ItemsReport> reports) {
    Map<String, Object> tenants = new LinkedHashMap<>();
    reports
        .tenants()
        .forEach((tenant, report) -> tenants.put(tenant, JsonReader.read(report.toJson())));
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("table", reports.table());
    json.put("items", reports.items());
    json.put("requests", reports.requests());
    json.put("capacityUnits", reports.capacityUnits());
    json.put("withoutTenant", reports.withoutTenant());
    json.put(
        "fitsModel",
        !reports.tenants().isEmpty()
            && reports.tenants().values().stream().allMatch(ItemsReport::fitsModel));
    json.put("tenants", tenants);
    return JsonText.of(json);
  }
}
