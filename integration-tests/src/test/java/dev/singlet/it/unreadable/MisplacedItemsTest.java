package dev.singlet.it.unreadable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.unreadable.model.Places;
import dev.singlet.it.unreadable.model.Places.Pass;
import dev.singlet.it.unreadable.model.Places.Site;
import dev.singlet.it.unreadable.model.Places.User;
import dev.singlet.it.unreadable.model.PlacesNameProjection;
import dev.singlet.it.unreadable.model.PlacesPageEntity;
import dev.singlet.it.unreadable.model.PlacesPassEntity;
import dev.singlet.it.unreadable.model.PlacesSiteEntity;
import dev.singlet.it.unreadable.model.PlacesTable;
import dev.singlet.it.unreadable.model.PlacesUserEntity;
import dev.singlet.item.Get;
import dev.singlet.query.HydratedPage;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item under a key that its attributes don't make is found wherever it is read. */
class MisplacedItemsTest {

  private static final User SEVENTEEN = new User("a", 17, "ann");
  private static final String ELSEWHERE =
      "is \"user_16\", but the item's attributes make \"user_17\": a put of it would write a second"
          + " item";

  @RegisterExtension final LocalTable table = LocalTable.of(PlacesTable.SCHEMA);

  private void write(Map<String, AttributeValue> made, Map<String, String> changes) {
    Map<String, AttributeValue> item = new HashMap<>(made);
    changes.forEach((name, value) -> item.put(name, AttributeValue.fromS(value)));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private void writeSixteen() {
    write(PlacesUserEntity.toItem(SEVENTEEN), Map.of("SK", "user_16"));
  }

  private static void assertElsewhere(ThrowingCallable read) {
    assertThatThrownBy(read)
        .isInstanceOfSatisfying(
            UnreadableItemException.class,
            refused -> {
              assertThat(refused.attribute()).isEqualTo("SK");
              assertThat(refused.reason()).isEqualTo(ELSEWHERE);
            });
  }

  @Test
  void everyReadRefusesIt() {
    writeSixteen();
    TableClient client = table.client();

    Get<User> get = PlacesUserEntity.get("a", 16);

    assertElsewhere(() -> client.execute(get));
    assertElsewhere(() -> client.execute(PlacesUserEntity.of("a")));
    assertElsewhere(() -> client.execute(BatchGet.of(List.of(get))).get(get));
    assertElsewhere(() -> client.transactGet(get).get(get));
    assertElsewhere(() -> client.stream(PlacesTable.scan(PlacesUserEntity.type())).toList());
    assertElsewhere(() -> client.execute(PlacesUserEntity.named("ann").hydrate()));
    assertElsewhere(() -> PlacesUserEntity.fromItem(table.items().get(0)));
    assertElsewhere(() -> client.execute(PlacesUserEntity.update("a", 16).name("bob")));
  }

  @Test
  void queriesReadItWhereTheyAreToldNotToCompare() {
    writeSixteen();
    TableClient client = table.client().withKeysCheckedInQueries(false);
    Get<User> get = PlacesUserEntity.get("a", 16);

    assertThat(client.execute(PlacesUserEntity.of("a")).items()).containsExactly(SEVENTEEN);
    assertThat(client.stream(PlacesUserEntity.of("a"))).containsExactly(SEVENTEEN);

    assertElsewhere(() -> client.withKeysCheckedInQueries(true).execute(PlacesUserEntity.of("a")));
    assertElsewhere(() -> client.withValidationOnRead().execute(PlacesUserEntity.of("a")));
    assertElsewhere(() -> client.execute(PlacesUserEntity.named("ann").hydrate()));
    assertElsewhere(() -> client.execute(get));
    assertElsewhere(() -> client.execute(BatchGet.of(List.of(get))).get(get));
    assertElsewhere(() -> client.transactGet(get).get(get));
    assertElsewhere(() -> client.stream(PlacesTable.scan(PlacesUserEntity.type())).toList());
    assertElsewhere(() -> client.execute(PlacesUserEntity.update("a", 16).name("bob")));
  }

  @Test
  void policiesHoldForItAsForOthers() {
    writeSixteen();
    table.client().execute(PlacesUserEntity.put(new User("a", 18, "bob")));

    Page<User> page =
        table.client().execute(PlacesUserEntity.of("a").onUnreadable(ReadPolicy.collect()));
    HydratedPage<User> hydrated =
        table
            .client()
            .execute(PlacesUserEntity.named("ann").hydrate().onUnreadable(ReadPolicy.collect()));

    assertThat(page.items()).containsExactly(new User("a", 18, "bob"));
    assertThat(page.unreadable())
        .extracting(UnreadableItem::attribute, UnreadableItem::reason)
        .containsExactly(tuple("SK", ELSEWHERE));
    assertThat(hydrated.items()).isEmpty();
    assertThat(hydrated.unreadable()).hasSize(1);
    assertThat(
            table
                .client()
                .execute(PlacesUserEntity.of("a").onUnreadable(ReadPolicy.skip()))
                .items())
        .hasSize(1);
  }

  @Test
  void whatIsPutAsideCanBeMoved() {
    writeSixteen();
    List<UnreadableItem> aside = new ArrayList<>();
    TableClient client = table.client();
    client.execute(PlacesUserEntity.get("a", 16).onUnreadable(ReadPolicy.collect(aside::add)));

    Map<String, AttributeValue> attributes = new HashMap<>(aside.get(0).item());
    attributes.keySet().removeAll(PlacesTable.SCHEMA.key().names());
    User user = PlacesUserEntity.fromItem(attributes);
    client.transact(PlacesUserEntity.put(user).ifNotExists(), PlacesUserEntity.delete("a", 16));

    assertThat(client.execute(PlacesUserEntity.get("a", 17))).contains(SEVENTEEN);
    assertThat(table.items()).hasSize(1);
  }

  @Test
  void aProjectionIsReadSinceItCantBePut() {
    writeSixteen();

    assertThat(
            table
                .client()
                .execute(PlacesUserEntity.of("a").project(PlacesNameProjection.type()))
                .items())
        .containsExactly(new Places.Name("ann"));
  }

  @Test
  void aKeyThatTheTemplateCantGiveIsRefused() {
    write(PlacesUserEntity.toItem(SEVENTEEN), Map.of("PK", "4711", "SK", "user_17"));

    assertThatThrownBy(
            () -> table.client().stream(PlacesTable.scan(PlacesUserEntity.type())).toList())
        .hasMessage(
            "[SGR0201] User item PK=4711, SK=user_17, attribute PK: is \"4711\", but the item's"
                + " attributes make \"TEAM#a\": a put of it would write a second item.");
  }

  @Test
  void aDefaultStandsInTheKeyOfAnItemThatLacksIt() {
    Site site = new Site("1", "eu");
    Map<String, AttributeValue> older = new HashMap<>(PlacesSiteEntity.toItem(site));
    older.remove("region");
    write(older, Map.of());

    assertThat(table.client().execute(PlacesSiteEntity.get("eu", "1"))).contains(site);

    write(older, Map.of("PK", "SITE#1"));
    assertThatThrownBy(
            () -> table.client().stream(PlacesTable.scan(PlacesSiteEntity.type())).toList())
        .hasMessageContaining("is \"SITE#1\", but the item's attributes make \"SITE#eu#1\"");
  }

  @Test
  void aLongKeyIsCutBetweenCharacters() {
    String wheels = "\uD83D\uDEDE";
    write(PlacesSiteEntity.toItem(new Site("1", "eu")), Map.of("PK", "SITE#" + wheels.repeat(80)));

    assertThatThrownBy(
            () -> table.client().stream(PlacesTable.scan(PlacesSiteEntity.type())).toList())
        .hasMessageContaining("is \"SITE#" + wheels.repeat(71) + "...\", but the item's");
  }

  @Test
  void aMigrationThatChangesTheKeyIsTold() {
    write(PlacesPageEntity.toItem(new Places.Page("index")), Map.of());
    Map<String, AttributeValue> older = new HashMap<>(table.items().get(0));
    older.remove("_v");
    write(older, Map.of());
    assertThat(table.client().execute(PlacesPageEntity.get("index"))).isPresent();

    write(older, Map.of("PK", "PAGE#Index", "path", "Index"));
    assertThatThrownBy(() -> table.client().execute(PlacesPageEntity.get("Index")))
        .hasMessageContaining("is \"PAGE#Index\", but the item's attributes make \"PAGE#index\"");
  }

  @Test
  void noSensitiveValueIsShown() {
    write(PlacesPassEntity.toItem(new Pass("secret")), Map.of("PK", "PASS#x"));

    assertThatThrownBy(
            () -> table.client().stream(PlacesTable.scan(PlacesPassEntity.type())).toList())
        .hasMessage(
            "[SGR0201] Pass item PK=***, SK=PASS, attribute PK: is not what the item's attributes"
                + " make: a put of it would write a second item.");
  }
}
