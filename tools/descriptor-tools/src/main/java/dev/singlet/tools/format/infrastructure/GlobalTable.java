package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.TableRequest;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableSettings.Encryption;
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
  private final TableRequest request;

  private GlobalTable(TableDescriptor table, TableSettings settings) {
    this.table = table;
    this.settings = settings;
    this.request = new TableRequest(table, settings);
  }

  static Map<String, Object> resource(TableDescriptor table, TableSettings settings) {
    return Template.retained(
        "AWS::DynamoDB::GlobalTable", new GlobalTable(table, settings).properties());
  }

  private Map<String, Object> properties() {
    String writeCapacity = "WriteProvisionedThroughputSettings";
    return new JsonMembers()
        .put("TableName", table.name())
        .put("BillingMode", request.billingMode())
        .put("KeySchema", request.keySchema())
        .put("AttributeDefinitions", request.attributeDefinitions())
        .putIfAny("GlobalSecondaryIndexes", request.globalIndexes(writeCapacity, writeCapacity()))
        .putIfAny("LocalSecondaryIndexes", request.localIndexes())
        .putIf(settings.isProvisioned(), writeCapacity, writeCapacity())
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
        .putIf(settings.isProvisioned(), "ReadProvisionedThroughputSettings", readCapacity())
        .putIf(
            settings.isProvisioned() && !readOfIndexes().isEmpty(),
            "GlobalSecondaryIndexes",
            readOfIndexes())
        .putIf(
            settings.pointInTimeRecovery(),
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
    return request.indexes(IndexDescriptor.Type.GLOBAL).stream()
        .map(
            index ->
                (Object)
                    new JsonMembers()
                        .put("IndexName", index.name())
                        .put("ReadProvisionedThroughputSettings", readCapacity())
                        .all())
        .toList();
  }

  private Map<String, Object> readCapacity() {
    return Map.of("ReadCapacityUnits", settings.readUnits());
  }

  /** A global table has no fixed write capacity, so the smallest is the largest, too. */
  private Map<String, Object> writeCapacity() {
    return Map.of(
        "WriteCapacityAutoScalingSettings",
        new JsonMembers()
            .put("MinCapacity", settings.writeUnits())
            .put("MaxCapacity", settings.writeUnits())
            .put("TargetTrackingScalingPolicyConfiguration", Map.of("TargetValue", TARGET_PERCENT))
            .all());
  }
}
