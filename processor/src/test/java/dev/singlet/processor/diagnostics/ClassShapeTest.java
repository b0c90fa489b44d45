package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Source;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Classes as entities: their components are the parameters of a constructor or a factory. */
class ClassShapeTest {

  private static final String RECORD =
      """
      @Entity
      @LinkedKey(partition = "USER#{mail}", sort = "USER")
      record User(
          String mail,
          @Default("USER") @Attribute("r") String role,
          boolean active,
          @Trim @Nullable @Size(max = 9) String note,
          @GeneratedId String id,
          List<@NotBlank String> tags,
          @Flatten Address address,
          Optional<Integer> age,
          @Version long version) implements Shop {
        @Computed(stored = true) static String host(String mail) { return mail; }
        @Validate static boolean isFine(String mail, String role) { return true; }
      }
      record Address(String city) {}
      @Projection(of = User.class) record Short(String mail, boolean active) {}
      """;

  private static final String CLASS =
      """
      abstract class Named {
        private final String mail;
        Named(String mail) { this.mail = mail; }
        public String getMail() { return mail; }
      }
      interface Rated<T> { T role(); }
      @Entity
      @LinkedKey(partition = "USER#{mail}", sort = "USER")
      final class User extends Named implements Shop, Rated<String> {
        private final String role;
        private final boolean active;
        private final @Nullable String note;
        private final String id;
        private final List<String> tags;
        private final Address address;
        private final Optional<Integer> age;
        @Version private final long version;
        private int hash;
        User(
            String mail,
            @Default("USER") @Attribute("r") String role,
            boolean active,
            @Trim @Nullable @Size(max = 9) String note,
            @GeneratedId String id,
            List<@NotBlank String> tags,
            @Flatten Address address,
            Optional<Integer> age,
            long version) {
          super(mail);
          this.role = role; this.active = active; this.note = note; this.id = id; this.tags = tags;
          this.address = address; this.age = age; this.version = version;
        }
        @Override public String role() { return role; }
        boolean isActive() { return active; }
        protected @Nullable String note() { return note; }
        String getId() { return id; }
        List<String> getTags() { return tags; }
        Address address() { return address; }
        Optional<Integer> getAge() { return age; }
        long getVersion() { return version; }
        @Computed(stored = true) static String host(String mail) { return mail; }
        @Validate static boolean isFine(String mail, String role) { return true; }
      }
      record Address(String city) {}
      @Projection(of = User.class) record Short(String mail, boolean active) {}
      """;

  private static final String TABLE =
      """
      @Table(name = "ShopTable")
      public sealed interface Shop permits User {}
      """;

  @Test
  void aClassHasTheGeneratedCodeOfARecord() {
    Compilation record = compile(Source.inShop(TABLE), Source.inShop(RECORD));
    Compilation type = compile(Source.inShop(TABLE), Source.inShop(CLASS));

    type.isClean();
    Map<String, String> expected = record.generated();
    assertThat(type.generated()).hasSameSizeAs(expected);
    type.generated()
        .forEach(
            (name, text) ->
                assertThat(
                        text.replace("getMail()", "mail()")
                            .replace("isActive()", "active()")
                            .replace("getId()", "id()")
                            .replace("getTags()", "tags()")
                            .replace("getAge()", "age()")
                            .replace("getVersion()", "version()"))
                    .isEqualTo(expected.get(name)));
    assertThat(type.errorsInEclipse()).isEmpty();
  }

