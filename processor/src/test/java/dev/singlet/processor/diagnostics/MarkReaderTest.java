package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The attribute that marks the items of one entity. */
class MarkReaderTest {

  @ParameterizedTest
  @CsvSource({
    "attribute = \"\", '', 'SGT0201', ' of User names no attribute. Name one, or write toldByKey ="
        + " true in @Entity.'",
    "'attribute = \"type\", type = ScalarType.B', '', 'SGT0201', ' of User has the type B. The name"
        + " of an entity is text, S, or a number, N.'",
    "'attribute = \"type\", type = ScalarType.N', 'name = \"03\"', 'SGT0201', ' of User is a number,"
        + " but the name \"03\" of the entity is not. Write a whole number of at most 15 digits,"
        + " without leading zeros, in @Entity.'"
  })
  void aMarkHasANameAndATypeThatFitsTheEntitysNames(
      String mark, String entity, String code, String problem) {
    shop("""
              @Entity(%s)
              @Mark(%s) // !
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
            """
            .formatted(entity, mark))
        .reports(error("[" + code + "] @Mark" + problem));
  }

  @Test
  void aliasesAreNumbersToo() {
    shop("""
              @Entity(name = "-3", aliases = {"0", "1.0"})
              @Mark(attribute = "type", type = ScalarType.N) // !
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0201] @Mark of User is a number, but the name \"1.0\" of the entity is not."
                    + " Write a whole number of at most 15 digits, without leading zeros, in"
                    + " @Entity."));
  }

  @Test
  void anAttributeOrTheKeyTellsTheItems() {
    shop("""
              @Entity(toldByKey = true)
              @Mark(attribute = "type") // !
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0506] User has toldByKey, and @Mark. Its items are told by one of them."
                    + " Remove the other."));
  }

  @Test
  void theMarkHasAnAttributeOfItsOwn() {
    shop("""
              @Entity
              @Mark(attribute = "_md") // !
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
              @Entity
              @Mark(attribute = "type")
              @LinkedKey(partition = "GUEST#{name}", sort = "GUEST")
              record Guest(String name, String type) implements Shop {} // !
            """)
        .reports(
            error(
                "[SGT0201] The entity attribute can't be \"_md\", because that is also a key or"
                    + " holds something else. Give it another name."),
            error(
                "[SGT0303] type would be stored as \"type\", but Singlet writes that attribute: it"
                    + " is the entity's name. Give it another name with @Attribute. If stored items"
                    + " have it already, leave the component out if it says which entity they are,"
                    + " as @Entity(name = ...) does, or else rename Singlet's with"
                    + " @Mark(attribute = ...)."));
  }

  @Test
  void aMarkStandsOnAnEntity() {
    compile(
            """
            @Mark(attribute = "type") // !
            record Address(String city) {}
            """)
        .reports(
            error(
                "[SGT0109] @Mark is on Address, which is not an entity, so it has no effect."
                    + " Annotate Address with @Entity, or remove it."));
  }
}
