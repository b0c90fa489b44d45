package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableSettings.Encryption;
import dev.singlet.tools.export.TableSettings.Stream;
import dev.singlet.tools.export.TableSettings.TableClass;
import dev.singlet.tools.export.TableThroughput;
import dev.singlet.tools.others.NeedsNode;
import dev.singlet.tools.others.Node;
import dev.singlet.tools.sample.Samples;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Resources are read with the parser of Terraform's language. */
class TerraformTest {

  @TempDir private Path folder;

  @Test
  void aTableIsWrittenAsTerraformFormatsIt() {
    Infrastructure least = new Infrastructure("least", OddTable.leastOf(), TableSettings.safe());

    assertThat(least.text("terraform", "Least.tf"))
        .isEqualTo(
            """
            # Needs version 6.37 or later of the provider hashicorp/aws: older ones don't know
            # key_schema, or drop all global indexes when one is removed.
            # Change one global index with each run, and none of its keys or projections: add an
            # index with a new name instead.
            resource "aws_dynamodb_table" "least_table" {
              name                        = "Least"
              billing_mode                = "PAY_PER_REQUEST"
              hash_key                    = "on"
              deletion_protection_enabled = true

              attribute {
                name = "on"
                type = "S"
              }

              point_in_time_recovery {
                enabled = true
              }

              lifecycle {
                prevent_destroy = true
              }
            }

            output "least_table_name" {
              value = aws_dynamodb_table.least_table.name
            }

            output "least_table_arn" {
              value = aws_dynamodb_table.least_table.arn
            }
            """);
  }

  @Test
  void noLineEndsInSpaces() {
    Infrastructure odd = new Infrastructure("odd", OddTable.describe(), TableSettings.safe());

    assertThat(odd.text("terraform", ".tf").lines()).noneMatch(line -> line.endsWith(" "));
  }

  @Test
  void replicasNeedOnDemandCapacity() {
    TableSettings settings =
        new TableSettings(
            TableThroughput.provisioned(1, 1),
            TableSettings.MAX_RECOVERY_DAYS,
            true,
            Stream.NONE,
            Encryption.AWS_OWNED,
            "",
            TableClass.STANDARD,
            List.of("eu-west-1", "us-east-1"));

    assertThatThrownBy(
            () -> new Infrastructure("", OddTable.describe(), settings).export("terraform"))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("on-demand");
  }

  @Test
  @NeedsNode
  void theResourceHasWhatTheRequestHas() {
    List<Infrastructure> all = new ArrayList<>(Infrastructure.all(false));
    all.addAll(Infrastructure.all(true));
    String[] files =
        all.stream().map(each -> each.write(folder, "terraform", ".tf")).toArray(String[]::new);
    JsonNode parsed = parse(files);

    for (int i = 0; i < all.size(); i++) {
      JsonNode resource = only(only(parsed.get(i).at("/resource/aws_dynamodb_table")));
      JsonNode request = all.get(i).request("create-table.json");
      request
          .path("GlobalSecondaryIndexes")
          .forEach(index -> ((ObjectNode) index).remove("WarmThroughput"));
      assertThat(new TerraformResource(resource, parsed.get(i)).asRequest())
          .as(all.get(i).name())
          .isEqualTo(request);
      assertThat(resource.at("/lifecycle/0/prevent_destroy").asBoolean()).isTrue();
      assertThat(resource.at("/ttl/0/attribute_name").asText())
          .isEqualTo(all.get(i).table().managed().timeToLive());
      assertThat(resource.at("/point_in_time_recovery/0/enabled").asBoolean())
          .isEqualTo(all.get(i).settings().hasPointInTimeRecovery());
      assertThat(resource.at("/point_in_time_recovery/0/recovery_period_in_days"))
          .isEqualTo(
              all.get(i)
                  .request("update-continuous-backups.json")
                  .at("/PointInTimeRecoverySpecification/RecoveryPeriodInDays"));
      assertThat(parsed.get(i).get("output")).hasSize(all.get(i).settings().hasStream() ? 3 : 2);
    }
  }

  @Test
  @NeedsNode
  void replicasAreInTheOtherRegions() {
    Infrastructure table = Infrastructure.all(true).get(0);
    JsonNode parsed = parse(table.write(folder, "terraform", ".tf")).get(0);
    JsonNode resource = only(only(parsed.at("/resource/aws_dynamodb_table")));

    assertThat(resource.get("region").asText()).isEqualTo("eu-west-1");
    assertThat(resource.get("replica").findValuesAsText("region_name"))
        .containsExactly("us-east-1", "ap-south-1");
    assertThat(resource.get("replica").findValuesAsText("kms_key_arn"))
        .containsExactly(
            "${data.aws_kms_key.git_hub_table_us_east_1.arn}",
            "${data.aws_kms_key.git_hub_table_ap_south_1.arn}");
    assertThat(parsed.at("/data/aws_kms_key/git_hub_table_us_east_1/0/region").asText())
        .isEqualTo("us-east-1");
  }

