package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @Attribute(readOnly = true)}. */
class ReadOnlyAttributesTest {

  @Test
  void aComponentKeepsItsFirstValue() {
    shop("""
              @Entity
              @LinkedKey(partition = "POST#{id}", sort = "POST")
              @LinkedKey(index = "GSI1", partition = "{author}", sort = "{state}", when = "!hidden")
              record Post(
                  String id,
                  @Attribute(readOnly = true) String author,
                  String state,
                  @Attribute(readOnly = true) boolean hidden,
                  @Attribute(readOnly = true) @Unique String slug,
                  @Attribute(readOnly = true) @Encrypt(with = Secret.class) @Nullable String text)
                  implements Shop {
                @Validate
                static boolean isFine(String author, String slug) {
                  return true;
                }
              }
              @Entity
              @LinkedKey(partition = "TOKEN#{id}", sort = "TOKEN")
              record Token(String id, @Attribute(readOnly = true) @TimeToLive Instant until)
                  implements Shop {}
              class Secret implements dev.singlet.crypto.AttributeCipher {
                public byte[] encrypt(byte[] plain, dev.singlet.crypto.CipherContext context) {
                  return plain;
                }
                public byte[] decrypt(byte[] sealed, dev.singlet.crypto.CipherContext context) {
                  return sealed;
                }
              }
            """)
        .isClean();
  }

  @Test
  void aRecordWithinAnItemHasNone() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Address address) implements Shop {}
              record Address(
                  @Attribute(readOnly = true) String street) {} // !
            """)
        .reports(
            error(
                "[SGT0317] street is read-only, but is in a nested record, which is stored as a map."
                    + " Only components of an entity, and of a record that is flattened into one,"
                    + " keep their first values. Remove readOnly, or write @Flatten on the component that holds the"
                    + " record."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "@CreatedAt Instant; and has @CreatedAt. No update changes that time. Remove readOnly.",
        "@UpdatedAt Instant; but has @UpdatedAt. Every write changes that time. Remove one of the"
            + " two.",
        "@Version long; but has @Version. Every write counts it. Remove one of the two."
      })
  void noValueIsReadOnlyThatWritesFillIn(String type, String problem) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @Attribute(readOnly = true) %s made) // !
                  implements Shop {}
            """
            .formatted(type))
        .reports(error("[SGT0317] made is read-only, " + problem));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{name}", "USER#{name}", "USER#{name:lower}#{name}"})
  void noPartOfThePrimaryKeyIs(String template) {
    shop("""
              @Entity
              @LinkedKey(partition = "%s", sort = "USER")
              record User(
                  @Attribute(readOnly = true) String name) // !
                  implements Shop {}
            """
            .formatted(template))
        .reports(
            error(
                "[SGT0317] name is read-only, and is in the primary key. The key of an item never"
                    + " changes. Remove readOnly."));
  }

  @Test
  void theSpellingOfAValueInThePrimaryKeyCanStay() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name:lower}", sort = "USER")
              record User(@Attribute(readOnly = true) String name) implements Shop {}
            """)
        .isClean();
  }

  @Test
  void whatIsComputedFollowsItsParameters() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, int age) implements Shop {
                @Computed(stored = true)
                @Attribute(readOnly = true) // !
                static int half(int age) {
                  return age / 2;
                }
              }
            """)
        .reports(
            error(
                "[SGT0317] The @Computed method half is read-only, but its value follows from its"
                    + " parameters. Make these read-only."));
  }

  @Test
  void unknownAttributesAreNot() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @Extras @Attribute(readOnly = true) Map<String, Document> others) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0604] others has @Extras, and @Attribute too. Such a component is empty if"
                    + " there are no unknown attributes. Remove @Attribute."));
  }
}
