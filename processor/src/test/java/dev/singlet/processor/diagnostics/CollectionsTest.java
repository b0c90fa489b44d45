package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

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
                    + " delete, fromItem, get, jsonSchema, key, primaryKey, put, toItem, type,"
                    + " update, upsert, names that end in PartitionKey or SortKey, and the"
                    + " methods of Object. Write another name."),
            error(
                "[SGT0502] \"keys\" can't be the name of an access pattern of OrderItems, because"
                    + " the generated class uses it. It also uses builder, check, delete,"
                    + " fromItem, get, jsonSchema, key, primaryKey, put, toItem, type, update,"
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
}
