package dev.singlet.verify;

import dev.singlet.model.json.JsonReader;
import dev.singlet.model.json.JsonText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A report as JSON. */
final class ReportJson {

  private ReportJson() {}

  static String of(ItemsReport report) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("table", report.table());
    json.put("itemsRead", report.itemsRead());
    json.put("items", report.items());
    json.put("compared", report.compared());
    json.put("ofOtherTenants", report.ofOtherTenants());
    json.put("isSample", report.isSample());
    json.put("checkpoint", report.checkpoint() == null ? JsonReader.NULL : report.checkpoint());
    if (report.shares().of() > 1) {
      json.put("shares", report.shares().of());
      json.put("sharesRead", List.copyOf(report.shares().read()));
    }
    json.put("requests", report.requests());
    json.put("capacityUnits", report.capacityUnits());
    json.put("uniqueValues", report.uniqueValues());
    json.put("bytes", report.bytes());
    json.put("largestPartitions", report.partitions().stream().map(ReportJson::of).toList());
    json.put("breaksModel", report.breaksModel());
    json.put("fitsModel", report.fitsModel());
    json.put("entities", report.entities().stream().map(ReportJson::of).toList());
    json.put("others", of(report.others()));
    return JsonText.of(json);
  }

  private static Map<String, Object> of(EntityItems entity) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("entity", entity.entity());
    json.put("items", entity.items());
    json.put("unchanged", entity.unchanged());
    json.put("same", entity.same());
    json.put("olderNames", entity.olderNames());
    json.put("differences", of(entity.differences()));
    return json;
  }

  private static Map<String, Object> of(PartitionItems partition) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("key", partition.key());
    json.put("items", partition.items());
    json.put("bytes", partition.bytes());
    return json;
  }

  private static List<Map<String, Object>> of(List<ItemDifference> differences) {
    return differences.stream().map(ReportJson::of).toList();
  }

  private static Map<String, Object> of(ItemDifference difference) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("kind", difference.kind().name());
    json.put("attribute", difference.attribute());
    json.put("items", difference.items());
    json.put("breaksModel", difference.breaksModel());
    json.put("samples", difference.samples().stream().map(ReportJson::of).toList());
    return json;
  }

  private static Map<String, Object> of(ItemSample sample) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("key", sample.key());
    json.put("stored", sample.stored());
    json.put("written", sample.written());
    return json;
  }
}
