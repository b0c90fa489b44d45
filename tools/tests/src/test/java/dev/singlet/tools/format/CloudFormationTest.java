package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.others.NeedsNode;
import dev.singlet.tools.others.Node;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Templates are checked against CloudFormation's own specification of its resources. */
class CloudFormationTest {

  @TempDir private Path folder;

  @Test
  void aTableOfOneRegionIsWrittenAsPeopleWriteIt() {
    Infrastructure least = new Infrastructure("least", OddTable.leastOf(), TableSettings.safe());

    assertThat(least.text("cloudformation", "cloudformation-table.yaml"))
        .isEqualTo(
            """
            # A table of one region. A stack can't turn it into a global table later.
            # The table stays when the stack is deleted. Change one global index with each update, and
            # none of its keys or projections: add an index with a new name instead.
            AWSTemplateFormatVersion: "2010-09-09"
            Resources:
              LeastTable:
                Type: AWS::DynamoDB::Table
                DeletionPolicy: Retain
                UpdateReplacePolicy: Retain
                Properties:
                  TableName: Least
                  BillingMode: PAY_PER_REQUEST
                  KeySchema:
                    - AttributeName: "on"
                      KeyType: HASH
                  AttributeDefinitions:
                    - AttributeName: "on"
                      AttributeType: S
                  PointInTimeRecoverySpecification:
                    PointInTimeRecoveryEnabled: true
                  DeletionProtectionEnabled: true
            Outputs:
              TableName:
                Value: !Ref LeastTable
                Export:
                  Name: !Sub "${AWS::StackName}-TableName"
              TableArn:
                Value: !GetAtt LeastTable.Arn
                Export:
                  Name: !Sub "${AWS::StackName}-TableArn"
            """);
  }

  @Test
  void noTemplateDeletesData() {
    for (Infrastructure each : all()) {
      for (String format : List.of("cloudformation", "sam")) {
        for (ExportedFile file : each.export(format)) {
          assertThat(file.text())
              .as("%s of %s", file.path(), each)
              .contains("    DeletionPolicy: Retain\n    UpdateReplacePolicy: Retain\n")
              .doesNotContainIgnoringCase("policy: delete");
        }
      }
    }
  }

  @Test
  @NeedsNode
  void aTableOfOneRegionHasWhatTheRequestHas() {
    List<Infrastructure> all = Infrastructure.all(false);
    List<JsonNode> templates = check(all, "cloudformation", "cloudformation-table.yaml");

    for (int i = 0; i < all.size(); i++) {
      JsonNode properties = onlyResource(templates.get(i)).get("Properties");
      assertThat(properties).as(all.get(i).name()).isEqualTo(properties(all.get(i)));
      assertThat(templates.get(i).at("/Outputs").has("StreamArn"))
          .isEqualTo(all.get(i).settings().hasStream());
    }
  }

  @Test
  @NeedsNode
  void aGlobalTableHasWhatTheRequestHas() {
    List<Infrastructure> all = all();
    List<JsonNode> templates = check(all, "cloudformation", "cloudformation-global-table.yaml");

    for (int i = 0; i < all.size(); i++) {
      JsonNode properties = onlyResource(templates.get(i)).get("Properties");
      assertThat(asOneRegion(properties)).as(all.get(i).name()).isEqualTo(properties(all.get(i)));
    }
  }

  @Test
  @NeedsNode
  void replicasAreInAllRegions() {
    Infrastructure table = Infrastructure.all(true).get(0);
    JsonNode template =
        check(List.of(table), "cloudformation", "cloudformation-global-table.yaml").get(0);

    assertThat(onlyResource(template).at("/Properties/Replicas").findValuesAsText("Region"))
        .containsExactly("eu-west-1", "us-east-1", "ap-south-1");
    assertThat(onlyResource(template).at("/Properties/StreamSpecification/StreamViewType").asText())
        .isEqualTo("NEW_AND_OLD_IMAGES");
  }

