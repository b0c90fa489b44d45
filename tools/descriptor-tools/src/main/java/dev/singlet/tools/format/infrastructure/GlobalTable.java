package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.TableRequest;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableSettings.Encryption;
import dev.singlet.tools.export.TableThroughput;
import dev.singlet.tools.export.VectorRequest;
import dev.singlet.tools.format.infrastructure.Yaml.Function;
import dev.singlet.tools.json.JsonMembers;
import java.util.List;
import java.util.Map;

/**
 * CloudFormation's resource {@code AWS::DynamoDB::GlobalTable}. Settings of the table are the same
 * in each region; replicas have the rest.
 */
final class GlobalTable {

  private static final int TARGET_PERCENT = 70;

  private final TableDescriptor table;
  private final TableSettings settings;
  private final TableThroughput throughput;
  private final TableRequest request;

  private GlobalTable(TableDescriptor table, TableSettings settings) {
    this.table = table;
    this.settings = settings;
    this.throughput = settings.throughput();
    this.request = new TableRequest(table, settings);
  }

  static Map<String, Object> resource(TableDescriptor table, TableSettings settings) {
    return Template.retained(
        "AWS::DynamoDB::GlobalTable", new GlobalTable(table, settings).properties());
  }

  private Map<String, Object> properties() {
    return new JsonMembers()
        .put("TableName", table.name())
        .put("BillingMode", request.billingMode())
        .put("KeySchema", request.keySchema())
        .put("AttributeDefinitions", request.attributeDefinitions())
        .putIfAny("GlobalSecondaryIndexes", request.globalIndexes(throughput()))
        .putIfAny("LocalSecondaryIndexes", request.localIndexes())
        .putIfAny("VectorIndexes", VectorRequest.indexes(table))
        .putAll(throughput())
        .putIf(
            !table.managed().timeToLive().isEmpty(),
            "TimeToLiveSpecification",
            request.timeToLive())
        .putIf(
            settings.hasStream(),
            "StreamSpecification",
            Map.of("StreamViewType", settings.stream().name()))
        .putIf(
            settings.encryption() != Encryption.AWS_OWNED,
            "SSESpecification",
            new JsonMembers().put("SSEEnabled", true).put("SSEType", "KMS").all())
        .put("Replicas", replicas())
        .all();
  }

  private List<Object> replicas() {
    if (settings.regions().isEmpty()) {
      return List.of(replica(Function.ref("AWS::Region")));
    }
    return settings.regions().stream().map(region -> (Object) replica(region)).toList();
  }

  private Map<String, Object> replica(Object region) {
    return new JsonMembers()
        .put("Region", region)
        .putAll(readThroughput())
        .putIfAny("GlobalSecondaryIndexes", readOfIndexes())
        .putAll(request.tableClass())
        .putIf(
            settings.hasPointInTimeRecovery(),
            "PointInTimeRecoverySpecification",
            request.pointInTimeRecovery())
        .putIf(
            settings.encryption() == Encryption.CUSTOMER_MANAGED,
            "SSESpecification",
            Map.of("KMSMasterKeyId", settings.kmsKey()))
        .putIf(settings.deletionProtection(), "DeletionProtectionEnabled", true)
        .all();
  }

  private List<Object> readOfIndexes() {
    return readThroughput().isEmpty()
        ? List.of()
        : request.indexes(IndexDescriptor.Type.GLOBAL).stream().map(this::readOf).toList();
  }

  private Object readOf(IndexDescriptor index) {
    return new JsonMembers().put("IndexName", index.name()).putAll(readThroughput()).all();
  }

  /** Returns what a replica and each of its global indexes have of their own. */
  private Map<String, Object> readThroughput() {
    return new JsonMembers()
        .putIf(
            settings.isProvisioned(),
            "ReadProvisionedThroughputSettings",
            Map.of("ReadCapacityUnits", throughput.readUnits()))
        .putIf(
            throughput.maxReadUnits() > 0,
            "ReadOnDemandThroughputSettings",
            Map.of("MaxReadRequestUnits", throughput.maxReadUnits()))
        .all();
  }

  /** Returns what a table and each global index have in all regions. */
  private Map<String, Object> throughput() {
    return new JsonMembers()
        .putIf(
            settings.isProvisioned(),
            "WriteProvisionedThroughputSettings",
            Map.of("WriteCapacityAutoScalingSettings", writeCapacity()))
        .putIf(
            throughput.maxWriteUnits() > 0,
            "WriteOnDemandThroughputSettings",
            Map.of("MaxWriteRequestUnits", throughput.maxWriteUnits()))
        .putAll(request.warmThroughput())
        .all();
  }

  /** A global table has no fixed write capacity, so the smallest is the largest, too. */
  private Map<String, Object> writeCapacity() {
    return new JsonMembers()
        .put("MinCapacity", throughput.writeUnits())
        .put("MaxCapacity", throughput.writeUnits())
        .put("TargetTrackingScalingPolicyConfiguration", Map.of("TargetValue", TARGET_PERCENT))
        .all();
  }
}
