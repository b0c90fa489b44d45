package dev.singlet.tools.format;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/**
 * A parsed {@code aws_dynamodb_table}.
 *
 * @param resource its arguments and blocks
 * @param file all of the file
 */
record TerraformResource(JsonNode resource, JsonNode file) {

  /** Returns the CreateTable request that Terraform makes of it. */
  ObjectNode asRequest() {
    ObjectNode request = object();
    request.set("TableName", resource.get("name"));
    request.set("BillingMode", resource.get("billing_mode"));
    request.set("KeySchema", keySchema(resource.get("hash_key"), resource.get("range_key")));
    ArrayNode definitions = request.putArray("AttributeDefinitions");
    for (JsonNode attribute : resource.get("attribute")) {
      definitions
          .addObject()
          .<ObjectNode>set("AttributeName", attribute.get("name"))
          .set("AttributeType", attribute.get("type"));
    }
    for (JsonNode index : resource.path("global_secondary_index")) {
      ObjectNode global = request.withArray("GlobalSecondaryIndexes").addObject();
      ArrayNode schema = array();
      index
          .get("key_schema")
          .forEach(key -> schema.add(element(key.get("attribute_name"), key.get("key_type"))));
      index(global, index, schema);
      throughput(global, index);
    }
    for (JsonNode index : resource.path("local_secondary_index")) {
      index(
          request.withArray("LocalSecondaryIndexes").addObject(),
          index,
          keySchema(resource.get("hash_key"), index.get("range_key")));
    }
    throughput(request, resource);
    if (resource.has("table_class")) {
      request.set("TableClass", resource.get("table_class"));
    }
    if (resource.path("stream_enabled").asBoolean()) {
      request
          .putObject("StreamSpecification")
          .put("StreamEnabled", true)
          .set("StreamViewType", resource.get("stream_view_type"));
    }
    if (resource.at("/server_side_encryption/0/enabled").asBoolean()) {
      ObjectNode encryption = request.putObject("SSESpecification");
      encryption.put("Enabled", true).put("SSEType", "KMS");
      JsonNode key = resource.at("/server_side_encryption/0/kms_key_arn");
      if (!key.isMissingNode()) {
        encryption.put("KMSMasterKeyId", lookedUp(key.asText()));
      }
    }
    if (resource.get("deletion_protection_enabled").asBoolean()) {
      request.put("DeletionProtectionEnabled", true);
    }
    return request;
  }

  /** Follows a reference such as <code>${data.aws_kms_key.a_table.arn}</code>. */
  private String lookedUp(String key) {
    return key.startsWith("${data.")
        ? file.at("/data/aws_kms_key/" + key.split("\\.", -1)[2] + "/0/key_id").asText()
        : key;
  }

  private static void index(ObjectNode request, JsonNode index, ArrayNode schema) {
    request.set("IndexName", index.get("name"));
    request.set("KeySchema", schema);
    ObjectNode projection = request.putObject("Projection");
    projection.set("ProjectionType", index.get("projection_type"));
    if (index.has("non_key_attributes")) {
      projection.set("NonKeyAttributes", index.get("non_key_attributes"));
    }
  }

  private static void throughput(ObjectNode request, JsonNode block) {
    if (block.has("read_capacity")) {
      request
          .putObject("ProvisionedThroughput")
          .<ObjectNode>set("ReadCapacityUnits", block.get("read_capacity"))
          .set("WriteCapacityUnits", block.get("write_capacity"));
    }
    rename(
        block.at("/on_demand_throughput/0"),
        Map.of(
            "max_read_request_units", "MaxReadRequestUnits",
            "max_write_request_units", "MaxWriteRequestUnits"),
        request,
        "OnDemandThroughput");
    rename(
        block.at("/warm_throughput/0"),
        Map.of(
            "read_units_per_second", "ReadUnitsPerSecond",
            "write_units_per_second", "WriteUnitsPerSecond"),
        request,
        "WarmThroughput");
  }

  private static void rename(
      JsonNode block, Map<String, String> names, ObjectNode request, String member) {
    if (!block.isMissingNode()) {
      ObjectNode renamed = request.putObject(member);
      block.properties().forEach(each -> renamed.set(names.get(each.getKey()), each.getValue()));
    }
  }

  private static ArrayNode keySchema(JsonNode hash, JsonNode range) {
    ArrayNode schema = array().add(element(hash, JsonNodeFactory.instance.textNode("HASH")));
    return range == null
        ? schema
        : schema.add(element(range, JsonNodeFactory.instance.textNode("RANGE")));
  }

  private static ObjectNode element(JsonNode name, JsonNode type) {
    return object().<ObjectNode>set("AttributeName", name).set("KeyType", type);
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  private static ArrayNode array() {
    return JsonNodeFactory.instance.arrayNode();
  }
}