  @Test
  @NeedsNode
  void aReplicaHasItsOwnProtectionClassAndRecovery() {
    Infrastructure table = Infrastructure.all(true).get(1);
    JsonNode template =
        check(List.of(table), "cloudformation", "cloudformation-global-table.yaml").get(0);

    for (JsonNode replica : onlyResource(template).at("/Properties/Replicas")) {
      assertThat(replica.get("DeletionProtectionEnabled").asBoolean()).isTrue();
      assertThat(replica.get("TableClass").asText()).isEqualTo("STANDARD_INFREQUENT_ACCESS");
      assertThat(replica.at("/PointInTimeRecoverySpecification/RecoveryPeriodInDays").asInt())
          .isEqualTo(7);
      assertThat(replica.at("/ReadOnDemandThroughputSettings/MaxReadRequestUnits").asInt())
          .isEqualTo(900);
    }
  }

  @Test
  @NeedsNode
  void aReplicaWithoutRegionsIsInTheRegionOfTheStack() {
    Infrastructure table = Infrastructure.all(false).get(0);
    JsonNode template =
        check(List.of(table), "cloudformation", "cloudformation-global-table.yaml").get(0);

    assertThat(onlyResource(template).at("/Properties/Replicas/0/Region/Ref").asText())
        .isEqualTo("AWS::Region");
  }

  @Test
  @NeedsNode
  void aFunctionOfSamMayUseTheTable() {
    List<Infrastructure> all = all();
    List<JsonNode> templates = check(all, "sam", "sam-template.yaml");

    for (int i = 0; i < all.size(); i++) {
      JsonNode resources = templates.get(i).get("Resources");
      assertThat(resources).as(all.get(i).name()).hasSize(2);
      String table = resources.fieldNames().next();
      boolean isGlobal = !all.get(i).settings().regions().isEmpty();
      JsonNode properties = resources.get(table).get("Properties");
      assertThat(isGlobal ? asOneRegion(properties) : properties).isEqualTo(properties(all.get(i)));
      JsonNode function = resources.at("/ExampleFunction/Properties");
      assertThat(function.at("/Environment/Variables/TABLE_NAME/Ref").asText()).isEqualTo(table);
      assertThat(function.at("/Policies/0/DynamoDBCrudPolicy/TableName/Ref").asText())
          .isEqualTo(table);
    }
  }

  @Test
  @NeedsNode
  void theCheckFindsDamage() throws Exception {
    Infrastructure least = new Infrastructure("least", OddTable.leastOf(), TableSettings.safe());
    String text = least.text("cloudformation", "cloudformation-table.yaml");
    Map<String, String> changes =
        Map.of(
            "TableName: Least", "TableName: on",
            "BillingMode:", "BilingMode:",
            "KeyType: HASH", "KeyTypes: HASH",
            "RecoveryEnabled: true", "RecoveryEnabled: 35",
            "    KeySchema:", "    LocalSecondaryIndexes:",
            "!GetAtt LeastTable.Arn", "!GetAtt LeastTable.Name",
            "AWS::DynamoDB::Table", "AWS::DynamoDB::Tables",
            "DeletionPolicy", "DeletePolicy");
    List<String> files = new ArrayList<>();
    for (Map.Entry<String, String> change : changes.entrySet()) {
      assertThat(text).contains(change.getKey());
      Path file = folder.resolve("damaged" + files.size() + ".yaml");
      Files.writeString(file, text.replace(change.getKey(), change.getValue()));
      files.add(file.toString());
    }

    AbstractThrowableAssert<?, ?> problems =
        assertThatThrownBy(() -> Node.run("cloudformation.mjs", files.toArray(String[]::new)))
            .isInstanceOf(AssertionError.class);
    for (int i = 0; i < files.size(); i++) {
      problems.hasMessageContaining("damaged" + i + ".yaml: ");
    }
  }

