package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.hostile.model.Deep.Chain;
import dev.singlet.it.hostile.model.Deep.Dot;
import dev.singlet.it.hostile.model.Deep.Group;
import dev.singlet.it.hostile.model.Deep.Nest;
import dev.singlet.it.hostile.model.Deep.Shape;
import dev.singlet.it.hostile.model.DeepNestEntity;
import dev.singlet.it.hostile.model.DeepTable;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.json.EntityJson;
import dev.singlet.json.InvalidJsonException;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Values that hold themselves, deeper than any stack: they are refused with the way to what is too
 * deep, wherever they come from.
 */
class DeepValuesTest {

  private static final int LEVELS = 100_000;

  /** Levels within the item of which none is too many, for what has one at each step. */
  private static final int MOST = 31;

  private static final Nest EMPTY =
      new Nest("1", null, null, null, null, null, null, "none", Map.of());

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(DeepTable.SCHEMA);

  private static <V> V within(V value, int levels, UnaryOperator<V> holder) {
    V outer = value;
    for (int i = 0; i < levels; i++) {
      outer = holder.apply(outer);
    }
    return outer;
  }

  private static Document lists(int levels) {
    return within(Document.of("x"), levels, inner -> Document.ofList(List.of(inner)));
  }

  private static Document maps(int levels) {
    return within(Document.of("x"), levels, inner -> Document.ofMap(Map.of("a", inner)));
  }

  private static Chain chain(int levels) {
    return within(new Chain(null), levels - 1, Chain::new);
  }

  private static Shape shape(int levels) {
    return within((Shape) new Dot(), (levels - 1) / 2, inner -> new Group(List.of(inner)));
  }

  private static AttributeValue stored(int levels, UnaryOperator<AttributeValue> holder) {
    return within(AttributeValue.createS("x"), levels, holder);
  }

  /** A component of the entity that can be deep. */
  record Place(String component, IntFunction<Object> value) {
    Nest nest(int levels) {
      return Records.with(EMPTY, component, value.apply(levels));
    }

    @Override
    public String toString() {
      return component;
    }
  }

  static List<Place> places() {
    return List.of(
        new Place("document", levels -> lists(levels)),
        new Place("document", levels -> maps(levels)),
        new Place("documents", levels -> List.of(lists(levels - 1))),
        new Place("chain", levels -> chain(levels)),
        new Place("chains", levels -> List.of(chain(levels - 1))),
        new Place("shape", levels -> shape(levels)),
        new Place("packed", levels -> maps(levels)),
        new Place("others", levels -> Map.of("other", lists(levels))));
  }

  @ParameterizedTest
  @MethodSource("places")
  void whatIsAsDeepAsCanBeIsStoredAndRead(Place place) {
    Nest nest = place.nest(MOST);
    TABLE.client().execute(DeepNestEntity.put(nest));

    assertThat(TABLE.client().execute(DeepNestEntity.get("1"))).contains(nest);
    assertThat(TABLE.client().execute(DeepNestEntity.all("1").limit(1)).items())
        .containsExactly(nest);
  }

