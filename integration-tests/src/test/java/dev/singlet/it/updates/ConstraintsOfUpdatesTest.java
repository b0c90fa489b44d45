package dev.singlet.it.updates;

import static dev.singlet.it.conditions.model.CatalogLimitedEntity.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.SingletException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.conditions.model.Catalog.Inner;
import dev.singlet.it.conditions.model.Catalog.Limited;
import dev.singlet.it.conditions.model.Catalog.Options;
import dev.singlet.it.conditions.model.CatalogLimitedEntity;
import dev.singlet.it.conditions.model.CatalogLimitedEntity.Update;
import dev.singlet.it.conditions.model.CatalogPersonEntity;
import dev.singlet.it.conditions.model.CatalogTable;
import dev.singlet.it.conditions.model.CatalogThingEntity;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** No update leaves an item that violates its constraints, whatever the item was before. */
class ConstraintsOfUpdatesTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(CatalogTable.SCHEMA);

  private static final Limited BARE =
      CatalogLimitedEntity.builder().id("1").name("n").pair(Set.of(1, 2)).build();

  private static final Limited FULL =
      CatalogLimitedEntity.builder(BARE)
          .stock(9)
          .votes(2)
          .score(11)
          .steps(9)
          .labels(Set.of("a", "b"))
          .notes(List.of("x", "y"))
          .pair(Set.of(1, 2, 3))
          .few(Map.of("a", 1, "b", 2))
          .motto("m")
          .build();

  private static void write(Limited limited) {
    TABLE.client().execute(CatalogLimitedEntity.put(limited));
  }

  /** Takes away what only another program leaves out. */
  private static void remove(String attribute) {
    TABLE
        .dynamoDb()
        .updateItem(
            update ->
                update
                    .tableName(TABLE.tableName())
                    .key(
                        Map.of(
                            "PK", AttributeValue.createS("LIMITED#1"),
                            "SK", AttributeValue.createS("LIMITED")))
                    .updateExpression("REMOVE " + attribute));
  }

  private static Update update() {
    return CatalogLimitedEntity.update("1");
  }

  private static Arguments change(String name, UnaryOperator<Update> change) {
    return Arguments.of(name, change);
  }

  static Stream<Arguments> tooMuchForWhatIsThere() {
    return Stream.of(
        change("increment above @Max", u -> u.incrementStock(2)),
        change("increment above @Max, no default", u -> u.incrementSteps(2)),
        change("decrement below @Min", u -> u.decrementStock(10)),
        change("decrement below @Min, no default", u -> u.decrementScore(2)),
        change("decrement to 0 of a @Positive", u -> u.decrementVotes(2)),
        change("increment by less than 0", u -> u.incrementScore(-2)),
        change("addTo above @Size(max)", u -> u.addToLabels("c", "d")),
        change("removeFrom below @Size(min)", u -> u.removeFromPair(1, 2)),
        change("append above @Size(max)", u -> u.appendToNotes("z", "z")),
        change("prepend above @Size(max)", u -> u.prependToNotes("z", "z")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("tooMuchForWhatIsThere")
  void anItemThatWouldViolateAConstraintIsNotChanged(String name, UnaryOperator<Update> change) {
    write(FULL);
    assertUnchanged(change.apply(update()));
  }

  static Stream<Arguments> tooMuchForWhatIsAbsent() {
    return Stream.of(
        change("increment from 0 that stays below @Min", u -> u.incrementScore(5)),
        change("increment from 0 by 0 of a @Positive", u -> u.incrementVotes(0)),
        change("decrement from 0 of a @Positive", u -> u.decrementVotes(1)),
        change("increment from 0 above @Max", u -> u.incrementSteps(11)),
        change("addTo fewer than @Size(min)", u -> u.addToPair(1)),
        change("addTo more than @Size(max)", u -> u.addToLabels("a", "b", "c", "d")),
        change("append more than @Size(max)", u -> u.appendToNotes("a", "b", "c", "d")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("tooMuchForWhatIsAbsent")
  void anAttributeIsNotMadeInViolationOfAConstraint(String name, UnaryOperator<Update> change) {
    write(BARE);
    remove("pair");
    assertUnchanged(change.apply(update()));
  }

  static Stream<Arguments> justRight() {
    return Stream.of(
        change("increment to @Max", u -> u.incrementStock(1)),
        change("increment by 0 below @Max", u -> u.incrementStock(0)),
        change("increment by 0 of a @Max without @Min", u -> u.incrementSteps(0)),
        change("decrement to @Min", u -> u.decrementScore(1)),
        change("decrement of a @Positive to 1", u -> u.decrementVotes(1)),
        change("addTo up to @Size(max)", u -> u.addToLabels("c")),
        change("addTo what is in it already", u -> u.addToLabels("a", "b")),
        change("removeFrom down to @Size(min)", u -> u.removeFromPair(1)),
        change("removeFrom what is not in it", u -> u.removeFromPair(7, 8)),
        change("append up to @Size(max)", u -> u.appendToNotes("z")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("justRight")
  void whatSatisfiesAllConstraintsIsWritten(String name, UnaryOperator<Update> change) {
    write(FULL);
    assertThat(TABLE.client().execute(change.apply(update()))).isNotNull();
  }

  @Test
  void anAbsentNumberCountsFromItsDefaultOrZero() {
    write(BARE);
    remove("stock");

    Limited after =
        TABLE.client().execute(update().incrementStock(5).incrementScore(10).incrementVotes(1));

    assertThat(after).extracting("stock", "score", "votes").containsExactly(10, 10, 1);
  }

  @Test
  void setIfAbsentToAnEmptySetIsRefusedSinceItCouldOnlyRemoveASet() {
    assertThatThrownBy(() -> update().setIfAbsent(LABELS, Set.of()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0109] Update of Limited: Limited.labels would be set to an empty set if it is"
                + " absent, and an empty set is absent. Leave it out.");
  }

  @Test
  void allViolationsAreToldAtOnce() {
    assertThatThrownBy(
            () ->
                update()
                    .name("far too long a name")
                    .stock(11)
                    .votes(0)
                    .labels(Set.of("1", "2", "3", "4"))
                    .notes(List.of())
                    .motto(" ")
                    .toRequest())
        .isInstanceOf(ValidationException.class)
        .hasMessageContainingAll(
            "name must have at most 10 characters", "stock must be at most 10",
            "votes must be greater than 0", "labels must have at most 3 elements",
            "notes must have 1 to 3 elements", "motto must not be blank");
  }

  @Test
  void theSameIsNotChangedTwice() {
    for (Update twice :
        List.of(
            update().stock(1).incrementStock(1),
            update().removeMotto().motto("m"),
            update().set(FEW.key("a"), 1).few(Map.of()),
            update().set(FEW.key("a"), 1).remove(FEW.key("a")),
            update().set(NOTES.at(0), "x").appendToNotes("y"))) {
      assertThatThrownBy(twice::toRequest)
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining("One update changes an attribute once");
    }
    assertThat(update().set(FEW.key("a"), 1).set(FEW.key("b"), 1).toRequest()).isNotNull();
  }

  @Test
  void anUpdateOfNothingIsRefused() {
    assertThatThrownBy(() -> update().when(STOCK.eq(1)).toRequest())
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0109] Update[Limited LIMITED#1 / LIMITED] changes nothing. Set or remove an"
                + " attribute.");
    for (UnaryOperator<Update> nothing :
        List.<UnaryOperator<Update>>of(
            Update::addToLabels, Update::removeFromLabels, Update::appendToNotes)) {
      assertThatThrownBy(() -> nothing.apply(update()))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining("there are no elements to add");
    }
  }

  @Test
  @SuppressWarnings("NullAway")
  void nullIsRefusedWhereSomethingMustBe() {
    String none = null;

    assertThatThrownBy(() -> update().set(CatalogLimitedEntity.MOTTO, none).toRequest())
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("Limited.motto would be set to null. Remove it if it is optional");
    assertThatThrownBy(() -> update().name(none).toRequest())
        .isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(
            () -> CatalogLimitedEntity.upsert("1", none, Set.of(1, 2), null, null).toRequest())
        .isInstanceOfAny(InvalidArgumentException.class, ValidationException.class)
        .hasMessageContaining("name");
    for (UnaryOperator<Update> change :
        List.<UnaryOperator<Update>>of(
            update -> update.addToLabels("a", none),
            update -> update.removeFromLabels("a", none),
            update -> update.appendToNotes("a", none),
            update -> update.prependToNotes("a", none))) {
      assertThatThrownBy(() -> change.apply(update()))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageStartingWith("[SGR0109] Update of Limited: element 2 of those to add to")
          .hasMessageEndingWith("or take from it is null. Leave it out.");
    }
    assertThatThrownBy(() -> FEW.key(none))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("key");
  }

  static Stream<Arguments> textThatIsNoUnicode() {
    String lone = "\ud800";
    return Stream.of(
        change("set", u -> u.motto(lone)),
        change("addTo", u -> u.addToLabels(lone)),
        change("append", u -> u.appendToNotes(lone)),
        change("set an element", u -> u.set(NOTES.at(0), lone)),
        change("set under a key", u -> u.set(FEW.key(lone), 1)),
        change("set what a key is made of", u -> u.teamAndCity(lone, "c")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("textThatIsNoUnicode")
  void loneSurrogatesAreRefused(String name, UnaryOperator<Update> change) {
    assertThatThrownBy(() -> change.apply(update()).toRequest())
        .isInstanceOf(SingletException.class)
        .hasMessageContaining("surrogate");
  }

  @Test
  void recordsWithinAreCheckedToo() {
    CatalogPersonEntity.Update person = CatalogPersonEntity.update("p");

    assertThatThrownBy(
            () ->
                CatalogThingEntity.update("s", "1")
                    .set(CatalogThingEntity.DETAILS.TITLE, " ")
                    .set(CatalogThingEntity.DETAILS.PAGES, -1)
                    .set(CatalogThingEntity.PARTS.at(0).TITLE, "")
                    .toRequest())
        .isInstanceOf(ValidationException.class)
        .hasMessageContainingAll(
            "details.title must not be blank",
            "details.pages must be at least 0",
            "parts[0].title must not be blank");
    assertThat(
            person
                .set(
                    CatalogPersonEntity.OPTIONS, new Options(null, 1, new Inner("", 0, null), null))
                .toRequest())
        .isNotNull();
  }

  private static void assertUnchanged(Operation<?> update) {
    List<Map<String, AttributeValue>> before = TABLE.items();
    assertThatThrownBy(() -> TABLE.client().execute(update))
        .isInstanceOfAny(ConditionFailedException.class, InvalidArgumentException.class);
    assertThat(TABLE.items()).isEqualTo(before);
  }
}
