package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.github.model.Gist;
import dev.singlet.examples.github.model.GistEntity;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.model.json.JsonReader;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.format.WeatherTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items on DynamoDB Local, compared with the model of the GitHub example. */
class VerifyItemsTest {

  private static final String REGION = "us-east-1";

  private final String name = "Verified-" + UUID.randomUUID();
  private final DynamoDbLocal local = DynamoDbLocal.start();
  private final DynamoDbClient dynamoDb =
      DynamoDbClient.builder().endpointOverride(local.endpoint()).region(Region.of(REGION)).build();

  @BeforeEach
  void twoGists() {
    TableClient github = GitHubTable.client(dynamoDb).withTableName(name);
    github.execute(CreateTable.of(GitHubTable.SCHEMA));
    github.execute(GistEntity.put(gist("1")));
    github.execute(GistEntity.put(gist("2")));
  }

  @AfterEach
  void stop() {
    dynamoDb.close();
    local.close();
  }

  private static Gist gist(String id) {
    return GistEntity.builder().username("ann").gistId(id).build();
  }

  private Call verify(String... options) {
    List<Object> arguments =
        new ArrayList<>(
            List.of(
                "verify-items",
                "--region",
                REGION,
                "--endpoint",
                local.endpoint(),
                "--name",
                name));
    arguments.addAll(List.of(options));
    arguments.add(ExampleModel.GITHUB.place());
    return Call.of(arguments.toArray());
  }

  @Test
  void itemsOfTheModelAreFine() {
    assertThat(verify())
        .isEqualTo(
            new Call(
                0,
                """
                Items of %s, compared with the model
                2 items, all of the table. 1 request, 0.5 read capacity units.

                Gist: 2 items, all as a put would write them.
                """
                    .formatted(name),
                ""));
  }

  @Test
  void anItemThatDiffersIsShownInEachFormat() {
    dynamoDb.putItem(
        put ->
            put.tableName(name)
                .item(
                    Map.of(
                        "PK", AttributeValue.fromS("ACCOUNT#ann"),
                        "SK", AttributeValue.fromS("GIST#3"),
                        "_et", AttributeValue.fromS("Gist"),
                        "username", AttributeValue.fromS("ann"),
                        "gist_id", AttributeValue.fromN("3"))));

    Call text = verify("--sample", "100");
    assertThat(text.err()).isEmpty();
    assertThat(text.status()).isEqualTo(1);
    assertThat(text.out())
        .contains(
            """
              gist_id, unreadable, 1 item
                PK=ACCOUNT#ann, SK=GIST#3
                  is of type N, not S
            """);
    assertThat(verify("--format", "markdown", "--segments", "3", "--rate", "100").out())
        .contains("- `PK=ACCOUNT#ann, SK=GIST#3`: is of type N, not S\n");
    Call asJson = verify("--format", "json");
    assertThat(asJson.err()).isEmpty();
    Map<?, ?> json = (Map<?, ?>) JsonReader.read(asJson.out());
    assertThat(json.get("items")).hasToString("3");
    assertThat(json.get("breaksModel")).isEqualTo(true);
  }