  @ParameterizedTest
  @MethodSource("places")
  void whatIsDeeperIsNotWritten(Place place) {
    for (int levels : new int[] {MOST + 2, LEVELS}) {
      Nest nest = place.nest(levels);
      assertNotValid(place, DeepNestEntity.put(nest));
      assertNotValid(place, DeepNestEntity.update(EMPTY, nest));
      assertThatThrownBy(() -> DeepNestEntity.toItem(nest)).isInstanceOf(ValidationException.class);
      assertThatThrownBy(() -> EntityJson.of(DeepNestEntity.type()).write(nest))
          .isInstanceOf(ValidationException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {MOST + 1, MOST + 2, LEVELS})
  void whatIsDeeperCantBeCompared(int levels) {
    for (Document value : List.of(lists(levels), maps(levels))) {
      assertThatThrownBy(() -> DeepNestEntity.DOCUMENT.eq(value))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining("Nest.document.eq(")
          .hasMessageEndingWith(
              "must not be a list or map more than 32 levels deep, the item itself counted.");
    }
  }

  /** It can't have been read, so that there is nothing to compare with. */
  @ParameterizedTest
  @MethodSource("places")
  void noneIsTheEarlierFormOfAnItem(Place place) {
    Nest nest = place.nest(LEVELS);

    assertNotValid(place, DeepNestEntity.update(nest, EMPTY));
    assertNotValid(place, DeepNestEntity.update(nest, nest));
  }

  private static void assertNotValid(Place place, Operation<?> operation) {
    assertThatThrownBy(() -> TABLE.client().execute(operation))
        .isInstanceOf(ValidationException.class)
        .hasMessageStartingWith("[SGR0101] Nest is not valid: " + place.component())
        .hasMessageEndingWith(
            " must not be a list or map more than 32 levels deep, the item itself counted.");
  }

  @Test
  void updatesTakeNone() {
    for (Operation<?> update :
        List.of(
            DeepNestEntity.update("1").document(lists(LEVELS)),
            DeepNestEntity.update("1").chain(chain(LEVELS)),
            DeepNestEntity.update("1").shape(shape(LEVELS)),
            DeepNestEntity.update("1").appendToDocuments(maps(LEVELS)),
            DeepNestEntity.upsert("1").document(lists(LEVELS)))) {
      assertThatThrownBy(() -> TABLE.client().execute(update))
          .isInstanceOf(ValidationException.class)
          .hasMessageContaining("must not be a list or map more than 32 levels deep");
    }
  }

  @Test
  void conditionsTakeNone() {
    assertThatThrownBy(() -> DeepNestEntity.DOCUMENT.eq(lists(LEVELS)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0103] Nest.document.eq(a value too deep to show): must not be a list or map more"
                + " than 32 levels deep, the item itself counted.");
    assertThatThrownBy(() -> DeepNestEntity.DOCUMENT.in(maps(LEVELS)))
        .isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> DeepNestEntity.CHAIN.eq(chain(LEVELS)))
        .isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> DeepNestEntity.SHAPE.eq(shape(LEVELS)))
        .isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> DeepNestEntity.DOCUMENTS.contains(lists(LEVELS)))
        .isInstanceOf(InvalidArgumentException.class);
  }

  @Test
  void aDocumentBecomesNoValueThatDynamoDbCannotHold() {
    assertThat(lists(MOST).toAttributeValue()).isNotNull();
    assertThatThrownBy(() -> lists(MOST + 1).toAttributeValue())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "The document is a list or map more than 32 levels deep, which DynamoDB can't hold.");
    assertThatThrownBy(() -> maps(LEVELS).toAttributeValue())
        .isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {MOST + 2, LEVELS})
  void whatIsDeeperIsNotRead(int levels) {
    UnaryOperator<AttributeValue> list = inner -> AttributeValue.createL(List.of(inner));
    UnaryOperator<AttributeValue> map = inner -> AttributeValue.createM(Map.of("next", inner));
    AttributeValue group = AttributeValue.createS("Group");
    UnaryOperator<AttributeValue> shape =
        inner -> AttributeValue.createM(Map.of("kind", group, "shapes", list.apply(inner)));
    assertNotRead("document", stored(levels, list));
    assertNotRead("document", stored(levels, map));
    assertNotRead("documents", stored(levels, list));
    assertNotRead("chain", stored(levels, map));
    assertNotRead("shape", stored(levels, shape));
    assertNotRead("unknown", stored(levels, map));
  }

  private static void assertNotRead(String attribute, AttributeValue value) {
    Map<String, AttributeValue> item = new HashMap<>(DeepNestEntity.toItem(EMPTY));
    item.put(attribute, value);
    for (Operation<?> read : List.of(DeepNestEntity.get("1"), DeepNestEntity.all("1").limit(1))) {
      assertThatThrownBy(() -> DeepTable.client(new OneItem(item)).execute(read))
          .isInstanceOf(UnreadableItemException.class)
          .hasMessageContaining("attribute " + attribute)
          .hasMessageEndingWith("more than 32 levels deep, which DynamoDB can't hold.");
    }
    assertThatThrownBy(() -> DeepNestEntity.fromItem(item))
        .isInstanceOf(UnreadableItemException.class);
    assertThatThrownBy(() -> DynamoDbJson.write(item))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageStartingWith("[SGR0204] JSON, " + attribute)
        .hasMessageEndingWith("more than 32 levels deep, which DynamoDB can't hold.");
  }

  @ParameterizedTest
  @ValueSource(ints = {MOST + 1, 400, LEVELS})
  void whatIsDeeperIsNotReadOfJson(int levels) {
    EntityJson<Nest> json = EntityJson.of(DeepNestEntity.type());
    String lists = "[".repeat(levels) + "]".repeat(levels);
    String chain = "{\"next\":".repeat(levels - 1) + "{}" + "}".repeat(levels - 1);
    assertThatThrownBy(() -> json.read("{\"id\":\"1\",\"document\":" + lists + "}"))
        .isInstanceOf(InvalidJsonException.class);
    assertThatThrownBy(() -> json.read("{\"id\":\"1\",\"chain\":" + chain + "}"))
        .isInstanceOf(InvalidJsonException.class);
    String stored = "{\"L\":[".repeat(levels) + "]}".repeat(levels);
    assertThatThrownBy(() -> DynamoDbJson.read("{\"a\":" + stored + "}"))
        .isInstanceOf(InvalidJsonException.class);
  }
}
