package dev.singlet.it.tenants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.entry;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.it.AfterRequest;
import dev.singlet.it.tenants.model.Desk;
import dev.singlet.it.tenants.model.Desk.Agent;
import dev.singlet.it.tenants.model.Desk.State;
import dev.singlet.it.tenants.model.Desk.Ticket;
import dev.singlet.it.tenants.model.DeskAgentEntity;
import dev.singlet.it.tenants.model.DeskTable;
import dev.singlet.it.tenants.model.DeskTicketEntity;
import dev.singlet.it.unique.model.DirectoryTable;
import dev.singlet.operation.Operation;
import dev.singlet.scan.ScanProgress;
import dev.singlet.tables.MarkItems;
import dev.singlet.tables.OfAllTenants;
import dev.singlet.tables.ReserveUnique;
import dev.singlet.tables.Tenants;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemCount;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemsReport;
import dev.singlet.verify.MarkedItems;
import dev.singlet.verify.ReservedValues;
import dev.singlet.verify.TenantReports;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items of all tenants are read in one pass. */
class AllTenantsTest {

  @RegisterExtension final LocalTable desk = LocalTable.of(DeskTable.SCHEMA);

  @BeforeEach
  void fill() {
    for (String tenant : List.of("acme", "beta", "gamma")) {
      TableClient client = desk.client().forTenant(tenant);
      for (int id = 0; id < 5; id++) {
        client.execute(DeskTicketEntity.put(new Ticket(id, State.OPEN, "kim", id)));
      }
      client.execute(DeskAgentEntity.put(new Agent("kim", "kim@x")));
    }
  }

  private void store(Map<String, AttributeValue> item) {
    desk.dynamoDb().putItem(put -> put.tableName(desk.tableName()).item(item));
  }

  private Map<String, AttributeValue> stored(String partition) {
    return new HashMap<>(
        desk.items().stream()
            .filter(item -> item.get("PK").s().equals(partition))
            .findFirst()
            .orElseThrow());
  }

  private static OfAllTenants<ItemsReport> verifying() {
    return VerifyItems.of(DeskTable.type()).ofAllTenants();
  }

  @Test
  void theTenantsAreListed() {
    store(Map.of("PK", fromS("HEALTH"), "SK", fromS("CHECK")));
    store(Map.of("PK", fromS("TENANT#"), "SK", fromS("CHECK")));

    TenantReports<ItemCount> tenants =
        desk.client().execute(Tenants.of(DeskTable.type()).segments(2).rateLimit(500));

    assertThat(tenants.tenants())
        .containsExactly(
            entry("acme", new ItemCount(7)),
            entry("beta", new ItemCount(7)),
            entry("gamma", new ItemCount(7)));
    assertThat(tenants.items()).isEqualTo(23);
    assertThat(tenants.withoutTenant()).isEqualTo(2);
    assertThat(tenants.samples())
        .containsExactlyInAnyOrder("PK=HEALTH, SK=CHECK", "PK=TENANT#, SK=CHECK");
    assertThat(tenants.toString())
        .startsWith(
            "Items of " + desk.tableName() + " by tenant\n21 items of 3 tenants. 2 scan requests, ")
        .contains("2 items of no tenant left out, such as PK=")
        .endsWith("  acme: 7 items\n  beta: 7 items\n  gamma: 7 items");
  }

  @Test
  void theRecordsOfAllTenantsAreGivenWithTheirTenant() {
    Map<String, List<Desk>> records = new ConcurrentHashMap<>();

    TenantReports<ItemCount> tenants =
        desk.asyncClient()
            .execute(
                Tenants.of(DeskTable.type())
                    .forEach(
                        (tenant, item) ->
                            records.computeIfAbsent(tenant, any -> new ArrayList<>()).add(item)))
            .join();

    assertThat(records.keySet()).containsExactlyInAnyOrder("acme", "beta", "gamma");
    assertThat(records.get("beta"))
        .hasSize(6)
        .contains(new Ticket(3, State.OPEN, "kim", 3), new Agent("kim", "kim@x"));
    assertThat(tenants.tenants().get("beta").items()).isEqualTo(7);
  }

