package dev.singlet.it.types;

import static dev.singlet.it.types.model.SurveyAnswersEntity.ADDRESSES;
import static dev.singlet.it.types.model.SurveyAnswersEntity.COUNTS;
import static dev.singlet.it.types.model.SurveyAnswersEntity.STRICT;
import static dev.singlet.it.types.model.SurveyAnswersEntity.WORDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.attribute.AttributeType;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.types.model.Survey.Address;
import dev.singlet.it.types.model.Survey.Answers;
import dev.singlet.it.types.model.Survey.Circle;
import dev.singlet.it.types.model.Survey.Line;
import dev.singlet.it.types.model.Survey.Page;
import dev.singlet.it.types.model.Survey.Pair;
import dev.singlet.it.types.model.Survey.Shape;
import dev.singlet.it.types.model.SurveyAnswersEntity;
import dev.singlet.it.types.model.SurveyTable;
import dev.singlet.json.EntityJson;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** NULL as an element of a list and as a value of a map. */
class NullElementsTest {

  private static final AttributeValue NULL = AttributeValue.fromNul(true);

  @RegisterExtension final LocalTable table = LocalTable.of(SurveyTable.SCHEMA);

  private static Answers answers() {
    Map<String, @Nullable Integer> counts = new HashMap<>();
    counts.put("a", 1);
    counts.put("b", null);
    TreeMap<Integer, @Nullable Shape> shapes = new TreeMap<>();
    shapes.put(1, new Circle(2));
    shapes.put(2, null);
    shapes.put(3, new Line(Arrays.asList(1, null)));
    Map<String, @Nullable Address> places = new HashMap<>();
    places.put("home", new Address("Bern", Arrays.asList("x", null)));
    places.put("work", null);
    return new Answers(
        "f",
        "1",
        Arrays.asList("a", null, "b"),
        counts,
        Arrays.asList(null, new Address("Chur", Arrays.asList(null, "y"))),
        Map.of("g", Arrays.asList(null, "z")),
        Arrays.asList(null, Arrays.asList(1, null)),
        shapes,
        new String[] {"p", null},
        Optional.of(Arrays.asList(true, null)),
        new Page(places),
        new Pair("n", Arrays.asList(null, 7)),
        List.of("s"));
  }

  private Map<String, AttributeValue> stored() {
    return table.items().get(0);
  }

  private static void assertSame(Answers read, Answers given) {
    assertThat(read).usingRecursiveComparison().isEqualTo(given);
  }

  @Test
  void nullIsStoredAsNullAndReadBack() {
    TableClient survey = table.client();
    Answers given = answers();

    survey.execute(SurveyAnswersEntity.put(given));

    assertThat(stored())
        .containsEntry(
            "words",
            AttributeValue.fromL(
                List.of(AttributeValue.fromS("a"), NULL, AttributeValue.fromS("b"))))
        .containsEntry(
            "counts", AttributeValue.fromM(Map.of("a", AttributeValue.fromN("1"), "b", NULL)));
    assertThat(stored().get("addresses").l().get(0)).isEqualTo(NULL);
    assertThat(stored().get("rows").l().get(1).l().get(1)).isEqualTo(NULL);
    assertThat(stored().get("shapes").m()).containsEntry("2", NULL);
    assertThat(stored().get("page").m().get("places").m()).containsEntry("work", NULL);
    assertThat(stored().get("pair").l().get(1).l().get(0)).isEqualTo(NULL);
    assertSame(survey.execute(SurveyAnswersEntity.get("f", "1")).orElseThrow(), given);
    assertSame(survey.execute(SurveyAnswersEntity.ofForm("f")).items().get(0), given);
    assertThat(survey.execute(VerifyItems.of(SurveyTable.type())).differences()).isEmpty();
  }

  @Test
  void updatesWriteAndReplaceNull() {
    TableClient survey = table.client();
    survey.execute(SurveyAnswersEntity.put(answers()));

    Answers changed =
        survey.execute(
            SurveyAnswersEntity.update("f", "1")
                .appendToWords("c", null)
                .set(COUNTS.key("a"), null)
                .set(COUNTS.key("c"), 3)
                .set(ADDRESSES.at(0), new Address("Ulm", List.of()))
                .set(ADDRESSES.at(1), null));

    assertThat(changed.words()).containsExactly("a", null, "b", "c", null);
    assertThat(changed.counts()).containsEntry("a", null).containsEntry("c", 3);
    assertThat(changed.addresses()).containsExactly(new Address("Ulm", List.of()), null);
    assertThat(
            survey
                .execute(
                    SurveyAnswersEntity.update("f", "1")
                        .set(WORDS.at(0), null)
                        .setIfAbsent(COUNTS.key("b"), 9)
                        .when(WORDS.at(1).eq(null)))
                .counts())
        .containsEntry("b", null);
  }

