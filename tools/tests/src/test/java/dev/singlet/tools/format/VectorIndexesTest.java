package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.singlet.TableClient;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableSettings.Encryption;
import dev.singlet.tools.export.TableSettings.Stream;
import dev.singlet.tools.export.TableSettings.TableClass;
import dev.singlet.tools.export.TableThroughput;
import dev.singlet.tools.others.NeedsNode;
import dev.singlet.tools.others.Node;
import dev.singlet.tools.report.Report;
import dev.singlet.tools.report.ReportOptions;
import dev.singlet.tools.run.Description;
import dev.singlet.tools.run.ExportRun;
import dev.singlet.tools.run.OutputFolder;
import dev.singlet.tools.run.Progress;
import dev.singlet.tools.run.SampleSource;
import dev.singlet.tools.sample.SampleMaker;
import dev.singlet.tools.sample.Samples;
import dev.singlet.tools.source.Models;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.VectorIndex;

/** A format creates vector indexes, or says that it doesn't. */
class VectorIndexesTest {

  private static final TableDescriptor TABLE = ArticlesTable.describe();
  private static final Infrastructure ARTICLES =
      new Infrastructure("articles", TABLE, TableSettings.safe());

  @TempDir private Path folder;

  @Test
  void theRequestHasThem() {
    JsonNode request = ARTICLES.request("create-table.json");

    assertThat(request.get("AttributeDefinitions"))
        .isEqualTo(
            Infrastructure.json(
                """
                [
                  {"AttributeName": "PK", "AttributeType": "S"},
                  {"AttributeName": "SK", "AttributeType": "S"},
                  {"AttributeName": "ByTonePK", "AttributeType": "S"},
                  {"AttributeName": "ByTopicPK", "AttributeType": "S"},
                  {"AttributeName": "status", "AttributeType": "S"},
                  {"AttributeName": "year", "AttributeType": "N"}
                ]
                """));
    assertThat(request.get("VectorIndexes"))
        .isEqualTo(
            Infrastructure.json(
                """
                [
                  {
                    "IndexName": "ByTone",
                    "VectorAttribute": {"AttributeName": "tone"},
                    "Dimensions": 2,
                    "DistanceFunction": "DOT_PRODUCT",
                    "SearchSchema": [
                      {"AttributeName": "ByTonePK", "SearchSchemaElementType": "HASH"}
                    ],
                    "Projection": {"ProjectionType": "KEYS_ONLY"}
                  },
                  {
                    "IndexName": "ByTopic",
                    "VectorAttribute": {"AttributeName": "embedding"},
                    "Dimensions": 3,
                    "DistanceFunction": "COSINE",
                    "SearchSchema": [
                      {"AttributeName": "ByTopicPK", "SearchSchemaElementType": "HASH"},
                      {"AttributeName": "status", "SearchSchemaElementType": "INLINE_FILTER"},
                      {"AttributeName": "year", "SearchSchemaElementType": "INLINE_FILTER"}
                    ],
                    "Projection": {"ProjectionType": "ALL"}
                  }
                ]
                """));
    assertThat(request.has("GlobalSecondaryIndexes")).isFalse();
  }

  @Test
  void theyAreThoseThatTheModelCreates() {
    TableClient client = new TableClient(DynamoDbLocal.shared(), ArticlesTable.SCHEMA);
    CreateTableRequest made = CreateTable.of(ArticlesTable.SCHEMA).toRequest(client.context());
    ArrayNode indexes = JsonNodeFactory.instance.arrayNode();
    made.vectorIndexes().forEach(index -> indexes.add(json(index)));

    assertThat(ARTICLES.request("create-table.json").get("VectorIndexes"))
        .containsExactlyInAnyOrderElementsOf(indexes);
  }

