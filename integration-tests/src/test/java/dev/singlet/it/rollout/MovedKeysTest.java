package dev.singlet.it.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.Crash;
import dev.singlet.it.rollout.model.Yard.Narrow;
import dev.singlet.it.rollout.model.Yard.Site;
import dev.singlet.it.rollout.model.Yard.Wide;
import dev.singlet.it.rollout.model.YardNarrowBoxEntity;
import dev.singlet.it.rollout.model.YardNarrowTable;
import dev.singlet.it.rollout.model.YardSiteBoxEntity;
import dev.singlet.it.rollout.model.YardSiteTable;
import dev.singlet.it.rollout.model.YardWideBoxEntity;
import dev.singlet.it.rollout.model.YardWideTable;
import dev.singlet.item.Put;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import dev.singlet.verify.ItemsReport;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Items whose keys get more digits, or another prefix of the tenant, and are moved. */
class MovedKeysTest {

  private static final List<String> TENANTS = List.of("acme", "zeta");
  private static final int BOXES = 4;

  @RegisterExtension final LocalTable table = LocalTable.of(YardNarrowTable.SCHEMA);

  @BeforeEach
  void fill() {
    for (String tenant : TENANTS) {
      TableClient narrow = narrow(table.dynamoDb(), tenant);
      for (int number = 1; number <= BOXES; number++) {
        narrow.execute(YardNarrowBoxEntity.put(new Narrow.Box("a", number, tenant + number, 0)));
      }
    }
  }

  private TableClient narrow(DynamoDbClient dynamoDb, String tenant) {
    return YardNarrowTable.client(dynamoDb).withTableName(table.tableName()).forTenant(tenant);
  }

  private TableClient wide(DynamoDbClient dynamoDb, String tenant) {
    return YardWideTable.client(dynamoDb).withTableName(table.tableName()).forTenant(tenant);
  }

  private TableClient site(DynamoDbClient dynamoDb, String tenant) {
    return YardSiteTable.client(dynamoDb).withTableName(table.tableName()).forTenant(tenant);
  }

  @Test
  void numbersWithMoreDigits() {
    ItemsReport before =
        wide(table.dynamoDb(), "acme").execute(VerifyItems.of(YardWideTable.type()));
    assertThat(before.breaksModel()).isTrue();

    crashAfterEachRequest(
        dynamoDb ->
            TENANTS.forEach(
                tenant -> {
                  TableClient older = narrow(dynamoDb, tenant);
                  TableClient newer = wide(dynamoDb, tenant);
                  older.execute(
                      YardNarrowTable.scan(YardNarrowBoxEntity.type())
                          .onUnreadable(ReadPolicy.skip())
                          .forEach(box -> move(older, newer, box, MovedKeysTest::widened)));
                }));

    for (String tenant : TENANTS) {
      TableClient newer = wide(table.dynamoDb(), tenant);
      assertThat(newer.execute(VerifyItems.of(YardWideTable.type())).fitsModel()).isTrue();
      assertThat(newer.stream(YardWideBoxEntity.ofRow("a")))
          .extracting(Wide.Box::content)
          .containsExactly(tenant + 1, tenant + 2, tenant + 3, tenant + 4);
      assertThat(newer.stream(YardWideBoxEntity.ofRow("a")))
          .extracting(Wide.Box::version)
          .containsOnly(1L);
    }
  }

  @Test
  void anotherPrefixOfTenants() {
    ItemsReport before =
        site(table.dynamoDb(), "acme").execute(VerifyItems.of(YardSiteTable.type()));
    assertThat(before.compared()).isZero();
    assertThat(before.fitsModel()).isFalse();

    crashAfterEachRequest(
        dynamoDb ->
            TENANTS.forEach(
                tenant -> {
                  TableClient older = narrow(dynamoDb, tenant);
                  TableClient newer = site(dynamoDb, tenant);
                  older.execute(
                      YardNarrowTable.scan(YardNarrowBoxEntity.type())
                          .forEach(box -> move(older, newer, box, MovedKeysTest::renamed)));
                }));

    for (String tenant : TENANTS) {
      TableClient newer = site(table.dynamoDb(), tenant);
      assertThat(newer.execute(VerifyItems.of(YardSiteTable.type())).fitsModel()).isTrue();
      assertThat(newer.stream(YardSiteBoxEntity.ofRow("a")))
          .extracting(Site.Box::content)
          .containsExactly(tenant + 1, tenant + 2, tenant + 3, tenant + 4);
    }
  }

  /** The moved item begins with a version of its own. */
  private static void move(
      TableClient older, TableClient newer, Narrow.Box box, Function<Narrow.Box, Put<?>> put) {
    older.transact(
        tx -> {
          Narrow.Box old = tx.read(YardNarrowBoxEntity.get(box)).orElse(null);
          if (old != null) {
            tx.on(newer).write(put.apply(old));
            tx.write(YardNarrowBoxEntity.delete(old));
          }
          return "";
        });
  }

  private static Put<?> widened(Narrow.Box old) {
    Wide.Box moved = new Wide.Box(old.row(), old.number(), old.content(), 0);
    return YardWideBoxEntity.put(moved).ifNotExists();
  }

  private static Put<?> renamed(Narrow.Box old) {
    Site.Box moved = new Site.Box(old.row(), old.number(), old.content(), 0);
    return YardSiteBoxEntity.put(moved).ifNotExists();
  }

  private void crashAfterEachRequest(Consumer<DynamoDbClient> move) {
    Crash.afterEachRequest(
        table.dynamoDb(),
        () -> {},
        move,
        () ->
            assertThat(table.items())
                .extracting(item -> item.get("content").s())
                .doesNotHaveDuplicates()
                .hasSize(BOXES * TENANTS.size()));
  }
}