  @Test
  void theDifferenceOfTwoRecordsSetsElementsAndEntries() {
    TableClient survey = table.client();
    Answers before = survey.execute(SurveyAnswersEntity.put(answers()));
    Map<String, @Nullable Integer> counts = new HashMap<>(before.counts());
    counts.put("a", null);
    counts.put("b", 2);
    List<@Nullable String> words = new ArrayList<>(before.words());
    words.set(0, null);
    words.set(1, "x");
    Answers after = SurveyAnswersEntity.builder(before).counts(counts).words(words).build();

    assertSame(survey.execute(SurveyAnswersEntity.update(before, after)), after);
    assertSame(survey.execute(SurveyAnswersEntity.get("f", "1")).orElseThrow(), after);
  }

  @Test
  void conditionsTellNullFromAbsent() {
    TableClient survey = table.client();
    survey.execute(SurveyAnswersEntity.put(answers()));

    assertThat(
            survey.stream(
                SurveyAnswersEntity.ofForm("f")
                    .filter(
                        WORDS
                            .contains(null)
                            .and(WORDS.at(1).eq(null))
                            .and(WORDS.at(0).ne(null))
                            .and(WORDS.eq(Arrays.asList("a", null, "b")))
                            .and(COUNTS.key("b").eq(null))
                            .and(COUNTS.key("b").hasType(AttributeType.NULL))
                            .and(COUNTS.key("z").notExists())
                            .and(ADDRESSES.at(0).eq(null))
                            .and(ADDRESSES.at(1).CITY.eq("Chur")))))
        .hasSize(1);
    assertThat(survey.stream(SurveyAnswersEntity.ofForm("f").filter(COUNTS.key("a").eq(null))))
        .isEmpty();
    assertThatThrownBy(() -> COUNTS.key("a").lt(null)).isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> STRICT.at(0).eq(null))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("null is not a value. Use exists() or notExists()");
  }

  @Test
  void constraintsHoldForTheOthers() {
    assertThatThrownBy(
            () ->
                table
                    .client()
                    .execute(
                        SurveyAnswersEntity.put(
                            SurveyAnswersEntity.builder(answers())
                                .words(Arrays.asList(null, "too long"))
                                .build())))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("words[1] must have at most 5 characters (was \"too long\")");
    assertThatThrownBy(
            () ->
                table
                    .client()
                    .execute(
                        SurveyAnswersEntity.put(
                            SurveyAnswersEntity.builder(answers())
                                .strict(Arrays.asList("a", null))
                                .build())))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("strict[1] is required");
  }

  @Test
  void nullWhereNoneIsExpectedNamesThePlaceAndTheWay() {
    TableClient survey = table.client();
    Map<String, AttributeValue> item = new HashMap<>(SurveyAnswersEntity.toItem(answers()));
    item.put("strict", AttributeValue.fromL(List.of(AttributeValue.fromS("s"), NULL)));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));

    String expected = "attribute strict[1]: is NULL. If it may be, declare its type as @Nullable";
    assertThatThrownBy(() -> survey.execute(SurveyAnswersEntity.get("f", "1")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining(expected);
    assertThatThrownBy(() -> survey.execute(SurveyAnswersEntity.ofForm("f")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining(expected);
  }

  @Test
  void jsonHasNull() {
    EntityJson<Answers> json = EntityJson.of(SurveyAnswersEntity.type());
    Answers given = answers();

    String text = json.write(given);

    assertThat(text.replaceAll("\\s", ""))
        .contains("\"words\":[\"a\",null,\"b\"]", "\"b\":null", "\"rows\":[null,[1,null]]");
    assertSame(json.read(text), given);
    assertThat(SurveyAnswersEntity.jsonSchema())
        .contains(
            "\"array\": {\"type\": \"array\", \"items\": {\"type\": [\"string\", \"null\"]}}");
    assertThatThrownBy(() -> json.read(text.replaceAll("\"s\"", "null")))
        .hasMessageContaining("strict[0]");
  }

  @Test
  void theDescriptorSaysIt() {
    assertThat(SurveyTable.describe().entity("Answers").orElseThrow().attributes())
        .filteredOn(attribute -> attribute.type().holdsNull())
        .extracting(attribute -> attribute.component())
        .containsExactly("words", "counts", "addresses", "rows", "shapes", "array", "flags");
  }
}
