package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Components that are trimmed, prefixed, compressed or encrypted. */
class TransformationsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Trim|int size|an int",
        "@Trim|Instant at|an Instant",
        "@Prefix(\"a:\")|List<Integer> sizes|a List<Integer>",
        "@Prefix(\"a:\")|Optional<UUID> id|an Optional<UUID>",
        "@Trim|Map<String, Long> sizes|a Map<String, Long>"
      })
  void whatTextsGetFitsTexts(String annotation, String component, String type) {
    String name = component.substring(component.lastIndexOf(' ') + 1);
    user(annotation + " // !\n " + component, "")
        .reports(
            error(
                ("[SGT0314] %s is on %s, which is %s. It can be on a String, on what is converted to one,"
                            + " and")
                        .formatted(annotation.replaceAll("\\(.*", ""), name, type)
                    + " on a List, Set, array, Map or Optional of these. Remove it."));
  }

  @Test
  void itFitsTextsInCollections() {
    user(
            """
            @Trim String a, @Trim @Prefix("b:") List<String> b, @Prefix("c:") Set<String> c,
            @Trim String[] d, @Prefix("e:") Map<Integer, String> e, @Trim Optional<String> f,
            @Convert(with = Lower.class) @Prefix("g:") @Trim Name g, @Trim List<List<String>> h
            """,
            """
            record Name(String text) {}
            final class Lower implements Converter<Name, String> {
              public String toStored(Name name) { return name.text(); }
              public Name fromStored(String text) { return new Name(text); }
            }
            """)
        .isClean();
  }

  @Test
  void aPrefixIsNotEmpty() {
    user("@Prefix(\"\") String owner // !", "")
        .reports(error("[SGT0314] @Prefix on owner is empty. Write a prefix, or remove it."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"@Trim", "@Compress", "@Encrypt(with = Own.class)"})
  void noKeyIsMadeOfIt(String annotation) {
    shop("""
    @Entity
    @LinkedKey(partition = "USER#{id}", sort = "USER")
    record User(
        %s
        String id) // !
        implements Shop {}
    %s
    """
            .formatted(annotation, OWN))
        .reports(
            error(
                "[SGT0314] "
                    + annotation.replaceAll("\\(.*", "")
                    + " is on id, and a key, a unique attribute or a stored @Computed attribute"
                    + " is made of it. Remove one of the two, or use another component."));
  }

  @Test
  void nothingUniqueIsMadeOfIt() {
    user("@Unique @Encrypt(with = Own.class) String email // !", "")
        .reports(
            error(
                "[SGT0314] @Encrypt is on email, and a key, a unique attribute or a stored"
                    + " @Computed attribute is made of it. Remove one of the two, or use another"
                    + " component."));
  }

  @Test
  void nothingComputedIsMadeOfIt() {
    shop("""
    @Entity
    @LinkedKey(partition = "USER#{id}", sort = "USER")
    record User(
        String id,
        @Encrypt(with = Own.class) String email) // !
        implements Shop {
      @Computed(stored = true)
      static int length(String email) { return email.length(); }
    }
    """
            + OWN)
        .reports(
            error(
                "[SGT0314] @Encrypt is on email, and a key, a unique attribute or a stored"
                    + " @Computed attribute is made of it. Remove one of the two, or use another"
                    + " component."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"@Trim", "@Compress", "@Encrypt(with = Own.class)"})
  void noMethodThatChecksComponentsTakesIt(String annotation) {
    shop("""
    @Entity
    @LinkedKey(partition = "USER#{id}", sort = "USER")
    record User(
        String id,
        %s
        String email, // !
        int length)
        implements Shop {
      @Validate(message = "must be as long as said")
      static boolean isLong(String email, int length) { return email.length() == length; }
    }
    %s
    """
            .formatted(annotation, OWN))
        .reports(
            error(
                "[SGT0314] "
                    + annotation.replaceAll("\\(.*", "")
                    + " is on email, which the @Validate method isLong takes: updates compare it."
                    + " Remove one of the two, or use another component."));
  }

  @ParameterizedTest
  @CsvSource({
    "@Compress, @Attribute(readOnly = true)",
    "@Encrypt(with = Own.class), @Attribute(readOnly = true)",
    "@Encrypt(with = Own.class), ''"
  })
  void noDefaultInAKeyIsMadeOfIt(String annotation, String other) {
    shop("""
    @Entity
    @LinkedKey(partition = "USER#{id}", sort = "USER")
    @LinkedKey(name = "byDomain", index = "GSI1", partition = "DOMAIN#{domain}", sort = "{id}")
    record User(
        String id,
        %2$s %1$s
        String email, // !
        %2$s @Default(method = "domainOf") @Nullable String domain)
        implements Shop {
      public static String domainOf(String email) { return email.replaceFirst(".*@", ""); }
    }
    %3$s
    """
            .formatted(annotation, other, OWN))
        .reports(
            error(
                "[SGT0314] "
                    + annotation.replaceAll("\\(.*", "")
                    + " is on email, which the default of domain is made of: updates compare it,"
                    + " because something is made of domain or checked with it. Remove one of the"
                    + " two, or use another component."));
  }

  @Test
  void noConditionOfAKeyIsMadeOfIt() {
    shop("""
    @Entity
    @LinkedKey(partition = "USER#{id}", sort = "USER")
    @LinkedKey(name = "active", index = "GSI1", when = "active",
        partition = "USER#{id}", sort = "USER")
    record User(
        String id,
        @Encrypt(with = Own.class) boolean active) // !
        implements Shop {}
    """
            + OWN)
        .reports(
            error(
                "[SGT0314] @Encrypt is on active, and a key, a unique attribute or a stored"
                    + " @Computed attribute is made of it. Remove one of the two, or use another"
                    + " component."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Version @Compress long count|@Compress is on count, which has @Version: DynamoDB counts"
            + " it",
        "@UpdatedAt @Compress Instant at|@Compress is on at, which is a stamp: updates write it"
            + " by themselves",
        "@TimeToLive @Encrypt(with = Own.class) Instant end|@Encrypt is on end, which has"
            + " @TimeToLive: DynamoDB reads it"
      })
  void whatIsManagedIsStoredAsItIs(String component, String problem) {
    user(component + " // !", "")
        .reports(
            error(
                "[SGT0314] "
                    + problem
                    + ". Remove one of the two, or use another"
                    + " component."));
  }

  @Test
  void aKeyAttributeItselfHasNoPrefix() {
    Compilation.compile(
            """
            @Table(name = "Things", partitionKey = "id", sortKey = "kind")
            public sealed interface T {
              @Entity
              @LinkedKey(partition = "{id}", sort = "USER")
              record User(
                  @Prefix("user:") String id) // !
                  implements T {}
            }
            """)
        .reports(
            error(
                "[SGT0314] @Prefix is on id, which is the key attribute id itself. Write the prefix"
                    + " with a converter, @Convert, or use another component."));
  }

  @Test
  void aKeyCanBeMadeOfWhatHasAPrefix() {
    shop("""
    @Entity
    @LinkedKey(partition = "USER#{id}", sort = "USER")
    @LinkedKey(name = "byOwner", index = "GSI1", partition = "OWNER#{owner}", sort = "{id}")
    record User(@Prefix("user:") String id, @Prefix("owner:") String owner)
        implements Shop {}
    """)
        .isClean();
  }

  @Test
  void whatIsEncryptedIsAnAttributeOfTheItem() {
    user(
            "Address address",
            "record Address(String city, @Encrypt(with = Own.class) String street) {} // !")
        .reports(
            error(
                "[SGT0314] @Encrypt is on street of a nested record, but only attributes of the"
                    + " item itself can be encrypted. Put it on the entity's component that"
                    + " holds the record."));
  }

  @Test
  void aCipherImplementsTheInterface() {
    user("@Encrypt(with = String.class) String secret // !", "")
        .reports(
            error(
                "[SGT0314] The cipher String does not implement dev.singlet.crypto.AttributeCipher."
                    + " Name a class that does, such as one that extends AesGcm of singlet-extras."));
  }

  @Test
  void aCipherHasAConstructorWithoutParameters() {
    user(
            "@Encrypt(with = Other.class) String secret // !",
            "final class Other extends Own { Other(int i) {} }")
        .reports(
            error(
                "[SGT0314] The cipher Other has no constructor without parameters that is not"
                    + " private. Add one."));
  }

  private static final String OWN =
      """
      class Own implements dev.singlet.crypto.AttributeCipher {
        public byte[] encrypt(byte[] plain, dev.singlet.crypto.CipherContext context) {
          return plain;
        }
        public byte[] decrypt(byte[] sealed, dev.singlet.crypto.CipherContext context) {
          return sealed;
        }
      }
      """;

  private static Compilation user(String component, String further) {
    return shop(
        """
        @Entity
        @LinkedKey(partition = "USER#{name}", sort = "USER")
        record User(
            String name,
            %s
            ) implements Shop {}
        %s
        %s
        """
            .formatted(component, further, OWN));
  }
}
