package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.hostile.model.Hostile.Everything;
import dev.singlet.it.hostile.model.HostileEverythingEntity;
import dev.singlet.it.hostile.model.HostileTable;
import dev.singlet.testing.LocalTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every attribute, with each of DynamoDB's ten types in place of its own, and without a value. */
class WrongTypesTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(HostileTable.SCHEMA);

  private static final Set<String> KEYS = Set.of("PK", "SK", "_et", "_md");

  /** The attributes whose absence is a value, too. */
  private static final Set<String> OPTIONAL =
      Set.of(
          "texts",
          "numbers",
          "colors",
          "epochs",
          "ids",
          "price",
          "innermost",
          "maybeText",
          "maybeLarge",
          "maybeColor",
          "maybeList",
          "maybeInner",
          "seven",
          "version",
          "expires",
          "_ct");

  private static final SdkBytes BYTES = SdkBytes.fromByteArray(new byte[] {1});

  /** One value of each type. */
  private static final Map<AttributeValue.Type, AttributeValue> VALUES =
      Map.of(
          AttributeValue.Type.S, AttributeValue.createS("x"),
          AttributeValue.Type.N, AttributeValue.createN("1"),
          AttributeValue.Type.B, AttributeValue.createB(BYTES),
          AttributeValue.Type.BOOL, AttributeValue.createBool(true),
          AttributeValue.Type.NUL, AttributeValue.createNul(true),
          AttributeValue.Type.SS, AttributeValue.createSs(List.of("x")),
          AttributeValue.Type.NS, AttributeValue.createNs(List.of("1")),
          AttributeValue.Type.BS, AttributeValue.createBs(List.of(BYTES)),
          AttributeValue.Type.L, AttributeValue.createL(List.of()),
          AttributeValue.Type.M, AttributeValue.createM(Map.of()));

  static Stream<String> attributes() {
    return Good.item().keySet().stream().filter(name -> !KEYS.contains(name)).sorted();
  }

  static Stream<String> attributesOfRecords() {
    return Good.item().get("the-inner").m().keySet().stream().sorted();
  }

  private static Everything read(Map<String, AttributeValue> item) {
    TABLE.dynamoDb().putItem(put -> put.tableName(TABLE.tableName()).item(item));
    return TABLE.client().execute(HostileEverythingEntity.get("1")).orElseThrow();
  }

  private static UnreadableItemException refused(Map<String, AttributeValue> item) {
    UnreadableItemException thrown =
        catchThrowableOfType(UnreadableItemException.class, () -> read(item));
    assertThat(thrown).as("what reading %s throws", item).isNotNull();
    assertThat(thrown.entity()).isEqualTo("Everything");
    assertThat(thrown.key()).isEqualTo("PK=EVERYTHING, SK=1");
    assertThat(thrown)
        .hasMessage(
            "[SGR0201] Everything item PK=EVERYTHING, SK=1, attribute %s: %s.",
            thrown.attribute(), thrown.reason())
        .hasNoCause();
    return thrown;
  }

  /** The item with one attribute's value replaced by each that is not of its own type. */
  private static void replaceByAll(
      AttributeValue good,
      String path,
      Function<AttributeValue, Map<String, AttributeValue>> with) {
    VALUES.forEach(
        (type, value) -> {
          if (type == good.type() || type == AttributeValue.Type.NUL) {
            return;
          }
          UnreadableItemException refused = refused(with.apply(value));
          // Of a set, the elements are of the wrong type.
          boolean isOtherSet = isSet(value) && isSet(good);
          assertThat(refused.attribute()).isEqualTo(isOtherSet ? path + "[]" : path);
          assertThat(refused.reason())
              .startsWith(
                  "is of type " + (isOtherSet ? type.name().substring(0, 1) : type) + ", not ");
        });
  }

  private static boolean isSet(AttributeValue value) {
    return value.hasSs() || value.hasNs() || value.hasBs();
  }

  @ParameterizedTest
  @MethodSource("attributes")
  void isTold(String name) {
    replaceByAll(
        Good.item().get(name),
        name,
        value -> {
          Map<String, AttributeValue> item = Good.item();
          item.put(name, value);
          return item;
        });
  }

  @ParameterizedTest
  @MethodSource("attributesOfRecords")
  void isToldInRecords(String name) {
    replaceByAll(
        Good.item().get("the-inner").m().get(name),
        "the-inner." + name,
        value -> withinInner(name, value));
  }

  private static Map<String, AttributeValue> withinInner(String name, AttributeValue value) {
    Map<String, AttributeValue> item = Good.item();
    Map<String, AttributeValue> inner = new LinkedHashMap<>(item.get("the-inner").m());
    inner.put(name, value);
    item.put("the-inner", AttributeValue.createM(inner));
    return item;
  }

  @ParameterizedTest
  @MethodSource("attributes")
  void aMissingAttributeIsToldOrReadAsAbsent(String name) {
    Map<String, AttributeValue> without = Good.item();
    without.remove(name);
    Map<String, AttributeValue> nul = Good.item();
    nul.put(name, AttributeValue.createNul(true));

    if (OPTIONAL.contains(name)) {
      assertThat(read(without)).usingRecursiveComparison().isEqualTo(read(nul));
    } else {
      assertThat(refused(without).attribute()).isEqualTo(name);
      assertThat(refused(without).reason()).isEqualTo("is required, and absent");
      assertThat(refused(nul).attribute()).isEqualTo(name);
      assertThat(refused(nul).reason()).isEqualTo("is required, and is NULL");
    }
  }

  @ParameterizedTest
  @MethodSource("attributesOfRecords")
  void aMissingAttributeOfARecordIsToldOrReadAsAbsent(String name) {
    Map<String, AttributeValue> nul = withinInner(name, AttributeValue.createNul(true));

    if (OPTIONAL.contains(name)) {
      assertThat(read(nul)).isNotNull();
    } else {
      assertThat(refused(nul).attribute()).isEqualTo("the-inner." + name);
      assertThat(refused(nul).reason()).isEqualTo("is required, and is NULL");
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void anItemWhoseEntityAttributeIsNoTextIsNobodys(AttributeValue value) {
    Map<String, AttributeValue> item = Good.item();
    item.put("_et", value);
    TABLE.dynamoDb().putItem(put -> put.tableName(TABLE.tableName()).item(item));

    assertThat(TABLE.client().execute(HostileEverythingEntity.get("1"))).isEmpty();
  }

  static Stream<AttributeValue> types() {
    return VALUES.values().stream();
  }

  @Test
  void anItemWithNothingButItsKeyIsTold() {
    Map<String, AttributeValue> item = Good.item();
    item.keySet().retainAll(Set.of("PK", "SK", "_et"));

    assertThat(refused(item).reason()).isEqualTo("is required, and absent");
  }

  @Test
  void aRecordThatRefusesItsValuesIsToldWithTheWayToIt() {
    assertThatThrownBy(() -> read(withinInner("amount", AttributeValue.createN("-1"))))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Everything item PK=EVERYTHING, SK=1, attribute the-inner: the record refuses"
                + " its values: amount -1 is negative.")
        .hasCauseInstanceOf(IllegalArgumentException.class);
  }
}
