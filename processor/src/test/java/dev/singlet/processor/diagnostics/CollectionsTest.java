package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Item collections. */
class CollectionsTest {

  @Test
  void eachEntityHasAKeyThere() {
    shop("""
              @ItemCollection(name = "byOrder", index = "GSI1") // !
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              @LinkedKey(index = "GSI1", partition = "ORDER#{id}", sort = "ORDER")
              record Order(String id) implements OrderItems {}
              @Entity
              @LinkedKey(partition = "ORDER#{order}", sort = "LINE#{line:pad(3)}")
              record Line(String order, int line) implements OrderItems {}
            """)
        .reports(
            error(
                "[SGT0505] The item collection OrderItems.byOrder can't hold Line, which has no"
                    + " key in GSI1. Give it a @LinkedKey there, or remove it from OrderItems."));
  }

  @Test
  void theEntitiesHaveOnePartitionTemplate() {
    shop("""
              @ItemCollection(name = "byOrder") // !
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              record Order(String id) implements OrderItems {}
              @Entity
              @LinkedKey(partition = "LINES#{order}", sort = "LINE#{line:pad(3)}")
              record Line(String order, int line) implements OrderItems {}
            """)
        .reports(
            error(
                "[SGT0505] The entities of the item collection OrderItems.byOrder must share a"
                    + " partition of the table, but have different keys there: \"ORDER#{id}\" of"
                    + " Order (String id) and \"LINES#{order}\" of Line (String order). Write"
                    + " templates that differ only in attribute names, with values of the same"
                    + " types and stored forms."));
  }

  @Test
  void aCollectionOfWrongKeysIsListedWithoutThem() {
    shop("""
              @ItemCollection(name = "byOrder", index = "GSI1")
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              @LinkedKey(index = "GSI1", partition = "ORDER#{ix}", sort = "ORDER")
              record Order(String id) implements OrderItems {} // !
            """)
        .reports(
            error(
                "[SGT0404] @LinkedKey(index = \"GSI1\"): the template \"ORDER#{ix}\" refers to"
                    + " \"ix\", which is neither a component nor a @Computed method of the"
                    + " entity. There is id."));
  }

  @Test
  void formatsThatDoNotFitAreNotCompared() {
    shop("""
              @ItemCollection(name = "byOrder")
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id:pad(3)}", sort = "ORDER") // !
              record Order(String id) implements OrderItems {}
              @Entity
              @LinkedKey(partition = "ORDER#{order}", sort = "LINE#{line:pad(3)}")
              record Line(String order, int line) implements OrderItems {}
            """)
        .reports(
            error(
                "[SGT0406] The primary @LinkedKey: the template \"ORDER#{id:pad(3)}\": the format"
                    + " pad(3) does not fit {id}, a String. It takes integers, and times after epoch or"
                    + " epochMillis."));
  }

  @Test
  void theTemplatesTakeValuesOfTheSameTypes() {
    shop("""
              @ItemCollection(name = "byOrder") // !
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              record Order(String id) implements OrderItems {}
              @Entity
              @LinkedKey(partition = "ORDER#{order}", sort = "LINE#{line:pad(3)}")
              record Line(long order, int line) implements OrderItems {}
            """)
        .reports(
            error(
                "[SGT0505] The entities of the item collection OrderItems.byOrder must share a"
                    + " partition of the table, but have different keys there: \"ORDER#{id}\" of"
                    + " Order (String id) and \"ORDER#{order}\" of Line (long order). Write"
                    + " templates that differ only in attribute names, with values of the same"
                    + " types and stored forms."));
  }

  @Test
  void anUnknownIndexIsReportedWithTheOneThatWasMeant() {
    shop("""
              @ItemCollection(index = "GSl1") // !
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              record Order(String id) implements OrderItems {}
            """)
        .reports(
            error(
                "[SGT0402] The table ShopTable declares no index \"GSl1\". Did you mean \"GSI1\"? There"
                    + " are GSI1, GSI2."));
  }

