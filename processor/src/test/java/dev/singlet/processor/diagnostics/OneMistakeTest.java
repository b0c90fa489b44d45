package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;

/** One mistake gives one error, and hides no other. */
class OneMistakeTest {

  private static final Source SHOP =
      Source.inShop(
          """
          @Table(name = "ShopTable")
          public sealed interface Shop permits Account {}
          """);

  private static final Source ACCOUNT =
      Source.inShop(
          """
          @ItemCollection
          public sealed interface Account extends Shop permits User {}
          """);

  private static final Source USER =
      Source.inShop(
          """
          @Entity
          @LinkedKey(
              name = "byName",
              partition = "USER#{nmae}", // !
              sort = "USER#{age:pad(3)}")
          public record User(String name, int age) implements Account {}
          """);

  private static final String UNKNOWN =
      "[SGT0404] @LinkedKey(name = \"byName\"): the template \"USER#{nmae}\" refers to \"nmae\","
          + " which is neither a component nor a @Computed method of the entity. Did you mean"
          + " \"name\"? There are name, age.";

  @Test
  void usesOfTheGeneratedClassesAddNone() {
    compile(
            SHOP,
            ACCOUNT,
            USER,
            Source.verbatim(
                """
                package use;

                import static shop.UserEntity.*;

                import dev.singlet.TableClient;
                import shop.AccountCollection;
                import shop.ShopTable;
                import shop.User;
                import shop.UserEntity;
                import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

                class Use {
                  private final UserEntity.Builder builder = UserEntity.builder();
                  private UserEntity.ByName named;

                  UserEntity.Builder use(UserEntity.ByName query, DynamoDbClient dynamoDb) {
                    TableClient client = ShopTable.client(dynamoDb);
                    client.execute(UserEntity.get("bob", 42));
                    client.execute(put(new User("bob", 42)));
                    client.stream(query.age(42));
                    client.stream(AccountCollection.query("bob"));
                    return builder.name("bob");
                  }
                }
                """))
        .reports(error(UNKNOWN));
  }

  @Test
  void aBrokenEntityHidesNoMistakeOfAnother() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{nmae}", // !
                  sort = "USER")
              record User(String name) implements Shop {}
              @Entity
              @LinkedKey(
                  partition = "ORDER#{id}",
                  sort = "{number}") // !
              record Order(String id, int number) implements Shop {}
              @Entity
              final class Line implements Shop {} // !
            """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"USER#{nmae}\" refers to"
                    + " \"nmae\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"name\"? There is name."),
            error(
                "[SGT0408] The primary @LinkedKey: the template \"{number}\": {number} is a number, and"
                    + " would sort as text: 10 before 9. Write {number:pad(n)} with as many digits as"
                    + " it can have, or {number:reverse(n)} for descending order; where it can be"
                    + " negative, {number:ordered} or {number:descending}. Each gives other keys than"
                    + " those of plain numbers. If such keys are stored, write"
                    + " givesUp = KeyProperty.ORDER in @LinkedKey."),
            error(
                "[SGT0101] @Entity is on Line, which has no components: there are no parameters."
                    + " Declare it as record Line(...), or let the constructor take all"
                    + " components."));
  }

  @Test
  void aBrokenEntityDoesNotPartOthersThatShareItsInterface() {
    shop("""
              sealed interface Account extends Shop {}
              @Entity
              @LinkedKey(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
              record User(String name) implements Account {}
              @Entity
              @LinkedKey(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
              record Company(String name) implements Account {}
              @Entity
              @LinkedKey(
                  partition = "ACCOUNT#{nmae}", // !
                  sort = "ACCOUNT")
              record Bot(String name) implements Account {}
            """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"ACCOUNT#{nmae}\" refers to"
                    + " \"nmae\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"name\"? There is name."));
  }

  @Test
  void aBrokenTableIsTheOnlyOneThatIsNotGenerated() {
    compile(
            SHOP,
            ACCOUNT,
            USER,
            Source.inShop(
                """
                @Table(name = "OtherTable")
                public sealed interface Other permits Order {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
                public record Order(String id) implements Other {}
                """),
            Source.inShop(
                """
                class Use {
                  Object get() {
                    return OrderEntity.get("1");
                  }
                }
                """))
        .reports(error(UNKNOWN));
  }

  @Test
  void anEntityWithoutATableHasItsClassToo() {
    compile(
            Source.inShop(
                """
                @Entity
                @LinkedKey(name = "byName", partition = "USER#{name}", sort = "USER")
                public record User(String name) {} // !
                """),
            Source.inShop(
                """
                class Use {
                  UserEntity.Builder builder;
                  UserEntity.ByName query;
                }
                """))
        .reports(
            error(
                "[SGT0102] The entity User has no table. Implement an interface annotated with"
                    + " @Table, or name one with @Entity(table = ...)."));
  }
}