  private static void refuses(String members, String problem) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              %s
            """
            .formatted(members))
        .reports(error("[SGT0101] @Entity is on User, which " + problem + "."));
  }

  @Test
  void aBeanIsToBeARecord() {
    refuses(
        """
        final class User implements Shop { // !
                private String name;
                private int cents;
                public User() {}
                public String getName() { return name; }
                public void setName(String name) { this.name = name; }
              }
        """,
        "is a bean: setName changes it after it was checked. An entity doesn't change. Declare it"
            + " as record User(String name, int cents), or remove the setters");
  }

  @Test
  void soIsAClassWithSettersOfItsComponents() {
    shop("""
              class Named {
                private String name;
                Named(String name) { this.name = name; }
                String getName() { return name; }
                void setName(String name) { this.name = name; }
              }
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              final class User extends Named implements Shop { // !
                User(String name) { super(name); }
              }
            """)
        .reports(
            error(
                "[SGT0101] @Entity is on User, which is a bean: setName changes it after it was"
                    + " checked. An entity doesn't change. Declare it as record User(...), or remove"
                    + " the setters."));
  }

  @Test
  void aClassMustBeMadeInOneWay() {
    refuses(
        """
        final class User implements Shop { // !
                User(String name) {}
                User(String name, int age) {}
                String getName() { return ""; }
              }
        """,
        "has 2 constructors. Annotate the one whose parameters are the components with"
            + " @Components");
    refuses(
        """
        final class User implements Shop {
                @Components User(String name) {}
                @Components static User of(String name) { return new User(name); } // !
                String getName() { return ""; }
              }
        """,
        "has @Components in 2 places. Leave it on the one constructor or static factory for reads");
    refuses(
        """
        final class User implements Shop { // !
                private User(String name) {}
                static User of(String name) { return new User(name); }
                String getName() { return ""; }
              }
        """,
        "has only private constructors. Annotate the one whose parameters are the components with"
            + " @Components and make it other than private, or annotate a static factory");
    refuses(
        """
        final class User implements Shop { // !
                private String name = "";
              }
        """,
        "has no components: there are no parameters. Declare it as record User(String name), or"
            + " let the constructor take all components");
  }

  @Test
  void theMarkedConstructorOrFactoryMustBeUsable() {
    refuses(
        """
        final class User implements Shop {
                @Components private User(String name) {} // !
                String getName() { return ""; }
              }
        """,
        "has @Components on something private, which generated code can't call. Remove the private");
    refuses(
        """
        final class User implements Shop {
                User(String name) {}
                @Components User of(String name) { return this; } // !
                String getName() { return ""; }
              }
        """,
        "has @Components on a method that isn't static, so there is nothing to call it on. Make it"
            + " static");
    refuses(
        """
        final class User implements Shop {
                User(String name) {}
                @Components static Object of(String name) { return ""; } // !
                String getName() { return ""; }
              }
        """,
        "has @Components on a method that returns an Object. Let it return User");
    refuses(
        """
        final class User implements Shop {
                User(String name) {}
                @Components static <T> User of(String name) { return new User(name); } // !
                String getName() { return ""; }
              }
        """,
        "has a constructor or factory with type parameters. Remove them");
    refuses(
        """
        final class User implements Shop { // !
                User(String name) throws Exception {}
                String getName() { return ""; }
              }
        """,
        "has a constructor or factory that throws a checked exception, which generated code"
            + " doesn't catch. Remove the throws clause");
  }

  @Test
  void everyComponentHasAnAccessor() {
    refuses(
        """
        final class User implements Shop {
                User(String name, boolean old) {} // !
                String getName() { return ""; }
                private boolean isOld() { return true; }
              }
        """,
        "has the component old, but no accessor for it. Write a method boolean old() or boolean"
            + " getOld() that isn't private");
    refuses(
        """
        final class User implements Shop {
                User(String name, List<String> tags) {} // !
                String getName() { return ""; }
                Collection<String> tags() { return Set.of(); }
              }
        """,
        "has the component tags, but tags() returns a Collection<String>. Let both have the type"
            + " List<String>");
  }

  @Test
  void otherClassesHaveNoComponents() {
    refuses(
        """
        abstract non-sealed class User implements Shop { // !
                User(String name) {}
                String getName() { return ""; }
              }
        """,
        "is abstract, so a read can't make one. Put it on the classes that extend User");
    refuses(
        """
        final class User<T> implements Shop { // !
                User(String name) {}
                String getName() { return ""; }
              }
        """,
        "is a generic class. Only a record or an immutable class, without type parameters, can be"
            + " an entity: declare it as record User(...)");
    compile(
            """
            class Outer {
              @Table(name = "Shop", entities = User.class) interface Shop {}
              @Entity(table = Shop.class)
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              final class User { // !
                User(String name) {}
                String getName() { return ""; }
              }
            }
            """)
        .reports(
            error(
                "[SGT0101] @Entity is on User, which is an inner class, so a read can't make one"
                    + " alone. Declare it as static."));
  }

  @Test
  void anEntityIsNoKindOfAnother() {
    shop("""
              @Entity
              @LinkedKey(partition = "PERSON#{name}", sort = "PERSON")
              non-sealed class Person implements Shop {
                Person(String name) {}
                String getName() { return ""; }
              }
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              final class User extends Person implements Shop { // !
                User(String name) { super(name); }
              }
            """)
        .reports(
            error(
                "[SGT0101] @Entity is on User, which extends the entity Person, so its items could"
                    + " be taken for those. Let both extend an abstract class."));
  }

  @Test
  void annotationsOfAComponentStandInOnePlace() {
    refuses(
        """
        final class User implements Shop {
                @Sensitive private final String name;
                User(@Attribute("n") String name) { this.name = name; } // !
                String getName() { return name; }
              }
        """,
        "has annotations of the component name in two places. Put those of the field name on the"
            + " parameter");
  }

  @Test
  void theNullnessOfAFieldIsThatOfItsComponent() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER") // !
              final class User implements Shop {
                private final @Nullable String name;
                User(String name) { this.name = name; }
                @Nullable String getName() { return name; }
              }
            """)
        .reports(
            error(
                "[SGT0410] The primary @LinkedKey: the template \"USER#{name}\": {name} can be"
                    + " absent, but every item has a primary key. Make it required, or use another"
                    + " attribute."));
  }

  @Test
  void nullnessAndOtherAnnotationsStandInOnePlace() {
    refuses(
        """
        final class User implements Shop {
                @Sensitive private final String name;
                User(@Nullable String name) { this.name = name; } // !
                String getName() { return name; }
              }
        """,
        "has annotations of the component name in two places. Put those of the field name on the"
            + " parameter");
  }

  @Test
  void annotationsElsewhereHaveNoEffect() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              final class User implements Shop {
                @Sensitive private String other; // !
                User(String name) {}
                @Attribute("n") String getName() { return ""; } // !
                void tell(@Version String name) {} // !
              }
              @Entity
              @LinkedKey(partition = "ITEM#{name}", sort = "ITEM")
              record Item(@Sensitive @Attribute("n") String name) implements Shop {
                @Components // !
                public Item(@Default("a") String name) { this.name = name; } // !
                @Trim static final String OTHER = "a"; // !
              }
            """)
        .reports(
            error(
                "[SGT0109] @Sensitive is on the field other of User, where it has no effect. Put it"
                    + " on a component: a parameter of the constructor or factory."),
            error(
                "[SGT0109] @Attribute is on the method getName of User, where it has no effect. Put"
                    + " it on a component: a parameter of the constructor or factory."),
            error(
                "[SGT0109] @Version is on the parameter name of User, where it has no effect. Put"
                    + " it on a component: a parameter of the constructor or factory."),
            error(
                "[SGT0109] @Components is on the constructor Item of Item, where it has no effect."
                    + " A record has its components in its header. Remove it."),
            error(
                "[SGT0109] @Default is on the parameter name of Item, where it has no effect. Put"
                    + " it on a component."),
            error(
                "[SGT0109] @Trim is on the field OTHER of Item, where it has no effect. Put it on a"
                    + " component."));
  }

  @Test
  void aMarkOutsideOfAnEntityHasNoEffect() {
    compile(
            """
            class User {
              @Components // !
              User(String name) {}
            }
            """)
        .reports(
            error(
                "[SGT0109] @Components is in User, which is not an entity, so it has no effect."
                    + " Annotate User with @Entity, or remove it."));
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Address home) implements Shop {}
              record Address(String city) {
                @Components // !
                public Address {}
              }
            """)
        .reports(
            error(
                "[SGT0109] @Components is in Address, which is not an entity, so it has no effect."
                    + " Annotate Address with @Entity, or remove it."));
  }

  @Test
  void problemsOfComponentsStandAtParametersAndFields() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              final class User implements Shop {
                @Default("x") private final int age; // !
                User(
                    String name,
                    int age,
                    @Default("x") int size) { // !
                  this.age = age;
                }
                @NotNull // !
                String getName() { return ""; }
                int age() { return age; }
                int size() { return 1; }
              }
            """)
        .reports(
            error(
                "[SGT0304] The default \"x\" is not a valid int that DynamoDB can store. Write a"
                    + " decimal number that fits the type."),
            error(
                "[SGT0304] The default \"x\" is not a valid int that DynamoDB can store. Write a"
                    + " decimal number that fits the type."),
            error(
                "[SGT0308] @NotNull is on the accessor getName(), where it has no effect. Put it on the"
                    + " component."));
  }

  @Test
  void aFactoryMakesAnEntity() {
    Compilation compiled =
        shop(
            """
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              final class User implements Shop {
                private final String name;
                private User(String name) { this.name = name; }
                @Components static User called(String name) { return new User(name); }
                String name() { return name; }
              }
            """);

    compiled.isClean();
    assertThat(compiled.generated().get("shop.ShopUserEntity"))
        .contains("return Shop.User.called(")
        .doesNotContain("new Shop.User(");
  }
}
