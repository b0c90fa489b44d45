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
                    + " fromItem, get, jsonSchema, key, primaryKey, put, scan, toItem, type,"
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
}
