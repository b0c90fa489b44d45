package dev.singlet.it.conditions;

import static dev.singlet.it.conditions.model.CatalogLimitedEntity.*;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.it.conditions.model.Catalog.Limited;
import dev.singlet.it.conditions.model.Catalog.Thing;
import dev.singlet.it.conditions.model.CatalogLimitedEntity;
import dev.singlet.it.conditions.model.CatalogLimitedEntity.Update;
import dev.singlet.it.conditions.model.CatalogTable;
import dev.singlet.it.conditions.model.CatalogThingEntity;
import dev.singlet.it.conditions.model.Things;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A write that is refused says what it took the item to be, and what it is. */
class FailedConditionsTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(CatalogTable.SCHEMA);

  private static final Limited ITEM =
      CatalogLimitedEntity.builder()
          .id("1")
          .name("n")
          .stock(9)
          .votes(2)
          .labels(Set.of("a"))
          .notes(List.of("x", "y"))
          .pair(Set.of(1, 2))
          .team("red")
          .city("Bern")
          .build();

  @BeforeEach
  void anItem() {
    TABLE.client().execute(CatalogLimitedEntity.put(ITEM));
  }

  private static Update update() {
    return CatalogLimitedEntity.update("1");
  }

  private static Arguments told(UnaryOperator<Update> change, String problem) {
    return Arguments.of(change, problem);
  }

  static Stream<Arguments> updates() {
    return Stream.of(
        told(
            u -> u.team("blue", "Basel"),
            "city is \"Bern\", and the update expects that it is \"Basel\"."),
        told(
            u -> u.team("blue", null),
            "city is \"Bern\", and the update expects that it is not there."),
        told(
            u -> u.incrementStock(2),
            "stock is 9, and incremented by 2 it must be at least 0 and at most 10."),
        told(
            u -> u.decrementVotes(2),
            "votes is 2, and decremented by 2 it must be greater than 0 and at most 2147483647."),
        told(
            u -> u.incrementScore(2),
            "score is not there, so it begins at 0, and incremented by 2 it must be at least 10 and"
                + " at most 2147483647."),
        told(
            u -> u.addToLabels("b", "c", "d"),
            "labels is <\"a\">, and with 3 elements more it must have at most 3."),
        told(
            u -> u.removeFromPair(1),
            "pair is <1, 2>, and with 1 element less it must have at least 2."),
        told(
            u -> u.appendToNotes("z", "z"),
            "notes is [\"x\", \"y\"], and with 2 elements more it must have 1 to 3."),
        told(
            u -> u.copy(MOTTO, CITY).when(CITY.eq("Rome")),
            "its condition city = \"Rome\" does not hold, since city is \"Bern\"."),
        told(u -> u.copy(NAME, MOTTO), "motto is not there, and is to be copied to name."),
        told(
            u -> u.setTo(STEPS, VOTES.plus(SCORE)), "score is not there, and steps is made of it."),
        told(
            u -> u.setTo(SCORE, STEPS.orElseAttribute(SCORE)),
            "score is not there, and score is made of it."),
        told(
            u -> u.setTo(STOCK, STOCK.plus(VOTES)),
            "stock would be 11, and must be at least 0 and at most 10."),
        told(
            u -> u.setTo(VOTES, VOTES.minus(STOCK)),
            "votes would be -7, and must be greater than 0 and at most 2147483647."),
        told(
            u -> u.setTo(STEPS, STOCK.plusAmount(2)),
            "steps would be 11, and must be at least -2147483648 and at most 10."),
        told(
            u -> u.setTo(NOTES, NOTES.append(NOTES)),
            "notes would have 4 elements, and must have 1 to 3 elements."),
        told(
            u -> u.stock(1).when(STOCK.lt(5).and(LABELS.contains("z")).and(TEAM.eq("red"))),
            "its condition stock < 5 does not hold, since stock is 9; its condition"
                + " contains(labels, \"z\") does not hold, since labels is <\"a\">."),
        told(
            u -> u.stock(1).when(STOCK.eq(1).or(LABELS.size().gt(3))),
            "its condition stock = 1 OR size(labels) > 3 does not hold, since stock is 9, labels is"
                + " <\"a\">."),
        told(
            u -> u.name("m").when(NAME.eq("$1 \\ #name :0")),
            "its condition name = \"$1 \\\\ #name :0\" does not hold, since name is \"n\"."));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("updates")
  void anUpdateSaysWhatIsOtherwise(UnaryOperator<Update> change, String problem) {
    Update update = change.apply(update());

    assertThat(failure(update))
        .hasMessage("[SGR0301] Update[Limited LIMITED#1 / LIMITED] refused: " + problem);
    assertThat(failureInTransaction(update).message())
        .isEqualTo("Update[Limited LIMITED#1 / LIMITED] refused: " + problem);
  }

  @Test
  void anUpdateFromOneRecordToAnotherSaysWhatWasChangedSince() {
    Limited after = CatalogLimitedEntity.builder(ITEM).stock(1).motto("m").build();
    TABLE.client().execute(update().stock(8).motto("other"));

    String problem =
        "Update[Limited LIMITED#1 / LIMITED] refused: stock is 8, but in the record"
            + " before the update it is 9;"
            + " motto is \"other\", but in the record before the update it is not"
            + " there. Read the item again.";
    assertThat(failure(CatalogLimitedEntity.update(ITEM, after)).getMessage())
        .isEqualTo("[SGR0301] " + problem);
    assertThat(failureInTransaction(CatalogLimitedEntity.update(ITEM, after)).message())
        .isEqualTo(problem);
  }

  @Test
  void anUpdateOfADeletedRecordSaysThatItIsNotThereAnyMore() {
    Limited after = CatalogLimitedEntity.builder(ITEM).stock(1).build();
    TABLE.client().execute(CatalogLimitedEntity.delete("1"));

    assertThat(failure(CatalogLimitedEntity.update(ITEM, after)))
        .hasMessageEndingWith(" refused: the item is not there any more.");
    assertThat(failure(update().stock(1))).hasMessageEndingWith(" refused: there is no such item.");
  }

  @Test
  void aLongValueIsCut() {
    Thing thing = CatalogThingEntity.builder(Things.FULL).text("x".repeat(100)).build();
    TABLE.client().execute(CatalogThingEntity.put(thing));

    assertThat(
            failure(
                CatalogThingEntity.delete(thing.shelf(), thing.id())
                    .when(CatalogThingEntity.TEXT.eq("y"))))
        .hasMessageEndingWith("since text is \"" + "x".repeat(76) + "....");
  }

  @Test
  void noMoreThanThreeConditionsAreTold() {
    assertThat(
            failure(
                update()
                    .stock(1)
                    .when(STOCK.eq(1))
                    .when(VOTES.eq(1))
                    .when(TEAM.eq("x"))
                    .when(CITY.eq("x"))
                    .when(NAME.eq("x"))))
        .hasMessageEndingWith("since team is \"red\"; and 2 more.");
  }

  private static ConditionFailedException failure(Operation<?> write) {
    List<Map<String, AttributeValue>> before = TABLE.items();
    try {
      TABLE.client().execute(write);
    } catch (ConditionFailedException failed) {
      assertThat(TABLE.items()).containsExactlyInAnyOrderElementsOf(before);
      return failed;
    }
    throw new AssertionError(write + " did not fail");
  }

  private static TransactionFailure failureInTransaction(TransactWrite write) {
    try {
      TABLE.client().transact(write);
    } catch (TransactionFailedException failed) {
      assertThat(failed.failures()).hasSize(1);
      return failed.failures().get(0);
    }
    throw new AssertionError(write + " did not fail");
  }
}
