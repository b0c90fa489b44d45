package dev.singlet.it.unreadable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.error.UnfinishedException;
import dev.singlet.it.AfterRequest;
import dev.singlet.it.Crash;
import dev.singlet.it.encryption.model.TestKeys;
import dev.singlet.it.entities.model.Yard.Crane;
import dev.singlet.it.entities.model.Yard.Lorry;
import dev.singlet.it.entities.model.YardCraneEntity;
import dev.singlet.it.entities.model.YardLorryEntity;
import dev.singlet.it.entities.model.YardTable;
import dev.singlet.it.streams.model.Accounts;
import dev.singlet.it.streams.model.AccountsOrganizationEntity;
import dev.singlet.it.streams.model.AccountsTable;
import dev.singlet.it.streams.model.AccountsUserEntity;
import dev.singlet.it.unreadable.model.Places.Draft;
import dev.singlet.it.unreadable.model.Places.Pass;
import dev.singlet.it.unreadable.model.Places.User;
import dev.singlet.it.unreadable.model.PlacesDraftEntity;
import dev.singlet.it.unreadable.model.PlacesPassEntity;
import dev.singlet.it.unreadable.model.PlacesTable;
import dev.singlet.it.unreadable.model.PlacesUserEntity;
import dev.singlet.scan.ScanProgress;
import dev.singlet.tables.MarkItems;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.MarkedItems;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items that lack the entity attribute get it. */
class MarkItemsTest {

  private static final User ANN = new User("a", 17, "ann");

  @RegisterExtension final LocalTable places = LocalTable.of(PlacesTable.SCHEMA);
  @RegisterExtension final LocalTable accounts = LocalTable.of(AccountsTable.SCHEMA);
  @RegisterExtension final LocalTable yard = LocalTable.of(YardTable.SCHEMA);