  @Test
  void theItemsOfEachTenantAreCompared() {
    Map<String, AttributeValue> ticket = stored("TENANT#beta#TICKET#0003");
    ticket.put("votes", fromS("many"));
    store(ticket);
    desk.dynamoDb()
        .deleteItem(
            delete ->
                delete
                    .tableName(desk.tableName())
                    .key(
                        Map.of(
                            "PK", fromS("TENANT#gamma#UNIQUE#Agent#email#kim@x"),
                            "SK", fromS("UNIQUE"))));
    store(Map.of("PK", fromS("HEALTH"), "SK", fromS("CHECK")));

    TenantReports<ItemsReport> reports = desk.client().execute(verifying());

    assertThat(reports.tenants().keySet()).containsExactly("acme", "beta", "gamma");
    assertThat(reports.tenants().get("acme").fitsModel()).isTrue();
    assertThat(reports.tenants().get("acme").items()).isEqualTo(7);
    assertThat(reports.tenants().get("beta").differences())
        .extracting(ItemDifference::kind)
        .containsExactly(Kind.UNREADABLE);
    assertThat(reports.tenants().get("gamma").differences())
        .extracting(ItemDifference::kind)
        .containsExactly(Kind.UNRESERVED);
    assertThat(reports.requests()).isEqualTo(1);
    assertThat(reports.withoutTenant()).isEqualTo(1);
    assertThat(reports.areFine()).isFalse();
    assertThat(reports.toString())
        .contains("\n  acme: 7 items\n  beta: 7 items\n  gamma: 6 items\n")
        .contains("\nTenant beta\nItems of " + desk.tableName() + ", compared with the model\n")
        .contains("votes, unreadable, 1 item")
        .doesNotContain("Tenant acme");
    for (String tenant : Set.of("acme", "beta", "gamma")) {
      ItemsReport alone = desk.client().forTenant(tenant).execute(VerifyItems.of(DeskTable.type()));
      assertThat(reports.tenants().get(tenant).entities()).isEqualTo(alone.entities());
      assertThat(reports.tenants().get(tenant).others()).isEqualTo(alone.others());
    }
  }

  @Test
  void aSampleIsOfAllTenants() {
    TenantReports<ItemsReport> reports =
        desk.client().execute(VerifyItems.of(DeskTable.type()).sample(5).ofAllTenants());

    assertThat(reports.items()).isBetween(5L, 20L);
    assertThat(reports.areFine()).isTrue();
    assertThat(reports.tenants().values()).allMatch(ItemsReport::isSample);
    assertThat(reports.checkpoint()).isNotNull();
  }

