package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Source;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Generated code is within the limits of compilers and class files wherever the model is. */
class SizesTest {

  private static String each(int count, String separator, IntFunction<String> text) {
    return IntStream.range(0, count).mapToObj(text).collect(Collectors.joining(separator));
  }

  /** Java's own limit is at about 2,740: the constants are made by one method. */
  @Test
  void anEnumOfAllTheConstantsThatJavaTakes() {
    Compilation compilation =
        shop(
            """
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(String id, Kind kind, @Nullable Kind other, Set<Kind> kinds)
                  implements Shop {}
              enum Kind { @StoredAs("zero;0") ZERO, %s }
            """
                .formatted(each(2_700, ", ", i -> "NUMBER_" + i)));

    compilation.isClean();
    assertThat(compilation.generated().get("shop.ShopUserEntity"))
        .containsPattern("\\.constants\\(\\s+',',\\s+\"ZERO zero;0,NUMBER_0 NUMBER_0,");
  }

  /** The constructor of a record takes no more. */
  @Test
  void anEntityOf254Components() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{id}", sort = "USER")
          record User(String id, %s) implements Shop {}
        """
            .formatted(each(253, ", ", i -> "@Size(max = 9) @Nullable String text" + i)))
        .isClean();
  }

  @Test
  void aTemplateOf40Parts() {
    shop("""
          @Entity
          @LinkedKey(name = "all", partition = "USER#{id}", sort = "%s")
          record User(String id, %s) implements Shop {}
        """
            .formatted(
                each(40, "#", i -> "{part" + i + "}"), each(40, ", ", i -> "String part" + i)))
        .isClean();
  }

  @Test
  void aTextOfAllTheBytesThatAConstantTakes() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{id}", sort = "USER")
          record User(String id, @Default("%s") String text) implements Shop {}
        """
            .formatted("x".repeat(65_000)))
        .isClean();
  }

  /** Each name is a call of the description's; a chain of them makes javac overflow its stack. */
  @Test
  void anEntityOf253SensitiveComponentsWithOlderNames() {
    compilesToTheEnd(
        each(
            253,
            ", ",
            i ->
                "@Attribute(value = \"s"
                    + i
                    + "\", aliases = \"a"
                    + i
                    + "\") @Sensitive String t"
                    + i),
        "");
  }

  /** All codecs are made by one method. */
  @Test
  void anEntityOf100ComponentsOfAnEnumOf900Constants() {
    compilesToTheEnd(
        each(100, ", ", i -> "@Nullable Kind kind" + i),
        "enum Kind { %s }".formatted(each(900, ", ", i -> "K" + i)));
  }

  /** The same where none is large. */
  @Test
  void anEntityOf200ComponentsOfAnEnumOf60Constants() {
    compilesToTheEnd(
        each(200, ", ", i -> "@Nullable Kind kind" + i),
        "enum Kind { %s }".formatted(each(60, ", ", i -> "K" + i)));
  }

  /** JSON escapes each of them by two characters or six, so that the schema's line is longer. */
  @Test
  void textsThatAreLongerInTheJsonSchema() {
    String quotes = "\\\"".repeat(65_000);
    String euros = "\u20ac".repeat(21_000);
    String backslashes = "\\\\\\\\".repeat(32_000);

    compilesToTheEnd(
        """
        @Default("%s") String quotes, @Default("%s") String euros,
        @Pattern(regexp = "%s") String backslashes, @Prefix("%s") String prefixed
        """
            .formatted(quotes, euros, backslashes, ".".repeat(65_000)),
        "");
  }

  /** All of them are checked by what one record's items are made with. */
  @Test
  void anEntityOf250ComponentsWithManyConstraints() {
    compilesToTheEnd(
        each(
            125,
            ", ",
            i ->
                """
                @NotBlank(message = "say it") @Size(min = 2, max = 90) @Pattern(regexp = "[a-z]+%1$d")
                @Pattern(regexp = ".{2,}") String text%1$d,
                @NotEmpty @Size(max = 9) List<@NotBlank @Size(max = 30) @Email String> mails%1$d
                """
                    .formatted(i)),
        "");
  }

  @Test
  void anEntityOf250ComponentsOfManyTypes() {
    compilesToTheEnd(
        each(
            25,
            ", ",
            i ->
                """
                int a%1$d, @Nullable Instant b%1$d, Set<Integer> c%1$d, Map<String, Place> d%1$d,
                List<List<Place>> e%1$d, @Nullable UUID f%1$d, Optional<LocalDate> g%1$d, byte[] h%1$d,
                @Compress List<Place> i%1$d, @Default("0.5") BigDecimal j%1$d
                """
                    .formatted(i)),
        "record Place(String name, @Min(0) @Max(99) int floor, @Nullable Place within) {}");
  }

  /** Class files are written: their limits are found then. */
  private static void compilesToTheEnd(String components, String types) {
    Compilation.compile(
            List.of(),
            List.of("-XDshould-stop.ifNoError=GENERATE"),
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop {
                  @Entity
                  @LinkedKey(partition = "USER#{id}", sort = "USER")
                  record User(String id, %s) implements Shop {}
                  %s
                }
                """
                    .formatted(components, types)))
        .isClean();
  }
}