  private static void storeUnmarked(LocalTable table, Map<String, AttributeValue> made) {
    Map<String, AttributeValue> item = new HashMap<>(made);
    item.remove("_et");
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private void storePlaces() {
    storeUnmarked(places, PlacesUserEntity.toItem(ANN));
    storeUnmarked(places, PlacesPassEntity.toItem(new Pass("secret")));
    storeUnmarked(places, PlacesDraftEntity.toItem(new Draft("1", "of two entities")));
    Map<String, AttributeValue> elsewhere = new HashMap<>(PlacesUserEntity.toItem(ANN));
    elsewhere.put("SK", fromS("user_99"));
    storeUnmarked(places, elsewhere);
  }

  @Test
  void whatFitsOneEntityIsMarked() {
    storePlaces();
    TableClient client = places.client();
    List<Map<String, AttributeValue>> before = places.items();

    MarkedItems marked = client.execute(MarkItems.of(PlacesTable.type()));

    assertThat(marked.items()).isEqualTo(4);
    assertThat(marked.requests()).isEqualTo(3);
    assertThat(marked.marked()).isEqualTo(Map.of("User", 1L, "Pass", 1L));
    assertThat(marked.changed()).isZero();
    assertThat(marked.writeCapacityUnits()).isPositive();
    assertThat(marked.toString())
        .startsWith(places.tableName() + ": 4 items were read, 2 were marked\n  Pass: 1\n")
        .contains("2 items fit no entity, or several:")
        .contains("PK=***, SK=DOC: fits Draft and Paper")
        .contains("PK=***, SK=user_99: fits no entity. For User, SK is \"user_99\", but");
    assertThat(client.execute(PlacesUserEntity.get("a", 17))).contains(ANN);
    assertThat(withoutMarks()).isEqualTo(before);
  }

  @Test
  void noReasonShowsAKeyThatIsNotShown() {
    Map<String, AttributeValue> pass = new HashMap<>(PlacesUserEntity.toItem(ANN));
    pass.put("PK", fromS("PASS#secret"));
    storeUnmarked(places, pass);

    assertThat(places.client().execute(MarkItems.of(PlacesTable.type())).toString())
        .doesNotContain("secret")
        .contains("PK=***, SK=user_17: fits no entity. For User, PK does not fit");
    assertThat(places.client().execute(VerifyItems.of(PlacesTable.type())).toString())
        .doesNotContain("secret")
        .contains("fits no entity. For User, PK does not fit");
  }

  @Test
  void itCanBeDoneAgain() {
    storePlaces();

    MarkedItems first =
        places
            .asyncClient()
            .execute(MarkItems.of(PlacesTable.type()).segments(3).rateLimit(500))
            .join();
    MarkedItems second = places.asyncClient().execute(MarkItems.of(PlacesTable.type())).join();

    assertThat(first.marked()).hasSize(2);
    assertThat(second.marked()).isEmpty();
    assertThat(second.requests()).isEqualTo(1);
    assertThat(second.others()).isEqualTo(first.others());
  }

  @Test
  void anItemThatIsDeletedOrMarkedMeanwhileStaysSo() {
    storePlaces();
    TableClient client =
        places.client(
            AfterRequest.of(
                places.dynamoDb(),
                "scan",
                () -> {
                  places.client().execute(PlacesUserEntity.put(new User("a", 17, "eve")));
                  places.client().execute(PlacesPassEntity.delete("secret"));
                }));

    MarkedItems marked = client.execute(MarkItems.of(PlacesTable.type()));

    assertThat(marked.marked()).isEmpty();
    assertThat(marked.changed()).isEqualTo(2);
    assertThat(places.items()).hasSize(3);
  }

  @Test
  void whereKeysAreSharedNothingElseMayChange() {
    storeUnmarked(accounts, AccountsUserEntity.toItem(new Accounts.User("ann", "Ann")));
    Map<String, AttributeValue> organization =
        AccountsOrganizationEntity.toItem(new Accounts.Organization("ann", 3));
    TableClient client =
        accounts.client(
            AfterRequest.of(
                accounts.dynamoDb(), "scan", () -> storeUnmarked(accounts, organization)));

    assertThat(client.execute(MarkItems.of(AccountsTable.type())).changed()).isEqualTo(1);
    assertThat(accounts.items()).allMatch(item -> !item.containsKey("_et"));

    assertThat(accounts.client().execute(MarkItems.of(AccountsTable.type())).marked())
        .isEqualTo(Map.of("Organization", 1L));
  }

  @Test
  void entitiesThatKeysTellAreLeftAndSoAreOtherTenants() {
    TestKeys.reset();
    List<String> tenants = List.of("one", "two");
    for (String tenant : tenants) {
      TableClient client = yard.client().forTenant(tenant);
      client.execute(YardLorryEntity.put(new Lorry("north", "x", "sand", 0)));
      client.execute(YardCraneEntity.put(new Crane("north", 7, "y", null)));
    }
    yard.items().forEach(item -> storeUnmarked(yard, item));

    MarkedItems marked = yard.client().forTenant("one").execute(MarkItems.of(YardTable.type()));

    assertThat(marked.marked()).isEqualTo(Map.of("Crane", 1L));
    assertThat(marked.others()).isEmpty();
    assertThat(yard.items())
        .filteredOn(item -> item.containsKey("_et"))
        .singleElement()
        .satisfies(item -> assertThat(item.get("PK").s()).isEqualTo("TENANT#one#LOT#north"));
  }

  @Test
  void afterAFailureItGoesOn() {
    storePlaces();
    TableClient failing =
        places.client(
            AfterRequest.of(
                places.dynamoDb(),
                "updateItem",
                () -> {
                  throw SdkClientException.create("lost");
                }));
    List<ScanProgress> progress = new ArrayList<>();
    MarkItems marking = MarkItems.of(PlacesTable.type()).segments(2).onProgress(progress::add);

    UnfinishedException unfinished =
        catchThrowableOfType(UnfinishedException.class, () -> failing.execute(marking));
    MarkedItems soFar = unfinished.soFar(marking).orElseThrow();
    MarkedItems rest = places.client().execute(marking.from(soFar.checkpoint()));

    assertThat(soFar.checkpoint()).isNotNull();
    assertThat(rest.checkpoint()).isNull();
    assertThat(soFar.and(rest).items()).isGreaterThanOrEqualTo(4);
    assertThat(progress).isNotEmpty();
    assertThat(places.items()).filteredOn(item -> item.containsKey("_et")).hasSize(2);
  }

  @Test
  void whatIsMarkedIsWholeWhereverTheProgramEnds() {
    storePlaces();
    List<Map<String, AttributeValue>> before = places.items();

    int crashes =
        Crash.afterEachRequest(
            places.dynamoDb(),
            () -> {},
            dynamoDb -> places.client(dynamoDb).execute(MarkItems.of(PlacesTable.type())),
            () -> assertThat(withoutMarks()).isEqualTo(before));

    assertThat(crashes).isPositive();
    assertThat(withoutMarks()).isEqualTo(before);
    assertThat(places.items()).filteredOn(item -> item.containsKey("_et")).hasSize(2);
  }

  private List<Map<String, AttributeValue>> withoutMarks() {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    places.items().forEach(item -> items.add(new HashMap<>(item)));
    items.forEach(item -> item.remove("_et"));
    return items;
  }

  @Test
  void theFirstRequestIsAScan() {
    assertThat(MarkItems.of(PlacesTable.type()).segments(4).toRequest().totalSegments())
        .isEqualTo(4);
    assertThat(MarkItems.of(PlacesTable.type())).hasToString("MarkItems[Places]");
  }
}
