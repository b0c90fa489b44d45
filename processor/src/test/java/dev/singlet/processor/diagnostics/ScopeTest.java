package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The names that templates and conditions can refer to. */
class ScopeTest {

  @Test
  void anUnknownAttributeIsReportedWithTheOneThatWasMeant() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{nmae}", // !
                  sort = "USER")
              record User(String name, int age) implements Shop {
                @Computed static boolean adult(int age) { return age > 17; }
              }
            """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"USER#{nmae}\" refers to"
                    + " \"nmae\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"name\"? There are name, age, adult."));
  }

  @Test
  void theStoredNameOfAnAttributeIsNotItsName() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{full}", // !
                  sort = "USER")
              record User(@Attribute("full") String name) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"USER#{full}\" refers to"
                    + " \"full\", which is neither a component nor a @Computed method of the"
                    + " entity. That is how the component name is stored. Write the component's"
                    + " name: name."));
  }

  @Test
  void anUnknownComponentOfARecordIsReportedWithTheOneThatWasMeant() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "CITY#{address.cty}") // !
              record User(String name, Address address) implements Shop {}
              record Address(String city, int zone) {}
            """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"CITY#{address.cty}\" refers to"
                    + " \"address.cty\", which is neither a component nor a @Computed method of"
                    + " the entity. The record shop.Shop.Address has no component \"cty\". Did you"
                    + " mean \"city\"? There are city, zone."));
  }

  @Test
  void whatIsWithinOtherThanARecordIsComputed() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "TAG#{tags.first}") // !
              record User(String name, List<String> tags) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"TAG#{tags.first}\" refers to"
                    + " \"tags.first\", which is neither a component nor a @Computed method of the"
                    + " entity. A path leads through records only, and tags is not one. Write a"
                    + " static @Computed method that takes tags, and write its name here."));
  }

  @ParameterizedTest
  @CsvSource({
    "city, 'A path can''t lead through home, which is stored in another form.'",
    "land.name, 'A path can''t lead to land, which is stored in another form.'"
  })
  void whatIsWithinAnotherFormIsComputed(String path, String problem) {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "{home.%s}") // !
              record User(String name, %s Home home) implements Shop {}
              record Home(String city, @Compress Land land) {}
              record Land(String name) {}
            """
            .formatted(path, path.equals("city") ? "@Compress" : ""))
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"{home.%1$s}\" refers to"
                        .formatted(path)
                    + " \"home.%s\", which is neither a component nor a @Computed method of the"
                        .formatted(path)
                    + " entity. "
                    + problem
                    + " Write a static @Computed method that takes home, and write its name here."));
  }

  @Test
  void whatIsWithinAListOfARecordIsComputed() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "{home.tags.first}") // !
              record User(String name, Home home) implements Shop {}
              record Home(List<String> tags) {}
            """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"{home.tags.first}\" refers to"
                    + " \"home.tags.first\", which is neither a component nor a @Computed method"
                    + " of the entity. A path leads through records only, and tags is not one. Write a"
                    + " static @Computed method that takes home, and write its name here."));
  }

  @Test
  void aComponentInAnotherFormIsComputed() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "CITY#{address.city}") // !
              record User(String name, Address address) implements Shop {}
              record Address(@Trim String city) {}
            """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"CITY#{address.city}\" refers to"
                    + " \"address.city\", which is neither a component nor a @Computed method of"
                    + " the entity. A path can't lead to city, which is stored in another form."
                    + " Write a static @Computed method that takes address, and write its name"
                    + " here."));
  }

  @Test
  void aPrimaryKeyCantBeMadeOfAPathThroughAnAbsentRecord() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "CITY#{address.city}") // !
              record User(String name, @Nullable Address address) implements Shop {}
              record Address(String city) {}
            """)
        .reports(
            error(
                "[SGT0410] The primary @LinkedKey: the template \"CITY#{address.city}\":"
                    + " {address.city} can be absent, but every item has a primary key. Make it"
                    + " required, or use another attribute."));
  }

  @Test
  void aRecordAtTheEndOfAPathHasNoText() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "CITY#{home.address}") // !
              record User(String name, Home home) implements Shop {}
              record Home(Address address) {}
              record Address(String city) {}
            """)
        .reports(
            error(
                "[SGT0407] The primary @LinkedKey: the template \"CITY#{home.address}\":"
                    + " {home.address} is an Address, which can't be in a key. Strings, numbers,"
                    + " booleans, enums, times, UUIDs and other types that are stored as text"
                    + " can."));
  }

  @Test
  void aConditionReportsItsPaths() {
    shop("""
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(
                    index = "GSI1",
                    partition = "{address.city}",
                    sort = "{address.country}",
                    when = "address.contry == DE") // !
              })
              record User(String name, Address address) implements Shop {}
              record Address(String city, String country) {}
            """)
        .reports(
            error(
                "[SGT0404] @LinkedKey(index = \"GSI1\"): when = \"address.contry == DE\" refers to"
                    + " \"address.contry\", which is neither a component nor a @Computed method of"
                    + " the entity. The record shop.Shop.Address has no component \"contry\". Did"
                    + " you mean \"country\"? There are city, country."));
  }

  @Test
  void anEntityWithoutComponentsHasNoneToSuggest() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}", // !
                  sort = "USER")
              record User() implements Shop {}
            """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"USER#{name}\" refers to"
                    + " \"name\", which is neither a component nor a @Computed method of the"
                    + " entity. There are none."));
  }

  @Test
  void withRepeatedKeysTheTextSaysWhichAndTheLineIsThatOfTheRecord() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(name = "byAge", index = "GSI1", partition = "AGE#{aeg}", sort = "{name}")
              record User(String name, int age) implements Shop {} // !
            """)
        .reports(
            error(
                "[SGT0404] @LinkedKey(name = \"byAge\", index = \"GSI1\"): the template"
                    + " \"AGE#{aeg}\" refers to \"aeg\", which is neither a component nor a"
                    + " @Computed method of the entity. Did you mean \"age\"? There are name,"
                    + " age."));
  }

  @Test
  void withAContainerTheLineIsThatOfTheTemplate() {
    shop("""
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(
                    index = "GSI1",
                    partition = "AGE#{aeg}", // !
                    sort = "{name}")
              })
              record User(String name, int age) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0404] @LinkedKey(index = \"GSI1\"): the template \"AGE#{aeg}\" refers to"
                    + " \"aeg\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"age\"? There are name, age."));
  }

  @Test
  void eachTemplateIsReported() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{nmae}", // !
                  sort = "{aeg:pad(3)}") // !
              record User(String name, int age) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"USER#{nmae}\" refers to"
                    + " \"nmae\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"name\"? There are name, age."),
            error(
                "[SGT0404] The primary @LinkedKey: the template \"{aeg:pad(3)}\" refers to"
                    + " \"aeg\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"age\"? There are name, age."));
  }
}