  private static ObjectNode json(VectorIndex index) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("IndexName", index.indexName());
    json.putObject("VectorAttribute").put("AttributeName", index.vectorAttribute().attributeName());
    json.put("Dimensions", index.dimensions().intValue());
    json.put("DistanceFunction", index.distanceFunctionAsString());
    ArrayNode elements = json.putArray("SearchSchema");
    index
        .searchSchema()
        .forEach(
            element ->
                elements
                    .addObject()
                    .put("AttributeName", element.attributeName())
                    .put("SearchSchemaElementType", element.searchSchemaElementTypeAsString()));
    json.putObject("Projection").put("ProjectionType", index.projection().projectionTypeAsString());
    return json;
  }

  @ParameterizedTest
  @ValueSource(strings = {"cloudformation-table.yaml", "cloudformation-global-table.yaml"})
  @NeedsNode
  void templatesHaveWhatTheRequestHas(String file) {
    JsonNode resource = template("cloudformation", file).get("Resources").iterator().next();

    for (String part : List.of("VectorIndexes", "AttributeDefinitions", "BillingMode")) {
      assertThat(resource.get("Properties").get(part))
          .isEqualTo(ARTICLES.request("create-table.json").get(part));
    }
  }

  private JsonNode template(String format, String file) {
    String written = ARTICLES.write(folder, format, file);
    return Infrastructure.json(Node.run("cloudformation.mjs", written)).get(0);
  }

  @Test
  @NeedsNode
  void aFunctionMaySearch() {
    JsonNode template = template("sam", "sam-template.yaml");

    assertThat(template.at("/Resources/ArticlesTable/Properties/VectorIndexes"))
        .isEqualTo(ARTICLES.request("create-table.json").get("VectorIndexes"));
    assertThat(template.at("/Resources/ExampleFunction/Properties/Policies"))
        .isEqualTo(
            Infrastructure.json(
                """
                [
                  {"DynamoDBCrudPolicy": {"TableName": {"Ref": "ArticlesTable"}}},
                  {
                    "Version": "2012-10-17",
                    "Statement": [
                      {
                        "Effect": "Allow",
                        "Action": "dynamodb:SearchVectors",
                        "Resource": [
                          {"Fn::Sub": "${ArticlesTable.Arn}/index/ByTone"},
                          {"Fn::Sub": "${ArticlesTable.Arn}/index/ByTopic"}
                        ]
                      }
                    ]
                  }
                ]
                """));
  }

  @Test
  void thePolicySaysThatItKeepsNoTenantsApart() {
    String statement =
        """
          # Searches of vectors have a statement of their own, because conditions on keys and attributes
          # don't apply to them.
        """;
    String tenants =
        """
          # IAM can't keep tenants apart in searches: whoever may search an index can search it for
          # each tenant.
        """;
    TableDescriptor ofTenants =
        TableDescriptor.ofJson(
            TABLE.toJson().replaceFirst("\"managed\"", "\"tenantPrefix\": \"T#\", \"managed\""));

    assertThat(OddModel.export("sam", TABLE)).contains(statement).doesNotContain(tenants);
    assertThat(OddModel.export("sam", ofTenants)).contains(statement + tenants);
    assertThat(OddModel.export("sam", OddTable.describe())).doesNotContain("SearchVectors");
  }

  @Test
  void formatsThatCanNotCreateThemRefuseTheTable() {
    assertThatThrownBy(() -> ARTICLES.export("terraform"))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "The provider hashicorp/aws can't create vector indexes, and Articles has some: ByTone,"
                + " ByTopic. Export the format cloudformation, and give its template to"
                + " aws_cloudformation_stack.");
    assertThatThrownBy(() -> ARTICLES.export("cdk"))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "The CDK's TableV2 can't create vector indexes, and Articles has some: ByTone, ByTopic."
                + " Export the format cloudformation, and give its template to CfnInclude.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"create-table", "cloudformation", "sam", "aws-model"})
  void theyNeedCapacityOnDemand(String format) {
    Infrastructure provisioned = new Infrastructure("provisioned", TABLE, provisioned());

    assertThatThrownBy(() -> provisioned.export(format))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(ON_DEMAND);
  }

  private static final String ON_DEMAND =
      "The table Articles has vector indexes, which need on-demand capacity: ByTone, ByTopic. Leave"
          + " out the provisioned capacity.";

  private static TableSettings provisioned() {
    return new TableSettings(
        TableThroughput.provisioned(1, 1),
        TableSettings.MAX_RECOVERY_DAYS,
        true,
        Stream.NONE,
        Encryption.AWS_OWNED,
        "",
        TableClass.STANDARD,
        List.of());
  }

  @Test
  void aRefusalStopsNoOtherFormatIfAllAreWritten() throws Exception {
    List<String> warnings = new ArrayList<>();
    List<Exporter> formats = List.of(Formats.of("cdk"), Formats.of("mermaid"));

    List<Path> written = run(formats, TableSettings.safe(), false, warnings);

    assertThat(written).extracting(Path::getFileName).containsExactly(Path.of("Articles.mmd"));
    assertThat(warnings)
        .singleElement()
        .asString()
        .startsWith("cdk of Articles is not written: The CDK's TableV2 can't create");
    assertThatThrownBy(() -> run(formats, TableSettings.safe(), true, warnings))
        .isInstanceOf(UserErrorException.class);
    assertThatThrownBy(() -> run(formats, provisioned(), false, warnings))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(ON_DEMAND);
  }

  private List<Path> run(
      List<Exporter> formats, TableSettings settings, boolean areNamed, List<String> warnings)
      throws Exception {
    try (Models models = new Models(List.of(TABLE), new URLClassLoader(new URL[0]))) {
      return new ExportRun(
              models,
              formats,
              settings,
              new SampleSource(null),
              new OutputFolder(folder.resolve("exports")),
              areNamed)
          .run(new Progress(line -> {}, warnings::add));
    }
  }

  @Test
  void aVectorSaysWhatItIsMadeOf() {
    assertThat(OddModel.export("markdown", TABLE)).contains("| optional, embedding of `text` |");
    assertThat(OddModel.export("dynamodb-toolbox", TABLE))
        .contains("Updates of Singlet remove it if they change text alone. Toolbox's don't.");
  }

  @Test
  void otherFormatsSayThatTheyLeaveThemOut() {
    assertThat(OddModel.warnings("workbench", TABLE))
        .contains(
            "The Workbench has no vector indexes. ByTone is left out.",
            "The Workbench has no vector indexes. ByTopic is left out.");
    assertThat(OddModel.warnings("dynamodb-toolbox", TABLE))
        .contains(
            "Toolbox has no vector indexes. ByTone is left out, and its key attribute is kept.",
            "Toolbox has no vector indexes. ByTopic is left out, and its key attribute is kept.");
    assertThat(OddModel.warnings("aws-model", TABLE))
        .contains(
            "schema.json and DynamoDB Local have no vector indexes. ByTone, ByTopic and their"
                + " searches are left out.");
    assertThat(OddModel.export("dynamodb-toolbox", TABLE))
        .doesNotContain("ByTopic:", "indexes:")
        .contains("ByTopicPK: ");
    assertThat(OddModel.export("workbench", TABLE))
        .contains("\"GlobalSecondaryIndexes\": []")
        .doesNotContain("\"ByTopic\"");
  }

  @Test
  void theDataModelOfAwsFitsDynamoDbLocal() throws Exception {
    JsonNode model = Infrastructure.json(OddModel.export("aws-model", TABLE));
    JsonNode table = model.get("tables").get(0);

    assertThat(table.get("AttributeDefinitions").findValuesAsText("AttributeName"))
        .containsExactly("PK", "SK");
    assertThat(model.get("access_patterns"))
        .filteredOn(pattern -> pattern.get("description").textValue().contains(".similar("))
        .extracting(pattern -> pattern.get("reason").textValue())
        .containsExactly("DynamoDB Local has no vector indexes.");
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      RawRequest.send(local, "CreateTable", table.toString());
    }
  }

  @Test
  void theDocumentSaysWhatASearchCompares() {
    assertThat(OddModel.export("markdown", TABLE))
        .contains(
            """
            ## Index ByTone

            A vector index of keys only. Searches compare `tone`, of 2 dimensions, by the dot product.
            """,
            """
            ## Index ByTopic

            A vector index of whole items. Searches compare `embedding`, of 3 dimensions, by the cosine \
            distance, and can filter by `status`, `year`.
            """,
            "| `ArticlesArticleEntity.similar(String magazine, float[] vector)` |",
            "| SearchVectors on ByTopic | `ByTopicPK = 'ARTICLES#{magazine}'` |"
                + " by distance, closest first, 1 to 100 items |"
                + " to status (a value) and year (a value) |",
            "No read units: DynamoDB counts the bytes that a search examines and returns.",
            "Changes in ByTopic take no write units: DynamoDB counts the bytes that it"
                + " copies there.",
            "| Every access pattern is a get, a query or a search |",
            "Access patterns become GetItem, Query or SearchVectors.")
        .doesNotContain("All items with tone exists lie in");
  }

  @Test
  void theDescriptionSaysWhatASearchCompares() {
    assertThat(Description.of(TABLE))
        .contains(
            """
              ByTone: ByTonePK (S), vector, KEYS_ONLY
                  tone of 2 dimensions, DOT_PRODUCT
              ByTopic: ByTopicPK (S), vector
                  embedding of 3 dimensions, COSINE, filters status (S) + year (N)
            """,
            """
              ArticlesArticleEntity.similar(String magazine, float[] vector)
                  SearchVectors of ByTopic, ByTopicPK = 'ARTICLES#{magazine}'
            """);
  }

  @Test
  void theReportSaysWhatASearchCompares() {
    Samples samples = SampleMaker.of(TABLE, getClass().getClassLoader());

    Document page = Jsoup.parse(Report.of(TABLE, samples, ReportOptions.none()));

    assertThat(page.select("#chart-0 > p")).isEmpty();
    assertThat(page.select("#chart-2 > p").text())
        .isEqualTo(
            "Searches compare embedding, of 3 dimensions, by the cosine distance, and can filter by"
                + " status, year.");
    assertThat(page.select(".pattern .request").eachText())
        .contains("SearchVectors ByTopic", "SearchVectors ByTone", "Query table");
    assertThat(page.select(".pattern dd a[href=#reads]").eachText()).contains("SearchVectors");
  }

  @Test
  void anIndexOfKeysHoldsItsVectors() {
    Samples all = SampleMaker.of(TABLE, getClass().getClassLoader());
    Document page = Jsoup.parse(Report.of(TABLE, all, ReportOptions.none()));

    assertThat(page.select("#stored-1 td .name").eachText())
        .isNotEmpty()
        .allMatch(name -> List.of("PK S", "SK S", "tone L").contains(name))
        .contains("tone L");
    assertThat(page.select("#stored-2 td .name").eachText()).contains("embedding L", "title S");
  }

  @Test
  void aDiagramShowsNoSearchAsTheWayToAllItems() {
    Export export = new Export(TABLE, TableSettings.safe(), Samples::none);

    assertThat(Formats.of("mermaid").export(export).get(0).text())
        .contains("Article")
        .doesNotContain("similar", "ofTone");
  }
}
