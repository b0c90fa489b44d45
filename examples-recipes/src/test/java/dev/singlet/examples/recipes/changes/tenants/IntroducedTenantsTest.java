package dev.singlet.examples.recipes.changes.tenants;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Stops;
import dev.singlet.examples.recipes.changes.MemoryJournal;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemsReport;
import dev.singlet.verify.TenantReports;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class IntroducedTenantsTest {

  private static final List<Before.User> USERS =
      List.of(
          new Before.User("ann", "ann@acme.example"),
          new Before.User("bob", "bob@zeta.example"),
          new Before.User("cy", "cy@acme.example"));

  @RegisterExtension final LocalTable table = LocalTable.of(BeforeTable.SCHEMA);

  private TableClient before;
  private TableClient after;

  @BeforeEach
  void programs() {
    before = before(table.dynamoDb());
    after = after(table.dynamoDb());
  }

  private TableClient before(DynamoDbClient dynamoDb) {
    return BeforeTable.client(dynamoDb).withTableName(table.tableName());
  }

  private TableClient after(DynamoDbClient dynamoDb) {
    return AfterTable.client(dynamoDb).withTableName(table.tableName());
  }

  private void fill() {
    for (Before.User user : USERS) {
      after
          .forTenant(user.email().split("@", -1)[1])
          .execute(AfterUserEntity.delete(user.username()));
      before.execute(BeforeUserEntity.put(user));
    }
  }

  private TenantReports<ItemsReport> compared() {
    return after.execute(VerifyItems.of(AfterTable.type()).ofAllTenants());
  }

  @Test
  void beforeTheMoveTheClientOfATenantFindsNothing() {
    fill();
    TableClient acme = after.forTenant("acme.example");

    assertThat(acme.execute(AfterUserEntity.get("ann"))).isEmpty();
    assertThat(acme.stream(AfterTable.scan())).isEmpty();
    assertThat(acme.execute(VerifyItems.of(AfterTable.type())).compared()).isZero();
    assertThat(compared().withoutTenant()).isEqualTo(USERS.size());
  }

  @Test
  void usersThatDidNotMoveShowOnlyAsItemsWithoutATenant() {
    fill();
    after
        .forTenant("acme.example")
        .execute(AfterUserEntity.put(new After.User("dee", "dee@acme.example")));

    assertThat(compared().areFine()).isTrue();
    assertThat(compared().withoutTenant()).isEqualTo(USERS.size());
  }

  @Test
  void theMoveCanStopAfterEachRequest() {
    int stops =
        Stops.afterEachRequest(
            table.dynamoDb(),
            this::fill,
            dynamoDb -> after(dynamoDb).execute(IntroducedTenants.move()),
            () -> {
              assertThat(compared().areFine()).isTrue();
              assertThat(compared().withoutTenant()).isZero();
              assertThat(compared().tenants().get("acme.example").compared()).isEqualTo(2);
              assertThat(compared().tenants().get("zeta.example").compared()).isEqualTo(1);
              assertThat(table.items()).hasSameSizeAs(USERS);
            });

    assertThat(stops).as("of a look, a scan and a move of each user").isEqualTo(4);
  }

  @Test
  void eachClientSeesItsTenantOnly() {
    fill();
    List<Map<String, AttributeValue>> start = table.items();
    MemoryJournal journal = new MemoryJournal();
    assertThat(after.execute(IntroducedTenants.move().journal(journal)).isFine()).isTrue();

    assertThat(after.forTenant("acme.example").stream(AfterTable.scan(AfterUserEntity.type())))
        .extracting(After.User::username)
        .containsExactlyInAnyOrder("ann", "cy");
    assertThat(after.forTenant("zeta.example").execute(AfterUserEntity.get("ann"))).isEmpty();
    assertThat(before.execute(BeforeUserEntity.get("ann"))).isEmpty();
    assertThat(after.execute(UndoBackfill.of(AfterTable.type(), journal)).undone())
        .isEqualTo(USERS.size());
    assertThat(table.items()).containsExactlyInAnyOrderElementsOf(start);
  }
}
