package dev.singlet.it.otherlibraries;

import static dev.singlet.it.otherlibraries.model.InventoryProductEntity.BOX;
import static dev.singlet.it.otherlibraries.model.InventoryProductEntity.DASHED;
import static dev.singlet.it.otherlibraries.model.InventoryProductEntity.LISTED;
import static dev.singlet.it.otherlibraries.model.InventoryProductEntity.STOCK;
import static dev.singlet.it.otherlibraries.model.InventoryProductEntity.UNDERSCORED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.otherlibraries.model.Inventory.Box;
import dev.singlet.it.otherlibraries.model.Inventory.Product;
import dev.singlet.it.otherlibraries.model.InventoryProductEntity;
import dev.singlet.it.otherlibraries.model.InventoryTable;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** What goes wrong in other libraries when they update does not here. */
class OtherLibrariesUpdatesTest {

  @RegisterExtension final LocalTable table = LocalTable.of(InventoryTable.SCHEMA);

  private static InventoryProductEntity.Update update() {
    return InventoryProductEntity.update("p");
  }

  private static InventoryProductEntity.Builder product() {
    return InventoryProductEntity.builder().sku("p").rank(1).listed(true);
  }

  private <R> R execute(Operation<R> operation) {
    return table.client().execute(operation);
  }

