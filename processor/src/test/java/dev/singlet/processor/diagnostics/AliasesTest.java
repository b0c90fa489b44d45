package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The older names of attributes and entities. */
class AliasesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"\"       | '' | A name can't be empty. Remove it.",
        "\"PK\"     | PK | Singlet writes that attribute: a key, the entity's name or a stamp."
            + " Remove it.",
        "\"_et\"    | _et | Singlet writes that attribute: a key, the entity's name or a stamp."
            + " Remove it.",
        "\"mail\"   | mail | It has that name already. Write each name once.",
        "{\"a\", \"a\"} | a | It has that name already. Write each name once.",
        "\"name\"   | name | So has name, but an item can hold only one of them. Remove one.",
        "\"mark\"   | mark | So has mark, but an item can hold only one of them. Remove one."
      })
  void anOlderNameIsThatOfOneAttribute(String aliases, String alias, String problem) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @Attribute(aliases = %s) String mail) // !
          implements Shop {
        @Computed(stored = true) static String mark(String name) { return name; }
      }
    """
            .formatted(aliases))
        .reports(error("[SGT0602] mail has the older name \"%s\". %s".formatted(alias, problem)));
  }

  @Test
  void twoAttributesHaveNoOlderNameInCommon() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, Address address) implements Shop {}
      record Address(
          @Attribute(aliases = "place") String city,
          @Attribute(aliases = "place") String town) {} // !
    """)
        .reports(
            error(
                "[SGT0602] town has the older name \"place\". So has city, but an item can hold"
                    + " only one of them. Remove one."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Attribute(value = \"PK\", aliases = \"x\") String id | it is a key, a stamp or a"
            + " version.",
        "@Attribute(aliases = \"x\") @CreatedAt Instant at | it is a key, a stamp or a version.",
        "@Attribute(aliases = \"x\") @Version long number | it is a key, a stamp or a version.",
        "@Attribute(aliases = \"x\") @TimeToLive Instant end | DynamoDB looks for the time to"
            + " live under one name only.",
        "@Attribute(aliases = \"x\") @Unique String mail | a unique value is looked up under one"
            + " name only."
      })
  void whatIsLookedUpByItsNameHasOne(String component, String problem) {
    String name = component.substring(component.lastIndexOf(' ') + 1);
    shop("""
      @Entity
      @LinkedKey(partition = "{id}", sort = "USER")
      record User(
          %s%s) // !
          implements Shop {}
    """
            .formatted(name.equals("id") ? "" : "String id, ", component))
        .reports(
            error("[SGT0602] %s can't have older names: %s Remove them.".formatted(name, problem)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Attribute(aliases = \"kind\") String genre, // ! | float[] embedding",
        "String genre, | @Attribute(aliases = \"vector\") float[] embedding // !"
      })
  void aSearchLooksAtOneName(String genre, String embedding) {
    compile(
            """
            @Table(
                name = "Movies",
                indexes = @Index(value = "VEC", type = IndexType.VECTOR, vector = "embedding",
                    dimensions = 3, filters = "genre"))
            public sealed interface Movies {
              @Entity
              @LinkedKey(partition = "MOVIE#{id}", sort = "MOVIE")
              @LinkedKey(name = "similar", index = "VEC", partition = "MOVIES")
              record Movie(
                  String id,
                  %s
                  %s
                  ) implements Movies {}
              @Entity
              @LinkedKey(partition = "BOOK#{id}", sort = "BOOK")
              record Book(String id, @Attribute(aliases = "kind") String genre) implements Movies {}
            }
            """
                .formatted(genre, embedding))
        .reports(
            error(
                "[SGT0602] %s can't have older names: DynamoDB looks for a vector and for filters"
                        .formatted(genre.contains("kind") ? "genre" : "embedding")
                    + " under one name only. Remove them."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Order | which is a name of Order",
        "Buy   | which is a name of Order",
        "User  | but has that name already",
        "''    | but a name can't be empty"
      })
  void anOlderNameIsThatOfOneEntity(String alias, String problem) {
    shop("""
      @Entity(aliases = "Buy")
      @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
      record Order(String id) implements Shop {}
      @Entity(aliases = "%s")
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name) implements Shop {} // !
    """
            .formatted(alias))
        .reports(
            error(
                "[SGT0106] User has the older name \"%s\", %s. Remove it."
                    .formatted(alias, problem)));
  }

  @Test
  void whatIsWrittenIsOneOfTheOlderNames() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @Attribute(aliases = {"mail", "address"}, writes = "mial") String email) // !
          implements Shop {}
    """)
        .reports(
            error(
                "[SGT0602] email has writes = \"mial\", which is not one of its older names."
                    + " Write one of them: mail, address."));
  }

  @Test
  void whatIsWrittenIsAnOlderNameAtAll() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @Attribute(writes = "mail") String email) // !
          implements Shop {}
    """)
        .reports(
            error(
                "[SGT0602] email has writes = \"mail\", which is not one of its older names. Add"
                    + " it to them: aliases = \"...\"."));
  }

  @Test
  void anEntityIsWrittenUnderOneOfItsOlderNames() {
    shop("""
      @Entity(aliases = "Client", writes = "Klient") // !
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record Customer(String name) implements Shop {}
    """)
        .reports(
            error(
                "[SGT0106] Customer has writes = \"Klient\", which is not one of its older names."
                    + " Write one of them: Client."));
  }

  @Test
  void theNameThatIsNotWrittenYetIsTakenToo() {
    shop("""
      @Entity
      @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
      record Customer(String id) implements Shop {}
      @Entity(name = "Customer", aliases = "Client", writes = "Client")
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record Client(String name) implements Shop {} // !
    """)
        .reports(
            error(
                "[SGT0106] Client has the older name \"Customer\", which is a name of Customer."
                    + " Remove it."));
  }
}
