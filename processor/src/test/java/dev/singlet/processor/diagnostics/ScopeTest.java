package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

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
  void whatIsWithinAComponentIsComputed() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "CITY#{address.city}") // !
              record User(String name, Address address) implements Shop {}
              record Address(String city) {}
            """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"CITY#{address.city}\" refers to"
                    + " \"address.city\", which is neither a component nor a @Computed method of"
                    + " the entity. For a value within a component, write a static @Computed"
                    + " method that takes the component, and write its name here. If the component"
                    + " is a record, @Flatten makes its components attributes, which can stand"
                    + " here."));
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