  @Test
  void aTableIsNoItemCollection() {
    compile(
            """
            @Table(name = "ShopTable")
            @ItemCollection // !
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              record Order(String id) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0505] @ItemCollection is on the table Shop. Put it on a sealed interface"
                    + " below Shop that permits the entities to read together."));
  }

  @Test
  void itsInterfaceHasNoTypeParameters() {
    shop("""
              @ItemCollection
              sealed interface OrderItems<T> extends Shop {} // !
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              record Order(String id) implements OrderItems<String> {}
            """)
        .reports(
            error(
                "[SGT0505] The sealed interface OrderItems over entities has type parameters."
                    + " Remove them."));
  }

  @Test
  void aKeyThatCouldNotBeReadIsNotMissedToo() {
    shop("""
              @ItemCollection(index = "GSI1")
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              @LinkedKey(index = "GSI1", partition = "ORDER#{id}", sort = "ORDER")
              record Order(String id) implements OrderItems {}
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "ORDER#{order}", sort = "LINE#{line:pad(3)}"),
                @LinkedKey(
                    index = "GSI1",
                    partition = "ORDER#{ordre}", // !
                    sort = "LINE")
              })
              record Line(String order, int line) implements OrderItems {}
            """)
        .reports(
            error(
                "[SGT0404] @LinkedKey(index = \"GSI1\"): the template \"ORDER#{ordre}\" refers to"
                    + " \"ordre\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"order\"? There are order, line."));
  }

  @Test
  void theTemplatesWriteTimesAlike() {
    shop("""
              @ItemCollection(name = "byDay") // !
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "DAY#{day}", sort = "ORDER")
              record Order(@StoredTime(TimeFormat.SECONDS) Instant day) implements OrderItems {}
              @Entity
              @LinkedKey(partition = "DAY#{day}", sort = "LINE#{line:pad(3)}")
              record Line(Instant day, int line) implements OrderItems {}
            """)
        .reports(
            error(
                "[SGT0505] The entities of the item collection OrderItems.byDay must share a"
                    + " partition of the table, but have different keys there: \"DAY#{day}\" of"
                    + " Order (Instant day in SECONDS) and \"DAY#{day}\" of Line (Instant day in"
                    + " MILLIS). Write templates that differ only in attribute names, with"
                    + " values of the same types and stored forms."));
  }

  @Test
  void theTemplatesWriteEnumsAlike() {
    shop("""
              enum Kind { A, B }
              @ItemCollection(name = "byKind") // !
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "KIND#{kind}", sort = "ORDER")
              record Order(@StoredCase(LetterCase.LOWER) Kind kind) implements OrderItems {}
              @Entity
              @LinkedKey(partition = "KIND#{kind}", sort = "LINE#{line:pad(3)}")
              record Line(Kind kind, int line) implements OrderItems {}
            """)
        .reports(
            error(
                "[SGT0505] The entities of the item collection OrderItems.byKind must share a"
                    + " partition of the table, but have different keys there: \"KIND#{kind}\""
                    + " of Order (Kind kind as \"a\") and \"KIND#{kind}\" of Line (Kind kind as"
                    + " \"A\"). Write templates that differ only in attribute names, with values"
                    + " of the same types and stored forms."));
  }

  @Test
  void aGroupTellsRecordsOfOneNameApart() {
    shop("""
              @ItemCollections({
                @ItemCollection(name = "byOrder"), // !
                @ItemCollection(name = "byOrderAgain")
              })
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              record Order(String id) implements OrderItems {}
              interface Sent {
                @Entity(name = "SentOrder")
                @LinkedKey(partition = "ORDER#{id}", sort = "SENT")
                record Order(String id) implements OrderItems {}
              }
            """)
        .reports(
            error(
                "[SGT0505] A group of the item collection OrderItems.byOrder would hold both"
                    + " shop.Shop.Order and shop.Shop.Sent.Order as \"order\". Rename one of the"
                    + " records. @Entity(name = ...) keeps its stored name."));
  }

  @Test
  void aGroupTellsSeveralAndOneApart() {
    shop("""
              @ItemCollection(name = "byOrder") // !
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "NOTES")
              record Notes(String id) implements OrderItems {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "NOTE#{number:pad(3)}")
              record Note(String id, int number) implements OrderItems {}
            """)
        .reports(
            error(
                "[SGT0505] A group of the item collection OrderItems.byOrder would hold both"
                    + " shop.Shop.Notes and shop.Shop.Note as \"notes\". Rename one of the"
                    + " records. @Entity(name = ...) keeps its stored name."));
  }

  @Test
  void aCollectionAboveAnotherHoldsItsEntitiesToo() {
    shop("""
              @ItemCollection(name = "byOrder") // !
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              record Order(String id) implements OrderItems {}
              @ItemCollection(name = "byNumber")
              sealed interface Moves extends OrderItems {}
              @Entity
              @LinkedKey(partition = "MOVE#{id}", sort = "SENT")
              record Sent(String id) implements Moves {}
              @Entity
              @LinkedKey(partition = "MOVE#{id}", sort = "BACK")
              record Back(String id) implements Moves {}
            """)
        .reports(
            error(
                "[SGT0505] The entities of the item collection OrderItems.byOrder must share a"
                    + " partition of the table, but have different keys there: \"ORDER#{id}\" of"
                    + " Order (String id) and \"MOVE#{id}\" of Sent (String id). Write templates"
                    + " that differ only in attribute names, with values of the same types and"
                    + " stored forms."));
  }

  @Test
  void namesOfTheGeneratedClassAreTaken() {
    shop("""
              @ItemCollections({
                @ItemCollection(name = "byOrder"),
                @ItemCollection(name = "byOrderGroup"), // !
                @ItemCollection(name = "keys") // !
              })
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              record Order(String id) implements OrderItems {}
            """)
        .reports(
            error(
                "[SGT0502] \"byOrderGroup\" can't be the name of an access pattern of OrderItems,"
                    + " because the generated class uses it. It also uses builder, check,"
                    + " delete, fromItem, get, jsonSchema, key, primaryKey, put, scan, toItem, type,"
                    + " update, upsert, names that end in PartitionKey or SortKey, and the"
                    + " methods of Object. Write another name."),
            error(
                "[SGT0502] \"keys\" can't be the name of an access pattern of OrderItems, because"
                    + " the generated class uses it. It also uses builder, check, delete,"
                    + " fromItem, get, jsonSchema, key, primaryKey, put, scan, toItem, type, update,"
                    + " upsert, names that end in PartitionKey or SortKey, and the methods of"
                    + " Object. Write another name."));
  }

  @Test
  void attributesMayHaveOtherNamesAndQueriesMayBeMany() {
    shop("""
              @ItemCollection(name = "byOrder")
              @ItemCollection(name = "recent", index = "GSI1")
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              @LinkedKey(index = "GSI1", partition = "{id}", sort = "ORDER")
              record Order(String id) implements OrderItems {}
              @Entity
              @LinkedKey(partition = "ORDER#{order}", sort = "LINE#{line:pad(3)}")
              @LinkedKey(index = "GSI1", partition = "{order}", sort = "LINE")
              record Line(String order, int line) implements OrderItems {}
            """)
        .isClean();
  }

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
  void aNameOfAnArgumentIsNotAlsoMissing() {
    shop(months("sentAt", "ROOM#{room}#{at:month}", "{at}#R#{id}")
            .replace("sort = \"{sentAt}#M", "sort = \"M#{sentAt}"))
        .reports(
            error(
                "[SGT0505] The item collection Posted.inRoom names 1 part of its sort keys, but"
                    + " they have none in common: \"M#{sentAt}#{id}\" of Message, \"{at}#R#{id}\" of"
                    + " Reply. A common part is at the same place in all of them, with the same"
                    + " type, format and stored form, and a delimiter after text. Change the"
                    + " templates, or remove narrowBy."));
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

  private static String months(String across, String replyPartition, String replySort) {
    return """
              @ItemCollection(name = "inRoom", across = "%s"%s) // !
              sealed interface Posted extends Shop {}
              @Entity
              @LinkedKey(partition = "ROOM#{room}#{sentAt:month}", sort = "{sentAt}#M#{id}")
              record Message(String room, String id, Instant sentAt) implements Posted {}
              @Entity
              @LinkedKey(partition = "%s", sort = "%s")
              record Reply(String room, String id, Instant at, Instant sentAt) implements Posted {}
            """
        .formatted(
            across,
            replySort.startsWith("{at}") ? ", narrowBy = \"sentAt\"" : "",
            replyPartition,
            replySort);
  }

  @Test
  void aCollectionIsReadAcrossAnArgument() {
    shop(months("month", "ROOM#{room}#{sentAt:month}", "{sentAt}#R#{id}"))
        .reports(
            error(
                "[SGT0422] The item collection Posted.inRoom is to be queried across \"month\","
                    + " which the partition template of its first entity doesn't have. Name one of"
                    + " its values: \"room\" or \"sentAt\"."));
  }

  @Test
  void aRangeNarrowsWhatThePartitionIsMadeOf() {
    String other =
        "[SGT0422] The item collection Posted.inRoom is to be queried across \"sentAt\", and a"
            + " range of it also narrows the sort keys. In \"%1$s#R#%2$s#{id}\" of Reply this part is"
            + " %1$s, but the partition is made of %2$s. Use one of the two in both, or remove"
            + " across.";
    shop(months("sentAt", "ROOM#{room}#{at:month}", "{sentAt}#R#{at}#{id}"))
        .reports(error(other.formatted("{sentAt}", "{at}")));
    shop(months("sentAt", "ROOM#{room}#{sentAt:month}", "{at}#R#{sentAt}#{id}"))
        .reports(error(other.formatted("{at}", "{sentAt}")));
    shop(months("sentAt", "ROOM#{room}#{sentAt:month}", "{at}#R#{sentAt}#{id}")
            .replace("narrowBy = \"sentAt\"", "narrowBy = \"time\""))
        .reports(error(other.formatted("{at}", "{sentAt}")));
  }

  @Test
  void aCollectionIsNotReadAcrossAPartOfASortKey() {
    shop("""
              @ItemCollection(name = "ofDay", across = "day") // !
              sealed interface Posted extends Shop {}
              @Entity
              @LinkedKey(partition = "DAY#{day}", sort = "{id}")
              record Message(String id, LocalDate day) implements Posted {}
              @Entity
              @LinkedKey(partition = "DAY#{day}", sort = "R#{day}#{id}")
              record Reply(String id, LocalDate day) implements Posted {}
            """)
        .reports(
            error(
                "[SGT0422] The item collection Posted.ofDay is to be queried across \"day\", but"
                    + " {day} is also in the sort template of Reply, so each partition would need"
                    + " another condition on the sort key. Remove it from the sort template, or"
                    + " remove across."));
  }
}
