package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.TableRequest;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableSettings.Encryption;
import dev.singlet.tools.export.TableThroughput;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The text of a table, of the data that it refers to, and of its outputs.
 *
 * @param table the table
 * @param settings how it is to be created
 */
record TerraformTable(TableDescriptor table, TableSettings settings) {

  String write() {
    StringBuilder text =
        new StringBuilder(
            """
            # Needs version 6.37 or later of the provider hashicorp/aws: older ones don't know
            # key_schema, or drop all global indexes when one is removed.
            # Change one global index with each run, and none of its keys or projections: add an
            # index with a new name instead.
            """);
    text.append(resource());
    if (isKeyLookedUp()) {
      String own = settings.regions().isEmpty() ? "" : settings.regions().get(0);
      text.append('\n').append(lookUp("", own));
      otherRegions().forEach(region -> text.append('\n').append(lookUp(suffix(region), region)));
    }
    text.append('\n').append(output("name")).append('\n').append(output("arn"));
    if (settings.hasStream()) {
      text.append('\n').append(output("stream_arn"));
    }
    return text.toString();
  }

  private Hcl resource() {
    Hcl resource = new Hcl("resource", "aws_dynamodb_table", label());
    resource.text("name", table.name());
    if (!settings.regions().isEmpty()) {
      resource.text("region", settings.regions().get(0));
    }
    resource.text("billing_mode", new TableRequest(table, settings).billingMode());
    capacity(resource);
    if (settings.isInfrequentAccess()) {
      resource.text("table_class", settings.tableClass().name());
    }
    resource.text("hash_key", table.key().partition().get(0).name());
    table.key().sort().forEach(sort -> resource.text("range_key", sort.name()));
    if (settings.hasStream()) {
      resource.flag("stream_enabled", true).text("stream_view_type", settings.stream().name());
    }
    resource.flag("deletion_protection_enabled", settings.deletionProtection());
    keyAttributes().forEach(attribute -> resource.block(attribute(attribute)));
    maximum(resource);
    if (hasWarmThroughput()) {
      resource.block(warmThroughput());
    }
    table.indexes().forEach(index -> resource.block(index(index)));
    otherRegions().forEach(region -> resource.block(replica(region)));
    if (!table.managed().timeToLive().isEmpty()) {
      resource.block(
          new Hcl("ttl")
              .text("attribute_name", table.managed().timeToLive())
              .flag("enabled", true));
    }
    Hcl recovery =
        new Hcl("point_in_time_recovery").flag("enabled", settings.hasPointInTimeRecovery());
    if (settings.hasOwnRecoveryDays()) {
      recovery.number("recovery_period_in_days", settings.recoveryDays());
    }
    resource.block(recovery);
    if (settings.encryption() != Encryption.AWS_OWNED) {
      Hcl encryption = new Hcl("server_side_encryption").flag("enabled", true);
      resource.block(key(encryption, ""));
    }
    Hcl lifecycle = new Hcl("lifecycle").flag("prevent_destroy", true);
    if (hasWarmThroughput()) {
      // DynamoDB raises it with the use of the table, and can't lower it again.
      lifecycle.expression("ignore_changes", "[warm_throughput]");
    }
    return resource.block(lifecycle);
  }

  private Set<KeyDescriptor.Attribute> keyAttributes() {
    Set<KeyDescriptor.Attribute> attributes = new LinkedHashSet<>(table.key().attributes());
    table.indexes().forEach(index -> attributes.addAll(index.key().attributes()));
    return attributes;
  }

  private static Hcl attribute(KeyDescriptor.Attribute attribute) {
    return new Hcl("attribute")
        .text("name", attribute.name())
        .text("type", attribute.type().name());
  }

