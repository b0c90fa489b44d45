package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of the common parts of sort keys. */
class NarrowedCollectionsTest {

  private static String posted(String narrowBy, String messageSort, String replySort) {
    return """
              @ItemCollection(name = "inRoom", narrowBy = %s) // !
              sealed interface Posted extends Shop {}
              @Entity
              @LinkedKey(partition = "ROOM#{room}", sort = "%s")
              record Message(String room, String id, int at) implements Posted {}
              @Entity
              @LinkedKey(partition = "ROOM#{place}", sort = "%s")
              record Reply(String place, String root, String id, int at) implements Posted {}
            """
        .formatted(narrowBy, messageSort, replySort);
  }

  @Test
  void aQueryIsNarrowedByPartsThatAllKeysHave() {
    shop(posted("{\"message\", \"number\"}", "M#{id}#", "M#{root}#{id}"))
        .reports(
            error(
                "[SGT0505] The item collection Posted.inRoom names 2 parts of its sort keys, but"
                    + " they have 1 part in common: \"M#{id}#\" of Message, \"M#{root}#{id}\" of"
                    + " Reply. A common part is at the same place in all of them, with the same"
                    + " type, format and stored form, and a delimiter after text. Remove the other"
                    + " names."));
  }

  @Test
  void aPartInOtherFormsIsNotCommon() {
    shop(posted("\"message\"", "M#{at:pad(3)}", "M#{at:reverse(3)}#{id}"))
        .reports(
            error(
                "[SGT0505] The item collection Posted.inRoom names 1 part of its sort keys, but"
                    + " they have none in common: \"M#{at:pad(3)}\" of Message,"
                    + " \"M#{at:reverse(3)}#{id}\" of Reply. A common part is at the same place in"
                    + " all of them, with the same type, format and stored form, and a delimiter"
                    + " after text. Change the templates, or remove narrowBy."));
  }

  @Test
  void oneValueIsNotCommonToTwo() {
    shop(posted("{\"one\", \"two\"}", "M#{id}#{id}#", "M#{root}#{id}#"))
        .reports(
            error(
                "[SGT0505] The item collection Posted.inRoom names 2 parts of its sort keys, but"
                    + " they have 1 part in common: \"M#{id}#{id}#\" of Message,"
                    + " \"M#{root}#{id}#\" of Reply. A common part is at the same place in all of"
                    + " them, with the same type, format and stored form, and a delimiter after"
                    + " text. Remove the other names."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"the message", "", "class", "true", "_"})
  void aNameOfAPartIsAMethod(String name) {
    shop(posted('"' + name + '"', "M#{id}#", "M#{root}#{id}"))
        .reports(
            error(
                "[SGT0505] The item collection Posted.inRoom can't be narrowed by \"%s\", because"
                        .formatted(name)
                    + " it becomes a method. Write a Java name, such as message."));
  }

  @Test
  void eachArgumentHasItsName() {
    shop(posted("\"room\"", "M#{id}#", "M#{root}#{id}"))
        .reports(
            error(
                "[SGT0505] The item collection Posted.inRoom has two arguments named \"room\"."
                    + " Letter case and '_' make no difference. Give one of them another name."));
    shop(posted("\"at\"", "M#{id}#{at:pad(3)}", "M#{root}#{at:pad(3)}"))
        .reports(
            error(
                "[SGT0505] The item collection Posted.inRoom has two arguments named \"at\"."
                    + " Letter case and '_' make no difference. Give one of them another name."));
  }
}