  @Test
  @NeedsNode
  void replicasAreProtectedAsTheTable() {
    List<Infrastructure> all = Infrastructure.all(true);
    JsonNode parsed =
        parse(
            all.stream()
                .map(each -> each.write(folder, "terraform", ".tf"))
                .toArray(String[]::new));

    for (int i = 0; i < all.size(); i++) {
      JsonNode resource = only(only(parsed.get(i).at("/resource/aws_dynamodb_table")));
      for (JsonNode replica : resource.path("replica")) {
        assertThat(replica.get("deletion_protection_enabled"))
            .isEqualTo(resource.get("deletion_protection_enabled"));
      }
    }
  }

  @Test
  void thePeriodOfRecoveryOfReplicasIsMissing() {
    assertThat(warnings("limited-replicas"))
        .containsExactly(
            "Terraform can't set the period of point-in-time recovery of replicas: they keep 35"
                + " days, and not 7.",
            "Terraform deletes and builds again an index that has become warmer by its use. So the"
                + " global indexes have no warm throughput: raise it by TableSetup.");
    assertThat(warnings("replicas")).isEmpty();
    assertThat(warnings("one-region")).isEmpty();
  }

  @Test
  @NeedsNode
  void aTableIsNotColderThanItHasBecome() {
    List<Infrastructure> all = List.of(limited("github"), limited("least"));
    JsonNode parsed =
        parse(
            all.stream()
                .map(each -> each.write(folder, "terraform", ".tf"))
                .toArray(String[]::new));

    for (JsonNode file : parsed) {
      JsonNode resource = only(only(file.at("/resource/aws_dynamodb_table")));
      assertThat(resource.at("/warm_throughput/0/read_units_per_second").asInt()).isEqualTo(20_000);
      assertThat(resource.at("/lifecycle/0/ignore_changes/0").asText())
          .isEqualTo("${warm_throughput}");
      assertThat(resource.path("global_secondary_index"))
          .noneMatch(index -> index.has("warm_throughput"));
    }
    assertThat(warnings(all.get(0)))
        .containsExactly(
            "Terraform deletes and builds again an index that has become warmer by its use. So the"
                + " global indexes have no warm throughput: raise it by TableSetup.");
    assertThat(warnings(all.get(1))).isEmpty();
  }

  @Test
  void lessWarmThroughputThanTheProviderTakesIsLeftOut() {
    Infrastructure half = provisioned(15_000, 3_999);
    assertThat(half.text("terraform", ".tf"))
        .contains("    read_units_per_second = 15000\n  }\n", "[warm_throughput]")
        .doesNotContain("write_units_per_second");
    Infrastructure none = provisioned(50, 0);
    assertThat(none.text("terraform", ".tf")).doesNotContain("warm_throughput");
    assertThat(List.of(warnings(half), warnings(none)))
        .allSatisfy(
            warnings ->
                assertThat(warnings)
                    .containsExactly(
                        "Terraform takes warm throughput of at least 12,000 read and 4,000 write"
                            + " units. Less is left out: raise it by TableSetup."));
    assertThat(warnings(provisioned(10, 10))).as("no more than the capacity").isEmpty();
  }

  private static Infrastructure provisioned(int warmReadUnits, int warmWriteUnits) {
    TableThroughput throughput =
        new TableThroughput(
            TableThroughput.Capacity.PROVISIONED, 10, 10, 0, 0, warmReadUnits, warmWriteUnits);
    return new Infrastructure(
        "provisioned",
        OddTable.leastOf(),
        new TableSettings(
            throughput,
            0,
            true,
            Stream.NONE,
            Encryption.AWS_OWNED,
            "",
            TableClass.STANDARD,
            List.of()));
  }

  private static Infrastructure limited(String table) {
    return named(Infrastructure.all(false), table + "-limited");
  }

  private static List<String> warnings(String settings) {
    return warnings(named(Infrastructure.all(true), "github-" + settings));
  }

  private static Infrastructure named(List<Infrastructure> all, String name) {
    return all.stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
  }

  private static List<String> warnings(Infrastructure table) {
    return Formats.of("terraform")
        .warnings(new Export(table.table(), table.settings(), Samples::none));
  }

  /** The parser's JSON is of Terraform's own form, in which texts are templates, too. */
  private static JsonNode parse(String... files) {
    String json = Node.run("hcl2json.mjs", files);
    return Infrastructure.json(json.replace("$${", "${").replace("%%{", "%{"));
  }

  private static JsonNode only(JsonNode node) {
    assertThat(node).hasSize(1);
    return node.iterator().next();
  }
}
