package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Defaults for older items only, whose components a new record must state. */
class DefaultsOfOlderItemsTest {

  private static Compilation user(String component) {
    return shop(
        """
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          %s other) // !
          implements Shop {
        public static final Document NONE = Document.ofNull();
        public static final Set<String> TAGS = Set.of();
      }
    """
            .formatted(component));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Nullable @Default(value = \"a\", newRecords = false) String | the component may be absent",
        "@Default(value = \"a\", newRecords = false) Optional<String> | the component may be absent",
        "@Default(value = \"1\", newRecords = false) OptionalInt | the component may be absent",
        "@CreatedAt @Default(value = \"2024-01-15T08:00:00Z\", newRecords = false) Instant"
            + " | a put fills it in",
        "@Version @Default(value = \"1\", newRecords = false) long | a put fills it in",
        "@Default(value = \"now\", newRecords = false) Instant | a put fills it in",
        "@Attribute(hidden = true) @Default(value = \"a\", newRecords = false) String"
            + " | JSON leaves the component out",
        "@Default(constant = \"NONE\", newRecords = false) Document"
            + " | Document.ofNull() stands for an absent one"
      })
  void aNewRecordCanStateTheValue(String component, String reason) {
    user(component)
        .reports(
            error(
                "[SGT0304] The @Default of other has newRecords = false, so that a new record must"
                    + " state the value, but %s. Remove newRecords = false.".formatted(reason)));
  }

  @Test
  void whatCannotHaveADefaultIsReportedAlone() {
    user("@Default(constant = \"TAGS\", newRecords = false) Set<String>")
        .reports(
            error(
                "[SGT0304] other is stored as a set, which can't have a @Default: an absent set is"
                    + " an empty one. Remove it."));
    user("@GeneratedId @Default(value = \"a\", newRecords = false) String")
        .reports(error("[SGT0601] other has @GeneratedId, and @Default too. Remove one of them."));
    user("@FromContext @Default(value = \"a\", newRecords = false) String")
        .reports(
            error(
                "[SGT0323] other has @FromContext, and @Default, which gives it a value, too."
                    + " Remove one of the two."));
    user("@Default(newRecords = false) String")
        .reports(
            error(
                "[SGT0304] The @Default of other has nothing. Write one of @Default(\"...\"),"
                    + " @Default(constant = \"...\") and @Default(method = \"...\")."));
  }

  @Test
  void aRecordThatMayBeAbsentHasNoSuchComponent() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @Flatten @Nullable Home home) // !
          implements Shop {}
      record Home(String city, @Default(value = "NL", newRecords = false) String country) {}
    """)
        .reports(
            error(
                "[SGT0321] home has @Flatten, and is nullable, but country in it has @Default. A"
                    + " record that can be absent has no such component. Remove one of the two."));
  }

  @Test
  void aPartOfARecordNeedsAComponentThatOlderItemsHave() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, Home home) implements Shop {}
      record Home(@Nullable String city, @Default(value = "NL", newRecords = false) String country) {}
      record Country(String country) {}
      @Projection(of = User.class)
      record UserCountry(
          String name,
          Country home) {} // !
    """)
        .reports(
            error(
                "[SGT0808] The component home of UserCountry reads only what a Home may lack. If an"
                    + " item lacks it, nothing tells whether there is a record. Declare the"
                    + " component as the entity does: Home."));
  }

  @Test
  void aRecordThatMustStateItselfHasNoFirst() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, List<Step> steps) implements Shop {}
      record Step(
          String text,
          @Default(constant = "LAST", newRecords = false) Step next) { // !
        public static final Step LAST = new Step("", null);
      }
    """)
        .reports(
            error(
                "[SGT0316] No Step can exist: each needs another one, because Step.next is"
                    + " required. Make it @Nullable, Optional or a List."));
  }

  @Test
  void anUpsertIsGivenTheValue() {
    Compilation shop =
        shop(
            """
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @Default(value = "EUR", newRecords = false) String currency,
          @Default(value = "1", newRecords = false) int parts,
          @Default(method = "label", newRecords = false) String label,
          @Default("nothing") String note,
          @Flatten Home home)
          implements Shop {
        public static String label(String currency) {
          return currency;
        }
      }
      record Home(@Nullable String city, @Default(value = "NL", newRecords = false) String country) {}
    """);
    shop.isClean();
    assertThat(shop.generated().get("shop.ShopUserEntity"))
        .contains("String name, String currency, int parts, String label, String homeCountry)");
  }
}