  private static List<Infrastructure> all() {
    List<Infrastructure> all = new ArrayList<>(Infrastructure.all(false));
    all.addAll(Infrastructure.all(true));
    return all;
  }

  private List<JsonNode> check(List<Infrastructure> all, String format, String file) {
    String[] files =
        all.stream().map(each -> each.write(folder, format, file)).toArray(String[]::new);
    List<JsonNode> templates = new ArrayList<>();
    Infrastructure.json(Node.run("cloudformation.mjs", files)).forEach(templates::add);
    assertThat(templates).hasSameSizeAs(all);
    return templates;
  }

  private static JsonNode onlyResource(JsonNode template) {
    assertThat(template.get("Resources")).hasSize(1);
    return template.get("Resources").iterator().next();
  }

  /** The properties of {@code AWS::DynamoDB::Table} that the requests ask for. */
  private static JsonNode properties(Infrastructure each) {
    ObjectNode table = (ObjectNode) each.request("create-table.json");
    if (table.has("StreamSpecification")) {
      ((ObjectNode) table.get("StreamSpecification")).remove("StreamEnabled");
    }
    if (table.has("SSESpecification")) {
      ObjectNode encryption = (ObjectNode) table.get("SSESpecification");
      encryption.set("SSEEnabled", encryption.remove("Enabled"));
    }
    for (String file : List.of("update-time-to-live.json", "update-continuous-backups.json")) {
      JsonNode request = each.request(file);
      request.properties().forEach(member -> table.set(member.getKey(), member.getValue()));
    }
    return table;
  }

  /** Takes what is in each replica, and must be the same, to where a table of one region has it. */
  private static JsonNode asOneRegion(JsonNode global) {
    ObjectNode table = global.deepCopy();
    JsonNode replicas = table.remove("Replicas");
    ObjectNode replica = replicas.get(0).deepCopy();
    replica.remove("Region");
    for (JsonNode each : replicas) {
      ObjectNode other = each.deepCopy();
      other.remove("Region");
      assertThat(other.toString()).isEqualTo(replica.toString());
    }
    JsonNode key = replica.remove("SSESpecification");
    if (key != null) {
      ((ObjectNode) table.get("SSESpecification")).setAll((ObjectNode) key);
    }
    JsonNode readOfIndexes = replica.path("GlobalSecondaryIndexes");
    replica.remove("GlobalSecondaryIndexes");
    throughput(table, replica);
    for (int i = 0; i < table.path("GlobalSecondaryIndexes").size(); i++) {
      ObjectNode index = (ObjectNode) table.get("GlobalSecondaryIndexes").get(i);
      ObjectNode read =
          readOfIndexes.isMissingNode() ? index.objectNode() : readOfIndexes.get(i).deepCopy();
      assertThat(read.path("IndexName")).isIn(index.get("IndexName"), MissingNode.getInstance());
      throughput(index, read);
    }
    table.setAll(replica);
    return table;
  }

  /** Takes the throughput of reads, which a replica has, and that of writes together. */
  private static void throughput(ObjectNode owner, ObjectNode replica) {
    JsonNode provisioned = replica.remove("ReadProvisionedThroughputSettings");
    if (provisioned != null) {
      JsonNode write =
          owner
              .remove("WriteProvisionedThroughputSettings")
              .get("WriteCapacityAutoScalingSettings");
      assertThat(write.get("MaxCapacity")).isEqualTo(write.get("MinCapacity"));
      owner
          .putObject("ProvisionedThroughput")
          .<ObjectNode>setAll((ObjectNode) provisioned)
          .set("WriteCapacityUnits", write.get("MinCapacity"));
    }
    for (JsonNode onDemand :
        Stream.of(
                replica.remove("ReadOnDemandThroughputSettings"),
                owner.remove("WriteOnDemandThroughputSettings"))
            .filter(Objects::nonNull)
            .toList()) {
      owner.withObject("/OnDemandThroughput").setAll((ObjectNode) onDemand);
    }
  }
}
