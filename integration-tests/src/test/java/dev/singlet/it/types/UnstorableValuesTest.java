package dev.singlet.it.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.types.model.Types.Collections;
import dev.singlet.it.types.model.Types.Color;
import dev.singlet.it.types.model.Types.Inner;
import dev.singlet.it.types.model.Types.Nested;
import dev.singlet.it.types.model.Types.Nullables;
import dev.singlet.it.types.model.Types.Picky;
import dev.singlet.it.types.model.TypesCollectionsEntity;
import dev.singlet.it.types.model.TypesNullablesEntity;
import dev.singlet.it.types.model.TypesPickyEntity;
import dev.singlet.it.types.model.TypesScalarsEntity;
import dev.singlet.it.types.model.TypesTable;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What DynamoDB can't hold is refused before a request; what a record can't hold is told. */
class UnstorableValuesTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(TypesTable.SCHEMA);

  private static final Instant FAR = Instant.parse("+10000-01-01T00:00:00Z");
  private static final Nested NESTED =
      new Nested("n", null, Set.of(), 0, Color.RED, Instant.EPOCH, null);

  private static Collections collections(List<String> list, Nested nested) {
    return new Collections(
        "1", Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), list, List.of(),
        Map.of(), Map.of(), nested);
  }

  @Test
  void textThatIsNoValidUnicodeIsRefused() {
    Nullables entity = TypesNullablesEntity.builder().id("1").text("a\uD83D").build();

    assertThatThrownBy(() -> TABLE.client().execute(TypesNullablesEntity.put(entity)))
        .isInstanceOf(ValidationException.class)
        .hasMessage(
            "[SGR0101] Nullables is not valid: text must not have a lone surrogate, as at index 1"
                + " (was \"a\\ud83d\").");
  }

  @Test
  void numbersAndTimesThatDynamoDbCannotHoldAreRefused() {
    Nullables entity =
        TypesNullablesEntity.builder()
            .id("1")
            .real(Float.NaN)
            .precise(Double.MIN_VALUE)
            .bigInteger(BigInteger.TEN.pow(38).add(BigInteger.ONE))
            .bigDecimal(new BigDecimal("1E+126"))
            .at(FAR)
            .build();

    assertThatThrownBy(() -> TypesNullablesEntity.put(entity).toRequest())
        .isInstanceOf(ValidationException.class)
        .hasMessage(
            "[SGR0101] Nullables is not valid: real must be a finite number (was NaN); precise must be"
                + " within 1E-130 to 9.99E+125, or the negative of that (was 4.9E-324); bigInteger"
                + " must have at most 38 digits (was 100000000000000000000000000000000000001);"
                + " bigDecimal must be within 1E-130 to 9.99E+125, or the negative of that (was"
                + " 1E+126); at must be within the years 0 to 9999 (was +10000-01-01T00:00:00Z).");
  }

  @Test
  void whatIsWithinCollectionsAndRecordsIsCheckedToo() {
    Nested nested =
        new Nested(
            null,
            null,
            Set.of(),
            Double.NaN,
            null,
            FAR,
            new Inner(Arrays.asList("x", null, "\uDE00")));
    Collections entity = collections(Arrays.asList("x", null, "\uDE00"), nested);

    assertThatThrownBy(() -> TypesCollectionsEntity.put(entity).toRequest())
        .isInstanceOf(ValidationException.class)
        .hasMessage(
            "[SGR0101] Collections is not valid: list[1] is required; list[2] must not have a lone"
                + " surrogate, as at index 0 (was \"\\ude00\"); nested.fullName is required;"
                + " nested.weight must be a finite number (was NaN); nested.at must be within the"
                + " years 0 to 9999 (was +10000-01-01T00:00:00Z); nested.inner.texts[1] is required;"
                + " nested.inner.texts[2] must not have a lone surrogate, as at index 0 (was"
                + " \"\\ude00\").");
  }

  @Test
  void allThatIsMissingIsToldByTheBuilderAndByThePut() {
    assertThatThrownBy(() -> TypesScalarsEntity.builder().id("1").build())
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("plainText is required")
        .hasMessageContaining("flag is required")
        .hasMessageContaining("bytes is required")
        .hasMessageContaining("loudShade is required");
    assertThatThrownBy(() -> TypesCollectionsEntity.put(collections(List.of(), null)).toRequest())
        .isInstanceOf(ValidationException.class)
        .hasMessage("[SGR0101] Collections is not valid: nested is required.");
  }

  @Test
  void aKeyIsCheckedOnGetAndDeleteToo() {
    assertThatThrownBy(() -> TypesPickyEntity.get(""))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("[SGR0102] picky, key key: id is empty. A part of a key needs a value.");
    assertThatThrownBy(() -> TypesPickyEntity.delete("a#b"))
        .isInstanceOf(InvalidKeyException.class);
    assertThatThrownBy(() -> TypesPickyEntity.get("x".repeat(2043)))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage(
            "[SGR0102] picky, key key: key would be 2049 bytes long. DynamoDB takes at most 2048.");
  }

  @Test
  void aKeyMayBeAsLongAsDynamoDbTakesIt() {
    Picky entity = new Picky("\u00E9".repeat(1021), 1);

    TABLE.client().execute(TypesPickyEntity.put(entity));

    assertThat(TABLE.client().execute(TypesPickyEntity.get(entity.id()))).contains(entity);
  }

  private static void putRaw(Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.put("key", AttributeValue.createS("PICKY#raw"));
    item.putIfAbsent("kind", AttributeValue.createS("picky"));
    TABLE.dynamoDb().putItem(put -> put.tableName(TABLE.tableName()).item(item));
  }

  @Test
  void anItemOfTheWrongTypeIsNamedWithItsKeyAndAttribute() {
    putRaw(Map.of("id", AttributeValue.createS("raw"), "amount", AttributeValue.createS("1")));

    assertThatThrownBy(() -> TABLE.client().execute(TypesPickyEntity.get("raw")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage("[SGR0201] picky item key=PICKY#raw, attribute amount: is of type S, not N.");
  }

  @Test
  void anItemThatTheRecordRefusesIsNamedWithItsKey() {
    putRaw(Map.of("id", AttributeValue.createS("raw"), "amount", AttributeValue.createN("-1")));

    assertThatThrownBy(() -> TABLE.client().execute(TypesPickyEntity.get("raw")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("amount -1 is negative")
        .hasMessageContaining("key=PICKY#raw");
  }

  @Test
  void aNumberWithAnExponentIsRead() {
    putRaw(Map.of("id", AttributeValue.createS("raw"), "amount", AttributeValue.createN("1.0E+2")));

    assertThat(TABLE.client().execute(TypesPickyEntity.get("raw"))).contains(new Picky("raw", 100));
  }

  @Test
  void attributesThatTheModelDoesNotKnowArePassedOver() {
    putRaw(
        Map.of(
            "id",
            AttributeValue.createS("raw"),
            "amount",
            AttributeValue.createN("1"),
            "new",
            AttributeValue.createBool(true)));

    assertThat(TABLE.client().execute(TypesPickyEntity.get("raw"))).contains(new Picky("raw", 1));
  }

  @Test
  void anItemOfAnUnknownEntityIsNotThere() {
    putRaw(
        Map.of(
            "id",
            AttributeValue.createS("raw"),
            "kind",
            AttributeValue.createS("unknown"),
            "amount",
            AttributeValue.createN("1")));

    assertThat(TABLE.client().execute(TypesPickyEntity.get("raw"))).isEmpty();
  }

  @Test
  void nestedFailuresNameTheWholePath() {
    Map<String, AttributeValue> item =
        new HashMap<>(
            TypesCollectionsEntity.put(collections(List.of(), NESTED)).toRequest().item());
    Map<String, AttributeValue> nested = new HashMap<>(item.get("one-nested").m());
    nested.put(
        "inner",
        AttributeValue.createM(
            Map.of(
                "texts",
                AttributeValue.createL(
                    List.of(AttributeValue.createS("x"), AttributeValue.createN("1"))))));
    item.put("one-nested", AttributeValue.createM(nested));
    TABLE.dynamoDb().putItem(put -> put.tableName(TABLE.tableName()).item(item));

    assertThatThrownBy(() -> TABLE.client().execute(TypesCollectionsEntity.get("1")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Collections item key=COLLECTIONS#1, attribute one-nested.inner.texts[1]: is of"
                + " type N, not S.");
  }
}
