package dev.singlet.it.updates;

import static dev.singlet.it.conditions.model.CatalogThingEntity.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.conditions.model.Catalog.Color;
import dev.singlet.it.conditions.model.Catalog.Company;
import dev.singlet.it.conditions.model.Catalog.Details;
import dev.singlet.it.conditions.model.Catalog.Inner;
import dev.singlet.it.conditions.model.Catalog.Limited;
import dev.singlet.it.conditions.model.Catalog.Options;
import dev.singlet.it.conditions.model.Catalog.Person;
import dev.singlet.it.conditions.model.Catalog.Thing;
import dev.singlet.it.conditions.model.CatalogCompanyEntity;
import dev.singlet.it.conditions.model.CatalogLimitedEntity;
import dev.singlet.it.conditions.model.CatalogPersonEntity;
import dev.singlet.it.conditions.model.CatalogTable;
import dev.singlet.it.conditions.model.CatalogThingEntity;
import dev.singlet.it.conditions.model.Things;
import dev.singlet.item.Delete;
import dev.singlet.item.PartialItem;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.Transaction;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** What writes give back, create, and leave alone. */
class WritesTest {

  private static final Set<Integer> PAIR = Set.of(1, 2);

  @RegisterExtension final LocalTable table = LocalTable.of(CatalogTable.SCHEMA);

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }

  private <R> R execute(Operation<R> operation) {
    return table.client().execute(operation);
  }

  private <R> R executeAt(String time, Operation<R> operation) {
    Clock clock = Clock.fixed(Instant.parse(time), ZoneOffset.UTC);
    return table.client().withClock(clock).execute(operation);
  }

  private ConditionFailedException failure(Operation<?> write) {
    List<Map<String, AttributeValue>> before = table.items();
    try {
      table.client().execute(write);
    } catch (ConditionFailedException failed) {
      assertThat(table.items()).isEqualTo(before);
      return failed;
    }
    throw new AssertionError(write + " did not fail");
  }

  private Map<String, AttributeValue> onlyItem() {
    assertThat(table.items()).hasSize(1);
    return table.items().get(0);
  }

  @Nested
  class Returning {

    private Update update() {
      execute(CatalogThingEntity.put(Things.FULL));
      return CatalogThingEntity.update("s", "full")
          .incrementMedium(1)
          .removeText()
          .set(OPTIONS.LEVEL, 8)
          .set(COUNTS.key("one"), 9);
    }

    @Test
    void theItemAfterwards() {
      assertThat(execute(update()).medium()).isEqualTo(4);
    }

    @Test
    void nothing() {
      assertThat(execute(update().returningNothing())).isNull();
      assertThat(onlyItem()).containsEntry("medium", AttributeValue.createN("4"));
    }

    @Test
    void theItemBefore() {
      assertThat(execute(update().returningOld())).get().extracting(Thing::medium).isEqualTo(3);
    }

    @Test
    void whatWasChanged() {
      PartialItem<Thing> changed = execute(update().returningUpdatedOld());

      assertThat(changed.get(MEDIUM)).contains(3);
      assertThat(changed.get(TEXT)).contains("Hello");
      assertThat(changed.get(OPTIONS.LEVEL)).contains(7);
      assertThat(changed.get(COUNTS.key("one"))).contains(1);
      assertThat(changed.get(OTHER_TEXT)).isEmpty();
    }

    @Test
    void whatItWasChangedTo() {
      PartialItem<Thing> changed = execute(update().returningUpdatedNew());

      assertThat(changed.get(MEDIUM)).contains(4);
      assertThat(changed.get(TEXT)).isEmpty();
      assertThat(changed.get(OPTIONS.LEVEL)).contains(8);
      assertThat(changed.get(COUNTS.key("one"))).contains(9);
    }

    @Test
    void oneAttribute() {
      assertThat(execute(update().returning(MEDIUM))).isEqualTo(4);
      assertThat(execute(update().returning(OPTIONS.INNER.LABEL))).isEqualTo("deep");
    }

    @Test
    void anAttributeThatIsNotThereIsTold() {
      Update update = update().removeReal();

      assertThatThrownBy(() -> execute(update.returning(REAL)))
          .isInstanceOf(UnreadableItemException.class)
          .hasMessage(
              "[SGR0201] Thing item PK=SHELF#s, SK=THING#full, attribute Thing.real: is not"
                  + " there after the update. The write itself was made.");
      assertThat(onlyItem()).doesNotContainKey("real");
    }

    @Test
    void whatAPutReplaced() {
      Put<Thing> put = CatalogThingEntity.put(Things.FULL);

      assertThat(execute(put.returningOld())).isEmpty();
      assertThat(execute(change().returningOld())).get().extracting(Thing::medium).isEqualTo(3);
      assertThat(execute(CatalogThingEntity.get("s", "full")))
          .get()
          .extracting(Thing::medium)
          .isEqualTo(9);
    }

    private Put<Thing> change() {
      return CatalogThingEntity.put(CatalogThingEntity.builder(Things.FULL).medium(9).build());
    }

    @Test
    void nothingOfAPut() {
      Put<Thing> put = CatalogThingEntity.put(Things.FULL);

      assertThat(execute(put.returningNothing())).isNull();
      assertThat(onlyItem()).containsEntry("medium", AttributeValue.createN("3"));
      assertThat((PutItemRequest) put.returningNothing().toRequest())
          .returns(null, PutItemRequest::returnValues);
      assertThat((PutItemRequest) put.returningOld().toRequest())
          .returns(ReturnValue.ALL_OLD, PutItemRequest::returnValues);
    }

    @Test
    void nothingOfAPutThatIsRefused() {
      execute(CatalogThingEntity.put(Things.FULL));

      for (Operation<?> refused :
          List.of(
              change().ifNotExists().returningOld(), change().ifNotExists().returningNothing())) {
        assertThat(failure(refused))
            .hasMessage(failure(change().ifNotExists()).getMessage())
            .extracting(ConditionFailedException::reason)
            .isEqualTo(Reason.ALREADY_EXISTS);
      }
    }

    @Test
    void noPutAndNoDeleteWhereAnItemIsRequired() {
      Put<Thing> put = change().ifExists();
      Delete<Thing> delete = CatalogThingEntity.delete("s", "full").ifExists();
      assertThat(put.toRequest().conditionExpression()).isEqualTo("attribute_exists(#PK)");
      assertThat(delete.toRequest().conditionExpression()).isEqualTo("attribute_exists(#PK)");
      assertThat(failure(put).reason()).isEqualTo(Reason.NOT_FOUND);
      assertThat(failure(delete).reason()).isEqualTo(Reason.NOT_FOUND);

      execute(CatalogThingEntity.put(Things.FULL));

      assertThat(execute(put)).isNotNull();
      assertThat(execute(delete)).isTrue();
    }

    @Test
    void whatWasDeleted() {
      Delete<Thing> delete = CatalogThingEntity.delete("s", "full");
      execute(CatalogThingEntity.put(Things.FULL));

      assertThat(failure(delete.when(MEDIUM.eq(9)).returningOld()).reason())
          .isEqualTo(Reason.CONDITION);
      assertThat(execute(delete.returningOld())).get().extracting(Thing::medium).isEqualTo(3);
      assertThat(execute(delete.returningOld())).isEmpty();
      assertThat(table.items()).isEmpty();
    }

    @Test
    void nothingOfAnItemThatIsNobodys() {
      Map<String, AttributeValue> nobodys =
          new HashMap<>(CatalogThingEntity.put(Things.FULL).toRequest().item());
      nobodys.remove("_et");
      for (Operation<Optional<Thing>> operation :
          List.of(
              CatalogThingEntity.put(Things.FULL).returningOld(),
              CatalogThingEntity.delete("s", "full").returningOld())) {
        table
            .dynamoDb()
            .putItem(request -> request.tableName(table.tableName()).item(nobodys).build());

        assertThat(execute(operation)).isEmpty();
      }
    }

    /** Stores text where there is to be a number. */
    private Map<String, AttributeValue> putUnreadable() {
      execute(CatalogThingEntity.put(Things.FULL));
      Map<String, AttributeValue> unreadable = new HashMap<>(onlyItem());
      unreadable.put("medium", s("three"));
      table
          .dynamoDb()
          .putItem(request -> request.tableName(table.tableName()).item(unreadable).build());
      return unreadable;
    }

    @Test
    void anItemThatCannotBeReadIsToldThoughItIsGone() {
      Map<String, AttributeValue> unreadable = putUnreadable();

      assertThatThrownBy(() -> execute(CatalogThingEntity.delete("s", "full").returningOld()))
          .hasMessage(
              "[SGR0201] Thing item PK=SHELF#s, SK=THING#full, attribute medium: is of type"
                  + " S, not N. The write itself was made.")
          .asInstanceOf(type(UnreadableItemException.class))
          .extracting(UnreadableItemException::item)
          .isEqualTo(unreadable);
      assertThat(table.items()).isEmpty();
    }

    @Test
    void anAnswerThatCannotBeReadSaysThatTheWriteWasMade() {
      for (Operation<?> write :
          List.<Operation<?>>of(
              CatalogThingEntity.update("s", "full").text("x"),
              CatalogThingEntity.update("s", "full").text("x").returningOld(),
              CatalogThingEntity.upsert("s", "full", Color.RED).text("x"),
              CatalogThingEntity.put(Things.FULL).returningOld())) {
        putUnreadable();

        assertThatThrownBy(() -> execute(write))
            .isInstanceOfSatisfying(
                UnreadableItemException.class,
                unreadable -> assertThat(unreadable.isAfterWrite()).isTrue())
            .hasMessageEndingWith(" The write itself was made.");
        putUnreadable();
        assertThatThrownBy(() -> table.asyncClient().execute(write).join())
            .isInstanceOf(CompletionException.class)
            .hasMessageEndingWith(" The write itself was made.");
      }
      putUnreadable();
      assertThatThrownBy(() -> execute(CatalogThingEntity.get("s", "full")))
          .isInstanceOfSatisfying(
              UnreadableItemException.class,
              unreadable -> assertThat(unreadable.isAfterWrite()).isFalse());
    }

    @Test
    void nothingOldOfAnItemThatIsCreated() {
      assertThat(execute(CatalogThingEntity.upsert("s", "x", Color.RED).returningOld())).isEmpty();
    }
  }

  @Nested
  class DeepPaths {

    @Test
    void aRecordThatCannotBeMadeOfTheChangesIsRefused() {
      execute(CatalogThingEntity.put(Things.NONE));

      assertThatThrownBy(
              () -> execute(CatalogThingEntity.update("s", "none").set(DETAILS.PAGES, 3)))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining(
              "Update of Thing: it has no details, and these changes don't make a valid one")
          .hasMessageContaining("Set details as a whole.");
      assertThat(onlyItem()).doesNotContainKey("details");
    }

    @Test
    void aRecordThatCanBeMadeOfTheChangesIs() {
      execute(CatalogThingEntity.put(Things.NONE));

      Thing after =
          execute(
              CatalogThingEntity.update("s", "none")
                  .set(DETAILS.PAGES, 3)
                  .set(DETAILS.TITLE, "t")
                  .set(DETAILS.INNER.COUNT, 1));

      assertThat(after.details()).isEqualTo(new Details("t", 3, new Inner(null, 1, null)));
    }

    @Test
    void anUpsertMakesTheRecordsItReachesInto() {
      Thing after =
          execute(
              CatalogThingEntity.upsert("s", "x", Color.RED)
                  .set(OPTIONS.INNER.LABEL, "l")
                  .increment(OPTIONS.SCORES.key("k"), 2)
                  .append(OPTIONS.INNER.TAGS, List.of("t")));

      assertThat(after.options())
          .isEqualTo(new Options(null, null, new Inner("l", null, List.of("t")), Map.of("k", 2)));
    }

    /** Stores NULL where DynamoDB's other clients do. */
    private void setNull(String path) {
      table
          .dynamoDb()
          .updateItem(
              update ->
                  update
                      .tableName(table.tableName())
                      .key(Map.of("PK", onlyItem().get("PK"), "SK", onlyItem().get("SK")))
                      .updateExpression("SET " + path + " = :null")
                      .expressionAttributeNames(
                          path.contains("#inner") ? Map.of("#inner", "inner") : null)
                      .expressionAttributeValues(Map.of(":null", AttributeValue.fromNul(true))));
    }

    @Test
    void aRecordThatIsNullIsMadeLikeOneThatIsNotThere() {
      execute(CatalogThingEntity.put(Things.NONE));
      setNull("options");

      Thing after =
          execute(
              CatalogThingEntity.update("s", "none")
                  .set(OPTIONS.INNER.LABEL, "l")
                  .increment(OPTIONS.SCORES.key("k"), 2));

      assertThat(after.options())
          .isEqualTo(new Options(null, null, new Inner("l", null, null), Map.of("k", 2)));
    }

    @Test
    void aRecordThatIsNullWithinAnotherIsMadeToo() {
      execute(CatalogThingEntity.put(Things.NONE));
      execute(CatalogThingEntity.update("s", "none").set(OPTIONS.NOTE, "n"));
      setNull("options.#inner");

      Thing after =
          execute(CatalogThingEntity.upsert("s", "none", Color.RED).set(OPTIONS.INNER.COUNT, 3));

      assertThat(after.options()).isEqualTo(new Options("n", null, new Inner(null, 3, null), null));
    }

    @Test
    void aTransactionNamesWhatItCannotMake() {
      Update update = CatalogThingEntity.update("s", "none").set(OPTIONS.NOTE, "n");
      execute(CatalogThingEntity.put(Things.NONE));

      assertThatThrownBy(() -> table.client().transact(update))
          .hasMessageEndingWith(
              "Update[Thing SHELF#s / THING#none] refused: options is not there, so"
                  + " options.note within it can't be changed. Set options as a whole.");
      setNull("options");
      assertThatThrownBy(() -> table.client().transact(update))
          .hasMessageEndingWith(
              "Update[Thing SHELF#s / THING#none] refused: options is NULL, so"
                  + " options.note within it can't be changed. Set options as a whole.");
    }

    @Test
    void aConditionThatFailsIsToldAlsoWhereARecordHadToBeMade() {
      execute(CatalogThingEntity.put(Things.NONE));

      ConditionFailedException failed =
          failure(
              CatalogThingEntity.update("s", "none").set(OPTIONS.NOTE, "n").when(TEXT.exists()));

      assertThat(failed.reason()).isEqualTo(Reason.CONDITION);
      assertThat(failure(CatalogThingEntity.update("s", "x").set(OPTIONS.NOTE, "n")).reason())
          .isEqualTo(Reason.NOT_FOUND);
    }
  }

  @Nested
  class Revisions {

    private final Thing before = Things.FULL;

    private Thing stored() {
      return execute(CatalogThingEntity.put(before));
    }

    @Test
    void writesOnlyWhatDiffersDownIntoMaps() {
      Thing old = stored();
      Thing changed =
          CatalogThingEntity.builder(old)
              .text("changed")
              .flag(null)
              .options(new Options("note", 8, old.options().inner(), Map.of("t", 1)))
              .build();

      UpdateItemRequest request = CatalogThingEntity.update(old, changed).toRequest();
      Thing after = execute(CatalogThingEntity.update(old, changed));

      assertThat(request.updateExpression().replaceAll(":\\d+", "?").split(" REMOVE |SET |, "))
          .containsExactlyInAnyOrder(
              "",
              "#text = ?",
              "#options.#the_level = ?",
              "#options.#scores.#t = ?",
              "#_md = ?",
              "#_et = if_not_exists(#_et",
              "?)",
              "#flag",
              "#options.#scores.#s");
      assertThat(after).usingRecursiveComparison().ignoringFields("updatedAt").isEqualTo(changed);
    }

    @Test
    void makesNoCallWhenNothingDiffers() {
      Thing old = stored();
      RecordUpdate<Thing> none =
          CatalogThingEntity.update(old, CatalogThingEntity.builder(old).build());
      execute(CatalogThingEntity.delete("s", "full"));

      assertThat(none.isUnchanged()).isTrue();
      assertThat(execute(none)).isEqualTo(old);
      assertThat(table.items()).isEmpty();
      assertThatThrownBy(none::toRequest)
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining("changes nothing");
    }

    @Test
    void anotherWriterOfTheSameAttributeIsNotOverwritten() {
      Thing old = stored();
      execute(CatalogThingEntity.update("s", "full").text("theirs"));

      ConditionFailedException failed =
          failure(
              CatalogThingEntity.update(old, CatalogThingEntity.builder(old).text("mine").build()));

      assertThat(failed.reason()).isEqualTo(Reason.CONDITION);
      assertThat(failed.existing(CatalogThingEntity.type()))
          .get()
          .extracting(Thing::text)
          .isEqualTo("theirs");
    }

    @Test
    void anotherWriterOfAnotherAttributeIsNotInTheWay() {
      Thing old = stored();
      execute(CatalogThingEntity.update("s", "full").text("theirs").set(OPTIONS.LEVEL, 99));

      Thing after =
          execute(
              CatalogThingEntity.update(
                  old,
                  CatalogThingEntity.builder(old)
                      .otherText("mine")
                      .options(
                          new Options("changed", 7, old.options().inner(), old.options().scores()))
                      .build()));

      assertThat(after)
          .extracting("text", "otherText", "options.note", "options.level")
          .containsExactly("theirs", "mine", "changed", 99);
    }

    @Test
    void keysFollow() {
      Thing old = stored();

      execute(
          CatalogThingEntity.update(
              old, CatalogThingEntity.builder(old).color(Color.BLUE).build()));

      assertThat(onlyItem()).containsEntry("GSI1PK", s("COLOR#BLUE"));
    }

    @Test
    void aChangedPrimaryKeyOrCreationTimeIsRefused() {
      Thing old = stored();

      assertThatThrownBy(
              () ->
                  CatalogThingEntity.update(old, CatalogThingEntity.builder(old).id("x").build())
                      .toRequest())
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining("the primary key would change from");
      assertThatThrownBy(
              () ->
                  CatalogThingEntity.update(
                          old, CatalogThingEntity.builder(old).createdAt(Instant.EPOCH).build())
                      .toRequest())
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining("the creation time would change");
    }

    @Test
    void anItemThatIsGoneIsNotMade() {
      Thing old = stored();
      execute(CatalogThingEntity.delete("s", "full"));

      assertThat(
              failure(
                      CatalogThingEntity.update(
                          old, CatalogThingEntity.builder(old).text("x").build()))
                  .reason())
          .isEqualTo(Reason.NOT_FOUND);
    }

    @Test
    void anItemThatLacksWhatReadsAsEmptyOrDefaultCanBeRevised() {
      Map<String, AttributeValue> item =
          new HashMap<>(
              CatalogLimitedEntity.put(
                      CatalogLimitedEntity.builder()
                          .id("1")
                          .name("n")
                          .stock(5)
                          .pair(Set.of(1, 2))
                          .build())
                  .toRequest()
                  .item());
      item.remove("stock");
      table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
      Limited old = execute(CatalogLimitedEntity.get("1")).orElseThrow();

      Limited after =
          execute(
              CatalogLimitedEntity.update(old, CatalogLimitedEntity.builder(old).stock(6).build()));

      assertThat(after.stock()).isEqualTo(6);
    }
  }

  @Nested
  class Upserts {

    @Test
    void createsAWholeItem() {
      executeAt(
          "2024-01-01T00:00:00Z",
          CatalogLimitedEntity.upsert("1", "n", PAIR, "t", "c").votes(1).addToLabels("l"));

      assertThat(onlyItem())
          .containsExactlyInAnyOrderEntriesOf(
              Map.ofEntries(
                  Map.entry("PK", s("LIMITED#1")),
                  Map.entry("SK", s("LIMITED")),
                  Map.entry("GSI2PK", s("TEAM#t")),
                  Map.entry("GSI2SK", s("CITY#c#1")),
                  Map.entry("_et", s("Limited")),
                  Map.entry("_ct", s("2024-01-01T00:00:00.000Z")),
                  Map.entry("_md", s("2024-01-01T00:00:00.000Z")),
                  Map.entry("id", s("1")),
                  Map.entry("name", s("n")),
                  Map.entry("stock", AttributeValue.createN("5")),
                  Map.entry("pair", AttributeValue.createNs(List.of("1", "2"))),
                  Map.entry("votes", AttributeValue.createN("1")),
                  Map.entry("labels", AttributeValue.createSs(List.of("l"))),
                  Map.entry("team", s("t")),
                  Map.entry("city", s("c"))));
    }

    @Test
    void keepsTheCreationTimeAndWhatItIsNotAskedToChange() {
      executeAt(
          "2024-01-01T00:00:00Z",
          CatalogLimitedEntity.upsert("1", "n", PAIR, "t", "c").stock(7).motto("m"));
      executeAt("2024-02-02T00:00:00Z", CatalogLimitedEntity.upsert("1", "o", PAIR, "u", null));

      assertThat(onlyItem())
          .containsEntry("_ct", s("2024-01-01T00:00:00.000Z"))
          .containsEntry("_md", s("2024-02-02T00:00:00.000Z"))
          .containsEntry("stock", AttributeValue.createN("7"))
          .containsEntry("motto", s("m"))
          .containsEntry("name", s("o"))
          .containsEntry("team", s("u"))
          .doesNotContainKeys("city", "GSI2PK", "GSI2SK");
    }

    @Test
    void countsFromTheDefaultOfWhatItCreates() {
      CatalogLimitedEntity.Upsert upsert =
          CatalogLimitedEntity.upsert("1", "n", PAIR, null, null).incrementStock(2);

      assertThat(execute(upsert).stock()).isEqualTo(7);
      assertThat(execute(upsert).stock()).isEqualTo(9);
      assertThat(failure(upsert).reason()).isEqualTo(Reason.CONDITION);
    }
  }

  @Nested
  class SharedKeySpaces {

    @Test
    void noWriteOfOneEntityReachesAnItemOfAnother() {
      execute(CatalogCompanyEntity.put(new Company("acme", 9)));
      Person person = new Person("acme", 3, null);

      for (Operation<?> write :
          List.<Operation<?>>of(
              CatalogPersonEntity.put(person),
              CatalogPersonEntity.put(person).ifNotExists(),
              CatalogPersonEntity.update("acme").age(4),
              CatalogPersonEntity.update("acme").set(CatalogPersonEntity.OPTIONS.LEVEL, 4),
              CatalogPersonEntity.update(person, new Person("acme", 4, null)),
              CatalogPersonEntity.upsert("acme").incrementAge(1),
              CatalogPersonEntity.upsert("acme").set(CatalogPersonEntity.OPTIONS.LEVEL, 4),
              CatalogPersonEntity.delete("acme"))) {
        ConditionFailedException failed = failure(write);

        assertThat(failed.reason()).isEqualTo(Reason.OTHER_ENTITY);
        assertThat(failed)
            .hasMessageContaining("refused: there is already the Company PK=OWNER#acme, SK=OWNER.");
        assertThat(failed.existing(CatalogCompanyEntity.type())).contains(new Company("acme", 9));
        assertThat(failed.existing(CatalogPersonEntity.type())).isEmpty();
        assertThat(failed.existingItem()).isEqualTo(onlyItem());
      }
    }

    @Test
    void aCheckOfOneEntityDoesNotHoldForAnother() {
      execute(CatalogCompanyEntity.put(new Company("acme", 9)));

      transact(CatalogCompanyEntity.check("acme").exists());
      transact(CatalogCompanyEntity.check("acme").when(CatalogCompanyEntity.SIZE.gt(8)));
      transact(CatalogPersonEntity.check("other").notExists());
      for (TransactWrite check :
          List.of(
              CatalogPersonEntity.check("acme").exists(),
              CatalogPersonEntity.check("acme").when(CatalogPersonEntity.AGE.notExists()),
              CatalogPersonEntity.check("acme").notExists(),
              CatalogCompanyEntity.check("acme").when(CatalogCompanyEntity.SIZE.gt(9)),
              CatalogPersonEntity.update("acme").age(1),
              CatalogPersonEntity.upsert("acme"),
              CatalogPersonEntity.delete("acme"),
              CatalogPersonEntity.put(new Person("acme", 1, null)))) {
        assertThatThrownBy(() -> transact(check)).isInstanceOf(TransactionCanceledException.class);
      }
    }

    @Test
    void aReasonSaysWhatStoodInTheWay() {
      execute(CatalogPersonEntity.put(new Person("ann", 3, null)));

      assertThat(
              failure(CatalogPersonEntity.put(new Person("ann", 3, null)).ifNotExists()).reason())
          .isEqualTo(Reason.ALREADY_EXISTS);
      assertThat(failure(CatalogPersonEntity.update("bob").age(1)).reason())
          .isEqualTo(Reason.NOT_FOUND);
      assertThat(
              failure(CatalogPersonEntity.update("ann").age(1).when(CatalogPersonEntity.AGE.eq(4)))
                  .reason())
          .isEqualTo(Reason.CONDITION);
      assertThat(
              failure(CatalogPersonEntity.delete("bob").when(CatalogPersonEntity.AGE.eq(4)))
                  .reason())
          .isEqualTo(Reason.NOT_FOUND);
    }

    private void transact(TransactWrite... writes) {
      table
          .dynamoDb()
          .transactWriteItems(Transaction.of(writes).toRequest(table.client().context()));
    }
  }
}
