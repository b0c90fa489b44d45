package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.TableRequest;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableSettings.Encryption;
import dev.singlet.tools.export.VectorRequest;
import dev.singlet.tools.json.JsonMembers;
import java.util.Map;

/** CloudFormation's resource {@code AWS::DynamoDB::Table}. */
final class SingleRegionTable {

  private SingleRegionTable() {}

  static Map<String, Object> resource(TableDescriptor table, TableSettings settings) {
    TableRequest request = new TableRequest(table, settings);
    Map<String, Object> properties =
        new JsonMembers()
            .put("TableName", table.name())
            .put("BillingMode", request.billingMode())
            .put("KeySchema", request.keySchema())
            .put("AttributeDefinitions", request.attributeDefinitions())
            .putIfAny("GlobalSecondaryIndexes", request.globalIndexes(request.throughput()))
            .putIfAny("LocalSecondaryIndexes", request.localIndexes())
            .putIfAny("VectorIndexes", VectorRequest.indexes(table))
            .putAll(request.throughput())
            .putIf(
                !table.managed().timeToLive().isEmpty(),
                "TimeToLiveSpecification",
                request.timeToLive())
            .putIf(
                settings.hasPointInTimeRecovery(),
                "PointInTimeRecoverySpecification",
                request.pointInTimeRecovery())
            .putIf(settings.hasStream(), "StreamSpecification", stream(settings))
            .putIf(
                settings.encryption() != Encryption.AWS_OWNED,
                "SSESpecification",
                encryption(settings))
            .putAll(request.tableClass())
            .putIf(settings.deletionProtection(), "DeletionProtectionEnabled", true)
            .all();
    return Template.retained("AWS::DynamoDB::Table", properties);
  }

  private static Map<String, Object> stream(TableSettings settings) {
    return new JsonMembers().put("StreamViewType", settings.stream().name()).all();
  }

  private static Map<String, Object> encryption(TableSettings settings) {
    return new JsonMembers()
        .put("SSEEnabled", true)
        .put("SSEType", "KMS")
        .putIf(
            settings.encryption() == Encryption.CUSTOMER_MANAGED,
            "KMSMasterKeyId",
            settings.kmsKey())
        .all();
  }
}
