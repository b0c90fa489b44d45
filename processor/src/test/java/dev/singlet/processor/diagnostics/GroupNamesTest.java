package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

/** Names in the group records of item collections. */
class GroupNamesTest {

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
}
