package dev.singlet.it.observability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.it.observability.model.Bureau.Agent;
import dev.singlet.it.observability.model.Bureau.Car;
import dev.singlet.it.observability.model.Bureau.Contact;
import dev.singlet.it.observability.model.Bureau.Source;
import dev.singlet.it.observability.model.BureauAgentEntity;
import dev.singlet.it.observability.model.BureauCarEntity;
import dev.singlet.it.observability.model.BureauInUnitCollection;
import dev.singlet.it.observability.model.BureauSourceEntity;
import dev.singlet.it.observability.model.BureauTable;
import dev.singlet.listener.RequestDetail;
import dev.singlet.listener.RequestReport;
import dev.singlet.operation.Operation;
import dev.singlet.tables.ReserveUnique;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.Transaction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** No text of a request shows a value of a sensitive component, or what is made of one. */
class MaskedTextTest {

  private static final Agent BOND = agent("7", "Bond");
  private static final Source FELIX = new Source("5557002", "felix@x.com", 4);
  private static final Car DB5 = new Car("mi6", "BMT", "silver", 2);

  /** Parts of all sensitive values, in lower case. Durations must not have them by chance. */
  private static final List<String> SECRETS =
      List.of("bond", "leiter", "555700", "felix", "knife", "42424242", "moscow");

  @RegisterExtension final LocalTable table = LocalTable.of(BureauTable.SCHEMA);

  private final List<RequestReport> reports = Collections.synchronizedList(new ArrayList<>());

  private static Agent agent(String no, String name) {
    Contact contact = new Contact("London", "5557001");
    return new Agent("mi6", no, name, "00", contact, Map.of("knife", 42_424_242), "go to Moscow");
  }

  @BeforeEach
  void thereAreAllKinds() {
    table.client().execute(BureauAgentEntity.put(BOND));
    table.client().execute(BureauSourceEntity.put(FELIX));
    table.client().execute(BureauCarEntity.put(DB5));
  }

  @AfterEach
  void noSecretIsShown() {
    assertThat(reports).isNotEmpty();
    for (RequestReport report : reports) {
      assertThat(report.text().orElseThrow()).isNotEmpty();
      SECRETS.forEach(secret -> assertThat(report.toString()).doesNotContainIgnoringCase(secret));
    }
  }

  private String text(Clients clients, Operation<?> operation) {
    int before = reports.size();
    clients.execute(table, operation, reports::add, RequestDetail.TEXT);
    return String.join(
        "\n",
        reports.subList(before, reports.size()).stream()
            .map(report -> report.text().orElseThrow().replace(table.tableName(), "T"))
            .toList());
  }

  @ParameterizedTest
  @EnumSource
  void anItemHidesSensitiveAttributesAndShowsTheOthers(Clients clients) {
    assertThat(text(clients, BureauAgentEntity.put(BOND)))
        .startsWith(
            "PutItem T: {PK: \"UNIT#mi6\", SK: \"AGENT#7\", GSI1PK: ***, GSI1SK: \"UNIT#mi6\", ")
        .endsWith(
            "contact: ***, marks: ***, name: ***, no: \"7\", orders: ***, rank: \"00\","
                + " reachable: ***, unit: \"mi6\"}");
  }

  @ParameterizedTest
  @EnumSource
  void aKeyIsHiddenIfItIsMadeOfASensitiveComponent(Clients clients) {
    assertThat(text(clients, BureauAgentEntity.get("mi6", "7")))
        .isEqualTo("GetItem T: PK = \"UNIT#mi6\", SK = \"AGENT#7\"");
    assertThat(text(clients, BureauAgentEntity.byName("Bond")))
        .startsWith("Query T index GSI1: GSI1PK = ***");
    assertThat(
            text(
                clients,
                BureauTable.scanGsi1(BureauAgentEntity.type())
                    .filter(BureauAgentEntity.NAME.eq("Bond"))))
        .startsWith("Scan T index GSI1: ")
        .contains("***")
        .doesNotContain("Bond");
    assertThat(text(clients, BureauSourceEntity.get("5557002")))
        .isEqualTo("GetItem T: PK = ***, SK = \"SOURCE\"");
    assertThat(text(clients, BureauSourceEntity.byTrust("5557002")))
        .startsWith("Query T index LSI1: PK = *** AND begins_with(LSI1SK, \"TRUST#\")");
    assertThat(text(clients, BureauSourceEntity.byTrust("5557002").deleteAll()))
        .contains("\n  Delete T: PK = ***, SK = \"SOURCE\"");
  }

