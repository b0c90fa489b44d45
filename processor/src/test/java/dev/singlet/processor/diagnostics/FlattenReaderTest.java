package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Components whose records are flattened. */
class FlattenReaderTest {

  @Test
  void recordsAreFlattenedAtAnyDepth() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{home.city}", sort = "{home.country.code}")
      record User(@Flatten Address home, @Flatten(prefix = "work_") @Nullable Address work)
          implements Shop {}
      record Address(String city, @Flatten Country country) {}
      record Country(String code) {}
    """)
        .isClean();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "String | a String",
        "int | an int",
        "List<Address> | a List<Address>",
        "Shape | a Shape",
        "Color | a Color"
      })
  void onlyARecordHasComponents(String type, String shown) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name,
          @Flatten %s part) implements Shop {} // !
      record Address(String city) {}
      sealed interface Shape {}
      record Circle(int radius) implements Shape {}
      enum Color { RED }
    """
            .formatted(type))
        .reports(
            error(
                "[SGT0321] part has @Flatten, but is %s. Only the components of a record can be"
                        .formatted(shown)
                    + " attributes of the item. Remove it."));
  }

  @Test
  void anOptionalRecordIsNullable() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name,
          @Flatten java.util.Optional<Address> home) implements Shop {} // !
      record Address(String city) {}
    """)
        .reports(
            error(
                "[SGT0321] home has @Flatten, but is an Optional<Address>. Declare the record"
                    + " itself as @Nullable."));
  }

  @Test
  void aRecordWithAConverterIsOneAttribute() {
    compile(
            """
            @Table(name = "ShopTable", converters = CityConverter.class)
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name,
                  @Flatten City city) implements Shop {} // !
            }
            record City(String name) {}
            class CityConverter implements Converter<City, String> {
              public String toStored(City city) { return city.name(); }
              public City fromStored(String name) { return new City(name); }
            }
            """)
        .reports(
            error(
                "[SGT0321] city has @Flatten, but CityConverter converts it, so it is one"
                    + " attribute. Remove one of the two."));
  }

  @Test
  void aNestedRecordIsAMap() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, Address home) implements Shop {}
      record Address(String city,
          @Flatten Country country) {} // !
      record Country(String code) {}
    """)
        .reports(
            error(
                "[SGT0321] country has @Flatten, but is in a nested record, which is stored as a"
                    + " map. Only components of an entity, and of a record that is flattened"
                    + " itself, can be attributes of the item. Remove it."));
  }

  @Test
  void noRecordIsFlattenedIntoItself() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, @Flatten Node node) implements Shop {}
      record Node(String city,
          @Flatten @Nullable Node next) {} // !
    """)
        .reports(
            error(
                "[SGT0321] next has @Flatten, but Node is flattened into itself, so there would be"
                    + " no end of attributes. Remove it."));
  }

  @Test
  void aRecordHasComponents() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name,
          @Flatten Nothing nothing) implements Shop {} // !
      record Nothing() {}
    """)
        .reports(
            error(
                "[SGT0321] nothing has @Flatten, but Nothing has no components, so there is nothing"
                    + " to store. Remove the component."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Sensitive | @Sensitive",
        "@Attribute(\"x\") | @Attribute",
        "@jakarta.validation.constraints.NotNull | @NotNull"
      })
  void nothingElseIsSaidOfTheWhole(String annotation, String name) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name,
          @Flatten %s Address home) implements Shop {} // !
      record Address(String city) {}
    """
            .formatted(annotation))
        .reports(
            error(
                "[SGT0321] home has @Flatten, and %s too, but is not one attribute. Put %s on the"
                        .formatted(name, name)
                    + " components of Address."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Default(\"x\") String | has @Default",
        "@GeneratedId @Nullable String | has @GeneratedId",
        "String text, @CreatedAt java.time.Instant | is filled in by every write",
        "@Attribute(readOnly = true) String | is read-only"
      })
  void anOptionalRecordHasNothingInEveryItem(String component, String problem) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name,
          @Flatten @Nullable Address home) implements Shop {} // !
      record Address(String street, %s part) {}
    """
            .formatted(component))
        .reports(
            error(
                "[SGT0321] home has @Flatten, and is nullable, but part in it %s. A record that can"
                        .formatted(problem)
                    + " be absent has no such component. Remove one of the two."));
  }

  @Test
  void aRecordThatWritesFillInMayBeLeftOutAnyway() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name,
          @Flatten @Nullable Audit audit) implements Shop {} // !
      record Audit(
          @CreatedAt Instant createdAt, @FromContext String editor, @Nullable String note) {}
    """)
        .reports(
            error(
                "[SGT0321] audit has @Flatten, and is nullable, but createdAt in it is filled in by"
                    + " every write. Remove @Nullable: the record may be null without it, because"
                    + " writes fill in its components."));
  }

  @Test
  void theEntityKeepsUnknownAttributes() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name,
          @Flatten Address home) implements Shop {} // !
      record Address(String city, @Extras Map<String, dev.singlet.value.Document> rest) {}
    """)
        .reports(
            error(
                "[SGT0321] home has @Flatten, but a component of Address has @Extras. An entity"
                    + " keeps its unknown attributes in one component of its own. Declare it"
                    + " there."));
  }

  @Test
  void noDefaultIsMadeOfTheWhole() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, @Flatten Address home,
          @Default(method = "of") String label) // !
          implements Shop {
        public static String of(Address home) { return home.city(); }
      }
      record Address(String city) {}
    """)
        .reports(
            error(
                "[SGT0304] The default of label is made of home, which is flattened, so it is not"
                    + " one attribute. Make it of other components."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@CreatedAt Instant at | [SGT0305] second.at has @CreatedAt, and so has first.at. An item has"
            + " one such time. Remove one of them.",
        "@Version long at | [SGT0305] second.at has @Version, and so has first.at. An item has one"
            + " version. Remove one of them.",
        "@TimeToLive Instant at | [SGT0305] second.at has @TimeToLive, and so has first.at. An item"
            + " has one such time. Remove one of them."
      })
  void anItemHasOneOfEachInAllRecords(String component, String problem) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name, @Flatten Times first, @Flatten(prefix = "second_") Times second)
                  implements Shop {}
              record Times(
                  %s) {} // !
            """
            .formatted(component))
        .reports(error(problem));
  }

  @ParameterizedTest
  @CsvSource({
    "String city, @Flatten Address home, city, city",
    "@Flatten(prefix = \"its_\") Address first, @Flatten(prefix = \"its_\") Address home, first.city, its_city"
  })
  void storedNamesAreDifferent(String other, String flattened, String name, String stored) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, %s,
                  %s) implements Shop {} // !
              record Address(String city) {}
            """
            .formatted(other, flattened))
        .reports(
            error(
                "[SGT0302] %s and home.city would both be stored as \"%s\". Give one of them"
                        .formatted(name, stored)
                    + " another name with @Attribute, or the flattened one another prefix in"
                    + " @Flatten."));
  }

  @Test
  void generatedNamesAreDifferent() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, String homeCity,
          @Flatten Address home) implements Shop {} // !
      record Address(String city) {}
    """)
        .reports(
            error(
                "[SGT0108] The names homeCity and home.city differ only in letter case, '_' and"
                    + " '.', so what is generated for one could be taken for the other's, such as the"
                    + " constant for conditions. Rename one of them. @Attribute(\"city\") keeps its"
                    + " stored name."));
  }

  @Test
  void aKeyIsMadeOfOneComponent() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{home}", sort = "USER") // !
      record User(String name, @Flatten Address home) implements Shop {}
      record Address(String street, String city) {}
    """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"USER#{home}\" refers to \"home\","
                    + " which is neither a component nor a @Computed method of the entity. It is"
                    + " flattened. Write one of its components: home.street, home.city."));
  }

  @Test
  void aConditionNamesAPath() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      @LinkedKey(
          name = "open", index = "GSI1",
          when = "mark.state == OPEN && mark.isNew", partition = "U#{name}", sort = "{name}")
      record User(String name, @Flatten Mark mark) implements Shop {}
      record Mark(State state, boolean isNew) {}
      enum State { OPEN, CLOSED }
    """)
        .isClean();
  }

  @Test
  void aBrokenComponentIsReportedOnce() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{home.place}", sort = "USER")
      record User(String name, @Flatten Address home) implements Shop {}
      record Address(
          Set<Place> place) {} // !
      record Place(String name) {}
    """)
        .reports(
            error(
                "[SGT0301] The type Set<Place> can't be stored. A set in DynamoDB holds strings,"
                    + " numbers or bytes. Use a List, a Set of scalar values, or @Convert(with ="
                    + " SetAsList.class)."));
  }
}
