package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

/** Which keys let an item collection be queried across an argument. */
class AcrossCollectionsTest {

  @Test
  void aPartitionTemplateWithoutArgumentsHasNoneToChoose() {
    shop("""
              @ItemCollection(name = "all", across = "name") // !
              sealed interface Account extends Shop {}
              @Entity
              @LinkedKey(partition = "ACCOUNTS#{name:shard(4)}", sort = "USER#{name}")
              record User(String name) implements Account {}
              @Entity
              @LinkedKey(partition = "ACCOUNTS#{name:shard(4)}", sort = "TEAM#{name}")
              record Team(String name) implements Account {}
            """)
        .reports(
            error(
                "[SGT0422] The item collection Account.all is to be queried across \"name\", which"
                    + " the partition template of its first entity doesn't have. Remove across."));
  }

  @Test
  void anIndexHasOneSortKeyAttribute() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "GSI1", partitionKey = "a", sortKey = {"b", "c"}))
            public sealed interface Shop {
              @ItemCollection(name = "ofCity", index = "GSI1", across = "city") // !
              sealed interface Account extends Shop {}
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", partition = "{city}", sort = {"USER", "{name}"})
              record User(String name, String city) implements Account {}
              @Entity
              @LinkedKey(partition = "TEAM#{name}", sort = "TEAM")
              @LinkedKey(index = "GSI1", partition = "{city}", sort = {"TEAM", "{name}"})
              record Team(String name, String city) implements Account {}
            }
            """)
        .reports(
            error(
                "[SGT0422] The item collection Account.ofCity is to be queried across \"city\","
                    + " which needs one sort key attribute, but the index has 2. Put all values of"
                    + " the sort key into one template, or remove across."));
  }

  @Test
  void itsMethodForPartitionsHasItsNameAlone() {
    shop("""
              @ItemCollections({
                @ItemCollection(name = "inRoom", across = "room"),
                @ItemCollection(name = "inRoomPartitions", index = "GSI1") // !
              })
              sealed interface Posted extends Shop {}
              @Entity
              @LinkedKey(partition = "ROOM#{room}", sort = "M#{id}")
              @LinkedKey(index = "GSI1", partition = "{id}", sort = "M#{room}")
              record Message(String room, String id) implements Posted {}
              @Entity
              @LinkedKey(partition = "ROOM#{room}", sort = "R#{id}")
              @LinkedKey(index = "GSI1", partition = "{id}", sort = "R#{room}")
              record Reply(String room, String id) implements Posted {}
            """)
        .reports(
            error(
                "[SGT0502] \"inRoomPartitions\" can't be the name of an access pattern of Posted,"
                    + " because the generated class uses it. It also uses builder, check, delete,"
                    + " fromItem, get, jsonSchema, key, primaryKey, put, toItem, type,"
                    + " update, upsert, names that end in PartitionKey or SortKey, and the methods"
                    + " of Object. Write another name."));
  }

  @Test
  void withoutAcrossThereIsNoSuchMethod() {
    shop("""
              @ItemCollections({
                @ItemCollection(name = "inRoom"),
                @ItemCollection(name = "inRoomPartitions", index = "GSI1")
              })
              sealed interface Posted extends Shop {}
              @Entity
              @LinkedKey(partition = "ROOM#{room}", sort = "M#{id}")
              @LinkedKey(index = "GSI1", partition = "{id}", sort = "M#{room}")
              record Message(String room, String id) implements Posted {}
              @Entity
              @LinkedKey(partition = "ROOM#{room}", sort = "R#{id}")
              @LinkedKey(index = "GSI1", partition = "{id}", sort = "R#{room}")
              record Reply(String room, String id) implements Posted {}
            """)
        .isClean();
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