  @Test
  void aTableWithoutItemsOfATenantIsNotFoundToFit() {
    desk.items()
        .forEach(
            item -> {
              desk.dynamoDb()
                  .deleteItem(
                      delete ->
                          delete
                              .tableName(desk.tableName())
                              .key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))));
              Map<String, AttributeValue> moved = new HashMap<>(item);
              moved.put("PK", fromS(item.get("PK").s().replace("TENANT#", "T#")));
              store(moved);
            });

    TenantReports<ItemsReport> reports = desk.client().execute(verifying());

    assertThat(reports.tenants()).isEmpty();
    assertThat(reports.withoutTenant()).isEqualTo(21);
    assertThat(reports.areFine()).isFalse();
  }

  @Test
  void theItemsOfEachTenantAreMarkedAndTheirValuesReserved() {
    for (String tenant : List.of("acme", "beta")) {
      Map<String, AttributeValue> agent = stored("TENANT#" + tenant + "#AGENT#kim");
      agent.put("PK", fromS("TENANT#" + tenant + "#AGENT#lee"));
      agent.put("name", fromS("lee"));
      agent.put("email", fromS("lee@x"));
      agent.put("GSI1SK", fromS("AGENT#lee"));
      agent.remove("_et");
      store(agent);
    }

    TenantReports<MarkedItems> marked =
        desk.client().execute(MarkItems.of(DeskTable.type()).ofAllTenants());
    TenantReports<ReservedValues> reserved =
        desk.client().execute(ReserveUnique.of(DeskTable.type()).segments(2).ofAllTenants());

    assertThat(marked.tenants().get("acme").marked()).isEqualTo(Map.of("Agent", 1L));
    assertThat(marked.tenants().get("beta").marked()).isEqualTo(Map.of("Agent", 1L));
    assertThat(marked.tenants().get("gamma").marked()).isEmpty();
    assertThat(marked.areFine()).isTrue();
    assertThat(reserved.tenants().get("acme").reserved()).isEqualTo(Map.of("Agent.email", 1L));
    assertThat(reserved.tenants().get("beta").reserved()).isEqualTo(Map.of("Agent.email", 1L));
    assertThat(reserved.areFine()).isTrue();
    assertThat(stored("TENANT#beta#UNIQUE#Agent#email#lee@x").get("_owner").m().get("PK").s())
        .isEqualTo("TENANT#beta#AGENT#lee");
  }

  @Test
  void afterAFailureItGoesOn() {
    List<ScanProgress> told = new ArrayList<>();
    int[] scans = {0};
    TableClient failing =
        desk.client(
            AfterRequest.of(
                desk.dynamoDb(),
                "scan",
                () -> {
                  if (++scans[0] == 2) {
                    throw SdkClientException.create("lost");
                  }
                }));
    OfAllTenants<ItemsReport> verify =
        VerifyItems.of(DeskTable.type()).segments(3).onProgress(told::add).ofAllTenants();

    UnfinishedException unfinished =
        catchThrowableOfType(UnfinishedException.class, () -> failing.execute(verify));
    TenantReports<ItemsReport> soFar = unfinished.soFar(verify).orElseThrow();
    TenantReports<ItemsReport> rest =
        desk.client()
            .execute(
                VerifyItems.of(DeskTable.type())
                    .segments(3)
                    .from(soFar.checkpoint())
                    .ofAllTenants());
    TenantReports<ItemsReport> all = soFar.and(rest);

    assertThat(told).hasSize(1);
    assertThat(soFar.toString()).contains("The table was not read to its end.");
    assertThat(all.checkpoint()).isNull();
    assertThat(all.tenants())
        .hasSize(3)
        .allSatisfy((id, report) -> assertThat(report.isFine()).isTrue());
    assertThat(all.tenants().values()).extracting(ItemsReport::items).containsOnly(7L);
  }

  static List<Operation<?>> ofAllTenants() {
    return List.of(
        verifying(),
        MarkItems.of(DeskTable.type()).ofAllTenants(),
        ReserveUnique.of(DeskTable.type()).ofAllTenants(),
        Tenants.of(DeskTable.type()));
  }

  @ParameterizedTest
  @MethodSource("ofAllTenants")
  void aClientOfATenantReadsNoOtherTenant(Operation<?> operation) {
    for (TableClient client :
        List.of(desk.client().forTenant("acme"), desk.client().onlyForTenant("acme"))) {
      assertThatExceptionOfType(InvalidArgumentException.class)
          .isThrownBy(() -> client.execute(operation))
          .withMessageEndingWith(
              "OfAllTenants reads the items of all tenants. Execute it on a client without a"
                  + " tenant, not on one of forTenant(\"acme\").");
    }
    assertThat(operation.toRequest()).isNotNull();
  }

  @Test
  void aTableWithoutTenantsIsRefused() {
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> VerifyItems.of(DirectoryTable.type()).ofAllTenants())
        .withMessage(
            "[SGR0105] Directory.verifyItemsOfAllTenants: this table has no tenants. Declare"
                + " them by @Table(tenant = ...), or take the operation without ofAllTenants().");
  }

  @Test
  void theFirstRequestIsAScan() {
    OfAllTenants<ItemsReport> verify = VerifyItems.of(DeskTable.type()).segments(4).ofAllTenants();

    assertThat(verify.toRequest().totalSegments()).isEqualTo(4);
    assertThat(verify.toRequest().filterExpression()).isNull();
    assertThat(verify).hasToString("Desk.verifyItemsOfAllTenants");
    assertThat(Tenants.of(DeskTable.type())).hasToString("Tenants[Desk]");
    assertThat(Tenants.of(DeskTable.type()).toRequest(desk.client().context()).tableName())
        .isEqualTo(desk.tableName());
  }
}
