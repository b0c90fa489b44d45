package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The templates of keys that are numbers or binary. */
class TypedKeysTest {

  @ParameterizedTest
  @ValueSource(strings = {"AGE#{age}", "AGE", "{age:pad(3)}", "{name}", "{time}", "{age}{cents}"})
  void aNumberKeyIsOneNumber(String sort) {
    user("N", sort)
        .reports(
            error(
                "[SGT0414] The primary @LinkedKey: the template \"%s\": the key attribute SK is of type"
                        .formatted(sort)
                    + " N, and takes one placeholder of a number, or of an Instant with epoch or"
                    + " epochMillis, without other text. Write such a template, or declare the key"
                    + " attribute as S."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"RAW#{raw}", "{name}", "{age}"})
  void aBinaryKeyIsOneByteArray(String sort) {
    user("B", sort)
        .reports(
            error(
                "[SGT0414] The primary @LinkedKey: the template \"%s\": the key attribute SK is of type"
                        .formatted(sort)
                    + " B, and takes one placeholder of type byte[], SdkBytes or ByteBuffer"
                    + " without other text. Write such a"
                    + " template, or declare the key attribute as S."));
  }

  @ParameterizedTest
  @CsvSource({
    "N, {age}",
    "N, {cents}",
    "N, {price}",
    "N, {time:epoch}",
    "N, {time:epochMillis}",
    "B, {raw}"
  })
  void theValueItselfIsFine(String type, String sort) {
    user(type, sort).isClean();
  }

  @ParameterizedTest
  @CsvSource({
    "int, a number, 'Declare the key attribute as N, or give'",
    "double, a number, 'Declare the key attribute as N, or give'",
    "java.time.Duration, a number, 'Declare the key attribute as N, or give'",
    "@StoredTime(TimeFormat.EPOCH) Instant, a number, Give",
    "boolean, a boolean, Give"
  })
  void aTextKeyIsNoComponentThatIsStoredAsSomethingElse(
      String component, String stored, String way) {
    own("S", component, " // !")
        .reports(
            error(
                ("[SGT0414] @LinkedKey(index = \"GSI1\"): the template \"{own}\": the key attribute"
                        + " own is of type S, but it is the component own, which is"
                        + " stored as %s. %s own"
                        + " another name with @Attribute.")
                    .formatted(stored, way)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"int", "double"})
  void noOrderIsAskedOfANumberThatIsNoTextKeyAnyway(String component) {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "byRound", partitionKey = "team", sortKey = {"round", "name"}))
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "byRound", partition = "{team}", sort = {"{round}", "{name}"})
              record User(String name, String team, %s round) implements Shop {} // !
            }
            """
                .formatted(component))
        .reports(
            error(
                "[SGT0414] @LinkedKey(index = \"byRound\"): the template \"{round}\": the key attribute"
                    + " round is of type S, but it is the component round, which is"
                    + " stored as a number."
                    + " Declare the key attribute as N, or give round another name with"
                    + " @Attribute."));
  }

  @ParameterizedTest
  @CsvSource({
    "S, String",
    "S, Instant",
    "S, @StoredTime(TimeFormat.SECONDS) Instant",
    "S, java.util.UUID",
    "S, java.time.LocalDate",
    "S, java.time.DayOfWeek",
    "N, int",
    "N, java.time.Duration",
    "B, byte[]"
  })
  void aComponentThatIsStoredAsItsKeyIsFine(String type, String component) {
    own(type, component, "").isClean();
  }

  private static Compilation own(String type, String component, String mark) {
    return compile(
        """
        @Table(
            name = "ShopTable",
            indexes = @Index(value = "GSI1", partitionKey = "own", partitionKeyType = ScalarType.%s))
        public sealed interface Shop {
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          @LinkedKey(index = "GSI1", partition = "{own}", sort = "{name}")
          record User(String name, %s own) implements Shop {}%s
        }
        """
            .formatted(type, component, mark));
  }

  private static Compilation user(String type, String sort) {
    return compile(
        """
        @Table(name = "ShopTable", sortKeyType = ScalarType.%s)
        public sealed interface Shop {
          @Entity
          @LinkedKey(
              partition = "USER#{name}",
              sort = "%s") // !
          record User(
              String name, int age, BigDecimal cents, double price, Instant time, byte[] raw)
              implements Shop {}
        }
        """
            .formatted(type, sort));
  }
}