  @Test
  void aTenantIsOfTheTablesThatHaveTenants() {
    WeatherTable.client(dynamoDb).execute(CreateTable.of(WeatherTable.SCHEMA));
    TableClient flats = FlatsTable.client(dynamoDb);
    flats.execute(CreateTable.of(FlatsTable.SCHEMA));
    flats.forTenant("ann").execute(FlatsFlatEntity.put(new Flats.Flat(1)));
    flats.forTenant("bob").execute(FlatsFlatEntity.put(new Flats.Flat(1)));
    List<Object> arguments =
        List.of(
            "verify-items",
            "--region",
            REGION,
            "--endpoint",
            local.endpoint(),
            "--table",
            "Flats",
            "--table",
            "Weather",
            ExampleModel.placeOf(FlatsTable.class));
    List<Object> ofAnn = new ArrayList<>(arguments);
    ofAnn.addAll(1, List.of("--tenant", "ann"));

    assertThat(Call.of(ofAnn.toArray()))
        .isEqualTo(
            new Call(
                3,
                """
                Items of Flats, compared with the model
                1 item, all of the table. 1 request, 0.5 read capacity units. 1 item of other tenants was read and left out.

                Flat: 1 item, all as a put would write them.
                Items of Weather, compared with the model
                0 items, all of the table. 1 request, 0 read capacity units. No item was compared with an entity of the model.
                """,
                ""));
    List<Object> ofNobody = new ArrayList<>(arguments);
    ofNobody.addAll(1, List.of("--tenant", "annn"));
    assertThat(Call.of(ofNobody.toArray()).status()).isEqualTo(3);
    Call withoutTenant = Call.of(arguments.toArray());
    assertThat(withoutTenant.status()).isEqualTo(1);
    assertThat(withoutTenant.err())
        .isEqualTo(
            "The items of dev.singlet.tools.cli.Flats belong to tenants. Name one by the option"
                + " tenant, or compare those of all tenants in one pass.\n");
    assertThat(withoutTenant.out()).startsWith("Items of Weather, compared with the model\n");
    List<Object> ofAll = new ArrayList<>(arguments);
    ofAll.add(1, "--all-tenants");
    assertThat(Call.of(ofAll.toArray()).out())
        .startsWith(
            """
            Items of Flats by tenant
            2 items of 2 tenants. 1 scan request, 0.5 read capacity units.

              ann: 1 item
              bob: 1 item
            Items of Weather, compared with the model
            """);
    int weather = ofAll.indexOf("Weather");
    ofAll.remove(weather);
    ofAll.remove(weather - 1);
    Call fine = Call.of(ofAll.toArray());
    assertThat(fine.err()).isEmpty();
    assertThat(fine.status()).isZero();
    ofAll.addAll(1, List.of("--format", "markdown"));
    assertThat(Call.of(ofAll.toArray()).out())
        .contains("# Tenant ann\n", "## Items of Flats, compared with the model\n")
        .endsWith("Items of no tenant: 0\n");
    ofAll.set(2, "json");
    Map<?, ?> json = (Map<?, ?>) JsonReader.read(Call.of(ofAll.toArray()).out());
    assertThat(json.get("fitsModel")).isEqualTo(true);
    assertThat((Map<?, ?>) json.get("tenants")).hasSize(2);
    ofAll.addAll(1, List.of("--tenant", "ann"));
    Call both = Call.of(ofAll.toArray());
    assertThat(both.status()).isEqualTo(2);
    assertThat(both.err()).startsWith("Name one tenant, or take all of them.\n");
  }

  @Test
  void anItemOfOneTenantThatDiffersIsShown() {
    TableClient flats = FlatsTable.client(dynamoDb);
    flats.execute(CreateTable.of(FlatsTable.SCHEMA));
    flats.forTenant("ann").execute(FlatsFlatEntity.put(new Flats.Flat(1)));
    dynamoDb.putItem(
        put ->
            put.tableName("Flats")
                .item(
                    Map.of(
                        "PK", AttributeValue.fromS("TENANT#bob#FLAT#2"),
                        "SK", AttributeValue.fromS("FLAT"),
                        "_et", AttributeValue.fromS("Flat"))));

    Call call =
        Call.of(
            "verify-items",
            "--region",
            REGION,
            "--endpoint",
            local.endpoint(),
            "--all-tenants",
            "--table",
            "Flats",
            ExampleModel.placeOf(FlatsTable.class));

    assertThat(call.status()).isEqualTo(1);
    assertThat(call.out())
        .contains("\nTenant bob\nItems of Flats, compared with the model\n")
        .doesNotContain("Tenant ann");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --sample   | -1  | The option sample takes a positive number.
          --segments | 0   | The option segments takes a positive number.
          --rate     | -1  | The option rate takes a positive number.
          --format   | xml | --format is "xml", but can be text, markdown, json.
          """)
  void aWrongOptionIsTold(String option, String value, String message) {
    Call call = verify(option, value);

    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).startsWith(message + "\n");
  }

  @Test
  void aTableThatIsMissingIsToldAndOthersAreLookedAt() {
    WeatherTable.client(dynamoDb).execute(CreateTable.of(WeatherTable.SCHEMA));

    Call call =
        Call.of(
            "verify-items",
            "--region",
            REGION,
            "--endpoint",
            local.endpoint(),
            "--tenant",
            "ann",
            "--table",
            "Flats",
            "--table",
            "Weather",
            ExampleModel.placeOf(FlatsTable.class));

    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err())
        .isEqualTo(
            "DynamoDB at "
                + local.endpoint()
                + " has no table Flats, which is the name for dev.singlet.tools.cli.Flats. Give"
                + " another name by the option name.\n");
    assertThat(call.out()).startsWith("Items of Weather, compared with the model\n");
  }
}