  @ParameterizedTest
  @EnumSource
  void anExpressionHidesValuesBySensitiveAttributes(Clients clients) {
    assertThat(
            text(
                clients,
                BureauAgentEntity.inUnit("mi6")
                    .filter(
                        BureauAgentEntity.NAME
                            .between("Bond", "Leiter")
                            .or(BureauAgentEntity.RANK.between("00", "07"))
                            .or(BureauAgentEntity.NAME.contains("Bond").not()))))
        .contains("BETWEEN *** AND ***", "rank BETWEEN \"00\" AND \"07\"", "contains(called, ***)")
        .startsWith("Query T: PK = \"UNIT#mi6\" AND begins_with(SK, \"AGENT#\"); filter: ");
  }

  @ParameterizedTest
  @EnumSource
  void aNameWithinASensitiveAttributeIsHidden(Clients clients) {
    assertThat(
            text(
                clients,
                BureauAgentEntity.inUnit("mi6")
                    .filter(
                        BureauAgentEntity.MARKS
                            .key("knife")
                            .eq(42_424_242)
                            .and(BureauAgentEntity.CONTACT.PHONE.eq("5557001")))))
        .contains("filter: marks.*** = *** AND ", "contact.*** = ***");
  }

  @ParameterizedTest
  @EnumSource
  void anUpdateHidesAlsoTheKeysThatFollow(Clients clients) {
    assertThat(
            text(
                clients,
                BureauAgentEntity.update("mi6", "7")
                    .name("Leiter")
                    .rank("0")
                    .contact(new Contact("Paris", "5557003"))
                    .orders("Moscow")))
        .contains(
            "name = ***",
            "GSI1PK = ***",
            "GSI1SK = \"UNIT#mi6\"",
            "rank = \"0\"",
            "orders = ***",
            "contact = ***",
            "reachable = ***");
    assertThat(
            text(
                clients,
                BureauAgentEntity.update(
                    agentAsUpdated(), BureauAgentEntity.builder(BOND).rank("1").build())))
        .contains("condition: ", "name = ***", "rank = \"0\"");
  }

  private static Agent agentAsUpdated() {
    return BureauAgentEntity.builder(BOND)
        .name("Leiter")
        .rank("0")
        .contact(new Contact("Paris", "5557003"))
        .orders("Moscow")
        .build();
  }

  @ParameterizedTest
  @EnumSource
  void anItemUnderOlderNamesIsHidden(Clients clients) {
    Map<String, AttributeValue> older = new HashMap<>(BureauAgentEntity.toItem(BOND));
    older.put("called", older.remove("name"));
    older.put("reach", older.remove("contact"));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(older));

