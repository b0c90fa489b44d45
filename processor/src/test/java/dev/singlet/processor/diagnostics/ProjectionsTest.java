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

/** A projection is a record of some of an entity's components. */
class ProjectionsTest {

  private static final String USER =
      """
        @Entity
        @LinkedKey(partition = "USER#{name}", sort = "USER")
        record User(
            String name,
            int age,
            @Nullable String nickname,
            @Nullable Integer rank,
            @Default("OPEN") State state,
            List<Address> addresses)
            implements Shop {}
        enum State { OPEN, CLOSED }
        record Address(String city, @Nullable String street) {}
      """;

  private static Compilation withUser(String projection) {
    return shop(USER + projection);
  }

  @Test
  void someComponentsInAnyOrderAreFine() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(
                List<Address> addresses, State state, @Nullable Integer rank, String name) {}
            """)
        .isClean();
  }

  @Test
  void itMayBeNullableWhereTheEntityIsNot() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(@Nullable String name) {}
            """)
        .isClean();
  }

  @ParameterizedTest
  @CsvSource({"final class, a class", "enum, an enum", "interface, an interface"})
  void onlyARecordCanBeOne(String keyword, String kind) {
    withUser("@Projection(of = User.class) %s Summary {} // !\n".formatted(keyword))
        .reports(
            error(
                "[SGT0801] @Projection is on Summary, which is "
                    + kind
                    + ". Only a record without type parameters can be a projection: declare it as"
                    + " record Summary(...)."));
  }

  @Test
  void aGenericRecordCanNotBeOne() {
    withUser("@Projection(of = User.class) record Summary<T>(String name) {} // !\n")
        .reports(
            error(
                "[SGT0801] @Projection is on Summary, which is a generic record. Only a record"
                    + " without type parameters can be a projection: declare it as record"
                    + " Summary(...)."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Address", "Shop", "String", "int", "String[]"})
  void itIsOfAnEntity(String other) {
    withUser("@Projection(of = %s.class) record Summary(String city) {} // !\n".formatted(other))
        .reports(
            error(
                "[SGT0802] The projection Summary is of "
                    + other
                    + ", which is not an entity. Name a type annotated with @Entity, or a sealed interface of an"
                    + " item collection."));
  }

  @Test
  void aSealedInterfaceIsOfAnItemCollection() {
    withUser(
            """
            @Projection(of = Shop.class) // !
            sealed interface Summary permits Name {}
            @Projection(of = User.class)
            record Name(String name) implements Summary {}
            """)
        .reports(
            error(
                "[SGT0802] The projection Summary is of Shop, which is not an entity. Name a type"
                    + " annotated with @Entity, or a sealed interface of an item collection."));
  }

  @Test
  void itHasComponents() {
    withUser("@Projection(of = User.class) record Summary() {} // !\n")
        .reports(
            error(
                "[SGT0803] The projection Summary has no components, so there is nothing to read."
                    + " Give it some of User: name, age, nickname, rank, state, addresses."));
  }

  @Test
  void aComponentIsOneOfTheEntity() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(
                String nmae, // !
                String city) {} // !
            """)
        .reports(
            error(
                "[SGT0804] The component nmae of the projection Summary is not in its entity"
                    + " User. Did you mean \"name\"? There are name, age, nickname, rank, state,"
                    + " addresses."),
            error(
                "[SGT0804] The component city of the projection Summary is not in its entity"
                    + " User. There are name, age, nickname, rank, state, addresses."));
  }

  @Test
  void aComponentHasTheTypeOfTheEntitys() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(
                Integer age, // !
                int rank, // !
                String state, // !
                Set<Address> addresses) {} // !
            """)
        .reports(
            error(
                "[SGT0805] The component age of the projection Summary is an Integer, but an int"
                    + " in User. Declare it as the entity does: int."),
            error(
                "[SGT0805] The component rank of the projection Summary is an int, but an Integer"
                    + " in User. Declare it as the entity does: Integer."),
            error(
                "[SGT0805] The component state of the projection Summary is a String, but a State"
                    + " in User. Declare it as the entity does: State."),
            error(
                "[SGT0805] The component addresses of the projection Summary is a Set<Address>,"
                    + " but a List<Address> in User. Declare it as the entity does:"
                    + " List<Address>."));
  }

  @Test
  void aComponentIsNullableWhereTheEntitysIs() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(
                String nickname) {} // !
            """)
        .reports(
            error(
                "[SGT0806] The component nickname of the projection Summary is not @Nullable, but"
                    + " that of User is, so items may lack it. Annotate it with @Nullable."));
  }

  @Test
  void howItIsStoredIsUpToTheEntity() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(
                @Default("CLOSED") State state, // !
                @Attribute("n") String name) {} // !
            """)
        .reports(
            error(
                "[SGT0807] @Default is on the component state of the projection Summary. The"
                    + " entity User says how an attribute is stored and read. Remove it."),
            error(
                "[SGT0807] @Attribute is on the component name of the projection Summary. The"
                    + " entity User says how an attribute is stored and read. Remove it."));
  }

  @Test
  void whatARecordHoldsIsReachableFromElsewhere() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop permits User {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name, Address address) implements Shop {}
                """),
            Source.inShop("public record Address(List<Kind> kinds) {}"),
            Source.inShop("enum Kind { HOME, WORK }"),
            Source.verbatim(
                """
                package other;
                import dev.singlet.annotation.Projection;
                import shop.Address;
                import shop.User;
                @Projection(of = User.class)
                record Summary(
                    String name,
                    Address address) {} // !
                """))
        .reports(
            error(
                "[SGT0107] The component address of the projection Summary holds Kind, which"
                    + " can't be used in the package other. Make it public, or move the"
                    + " projection to the package of User."));
  }

  @Test
  void itIsNotPrivate() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop permits User {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name) implements Shop {}
                """),
            Source.inShop(
                """
                class Page {
                  @Projection(of = User.class)
                  private record Summary(String name) {} // !
                }
                """))
        .reports(
            error(
                "[SGT0107] The projection Summary can't be used by generated code, because it is"
                    + " private. Remove the private."));
  }

  @Test
  void theNameOfItsClassIsFree() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop permits User {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name) implements Shop {}
                """),
            Source.inShop("@Projection(of = User.class) record Summary(String name) {} // !\n"),
            Source.inShop("class SummaryProjection {}"))
        .reports(
            error(
                "[SGT0108] The class SummaryProjection would be generated for Summary, but it"
                    + " exists already. Rename one of them."));
  }

  @Test
  void aBrokenEntityIsTheOnlyErrorAndHidesNoMistakeOfItsProjection() {
    shop("""
          @Entity
          @LinkedKey(
              partition = "USER#{nmae}", // !
              sort = "USER")
          record User(String name, int age) implements Shop {}
          @Projection(of = User.class)
          record Good(String name) {}
          @Projection(of = User.class)
          record Bad(
              long age) {} // !
        """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"USER#{nmae}\" refers to"
                    + " \"nmae\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"name\"? There are name, age."),
            error(
                "[SGT0805] The component age of the projection Bad is a long, but an int in User."
                    + " Declare it as the entity does: int."));
  }

  @Test
  void anEntityThatIsNoRecordIsReportedOnce() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          final class User implements Shop {} // !
          @Projection(of = User.class)
          record Summary(String name) {}
        """)
        .reports(
            error(
                "[SGT0101] @Entity is on User, which has no components: there are no parameters."
                    + " Declare it as record User(...), or let the constructor take all"
                    + " components."));
  }

  @Test
  void usesOfABrokenProjectionAddNoError() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop permits User {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name) implements Shop {}
                """),
            Source.inShop("@Projection(of = User.class) record Summary(int name) {} // !\n"),
            Source.inShop(
                """
                class Use {
                  SummaryProjection type = SummaryProjection.type();
                  Object one = UserEntity.get("bob").project(SummaryProjection.type());
                }
                """))
        .reports(
            error(
                "[SGT0805] The component name of the projection Summary is an int, but a String"
                    + " in User. Declare it as the entity does: String."));
  }

  @Test
  void anIndexCoversAttributesUnderAllTheirNames() {
    compile(
            Source.inShop(
                """
                @Table(
                    name = "ShopTable",
                    indexes =
                        @Index(
                            value = "GSI1",
                            projection = ProjectionType.INCLUDE,
                            include = {"_et", "age", "mail"}))
                public sealed interface Shop permits User {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                @LinkedKey(name = "ofAge", index = "GSI1", partition = "AGE#{age}", sort = "{name}")
                public record User(String name, int age, @Attribute(aliases = "post") String mail)
                    implements Shop {}
                """),
            Source.inShop("@Projection(of = User.class) record Age(int age) {}\n"),
            Source.inShop("@Projection(of = User.class) record Mail(String mail) {}\n"),
            Source.inShop(
                """
                class Use {
                  Object age = UserEntity.ofAge(7).project(AgeProjection.type());
                  Object mail = UserEntity.ofAge(7).project(MailProjection.type()); // !
                }
                """))
        .reports(
            error(
                """
                method project in class shop.UserEntity.Gsi1Query cannot be applied to given types;
                  required: shop.UserEntity.Gsi1Projection<P>
                  found:    shop.MailProjection
                  reason: cannot infer type-variable(s) P
                    (argument mismatch; shop.MailProjection cannot be converted to\
                 shop.UserEntity.Gsi1Projection<P>)"""));
  }
}
