package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.TableRequest;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableSettings.Encryption;
import dev.singlet.tools.export.TableThroughput;
import dev.singlet.tools.format.infrastructure.CdkCode.Call;
import dev.singlet.tools.format.infrastructure.CdkCode.Code;
import dev.singlet.tools.format.infrastructure.CdkCode.Elements;
import dev.singlet.tools.format.infrastructure.CdkCode.Entries;
import dev.singlet.tools.format.infrastructure.CdkCode.Properties;
import dev.singlet.tools.format.infrastructure.CdkCode.Text;
import dev.singlet.tools.format.infrastructure.CdkCode.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The properties of the CDK's {@code TableV2}.
 *
 * @param table the table
 * @param settings how it is to be created
 */
record CdkTable(TableDescriptor table, TableSettings settings) {

  Properties properties() {
    Properties properties =
        new Properties("TableV2")
            .with("tableName", table.name())
            .with("billing", billing())
            .with("partitionKey", attribute(table.key().partition().get(0)));
    for (KeyDescriptor.Attribute sort : table.key().sort()) {
      properties = properties.with("sortKey", attribute(sort));
    }
    properties = withWarmThroughput(properties);
    properties = withIndexes(properties, IndexDescriptor.Type.GLOBAL, "globalSecondaryIndexes");
    properties = withIndexes(properties, IndexDescriptor.Type.LOCAL, "localSecondaryIndexes");
    if (!table.managed().timeToLive().isEmpty()) {
      properties = properties.with("timeToLiveAttribute", table.managed().timeToLive());
    }
    if (settings.hasStream()) {
      properties = properties.with("dynamoStream", new Code("StreamViewType." + settings.stream()));
    }
    if (settings.encryption() != Encryption.AWS_OWNED) {
      properties = properties.with("encryption", encryption());
    }
    if (settings.hasPointInTimeRecovery()) {
      properties = properties.with("pointInTimeRecoverySpecification", recovery());
    }
    if (settings.isInfrequentAccess()) {
      properties = properties.with("tableClass", new Code("TableClass." + settings.tableClass()));
    }
    if (settings.hasReplicas()) {
      properties =
          properties.with(
              "replicas",
              new Elements(
                  // A replica has the other settings of its table, deletion protection included.
                  otherRegions().stream()
                      .map(each -> new Properties("ReplicaTableProps").with("region", each))
                      .toList()));
    }
    return properties
        .with("deletionProtection", new Code(String.valueOf(settings.deletionProtection())))
        .with("removalPolicy", new Code("RemovalPolicy.RETAIN"));
  }

  /** The CDK has no fixed write capacity for this table, so the smallest is the largest, too. */
  private Value billing() {
    TableThroughput throughput = settings.throughput();
    if (!throughput.isProvisioned()) {
      return throughput.hasMaximum()
          ? new Call("Billing.onDemand", withMaximum(new Properties("MaxThroughputProps")))
          : new Code("Billing.onDemand()");
    }
    Code write = number(throughput.writeUnits());
    return new Call(
        "Billing.provisioned",
        new Properties("ThroughputProps")
            .with("readCapacity", new Call("Capacity.fixed", number(throughput.readUnits())))
            .with(
                "writeCapacity",
                new Call(
                    "Capacity.autoscaled",
                    new Properties("AutoscaledCapacityOptions")
                        .with("minCapacity", write)
                        .with("maxCapacity", write))));
  }

  private Properties withMaximum(Properties properties) {
    Properties limited =
        withPositive(properties, "maxReadRequestUnits", settings.throughput().maxReadUnits());
    return withPositive(limited, "maxWriteRequestUnits", settings.throughput().maxWriteUnits());
  }

  private Properties withWarmThroughput(Properties properties) {
    TableThroughput throughput = settings.throughput();
    Properties read =
        withPositive(
            new Properties("WarmThroughput"), "readUnitsPerSecond", throughput.warmReadUnits());
    return throughput.isWarm()
        ? properties.with(
            "warmThroughput",
            withPositive(read, "writeUnitsPerSecond", throughput.warmWriteUnits()))
        : properties;
  }

  private static Properties withPositive(Properties properties, String name, int value) {
    return value > 0 ? properties.with(name, number(value)) : properties;
  }

  private static Code number(int value) {
    return new Code(String.valueOf(value));
  }

  private Properties recovery() {
    Properties on =
        new Properties("PointInTimeRecoverySpecification")
            .with("pointInTimeRecoveryEnabled", new Code("true"));
    return settings.hasOwnRecoveryDays()
        ? on.with("recoveryPeriodInDays", number(settings.recoveryDays()))
        : on;
  }

  private Properties withIndexes(Properties properties, IndexDescriptor.Type type, String name) {
    List<IndexDescriptor> indexes = new TableRequest(table, settings).indexes(type);
    return indexes.isEmpty()
        ? properties
        : properties.with(name, new Elements(indexes.stream().map(this::index).toList()));
  }

  private Properties index(IndexDescriptor index) {
    Properties properties;
    if (index.type() == IndexDescriptor.Type.GLOBAL) {
      properties =
          new Properties("GlobalSecondaryIndexPropsV2")
              .with("indexName", index.name())
              .with("partitionKeys", attributes(index.key().partition()));
      if (!index.key().sort().isEmpty()) {
        properties = properties.with("sortKeys", attributes(index.key().sort()));
      }
      properties = withWarmThroughput(withMaximum(properties));
    } else {
      properties =
          new Properties("LocalSecondaryIndexProps")
              .with("indexName", index.name())
              .with("sortKey", attribute(index.key().sort().get(0)));
    }
    properties =
        properties.with("projectionType", new Code("ProjectionType." + index.projection()));
    return index.include().isEmpty()
        ? properties
        : properties.with(
            "nonKeyAttributes", new Elements(index.include().stream().map(Text::new).toList()));
  }

  private static Elements attributes(List<KeyDescriptor.Attribute> attributes) {
    return new Elements(attributes.stream().map(CdkTable::attribute).toList());
  }

  private static Properties attribute(KeyDescriptor.Attribute attribute) {
    String type =
        switch (attribute.type()) {
          case N -> "NUMBER";
          case B -> "BINARY";
          default -> "STRING";
        };
    return new Properties("Attribute")
        .with("name", attribute.name())
        .with("type", new Code("AttributeType." + type));
  }

  private Value encryption() {
    if (settings.encryption() == Encryption.AWS_MANAGED) {
      return new Code("TableEncryptionV2.awsManagedKey()");
    }
    Text name = new Text(settings.kmsKey());
    String lookUp = settings.kmsKey().startsWith("arn:") ? "Key.fromKeyArn" : "Alias.fromAliasName";
    Call key = new Call(lookUp, new Code("this"), new Text("Key"), name);
    return settings.hasReplicas()
        ? new Call("TableEncryptionV2.customerManagedKey", key, keysOfReplicas())
        : new Call("TableEncryptionV2.customerManagedKey", key);
  }

  private Entries keysOfReplicas() {
    Map<String, Value> keys = new LinkedHashMap<>();
    for (String region : otherRegions()) {
      keys.put(
          region,
          new Call(
              "Stack.of(this).formatArn",
              new Properties("ArnComponents")
                  .with("service", "kms")
                  .with("region", region)
                  .with("resource", "alias")
                  .with("resourceName", settings.kmsKey().substring("alias/".length()))));
    }
    return new Entries(keys);
  }

  private List<String> otherRegions() {
    return settings.regions().stream().skip(1).toList();
  }
}
