package dev.singlet.examples.recipes.changes.emails;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.singlet.TableClient;
import dev.singlet.change.plan.Action;
import dev.singlet.change.plan.Estimate;
import dev.singlet.change.plan.PlanStep;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.examples.recipes.Stops;
import dev.singlet.examples.recipes.changes.ChangedModel;
import dev.singlet.examples.recipes.changes.Units;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ReservedValues;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class UniqueEmailTest {

  private static final int MANY = 200;

  @RegisterExtension final LocalTable table = LocalTable.of(BeforeTable.SCHEMA);

  private TableClient old;
  private TableClient release;

  @BeforeEach
  void programs() {
    old = table.client();
    release = release(table.dynamoDb());
  }

  private TableClient release(DynamoDbClient dynamoDb) {
    return AfterTable.client(dynamoDb).withTableName(table.tableName());
  }

  private void putOld(String name, String email) {
    old.execute(BeforeUserEntity.put(new Before.User(name, email)));
  }

  private void put(String name, String email) {
    release.execute(AfterUserEntity.put(new After.User(name, email)));
  }

  private List<Kind> differences() {
    return release
        .execute(VerifyItems.of(AfterTable.type()))
        .differences()
        .map(ItemDifference::kind)
        .toList();
  }

  private ReservedValues reserve() {
    return release.execute(UniqueEmail.reservation());
  }

  @Test
  void theOldProgramTakesAnAddressThatIsReserved() {
    put("ann", "ann@example.com");

    putOld("bob", "ann@example.com");

    assertThat(differences()).containsExactly(Kind.DUPLICATE);
  }

  @Test
  void theOldProgramKeepsAnAddressFromOthersThatNobodyHasAnyMore() {
    put("ann", "ann@example.com");
    old.execute(BeforeUserEntity.update("ann").email("ann@example.org"));

    assertThatThrownBy(() -> put("bob", "ann@example.com"))
        .isInstanceOf(ConditionFailedException.class);

    assertThat(reserve().released()).isEqualTo(Map.of("User.email", 1L));
    put("bob", "ann@example.com");
    assertThat(differences()).isEmpty();
  }

  @Test
  void duplicatesAreListedAndStayAsTheyAre() {
    putOld("ann", "ann@example.com");
    putOld("bob", "ann@example.com");
    putOld("cy", "cy@example.com");

    ReservedValues reserved = reserve();

    assertThat(reserved.isComplete()).isFalse();
    assertThat(reserved.reserved()).isEqualTo(Map.of("User.email", 2L));
    assertThat(reserved.duplicates()).hasSize(1);
    assertThat(release.execute(AfterUserEntity.get("bob")))
        .map(After.User::email)
        .contains("ann@example.com");
  }

  @Test
  void theFreedAddressIsReservedForTheOtherOneByASecondRun() {
    putOld("ann", "ann@example.com");
    putOld("bob", "ann@example.com");
    reserve();
    String owner = ownerOf("ann@example.com");

    release.execute(AfterUserEntity.update(owner).email("new@example.com"));

    assertThat(differences()).as("nobody holds the address").containsExactly(Kind.UNRESERVED);
    assertThat(reserve().isComplete()).isTrue();
    assertThat(reserve().reserved()).as("nothing is left to do").isEmpty();
    assertThat(differences()).isEmpty();
  }

  private String ownerOf(String email) {
    return table.items().stream()
        .filter(item -> item.get("PK").s().equals("UNIQUE#User#email#" + email))
        .map(item -> item.get("_owner").m().get("PK").s().substring("ACCOUNT#".length()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void reservingCanStopAfterEachRequest() {
    int stops =
        Stops.afterEachRequest(
            table.dynamoDb(),
            this::fill,
            dynamoDb -> release(dynamoDb).execute(UniqueEmail.reservation()),
            () -> {
              assertThat(differences()).containsExactly(Kind.DUPLICATE);
              assertThat(table.items()).as("three users and two addresses").hasSize(5);
            });

    assertThat(stops).isGreaterThan(3);
  }

  private void fill() {
    for (Map<String, AttributeValue> item : table.items()) {
      Map<String, AttributeValue> key = Map.of("PK", item.get("PK"), "SK", item.get("SK"));
      table.dynamoDb().deleteItem(delete -> delete.tableName(table.tableName()).key(key));
    }
    putOld("ann", "ann@example.com");
    putOld("bob", "ann@example.com");
    putOld("cy", "cy@example.com");
  }

  @Test
  void releaseTwoCanRelyOnIt() {
    putOld("ann", "ann@example.com");
    reserve();

    assertThatThrownBy(() -> put("bob", "ann@example.com"))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused ->
                assertThat(refused.reason()).isEqualTo(ConditionFailedException.Reason.UNIQUE));
    assertThat(old.execute(BeforeUserEntity.get("ann"))).isPresent();
  }

  @Test
  void reservingCostsWhatThePlanSays() {
    for (int number = 1; number <= MANY; number++) {
      putOld("user" + number, number + "@example.com");
    }
    Estimate estimate = estimate(Units.bytes(table.items()));
    Units units = new Units();

    ReservedValues reserved = release.withListener(units).execute(UniqueEmail.reservation());

    assertThat(reserved.reserved()).isEqualTo(Map.of("User.email", (long) MANY));
    // DynamoDB Local counts nothing for the batch that finds no reservation, and half of the
    // writes of a transaction.
    double notFound = 0.5 * MANY;
    assertThat(units.reads() + notFound)
        .isCloseTo(estimate.readUnits().value(), withinPercentage(5));
    assertThat(2 * units.writes()).isEqualTo(estimate.writeUnits().value());
  }

  private static Estimate estimate(double bytes) {
    return new ChangedModel("emails", "Before", "After")
        .plan(MANY, bytes).steps().stream()
            .filter(step -> step.action() == Action.RESERVE)
            .map(PlanStep::estimate)
            .findFirst()
            .orElseThrow();
  }
}
