package dev.singlet.it.evolution;

import static dev.singlet.it.evolution.model.MenusMenuEntity.COURSE;
import static dev.singlet.it.evolution.model.MenusMenuEntity.DESSERT;
import static dev.singlet.it.evolution.model.MenusMenuEntity.DISHES;
import static dev.singlet.it.evolution.model.MenusMenuEntity.PRICES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.evolution.model.Menus.Course;
import dev.singlet.it.evolution.model.Menus.Menu;
import dev.singlet.it.evolution.model.MenusMenuEntity;
import dev.singlet.it.evolution.model.MenusTable;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Updates that start from a list, a map or a record which an older item lacks, and reads by a
 * default.
 */
class AbsentDefaultsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(MenusTable.SCHEMA);

  private TableClient menus;

  @BeforeEach
  void putOlderItem() {
    menus = table.client();
    table
        .dynamoDb()
        .putItem(
            request ->
                request
                    .tableName(table.tableName())
                    .item(
                        Map.of(
                            "PK", AttributeValue.fromS("MENU#1"),
                            "SK", AttributeValue.fromS("MENU"),
                            "_et", AttributeValue.fromS("Menu"),
                            "id", AttributeValue.fromS("1"),
                            "cook", AttributeValue.fromS("ann"),
                            "dessert",
                                AttributeValue.fromM(
                                    Map.of("name", AttributeValue.fromS("cake"))))));
  }

  private Menu updated(UnaryOperator<MenusMenuEntity.Update> change) {
    Menu updated = menus.execute(change.apply(MenusMenuEntity.update("1")));
    assertThat(menus.execute(MenusMenuEntity.get("1"))).contains(updated);
    return updated;
  }

  @Test
  void elementsAreAddedToTheDefaultOfAList() {
    Menu menu = updated(update -> update.appendToDishes("soup").prependToDrinks("tea"));

    assertThat(menu.dishes()).containsExactly("bread", "soup");
    assertThat(menu.drinks()).containsExactly("tea", "bread");
    assertThat(table.items().get(0).get("dishes").l())
        .containsExactly(AttributeValue.fromS("d:bread"), AttributeValue.fromS("d:soup"));
  }

  @Test
  void andToThatOfAListWithinARecord() {
    Menu menu = updated(update -> update.append(DESSERT.SPICES, List.of("mint")));

    assertThat(menu.dessert().spices()).containsExactly("salt", "mint");
  }

  @Test
  void theDefaultCountsAmongWhatAListMayHave() {
    assertThatThrownBy(() -> updated(update -> update.appendToDrinks("tea", "wine")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining(
            "drinks is not there, so it begins at its default of 1 element, and with 2 elements more"
                + " it must have");
  }

  @Test
  void andAmongWhatItMustHave() {
    assertThat(updated(update -> update.appendToPlates("soup")).plates())
        .containsExactly("small", "large", "soup");
  }

  @Test
  void aDefaultMadeOfOthersIsNotStartedFrom() {
    assertThatThrownBy(() -> updated(update -> update.appendToNotes("hot")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessage(
            "[SGR0301] Update[Menu MENU#1 / MENU] refused: notes is not there, and its default is"
                + " made of others, so that elements can't be added to it. Set it as a whole.");
    assertThatThrownBy(() -> updated(update -> update.append(DESSERT.HINTS, List.of("hot"))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("dessert.hints is not there, and its default is made of others");
    assertThatThrownBy(() -> updated(update -> update.set(MenusMenuEntity.EXTRAS.key("tea"), 3)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("it has no extras, so that extras.tea can't be changed");
  }

  @Test
  void aDefaultMadeOfOthersFollowsAPlainUpdateOfThese() {
    assertThat(updated(update -> update.cook("bob")).notes()).containsExactly("by bob");
  }

  @Test
  void andIsStoredByAnUpdateOfTheRecord() {
    Menu read = menus.execute(MenusMenuEntity.get("1")).orElseThrow();
    Menu changed = MenusMenuEntity.builder(read).cook("bob").build();

    assertThat(menus.execute(MenusMenuEntity.update(read, changed)).notes())
        .containsExactly("by ann");
  }

  @Test
  void entriesAreSetInTheDefaultOfAMap() {
    Menu menu =
        updated(update -> update.set(PRICES.key("soup"), 4).set(DESSERT.SIDES.key("cream"), 1));

    assertThat(menu.prices()).isEqualTo(Map.of("bread", 1, "soup", 4));
    assertThat(menu.dessert().sides()).isEqualTo(Map.of("rice", 2, "cream", 1));
  }

  @Test
  void entriesAreRemovedFromTheDefaultOfAMap() {
    assertThat(updated(update -> update.remove(PRICES.key("bread")).cook("bob")).prices())
        .isEmpty();
  }

  @Test
  void whatTheDefaultOfAMapHoldsIsNotStartedFrom() {
    assertThat(updated(update -> update.increment(PRICES.key("soup"), 2)).prices())
        .isEqualTo(Map.of("bread", 1, "soup", 2));
    putOlderItem();
    assertThatThrownBy(() -> updated(update -> update.increment(PRICES.key("bread"), 2)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("it has no prices, so that prices.bread can't be changed");
  }

  @Test
  void componentsAreSetInTheDefaultOfARecord() {
    Menu menu = updated(update -> update.set(COURSE.NAME, "fish"));

    assertThat(menu.course())
        .isEqualTo(new Course("fish", List.of("salt"), List.of(), Map.of("soup", 1)));
  }

  @Test
  void anUpsertAddsToTheDefault() {
    Course dessert = menus.execute(MenusMenuEntity.get("1")).orElseThrow().dessert();
    Menu menu =
        menus.execute(MenusMenuEntity.upsert("2", "bob", dessert).append(DISHES, List.of("soup")));

    assertThat(menu.dishes()).containsExactly("bread", "soup");
  }
}
