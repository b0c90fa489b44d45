package dev.singlet.model.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.comparison.ModelComparison;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The changes between models, as values. Their answers are tested on tables, in change-tests. */
class ModelChangesTest {

  private static final String SHOP =
      """
      {
        "format": 1,
        "java": "app.Shop",
        "name": "Shop",
        "key": {"partition": [{"name": "PK", "type": "S"}]},
        "indexes": [
          {
            "name": "GSI1",
            "type": "GLOBAL",
            "key": {"partition": [{"name": "GSI1PK", "type": "S"}]},
            "projection": "ALL"
          }
        ],
        "delimiter": "#",
        "naming": "AS_DECLARED",
        "managed": {"entity": "_et", "created": "_ct", "modified": "_md"},
        "entities": [%s, %s]
      }
      """
          .formatted(entity("Order"), entity("User"));

  private static String entity(String name) {
    return """
        {
          "name": "%1$s",
          "java": "app.%1$s",
          "documentation": "Text of %1$s.",
          "attributes": [
            {"component": "id", "name": "id", "required": true, "type": %2$s},
            {"component": "note", "name": "note%1$s", "nullable": true, "type": %2$s}
          ],
          "keys": [
            {
              "partition": [
                {
                  "attribute": "PK",
                  "type": "S",
                  "parts": [{"text": "%1$s#"}, {"value": "id"}]
                }
              ]
            }
          ]
        }
        """
        .formatted(
            name, "{\"kind\": \"string\", \"java\": \"java.lang.String\", \"stored\": \"S\"}");
  }

  @Test
  void equalModelsHaveNoChanges() {
    ModelChanges changes = between(model -> model);

    assertThat(changes.all()).isEmpty();
    assertThat(changes.answers()).isEqualTo(Answers.SAFE);
  }

  @Test
  void documentationIsNoChange() {
    assertThat(between(model -> model.replace("Text of", "About")).all()).isEmpty();
  }

  @Test
  void theOrderOfEntitiesIsNoChange() {
    String model = SHOP.replace(entity("Order"), "first").replace(entity("User"), entity("Order"));

    assertThat(between(old -> model.replace("first", entity("User"))).all()).isEmpty();
  }

  @Test
  void aRecordThatMovedInJavaKeepsItsItems() {
    ModelChanges changes = between(model -> model.replace("app.User", "app.people.User"));

    assertThat(changes.all())
        .extracting(ModelChange::toString)
        .containsExactly(
            "SGC0306 User: the record of an entity has another name (app.User ->"
                + " app.people.User)");
    assertThat(changes.answers()).isEqualTo(Answers.SAFE);
  }

  @Test
  void changesAreThoseOfTheTableThenOfItsIndexesThenOfEntities() {
    ModelChanges changes =
        between(
            model ->
                model
                    .replace("AS_DECLARED", "SNAKE_CASE")
                    .replace("GSI1", "GSI2")
                    .replace("noteUser", "text")
                    .replace("noteOrder", "remark"));

    assertThat(changes.all())
        .extracting(ModelChange::toString)
        .containsExactly(
            "SGC0104 the naming of attributes is another one (AS_DECLARED -> SNAKE_CASE)",
            "SGC0201 GSI2: an index is added (none -> GLOBAL GSI2PK S)",
            "SGC0202 GSI1: an index is removed (GLOBAL GSI1PK S ->" + " none)",
            "SGC0403 Order.note: a component is stored under another name (noteOrder ->"
                + " remark)",
            "SGC0403 User.note: a component is stored under another name (noteUser -> text)");
  }

  @Test
  void anEntityIsMatchedByItsNameThenByAnOlderNameThenByItsRecord() {
    assertThat(between(model -> model.replace("\"User\"", "\"Client\"")).all())
        .extracting(ModelChange::kind)
        .containsExactly(ChangeKind.ENTITY_RENAMED);
    assertThat(
            between(
                    model ->
                        model.replace(
                            "\"name\": \"User\",\n  \"java\": \"app.User\",",
                            "\"name\": \"Client\", \"aliases\": [\"User\"], \"java\":"
                                + " \"app.Client\","))
                .all())
        .extracting(ModelChange::kind)
        .containsExactly(ChangeKind.ENTITY_RENAMED, ChangeKind.ENTITY_RENAMED_IN_JAVA);
    assertThat(between(model -> model.replace("User", "Client")).all())
        .extracting(ModelChange::kind)
        .containsExactly(ChangeKind.ENTITY_ADDED, ChangeKind.ENTITY_REMOVED);
  }

  @Test
  void theTextOfAChangeHasItsCodeItsPlaceAndBothForms() {
    assertThat(change("", "", "", "").toString()).isEqualTo("SGC0401 a component is added");
    assertThat(change("User", "", "", "").toString())
        .isEqualTo("SGC0401 User: a component is added");
    assertThat(change("User", "home.city", "", "String").toString())
        .isEqualTo("SGC0401 User.home.city: a component is added (none -> String)");
    assertThat(change("", "GSI1", "a", "").toString())
        .isEqualTo("SGC0401 GSI1: a component is added (a -> none)");
  }

