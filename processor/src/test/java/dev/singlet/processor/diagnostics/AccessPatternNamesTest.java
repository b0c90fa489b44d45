package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The names of access patterns. */
class AccessPatternNamesTest {

  @Test
  void anEntityHasOneAccessPatternOfAName() {
    shop("""
              @Entity
              @LinkedKeys({
                @LinkedKey(name = "byName", partition = "USER#{name}", sort = "USER"),
                @LinkedKey(name = "byname", index = "GSI1", partition = "USER#{name}", sort = "U") // !
              })
              record User(String name) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0501] User has two access patterns named \"byname\". Letter case and '_'"
                    + " make no difference. Give one of them another name."));
  }

  @Test
  void usesOfBothAddNoError() {
    shop("""
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(name = "id", index = "GSI1", partition = "USER", sort = "{name}"),
                @LinkedKey(name = "ID", index = "GSI2", partition = "USER", sort = "{name}") // !
              })
              record User(String name) implements Shop {}
              class Users {
                ShopUserEntity.Id first = ShopUserEntity.id();
                ShopUserEntity.ID second = ShopUserEntity.ID();
              }
            """)
        .reports(
            error(
                "[SGT0501] User has two access patterns named \"ID\". Letter case and '_' make no"
                    + " difference. Give one of them another name."));
  }

  @Test
  void anItemCollectionToo() {
    shop("""
              @ItemCollections({
                @ItemCollection,
                @ItemCollection(index = "GSI1") // !
              })
              sealed interface Account extends Shop {}
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", partition = "USER#{name}", sort = "USER")
              record User(String name) implements Account {}
            """)
        .reports(
            error(
                "[SGT0501] Account has two access patterns named \"query\". Letter case and '_'"
                    + " make no difference. Give one of them another name."));
  }

  @Test
  void entitiesMayNameTheirsAlike() {
    shop("""
              @Entity
              @LinkedKey(name = "byName", partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
              @Entity
              @LinkedKey(name = "byName", partition = "COMPANY#{name}", sort = "COMPANY")
              record Company(String name) implements Shop {}
            """)
        .isClean();
  }

  @ParameterizedTest
  @ValueSource(strings = {"by name", "by-name", "a.b", "1st", "class", "true", "_"})
  void aNameIsOneOfJava(String name) {
    user(name)
        .reports(
            error(
                "[SGT0502] \"%s\" can't be the name of an access pattern of User, because it becomes a"
                        .formatted(name)
                    + " method. Write a Java name, such as byName."));
  }

  /** Scans are methods of the table's class. */
  @ParameterizedTest
  @ValueSource(strings = {"scan", "scanGsi1"})
  void aNameCanBeThatOfAScan(String name) {
    user(name).isClean();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "get",
        "put",
        "update",
        "fromItem",
        "toItem",
        "jsonSchema",
        "key",
        "type",
        "TYPE",
        "Builder",
        "primaryKey",
        "byNamePartitionKey",
        "toString",
        "wait",
        "shopUserEntity"
      })
  void aNameIsNotThatOfSomethingElseInTheGeneratedClass(String name) {
    user(name)
        .reports(
            error(
                "[SGT0502] \"%s\" can't be the name of an access pattern of User, because the generated"
                        .formatted(name)
                    + " class uses it. It also uses builder, check, delete, fromItem, get, jsonSchema, key,"
                    + " primaryKey, put, toItem, type, update, upsert, names that end in PartitionKey or SortKey,"
                    + " and the methods of Object. Write another name."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"shopAddressCodec", "shopAddressAttribute", "shopPlaceCodec"})
  void aNameIsNotThatOfAClassForANestedType(String name) {
    shop("""
      @Entity
      @LinkedKey(name = "%s", partition = "USER#{name}", sort = "{city}") // !
      record User(String name, String city, Address address, Place place) implements Shop {}
      record Address(String street) {}
      sealed interface Place {}
      record Home(String room) implements Place {}
      record Office(String floor) implements Place {}
    """
            .formatted(name))
        .reports(
            error(
                "[SGT0502] \"%s\" can't be the name of an access pattern of User, because the generated"
                        .formatted(name)
                    + " class uses it. It also uses builder, check, delete, fromItem, get, jsonSchema, key,"
                    + " primaryKey, put, toItem, type, update, upsert, names that end in PartitionKey or SortKey,"
                    + " and the methods of Object. Write another name."));
  }

  @Test
  void aStepOfAQueryIsNotNamedLikeTheCodecOfANestedRecord() {
    shop("""
      @Entity
      @LinkedKey(name = "shopAddress", partition = "USER#{name}", sort = "{codec}#{city}")
      record User(String name, String codec, String city, Address address) implements Shop {}
      record Address(String street) {}
    """)
        .isClean();
  }

  @Test
  void anotherMistakeInTheKeyHidesNoNameThatIsTaken() {
    shop("""
      @Entity
      @LinkedKeys({
        @LinkedKey( // !
            name = "get",
            partition = "USER#{nmae}", // !
            sort = "USER"),
        @LinkedKey(name = "byName", index = "GSI1", partition = "N#{name}", sort = "USER"),
        @LinkedKey( // !
            name = "byName",
            index = "GSI2",
            partition = "M#{nmae}", // !
            sort = "USER")
      })
      record User(String name) implements Shop {}
    """)
        .reports(
            error(
                "[SGT0502] \"get\" can't be the name of an access pattern of User, because the"
                    + " generated class uses it. It also uses builder, check, delete, fromItem,"
                    + " get, jsonSchema, key, primaryKey, put, toItem, type, update, upsert,"
                    + " names that end in PartitionKey or SortKey, and the methods of Object."
                    + " Write another name."),
            error(
                "[SGT0404] @LinkedKey(name = \"get\"): the template \"USER#{nmae}\" refers to"
                    + " \"nmae\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"name\"? There is name."),
            error(
                "[SGT0501] User has two access patterns named \"byName\". Letter case and '_'"
                    + " make no difference. Give one of them another name."),
            error(
                "[SGT0404] @LinkedKey(name = \"byName\", index = \"GSI2\"): the template"
                    + " \"M#{nmae}\" refers to \"nmae\", which is neither a component nor a"
                    + " @Computed method of the entity. Did you mean \"name\"? There is name."));
  }

  private static Compilation user(String name) {
    return shop(
        """
          @Entity
          @LinkedKey(name = "%s", partition = "USER#{name}", sort = "USER#{age:pad(3)}") // !
          record User(String name, int age) implements Shop {}
        """
            .formatted(name));
  }
}
