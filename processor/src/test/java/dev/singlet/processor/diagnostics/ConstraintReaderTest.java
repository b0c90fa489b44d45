package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The constraints of {@code jakarta.validation}. */
class ConstraintReaderTest {

  private static final String SUPPORTED =
      " is not supported. There are @Pattern, @Size, @NotBlank, @NotEmpty, @NotNull, @Min, @Max,"
          + " @Positive and @PositiveOrZero. Take it away, and check the value in the record's"
          + " constructor.";

  @Test
  void aConstraintThatIsNotSupportedIsReportedSinceItWouldBeBelievedToHold() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @Email // !
                      String mail,
                  @Digits(integer = 3, fraction = 2) // !
                      BigDecimal price)
                  implements Shop {}
            """)
        .reports(error("[SGT0308] @Email" + SUPPORTED), error("[SGT0308] @Digits" + SUPPORTED));
  }

  @Test
  void aConstraintOfTheUsersOwnIsNotSupported() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  @Slug // !
                      String name)
                  implements Shop {}

              @NotBlank
              @jakarta.validation.Constraint(validatedBy = {})
              @interface Slug {
                String message() default "";
                Class<?>[] groups() default {};
                Class<? extends jakarta.validation.Payload>[] payload() default {};
              }
            """)
        .reports(error("[SGT0308] @Slug" + SUPPORTED));
  }

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
        .reports(error("[SGT0308] @Consistent" + SUPPORTED));
  }

  @Test
  void aConstraintOnATypeArgumentWouldBeIgnored() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  List<@NotBlank String> tags, // !
                  Map<String, List<@Min(1) Integer>> scores) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0308] @NotBlank stands on the type argument String, where it has no effect. Take"
                    + " it away, and check the values in the record's constructor."),
            error(
                "[SGT0308] @Min stands on the type argument Integer, where it has no effect. Take it"
                    + " away, and check the values in the record's constructor."));
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
                "[SGT0308] @NotBlank stands on the accessor name(), where it has no effect. Put it on"
                    + " the component."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Pattern(regexp = \"a\") | int | an int | String",
        "@Pattern(regexp = \"a\") | Kind | a Kind | String",
        "@NotBlank | List<String> | a List<String> | String",
        "@Size(max = 3) | Integer | an Integer | String, List, Set and Map",
        "@Size(max = 3) | byte[] | a byte[] | String, List, Set and Map",
        "@NotEmpty | Instant | an Instant | String, List, Set and Map",
        "@Min(1) | String | a String | numbers",
        "@Max(1) | boolean | a boolean | numbers",
        "@Positive | UUID | a UUID | numbers",
        "@PositiveOrZero | Map<String, Long> | a Map<String, Long> | numbers"
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
                "[SGT0308] %s can't hold for %s. It fits %s. Take it away, or change the type."
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
                "[SGT0308] The regular expression \"[a-z\" is malformed: Unclosed character class near"
                    + " index 3. Write one for java.util.regex.Pattern."));
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
                "[SGT0308] @NotBlank has groups, which are not supported: all constraints are checked"
                    + " by every put. Take them away."),
            error("[SGT0308] @Size has a payload, which nothing reads. Take it away."));
  }

  @Test
  void aMessageIsTheWholeText() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  @NotBlank(message = "must have a letter") String name,
                  @Size(
                      max = 3,
                      message = "at most {max}") // !
                      String other)
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0308] The message of @Size has a parameter in braces, which would not be replaced."
                    + " Write the text out."));
  }

  @Test
  void notNullIsNotNullable() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @NotNull // !
                      @Nullable String nick)
                  implements Shop {}
            """)
        .reports(error("[SGT0308] @NotNull contradicts @Nullable. Take one of them away."));
  }

  @Test
  void componentsOfNestedRecordsAreReportedToo() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Address address) implements Shop {}
              record Address(
                  @Past // !
                      Instant since) {}
            """)
        .reports(error("[SGT0308] @Past" + SUPPORTED));
  }

  @Test
  void whatIsSupportedMayBeRepeated() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  @NotBlank @Size(min = 1, max = 10) @Pattern(regexp = "[a-z]+")
                      @Pattern(regexp = "[^x]+", flags = Pattern.Flag.CASE_INSENSITIVE) String name,
                  @Min(-5) @Max(Long.MAX_VALUE) byte a, @Positive float b,
                  @PositiveOrZero BigDecimal c, @Min(3) @Nullable Integer d, @Size(min = 1) Set<String> e,
                  @NotEmpty List<String> f, @NotNull @Size(max = 3) Map<String, String> g)
                  implements Shop {}
            """)
        .isClean();
  }
}
