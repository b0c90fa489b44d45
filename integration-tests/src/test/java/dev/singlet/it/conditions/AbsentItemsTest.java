package dev.singlet.it.conditions;

import static dev.singlet.it.conditions.model.CatalogLimitedEntity.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.AsyncTableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.it.conditions.model.Catalog.Limited;
import dev.singlet.it.conditions.model.Catalog.Person;
import dev.singlet.it.conditions.model.CatalogLimitedEntity;
import dev.singlet.it.conditions.model.CatalogLimitedEntity.Upsert;
import dev.singlet.it.conditions.model.CatalogPersonEntity;
import dev.singlet.it.conditions.model.CatalogTable;
import dev.singlet.item.Put;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Conditions of writes that create items, where there is no item. */
class AbsentItemsTest {

  private static final String UPSERT = "Upsert[Limited LIMITED#none / LIMITED] refused: ";
  private static final String NONE = " There is no item yet.";

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(CatalogTable.SCHEMA);

  private static Arguments told(UnaryOperator<Upsert> change, String problem) {
    return Arguments.of(change, problem);
  }

  static Stream<Arguments> upserts() {
    return Stream.of(
        told(
            u -> u.decrementStock(6),
            "stock is not there, so it begins at its default 5, and decremented by 6 it must be at"
                + " least 0 and at most 10."),
        told(
            u -> u.decrementVotes(1),
            "votes is not there, so it begins at 0, and decremented by 1 it must be greater than 0"
                + " and at most 2147483647."),
        told(
            u -> u.addToLabels("a", "b", "c", "d"),
            "labels is not there, and with 4 elements more it must have at most 3."),
        told(u -> u.copy(STEPS, SCORE), "score is not there, and is to be copied to steps."),
        told(
            u -> u.setTo(STEPS, SCORE.plusAmount(1)),
            "score is not there, and steps is made of it."),
        told(
            u -> u.stock(1).when(STOCK.gt(3)),
            "its condition stock > 3 does not hold, since stock is not there."),
        told(
            u -> u.stock(1).when(STOCK.exists()),
            "its condition attribute_exists(stock) does not hold, since stock is not there."));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("upserts")
  void anUpsertSaysWhatIsWrongWithTheAbsentValue(UnaryOperator<Upsert> change, String problem) {
    Upsert upsert =
        change.apply(CatalogLimitedEntity.upsert("none", "n", Set.of(1, 2), null, null));
    String message = UPSERT + problem + NONE;

    ConditionFailedException failed =
        catchThrowableOfType(ConditionFailedException.class, () -> TABLE.client().execute(upsert));
    assertThat(failed).hasMessage("[SGR0301] " + message);
    assertThat(failed.reason()).isEqualTo(Reason.CONDITION);
    assertThat(failed.existingItem()).isEmpty();

    AsyncTableClient async =
        CatalogTable.asyncClient(DynamoDbLocal.sharedAsync()).withTableName(TABLE.tableName());
    assertThat(catchThrowable(() -> async.execute(upsert).join()).getCause())
        .hasMessage("[SGR0301] " + message);

    TransactionFailure inTransaction =
        catchThrowableOfType(
                TransactionFailedException.class, () -> TABLE.client().transact(upsert))
            .failures()
            .get(0);
    assertThat(inTransaction.condition()).isEqualTo(Reason.CONDITION);
    assertThat(inTransaction.message()).isEqualTo(message);
    assertThat(TABLE.client().tryExecute(upsert)).isFalse();
    assertThat(TABLE.items()).isEmpty();
  }

  @Test
  void aPutWithAConditionDoesNotHoldForAbsentAttributes() {
    Put<Limited> put =
        CatalogLimitedEntity.put(
            CatalogLimitedEntity.builder().id("none").name("n").pair(Set.of(1, 2)).build());

    for (Put<Limited> refused :
        List.of(put.when(STOCK.gt(3)), put.ifNotExists().when(STOCK.gt(3)))) {
      ConditionFailedException failed =
          catchThrowableOfType(
              ConditionFailedException.class, () -> TABLE.client().execute(refused));
      assertThat(failed.reason()).isEqualTo(Reason.CONDITION);
      assertThat(failed)
          .hasMessage(
              "[SGR0301] Put[Limited LIMITED#none / LIMITED] refused: its condition stock > 3 does"
                  + " not hold, since stock is not there. There is no item yet.");
    }
  }

  @Test
  void aPutThatRequiresAnItemHasNone() {
    Put<Limited> put =
        CatalogLimitedEntity.put(
            CatalogLimitedEntity.builder().id("none").name("n").pair(Set.of(1, 2)).build());
    Put<Person> ofSharedKey = CatalogPersonEntity.put(new Person("none", 1, null));

    for (Put<?> refused :
        List.of(put.ifExists(), put.ifExists().when(STOCK.gt(3)), ofSharedKey.ifExists())) {
      ConditionFailedException failed =
          catchThrowableOfType(
              ConditionFailedException.class, () -> TABLE.client().execute(refused));
      assertThat(failed.reason()).isEqualTo(Reason.NOT_FOUND);
      assertThat(failed).hasMessageEndingWith("refused: there is no such item.");
    }
  }
}