  private Map<String, AttributeValue> onlyItem() {
    assertThat(table.items()).hasSize(1);
    return table.items().get(0);
  }

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }

  @Test
  void indexKeysNeverStayStale() {
    execute(InventoryProductEntity.put(product().shelf("a").build()));

    execute(update().shelf("b", 1));
    assertThat(onlyItem())
        .containsEntry("GSI1PK", s("SHELF#b"))
        .containsEntry("GSI1SK", s("RANK#001#p"));

    execute(update().removeShelf());
    assertThat(onlyItem()).doesNotContainKeys("shelf", "GSI1PK", "GSI1SK");
    assertThat(table.client().page(InventoryProductEntity.byShelf("b")).items()).isEmpty();
  }

  @Test
  void whatAKeyNeedsBesidesIsDemandedByTheCompilerAndCheckedByTheWrite() {
    execute(InventoryProductEntity.put(product().shelf("a").build()));

    assertThat(
            Arrays.stream(InventoryProductEntity.Update.class.getMethods())
                .filter(method -> method.getName().equals("shelf"))
                .map(Method::getParameterCount))
        .containsOnly(2);
    assertThatThrownBy(() -> execute(update().shelf("b", 7)))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(onlyItem()).containsEntry("GSI1PK", s("SHELF#a"));
  }

  @Test
  void aPartOfAKeyCannotBeCorruptedByAdding() {
    assertThat(InventoryProductEntity.Update.class.getMethods())
        .extracting(Method::getName)
        .contains("rank", "incrementStock")
        .doesNotContain("incrementRank", "decrementRank");
  }

  @Test
  void constraintsAreCheckedOnUpdate() {
    assertThatThrownBy(() -> update().code("NO").stock(101).toRequest())
        .isInstanceOf(ValidationException.class)
        .hasMessageContainingAll("code must match [a-z]+", "stock must be at most 100");
    execute(InventoryProductEntity.put(product().stock(99).build()));
    assertThatThrownBy(() -> execute(update().incrementStock(2)))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void anUpsertDoesNotOverwriteWithDefaults() {
    execute(InventoryProductEntity.put(product().stock(50).build()));

    Product after = execute(InventoryProductEntity.upsert("p", null, 2, true).code("x"));

    assertThat(after).extracting(Product::stock, Product::rank).containsExactly(50, 2);
  }

  @Test
  void anUpdateMakesNoItemWithoutItsKeys() {
    assertThatThrownBy(() -> execute(update().stock(3)))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed ->
                assertThat(failed.reason()).isEqualTo(ConditionFailedException.Reason.NOT_FOUND));
    assertThat(table.items()).isEmpty();

    execute(InventoryProductEntity.upsert("p", "a", 2, true).stock(3));
    assertThat(onlyItem()).containsKeys("_et", "_ct", "GSI1PK", "GSI1SK", "sku", "rank");
  }

  @Test
  void anEmptyListOrMapIsStoredAndAnEmptySetRemovesTheOldOne() {
    execute(
        InventoryProductEntity.put(
            product().notes(List.of("n")).prices(Map.of("eur", 1)).tags(Set.of("t")).build()));

    Product after = execute(update().notes(List.of()).prices(Map.of()).tags(Set.of()));

    assertThat(after.notes()).isEmpty();
    assertThat(after.prices()).isEmpty();
    assertThat(after.tags()).isEmpty();
    assertThat(onlyItem()).containsKeys("notes", "prices").doesNotContainKey("tags");
  }

  @Test
  void nothingToSetIsNoRequest() {
    Product product = execute(InventoryProductEntity.put(product().build()));

    assertThatThrownBy(() -> update().toRequest())
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("changes nothing");
    Map<String, AttributeValue> before = onlyItem();
    execute(InventoryProductEntity.update(product, product));
    assertThat(onlyItem()).isEqualTo(before);
  }

  @Test
  void textIsNeverInterpretedAsAnExpression() {
    execute(InventoryProductEntity.put(product().build()));
    String text = "${stock} = 0, REMOVE #stock :0 if_not_exists(stock, 1)";

    Product after = execute(update().dashed(text).when(DASHED.ne(text)));

    assertThat(after).extracting(Product::dashed, Product::stock).containsExactly(text, 1);
    assertThatThrownBy(() -> execute(update().dashed("x").when(DASHED.ne(text))))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void anUpdateBelowAnAbsentParentMakesTheParent() {
    execute(InventoryProductEntity.put(product().build()));

    Product after = execute(update().set(BOX.WIDTH, 3));

    assertThat(after.box()).isEqualTo(new Box(3, null));
  }

  @Test
  void whatReplacesARecordLeavesNothingOfTheOldOne() {
    execute(InventoryProductEntity.put(product().box(new Box(3, "cm")).build()));

    execute(update().box(new Box(null, "in")));

    assertThat(onlyItem()).containsEntry("box", AttributeValue.createM(Map.of("unit", s("in"))));
  }

  @Test
  void conditionsOfOneKindCanBeJoinedAndNamesThatLookAlikeStayApart() {
    execute(InventoryProductEntity.put(product().dashed("1").underscored("2").build()));

    assertThat(
            execute(
                update()
                    .dashed("3")
                    .underscored("4")
                    .when(DASHED.eq("1").and(UNDERSCORED.eq("2")))
                    .when(DASHED.ne("2").or(DASHED.ne("1")))))
        .extracting(Product::dashed, Product::underscored)
        .containsExactly("3", "4");
  }

  @Test
  void anUpdateSendsWhatWasAskedForAndWhoseItIs() {
    UpdateItemRequest request = update().incrementStock(5).toRequest();

    assertThat(request.updateExpression())
        .isEqualTo(
            "SET #stock = if_not_exists(#stock, :0) + :1, #_md = :2, #_et = if_not_exists(#_et,"
                + " :3)");
    execute(InventoryProductEntity.put(product().stock(7).build()));
    Product after = execute(update().incrementStock(5));
    assertThat(after).extracting(Product::stock, Product::listed).containsExactly(12, true);
  }

  @Test
  void theOldItemOfAFailedConditionIsTyped() {
    Product product = execute(InventoryProductEntity.put(product().stock(7).build()));

    assertThatThrownBy(() -> execute(update().stock(8).when(STOCK.lt(7).or(LISTED.eq(false)))))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.existing(InventoryProductEntity.type())).contains(product));
  }

  @Test
  void aRequestHasItsOwnConfiguration() {
    UpdateItemRequest request =
        update()
            .stock(1)
            .overrideConfiguration(
                software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration.builder()
                    .apiCallTimeout(Duration.ofSeconds(3))
                    .build())
            .toRequest();

    assertThat(request.overrideConfiguration().orElseThrow().apiCallTimeout())
        .contains(Duration.ofSeconds(3));
  }
}
