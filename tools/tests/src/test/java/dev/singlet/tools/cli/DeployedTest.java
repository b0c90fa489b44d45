package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.deployed.AnnounceModel;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.model.json.JsonText;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.live.DeployedModel;
import dev.singlet.tools.live.DeployedModels;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.sample.SampleItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The models in use of tables on DynamoDB Local, beside items of the examples. */
class DeployedTest {

  private static final String REGION = "us-east-1";

  private final String name = "Deployed-" + UUID.randomUUID();
  private final DynamoDbLocal local = DynamoDbLocal.start();
  private final DynamoDbClient dynamoDb =
      DynamoDbClient.builder().endpointOverride(local.endpoint()).region(Region.of(REGION)).build();

  @AfterEach
  void stop() {
    dynamoDb.close();
    local.close();
  }

  private Call call(String command, ExampleModel model, String... options) {
    List<Object> arguments =
        new ArrayList<>(
            List.of(command, "--region", REGION, "--endpoint", local.endpoint(), "--name", name));
    arguments.addAll(List.of(options));
    arguments.addAll(List.of("--table", model.table().java(), model.place()));
    return Call.of(arguments.toArray());
  }

  private void create(ExampleModel model) {
    new TableClient(dynamoDb, model.schema())
        .withTableName(name)
        .execute(CreateTable.of(model.schema()));
  }

  private static String hash(ExampleModel model) {
    return AnnounceModel.of(model.table(), "any").hash();
  }

  @ParameterizedTest
  @EnumSource
  void anAnnouncementIsBesideTheItemsOfTheModel(ExampleModel model) {
    create(model);
    List<SampleItem> items = model.samples().items();
    for (SampleItem item : items) {
      Map<String, AttributeValue> attributes = DynamoDbJson.read(JsonText.of(item.attributes()));
      dynamoDb.putItem(put -> put.tableName(name).item(attributes));
    }
    String before = call("verify-items", model).out();

    Call announced = call("deployed", model, "--program", "checkout");

    assertThat(announced)
        .isEqualTo(
            new Call(
                0,
                "%s: checkout uses the model %s of %s.\n"
                    .formatted(name, hash(model), model.table().java()),
                ""));
    assertThat(withoutFacts(call("verify-items", model).out())).isEqualTo(withoutFacts(before));
  }

  /** Returns a report without the number of items and the capacity. */
  private static String withoutFacts(String report) {
    return report.lines().skip(2).toList().toString();
  }

  @Test
  void theModelsInUseAreListed() {
    ExampleModel model = ExampleModel.GITHUB;
    create(model);
    assertThat(call("deployed", model, "--list"))
        .isEqualTo(new Call(0, name + " has no models in use.\n", ""));
    call("deployed", model, "--program", "checkout");

    Call listed = call("deployed", model, "--list");

    assertThat(listed.status()).isZero();
    assertThat(listed.out())
        .matches(
            "(?s)"
                + name
                + ", models in use:\n- checkout: "
                + hash(model)
                + " \\(this model\\), first seen 20\\S+Z, last seen 20\\S+Z\n");
    List<DeployedModel> models =
        new DeployedModels(new LiveTable(name, REGION, local.endpoint().toString()), model.table())
            .list();
    assertThat(models).extracting(DeployedModel::program).containsExactly("checkout");
    assertThat(models.get(0).descriptor().entities()).hasSameSizeAs(model.table().entities());
  }

  @Test
  void aProgramThatHasEndedIsForgotten() {
    ExampleModel model = ExampleModel.GITHUB;
    create(model);
    call("deployed", model, "--program", "checkout");
    call("deployed", model, "--program", "mail");

    assertThat(call("deployed", model, "--forget", "checkout@" + hash(model)))
        .isEqualTo(new Call(0, "checkout no longer uses the model " + hash(model) + ".\n", ""));
    assertThat(call("deployed", model, "--forget", "mail").status()).isZero();
    assertThat(call("deployed", model, "--list").out())
        .isEqualTo(name + " has no models in use.\n");
    assertThat(call("deployed", model, "--forget", "mail"))
        .isEqualTo(new Call(1, "", "No model of mail is in use on " + name + ".\n"));
  }

  @Test
  void oneThingIsDone() {
    assertThat(call("deployed", ExampleModel.GITHUB))
        .isEqualTo(
            new Call(
                2,
                "",
                """
                Give one of the options program, list and forget.
                See singlet deployed --help.
                """));
    assertThat(call("deployed", ExampleModel.GITHUB, "--list", "--program", "a").status())
        .isEqualTo(2);
  }

  @Test
  void aTableThatIsMissingIsToldInOneLine() {
    assertThat(call("deployed", ExampleModel.GITHUB, "--program", "checkout"))
        .isEqualTo(
            new Call(
                1,
                "",
                "DynamoDB at "
                    + local.endpoint()
                    + " has no table "
                    + name
                    + ", which is the name for dev.singlet.examples.github.model.GitHub. Give"
                    + " another name by the option name.\n"));
  }
}