  private Hcl index(IndexDescriptor index) {
    boolean isGlobal = index.type() == IndexDescriptor.Type.GLOBAL;
    Hcl block = new Hcl(isGlobal ? "global_secondary_index" : "local_secondary_index");
    block.text("name", index.name());
    if (isGlobal) {
      capacity(block);
      index.key().partition().forEach(each -> block.block(keyElement(each, "HASH")));
      index.key().sort().forEach(each -> block.block(keyElement(each, "RANGE")));
      maximum(block);
    } else {
      index.key().sort().forEach(each -> block.text("range_key", each.name()));
    }
    block.text("projection_type", index.projection().name());
    if (!index.include().isEmpty()) {
      block.texts("non_key_attributes", index.include());
    }
    return block;
  }

  private static Hcl keyElement(KeyDescriptor.Attribute attribute, String type) {
    return new Hcl("key_schema").text("attribute_name", attribute.name()).text("key_type", type);
  }

  private void capacity(Hcl block) {
    if (settings.isProvisioned()) {
      block.number("read_capacity", settings.throughput().readUnits());
      block.number("write_capacity", settings.throughput().writeUnits());
    }
  }

  private void maximum(Hcl block) {
    TableThroughput throughput = settings.throughput();
    if (throughput.hasMaximum()) {
      Hcl maximum = new Hcl("on_demand_throughput");
      positive(maximum, "max_read_request_units", throughput.maxReadUnits());
      positive(maximum, "max_write_request_units", throughput.maxWriteUnits());
      block.block(maximum);
    }
  }

  private boolean hasWarmThroughput() {
    return settings.throughput().isWarm() && !warmThroughput().isEmpty();
  }

  /**
   * Returns the warm throughput of the table. The provider refuses less than a table on demand has,
   * and would delete an index that has more by use than its file says.
   */
  private Hcl warmThroughput() {
    TableThroughput throughput = settings.throughput();
    Hcl warm = new Hcl("warm_throughput");
    if (throughput.warmReadUnits() >= TableThroughput.WARM_READ_UNITS_ON_DEMAND) {
      warm.number("read_units_per_second", throughput.warmReadUnits());
    }
    if (throughput.warmWriteUnits() >= TableThroughput.WARM_WRITE_UNITS_ON_DEMAND) {
      warm.number("write_units_per_second", throughput.warmWriteUnits());
    }
    return warm;
  }

  private static void positive(Hcl block, String name, int units) {
    if (units > 0) {
      block.number(name, units);
    }
  }

  private Hcl replica(String region) {
    Hcl replica =
        new Hcl("replica")
            .text("region_name", region)
            .flag("deletion_protection_enabled", settings.deletionProtection())
            .flag("point_in_time_recovery", settings.hasPointInTimeRecovery());
    return key(replica, suffix(region));
  }

  private Hcl key(Hcl block, String suffix) {
    if (settings.encryption() != Encryption.CUSTOMER_MANAGED) {
      return block;
    }
    return isKeyLookedUp()
        ? block.expression("kms_key_arn", "data.aws_kms_key." + label() + suffix + ".arn")
        : block.text("kms_key_arn", settings.kmsKey());
  }

  /** Terraform compares ARNs of keys, so that an alias would be a difference at each run. */
  private boolean isKeyLookedUp() {
    return settings.encryption() == Encryption.CUSTOMER_MANAGED
        && settings.kmsKey().contains("alias/");
  }

  private Hcl lookUp(String suffix, String region) {
    Hcl data = new Hcl("data", "aws_kms_key", label() + suffix);
    if (!region.isEmpty()) {
      data.text("region", region);
    }
    return data.text("key_id", settings.kmsKey());
  }

  private static String suffix(String region) {
    return "_" + region.replace('-', '_');
  }

  private List<String> otherRegions() {
    return settings.regions().stream().skip(1).toList();
  }

  private Hcl output(String attribute) {
    return new Hcl("output", label() + "_" + attribute)
        .expression("value", "aws_dynamodb_table." + label() + "." + attribute);
  }

  private String label() {
    return ResourceName.withUnderscores(table);
  }
}
