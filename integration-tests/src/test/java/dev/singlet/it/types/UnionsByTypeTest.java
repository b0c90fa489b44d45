package dev.singlet.it.types;

import static dev.singlet.it.docs.model.HandbookPageEntity.FIELD;
import static dev.singlet.it.docs.model.HandbookPageEntity.NOTE;
import static dev.singlet.it.docs.model.HandbookPageEntity.REPLIES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.docs.model.Handbook.Field;
import dev.singlet.it.docs.model.Handbook.Field.Amount;
import dev.singlet.it.docs.model.Handbook.Field.Flag;
import dev.singlet.it.docs.model.Handbook.Field.Many;
import dev.singlet.it.docs.model.Handbook.Field.Mark;
import dev.singlet.it.docs.model.Handbook.Field.Named;
import dev.singlet.it.docs.model.Handbook.Field.Secret;
import dev.singlet.it.docs.model.Handbook.Field.Tags;
import dev.singlet.it.docs.model.Handbook.Note;
import dev.singlet.it.docs.model.Handbook.Note.Formatted;
import dev.singlet.it.docs.model.Handbook.Note.Plain;
import dev.singlet.it.docs.model.Handbook.Page;
import dev.singlet.it.docs.model.HandbookPageEntity;
import dev.singlet.it.docs.model.HandbookTable;
import dev.singlet.json.EntityJson;
import dev.singlet.json.InvalidJsonException;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Unions whose records DynamoDB's types tell apart. */
class UnionsByTypeTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(HandbookTable.SCHEMA);

  private static final EntityJson<Page> JSON = EntityJson.of(HandbookPageEntity.type());

  private static Page page(String name, @Nullable Note note) {
    return new Page(name, note, List.of(), null);
  }

  /** Makes a field and its stored form, which a foreign program would write. */
  private static Field random(Random random, int depth, List<AttributeValue> stored) {
    switch (random.nextInt(depth > 2 ? 4 : 6)) {
      case 0 -> {
        int amount = random.nextInt(100);
        stored.add(AttributeValue.fromN(String.valueOf(amount)));
        return new Amount(amount);
      }
      case 1 -> {
        stored.add(AttributeValue.fromBool(true));
        return new Flag(true);
      }
      case 2 -> {
        Set<String> tags = new TreeSet<>(Set.of("a", "b" + random.nextInt(3)));
        stored.add(AttributeValue.fromSs(List.copyOf(tags)));
        return new Tags(tags);
      }
      case 3 -> {
        boolean isOpen = random.nextBoolean();
        stored.add(AttributeValue.fromS(isOpen ? "OPEN" : "gone"));
        return isOpen ? Mark.OPEN : Mark.CLOSED;
      }
      case 4 -> {
        List<Field> fields = new ArrayList<>();
        List<AttributeValue> list = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
          fields.add(random(random, depth + 1, list));
        }
        stored.add(AttributeValue.fromL(list));
        return new Many(fields);
      }
      default -> {
        Map<String, Field> fields = new HashMap<>();
        Map<String, AttributeValue> map = new HashMap<>();
        for (int i = random.nextInt(4); i > 0; i--) {
          List<AttributeValue> value = new ArrayList<>();
          fields.put("f" + i, random(random, depth + 1, value));
          map.put("f" + i, value.get(0));
        }
        stored.add(AttributeValue.fromM(map));
        return new Named(fields);
      }
    }
  }

  /** Returns whether JSON has a list or a set there, or text or bytes. */
  private static boolean isAmbiguousInJson(AttributeValue value) {
    return switch (value.type()) {
      case S, SS, L -> true;
      case M -> value.m().values().stream().anyMatch(UnionsByTypeTest::isAmbiguousInJson);
      default -> false;
    };
  }

  @Test
  void allThatIsStoredComesBack() {
    Random random = new Random(7);
    TableClient client = TABLE.client();
    for (int i = 0; i < 60; i++) {
      List<AttributeValue> stored = new ArrayList<>();
      Page page = new Page("p" + i, null, List.of(), random(random, 0, stored));

      client.execute(HandbookPageEntity.put(page));

      Map<String, AttributeValue> item = HandbookPageEntity.toItem(page);
      assertThat(item.get("field")).isEqualTo(stored.get(0));
      assertThat(HandbookPageEntity.fromItem(item)).isEqualTo(page);
      assertThat(client.execute(HandbookPageEntity.get(page.name()))).contains(page);
      assertThat(TABLE.asyncClient().execute(HandbookPageEntity.get(page.name())).join())
          .contains(page);
      assertThat(
              client.execute(HandbookPageEntity.delete(page.name()).when(FIELD.eq(page.field()))))
          .isNotNull();
      if (!isAmbiguousInJson(stored.get(0))) {
        assertThat(JSON.read(JSON.write(page))).isEqualTo(page);
      }
    }
  }

  @Test
  void aConditionAsksForARecordOfTheUnion() {
    assertThatThrownBy(() -> NOTE.is(Note.class))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith("Page.note.is(Note.class): that is not one of its records.");
  }

  @Test
  void conditionsAskForTheTypeAndUpdatesSetTheWhole() {
    TableClient client = TABLE.client();
    client.execute(HandbookPageEntity.put(page("home", new Plain("old"))));

    client.execute(
        HandbookPageEntity.update("home")
            .note(new Formatted("new", "en"))
            .when(NOTE.is(Plain.class)));

    assertThat(client.execute(HandbookPageEntity.get("home")))
        .contains(page("home", new Formatted("new", "en")));
    assertThat(NOTE.is(Plain.class).toString()).contains("attribute_type").contains("S");
    assertThatThrownBy(
            () ->
                client.execute(
                    HandbookPageEntity.update("home")
                        .note(new Plain("again"))
                        .when(NOTE.is(Plain.class))))
        .isInstanceOf(ConditionFailedException.class);
    client.execute(HandbookPageEntity.update("home").set(REPLIES, List.of(new Plain("1"))));
    Condition<Page> isPlain = REPLIES.at(0).is(Plain.class);
    client.execute(
        HandbookPageEntity.update("home")
            .set(REPLIES.at(0), new Formatted("2", "de"))
            .when(isPlain));
    assertThat(client.execute(HandbookPageEntity.get("home")).orElseThrow().replies())
        .containsExactly(new Formatted("2", "de"));
  }

  @Test
  void constraintsHoldWithinUnwrappedRecords() {
    assertThatThrownBy(
            () ->
                TABLE
                    .client()
                    .execute(HandbookPageEntity.put(page("p", new Plain("x".repeat(101))))))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("note.text");
    assertThatThrownBy(
            () ->
                TABLE
                    .client()
                    .execute(
                        HandbookPageEntity.put(
                            new Page("p", null, List.of(), new Many(List.of(new Tags(Set.of())))))))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("values");
  }

  @Test
  void otherTypesAreUnreadable() {
    unreadable("note", AttributeValue.fromN("1"), "note: is of type N, not M or S");
    unreadable("note", AttributeValue.fromM(Map.of()), "note.text");
    unreadable("field", AttributeValue.fromS("OPENED"), "field: is \"OPENED\"");
    unreadable(
        "field", AttributeValue.fromNs(List.of("1")), "field: is of type NS, not B or BOOL or");
    Map<String, AttributeValue> item = item("null", AttributeValue.fromNul(true), "note");
    assertThat(HandbookPageEntity.fromItem(item).note()).isNull();
    assertThat(TABLE.client().execute(HandbookPageEntity.get("null")).orElseThrow().note())
        .isNull();
  }

  private static Map<String, AttributeValue> item(
      String name, AttributeValue value, String attribute) {
    Map<String, AttributeValue> item = new HashMap<>(HandbookPageEntity.toItem(page(name, null)));
    item.put(attribute, value);
    TABLE.dynamoDb().putItem(put -> put.tableName(TABLE.tableName()).item(item));
    return item;
  }

  private static void unreadable(String attribute, AttributeValue value, String reason) {
    Map<String, AttributeValue> item = item("bad", value, attribute);
    assertThatThrownBy(() -> HandbookPageEntity.fromItem(item))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining(reason);
    assertThatThrownBy(() -> TABLE.client().execute(HandbookPageEntity.get("bad")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void jsonTellsThemByItsTypes() {
    Page page =
        new Page(
            "home",
            new Plain("text"),
            List.of(new Formatted("t", "en"), new Plain("t")),
            new Flag(false));
    String json = JSON.write(page);

    assertThat(json).contains("\"note\":\"text\"").contains("\"field\":false");
    assertThat(JSON.read(json)).isEqualTo(page);
    Page closed = new Page("home", null, List.of(), Mark.CLOSED);
    assertThatThrownBy(() -> JSON.write(closed))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageEndingWith("JSON, field: doesn't fit, and is sensitive, so it is not shown.");
    assertThatThrownBy(() -> JSON.read(json.replace(":\"text\"", ":7")))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageContaining("note: can't be stored as M or S");
  }

  @Test
  void sensitiveComponentsAreMasked() {
    Page page = new Page("p", null, List.of(), new Secret(new byte[] {1}));

    assertThat(HandbookPageEntity.put(page).when(FIELD.eq(page.field())).toString())
        .doesNotContain("AQ==");
  }
}