  private static ModelChange change(String entity, String member, String before, String after) {
    return new ModelChange(ChangeKind.ADDED, entity, member, before, after, Answers.SAFE);
  }

  @Test
  void eachKindHasACodeOfItsOwn() {
    assertThat(ChangeKind.values())
        .extracting(ChangeKind::code)
        .doesNotHaveDuplicates()
        .allMatch(code -> code.matches("SGC0[1-9][0-9]{2}"));
  }

  @Test
  void answersForTwoChangesAreTheWorse() {
    Answers one =
        answers(Reading.FAILS, Reading.SAME, List.of("b"), Keeping.KEEPS, TableStep.CREATE_INDEX);
    Answers other =
        answers(
            Reading.SAME,
            Reading.MISSES,
            List.of("a", "b"),
            Keeping.ERASES,
            TableStep.TIME_TO_LIVE);

    assertThat(one.and(other))
        .isEqualTo(other.and(one))
        .isEqualTo(
            answers(
                Reading.FAILS,
                Reading.MISSES,
                List.of("a", "b"),
                Keeping.ERASES,
                TableStep.CREATE_INDEX));
    assertThat(one.and(Answers.SAFE)).isEqualTo(one);
  }

  @ParameterizedTest
  @CsvSource({
    "SAME, NONE, true",
    "SAME, TIME_TO_LIVE, true",
    "SAME, CREATE_INDEX, true",
    "SAME, DELETE_INDEX, false",
    "SAME, OTHER_TABLE, false",
    "OTHER_VALUES, NONE, false",
    "FAILS, NONE, false",
    "MISSES, NONE, false"
  })
  void aModelIsBackwardIfItsProgramsReadAllItems(
      Reading newReadsOld, TableStep table, boolean isBackward) {
    Answers answers = answers(newReadsOld, Reading.SAME, List.of(), Keeping.KEEPS, table);

    assertThat(answers.isBackward()).isEqualTo(isBackward);
    assertThat(answers.and(incomplete()).isBackward()).isFalse();
  }

  private static Answers incomplete() {
    return answers(
        Reading.SAME, Reading.SAME, List.of("UserEntity.inTown"), Keeping.KEEPS, TableStep.NONE);
  }

  @ParameterizedTest
  @CsvSource({
    "SAME, KEEPS, true",
    "OTHER_VALUES, KEEPS, false",
    "FAILS, KEEPS, false",
    "MISSES, KEEPS, false",
    "SAME, ERASES, false",
    "SAME, LEAVES_STALE, false"
  })
  void aModelIsForwardIfOldProgramsCanWorkBesideIt(
      Reading oldReadsNew, Keeping oldWrites, boolean isForward) {
    Answers answers =
        answers(Reading.FAILS, oldReadsNew, List.of("a"), oldWrites, TableStep.OTHER_TABLE);

    assertThat(answers.isForward()).isEqualTo(isForward);
  }

  @ParameterizedTest
  @CsvSource({
    "SAME, KEEPS, NONE, ANY_TIME",
    "SAME, KEEPS, TIME_TO_LIVE, ANY_TIME",
    "SAME, KEEPS, CREATE_INDEX, ANY_TIME",
    "SAME, KEEPS, DELETE_INDEX, UNTIL_INDEX_DELETED",
    "SAME, KEEPS, REPLACE_INDEX, UNTIL_INDEX_DELETED",
    "OTHER_VALUES, KEEPS, NONE, UNTIL_WRITES",
    "SAME, ERASES, NONE, UNTIL_WRITES",
    "FAILS, KEEPS, DELETE_INDEX, UNTIL_WRITES",
    "FAILS, ERASES, OTHER_TABLE, WITH_OLD_TABLE"
  })
  void theWayBackEndsWithTheFirstLoss(
      Reading oldReadsNew, Keeping newWrites, TableStep table, WayBack wayBack) {
    Answers answers =
        new Answers(Reading.FAILS, oldReadsNew, List.of(), Keeping.ERASES, newWrites, table);

    assertThat(answers.wayBack()).isEqualTo(wayBack);
  }

  @ParameterizedTest
  @EnumSource(TableStep.class)
  void aChangeOfTheTableAloneIsSafeOtherwise(TableStep step) {
    assertThat(Answers.of(step))
        .isEqualTo(answers(Reading.SAME, Reading.SAME, List.of(), Keeping.KEEPS, step));
  }

  private static Answers answers(
      Reading newReadsOld,
      Reading oldReadsNew,
      List<String> incomplete,
      Keeping oldWrites,
      TableStep table) {
    return new Answers(newReadsOld, oldReadsNew, incomplete, oldWrites, Keeping.KEEPS, table);
  }

  private static ModelChanges between(UnaryOperator<String> change) {
    return ModelComparison.between(
        TableDescriptor.ofJson(SHOP), TableDescriptor.ofJson(change.apply(SHOP)));
  }
}