    assertThat(text(clients, BureauAgentEntity.update(BOND, agent("7", "Leiter"))))
        .contains("called = ***");
  }

  @ParameterizedTest
  @EnumSource
  void theItemOfASensitiveUniqueValueIsHidden(Clients clients) {
    assertThat(text(clients, BureauSourceEntity.update("5557002").mail("felix2@x.com")))
        .contains(
            "\n  Put T: {PK: ***, SK: ***, _et: \"UNIQUE#Source\", _owner: ***};",
            "\n  Delete T: PK = ***, SK = ***;");
  }

  @ParameterizedTest
  @EnumSource
  void aBatchHidesWhatAnyOfItsEntitiesHides(Clients clients) {
    assertThat(text(clients, BatchWrite.of(BureauCarEntity.put(DB5), BureauAgentEntity.put(BOND))))
        .contains("PK: \"UNIT#mi6\", SK: \"CAR#BMT\"", "LSI1SK: \"COLOR#silver\"", "name: ***");
    assertThat(
            text(
                clients,
                BatchGet.of(BureauCarEntity.get("mi6", "BMT"), BureauSourceEntity.get("5557002"))))
        .contains("PK = ***, SK = \"CAR#BMT\"", "PK = ***, SK = \"SOURCE\"");
  }

  @ParameterizedTest
  @EnumSource
  void aTransactionHidesWhatAnyOfItsEntitiesHides(Clients clients) {
    assertThat(
            text(
                clients,
                Transaction.of(
                    BureauAgentEntity.update("mi6", "7").rank("1").name("Leiter"),
                    BureauCarEntity.update("mi6", "BMT").seats(4))))
        .contains("rank = \"1\"", "name = ***", "seats = 4");
    assertThat(
            text(
                clients,
                TransactGet.of(
                    BureauSourceEntity.get("5557002"), BureauAgentEntity.get("mi6", "7"))))
        .contains("PK = ***, SK = \"SOURCE\"", "PK = ***, SK = \"AGENT#7\"");
  }

  @ParameterizedTest
  @EnumSource
  void theQueryOfACollectionHidesWhatAnyOfItsEntitiesHides(Clients clients) {
    assertThat(
            text(
                clients,
                BureauInUnitCollection.ofUnit("mi6").filter(BureauAgentEntity.NAME.eq("Bond"))))
        .startsWith("Query T: PK = \"UNIT#mi6\"")
        .contains("name = ***")
        .doesNotContain("Bond");
    assertThat(text(clients, BureauTable.scan().pageSize(1))).startsWith("Scan T");
  }

  @ParameterizedTest
  @EnumSource
  void updatesOfOtherEntitiesThanThoseQueriedAreHidden(Clients clients) {
    assertThat(
            text(
                clients,
                BureauCarEntity.inUnit("mi6")
                    .updateAll(car -> BureauAgentEntity.update("mi6", "7").name("Leiter"))))
        .contains("UpdateItem T: PK = \"UNIT#mi6\", SK = \"AGENT#7\"; SET name = ***");
  }

  @Test
  void theItemsThatATransactionReadAreHidden() {
    table
        .client()
        .withListener(reports::add, RequestDetail.TEXT)
        .transact(
            tx -> {
              tx.read(BureauAgentEntity.get("mi6", "7"));
              tx.write(BureauCarEntity.update("mi6", "BMT").seats(5));
              return null;
            });

    assertThat(reports)
        .last()
        .extracting(report -> report.text().orElseThrow(), STRING)
        .contains("SET seats = 5", "name = ***", "rank = \"00\"");
  }

  @Test
  void theItemsThatAnAsynchronousTransactionReadAreHidden() {
    table
        .asyncClient()
        .withListener(reports::add, RequestDetail.TEXT)
        .transact(
            tx ->
                tx.read(BureauAgentEntity.get("mi6", "7"))
                    .thenAccept(agent -> tx.write(BureauCarEntity.update("mi6", "BMT").seats(5))))
        .join();

    assertThat(reports)
        .last()
        .extracting(report -> report.text().orElseThrow(), STRING)
        .contains("SET seats = 5", "name = ***", "rank = \"00\"");
  }

  @ParameterizedTest
  @EnumSource
  void aReservationThatIsReadHidesItsKey(Clients clients) {
    assertThat(text(clients, BureauSourceEntity.put(FELIX)))
        .contains("GetItem T: PK = ***, SK = ***; projection: _owner");
    assertThat(text(clients, ReserveUnique.of(BureauTable.type()))).contains("Scan T");
    table
        .items()
        .forEach(
            item -> {
              if (item.containsKey("_owner")) {
                table
                    .dynamoDb()
                    .deleteItem(
                        delete ->
                            delete
                                .tableName(table.tableName())
                                .key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))));
              }
            });
    assertThat(text(clients, ReserveUnique.of(BureauTable.type())))
        .contains("Get T: PK = ***", "ConditionCheck T: PK = ***");
    assertThat(text(clients, VerifyItems.of(BureauTable.type()))).contains("Scan T");
  }
}
