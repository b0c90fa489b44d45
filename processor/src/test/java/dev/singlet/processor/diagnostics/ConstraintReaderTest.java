package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The constraints of {@code jakarta.validation}. */
class ConstraintReaderTest {

  @Test
  void aConstraintOnTheRecordIsNotSupported() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @Consistent // !
              record User(String name) implements Shop {}

              @jakarta.validation.Constraint(validatedBy = {})
              @interface Consistent {
                String message() default "";
                Class<?>[] groups() default {};
                Class<? extends jakarta.validation.Payload>[] payload() default {};
              }
            """)
        .reports(
            error(
                "[SGT0308] @Consistent is on the record User, where it has no effect. Put it on a"
                    + " component. To check several together, write a @Validate method."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@javax.validation.constraints.NotBlank // !\nString title",
        "List<@javax.validation.constraints.NotBlank String> titles // !"
      })
  void nothingChecksAConstraintOfJavax(String component) {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop {
                  @Entity
                  @LinkedKey(partition = "USER#{name}", sort = "USER")
                  record User(
                      String name,
                      %s
                      ) implements Shop {}
                }
                """
                    .formatted(component)),
            Source.verbatim(
                """
                package javax.validation;
                public @interface Constraint {}
                """),
            Source.verbatim(
                """
                package javax.validation.constraints;
                import java.lang.annotation.ElementType;
                @java.lang.annotation.Target({ElementType.FIELD, ElementType.TYPE_USE})
                @javax.validation.Constraint
                public @interface NotBlank {}
                """))
        .reports(
            error(
                "[SGT0308] @NotBlank is a constraint of javax.validation, which Singlet doesn't"
                    + " read, so nothing would check it. Use the one of jakarta.validation."));
  }

  @Test
  void aConstraintOnAnAccessorWouldBeIgnored() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {
                @NotBlank // !
                public String name() {
                  return name;
                }
              }
            """)
        .reports(
            error(
                "[SGT0308] @NotBlank is on the accessor name(), where it has no effect. Put it on"
                    + " the component."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Pattern(regexp = \"a\") | int | an int | a String",
        "@Pattern(regexp = \"a\") | Kind | a Kind | a String",
        "@NotBlank | List<String> | a List<String> | a String",
        "@Email | UUID | a UUID | a String",
        "@Size(max = 3) | Integer | an Integer | a String, a collection, a map or an array",
        "@NotEmpty | Instant | an Instant | a String, a collection, a map or an array",
        "@Min(1) | String | a String | a number",
        "@Max(1) | boolean | a boolean | a number",
        "@Positive | UUID | a UUID | a number",
        "@PositiveOrZero | Map<String, Long> | a Map<String, Long> | a number",
        "@Negative | Kind | a Kind | a number",
        "@NegativeOrZero | String | a String | a number",
        "@DecimalMin(\"1\") | boolean | a boolean | a number or a String",
        "@DecimalMax(\"1\") | Instant | an Instant | a number or a String",
        "@Digits(integer = 1, fraction = 1) | Kind | a Kind | a number or a String",
        "@AssertTrue | String | a String | a boolean",
        "@AssertFalse | int | an int | a boolean",
        "@Past | String | a String | a time of java.time that can be compared with the clock",
        "@PastOrPresent | String | a String | a time of java.time that can be compared with the"
            + " clock",
        "@Future | String | a String | a time of java.time that can be compared with the clock",
        "@FutureOrPresent | String | a String | a time of java.time that can be compared with the"
            + " clock"
      })
  void aConstraintFitsTheType(String constraint, String type, String named, String wanted) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  %s // !
                      %s other)
                  implements Shop {}
              enum Kind { A }
            """
            .formatted(constraint, type))
        .reports(
            error(
                ("[SGT0308] %s can't be checked for %s. It can be on %s. Remove it, or change the"
                        + " type.")
                    .formatted(constraint.replaceFirst("\\(.*", ""), named, wanted)));
  }

  @Test
  void aRegularExpressionIsWellFormed() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  @Pattern(
                      regexp = "[a-z") // !
                      String name)
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0308] The regular expression \"[a-z\" is not valid: Unclosed character class"
                    + " near index 3. Write one that java.util.regex.Pattern accepts."));
  }

  @Test
  void groupsAndPayloadWouldBeIgnored() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  @NotBlank(groups = Deprecated.class) // !
                      String name,
                  @Size(max = 3, payload = jakarta.validation.Payload.class) // !
                      String other)
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0308] @NotBlank has groups, which are not supported: every put checks all"
                    + " constraints. Remove them."),
            error("[SGT0308] @Size has a payload, which nothing reads. Remove it."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"NotNull", "NotBlank", "NotEmpty"})
  void whatRefusesNullIsNotNullable(String constraint) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @%s // !
                      @Nullable String nick)
                  implements Shop {}
            """
            .formatted(constraint))
        .reports(
            error(
                "[SGT0308] @%s refuses null, but the component is @Nullable. Remove one of them."
                    .formatted(constraint)));
  }

  @Test
  void aComponentThatIsAlwaysNullIsNone() {
    other("@Null", "@Nullable String")
        .reports(
            error(
                "[SGT0308] @Null allows only null, which is stored as nothing. Remove the"
                    + " component or the constraint."));
  }

  @Test
  void boundsAreNumbersAndCountsNotBelowZero() {
    other("@DecimalMin(\"many\")", "BigDecimal")
        .reports(
            error(
                "[SGT0308] The bound \"many\" of @DecimalMin is not a number. Write a decimal,"
                    + " such as 0.50."));
    other("@Digits(integer = -1, fraction = 0)", "BigDecimal")
        .reports(error("[SGT0308] @Digits(integer = -1) is below zero. Write 0 or more."));
    other("@Size(min = -1)", "String")
        .reports(error("[SGT0308] @Size(min = -1) is below zero. Write 0 or more."));
  }

  @Test
  void componentsOfNestedRecordsAreReportedToo() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Address address) implements Shop {}
              record Address(
                  @Past // !
                      String since) {}
            """)
        .reports(
            error(
                "[SGT0308] @Past can't be checked for a String. It can be on a time of java.time"
                    + " that can be compared with the clock. Remove it, or change the type."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "List<@Min(1) String> | @Min can't be checked for a String. It can be on a number",
        "Map<@Past String, Long> | @Past can't be checked for a String. It can be on a time of java.time"
            + " that can be compared with the clock",
        "Map<String, List<@NotBlank Integer>> | @NotBlank can't be checked for an Integer. It can be on a String",
        "Set<@Size(max = 1) Long> | @Size can't be checked for a Long. It can be on a String, a collection,"
            + " a map or an array"
      })
  void aConstraintFitsWhatACollectionHolds(String type, String problem) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  %s other) // !
                  implements Shop {}
            """
            .formatted(type))
        .reports(error("[SGT0308] " + problem + ". Remove it, or change the type."));
  }

  @Test
  void validIsWhereThereIsARecord() {
    other("@jakarta.validation.Valid", "String")
        .reports(
            error(
                "[SGT0308] @Valid is on a String, which holds no record. Records are checked with"
                    + " and without it. Remove it, and write a constraint to check anything"
                    + " else."));
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  List<@jakarta.validation.Valid String> tags) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0308] @Valid is on a String, which holds no record. Records are checked with"
                    + " and without it. Remove it, and write a constraint to check anything"
                    + " else."));
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name, @jakarta.validation.Valid Address home,
                  List<@jakarta.validation.Valid Address> others,
                  @jakarta.validation.Valid Map<String, Address> more)
                  implements Shop {}
              record Address(String city) {}
            """)
        .isClean();
  }

  @Test
  void allOfJakartaAreSupportedWhereTheyFit() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  @NotBlank @Size(min = 1, max = 10, message = "{min} to {max}")
                      @Pattern(regexp = "[a-z]+")
                      @Pattern(regexp = "[^x]+", flags = Pattern.Flag.CASE_INSENSITIVE) String name,
                  @Min(-5) @Max(Long.MAX_VALUE) byte a, @Positive float b,
                  @PositiveOrZero BigDecimal c, @Min(3) @Nullable Integer d,
                  @Size(min = 1) Set<@Email(regexp = ".*[.]org") String> e,
                  @NotEmpty List<List<@Digits(integer = 2, fraction = 0) Integer>> f,
                  @NotNull @Size(max = 3) Map<@NotBlank String, @NotNull @NotEmpty String> g,
                  @Size(max = 20) byte[] h, @Past Instant i, @PastOrPresent Instant j,
                  @Future Instant k, @FutureOrPresent @Nullable Instant l, @AssertTrue boolean m,
                  @AssertFalse Boolean n, @DecimalMin(value = "0.5", inclusive = false) double o,
                  @DecimalMax("9") String p, @Negative int q, @NegativeOrZero long r)
                  implements Shop {}
            """)
        .isClean();
  }

  private static Compilation other(String constraint, String type) {
    return shop(
        """
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(
              String name,
              %s // !
                  %s other)
              implements Shop {}
        """
            .formatted(constraint, type));
  }
}
