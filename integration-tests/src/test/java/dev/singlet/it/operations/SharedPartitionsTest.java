package dev.singlet.it.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.operations.model.Shop.Audit;
import dev.singlet.it.operations.model.Shop.Company;
import dev.singlet.it.operations.model.Shop.Line;
import dev.singlet.it.operations.model.Shop.Note;
import dev.singlet.it.operations.model.Shop.Order;
import dev.singlet.it.operations.model.Shop.OrderItems;
import dev.singlet.it.operations.model.Shop.Person;
import dev.singlet.it.operations.model.ShopAuditEntity;
import dev.singlet.it.operations.model.ShopCompanyEntity;
import dev.singlet.it.operations.model.ShopLineEntity;
import dev.singlet.it.operations.model.ShopNoteEntity;
import dev.singlet.it.operations.model.ShopOrderEntity;
import dev.singlet.it.operations.model.ShopOrderItemsCollection;
import dev.singlet.it.operations.model.ShopPartyCollection;
import dev.singlet.it.operations.model.ShopPersonEntity;
import dev.singlet.it.operations.model.ShopTable;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/** Several entities in one partition, or under one key. */
class SharedPartitionsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ShopTable.SCHEMA);

  @Nested
  class UnderOneKey {

    private final Person person = new Person("acme", null);
    private final Company company = new Company("acme", 5);

    @Test
    void aGetFindsWhicheverIsThere() {
      table.client().execute(ShopCompanyEntity.put(company));

      assertThat(table.client().execute(ShopPartyCollection.get("acme"))).contains(company);
      assertThat(table.client().execute(ShopCompanyEntity.get("acme"))).contains(company);
      assertThat(table.client().execute(ShopPersonEntity.get("acme"))).isEmpty();
      assertThat(table.client().execute(ShopPartyCollection.get("other"))).isEmpty();
    }

    @Test
    void aPutNeverOverwritesAnotherEntity() {
      table.client().execute(ShopCompanyEntity.put(company));

      assertThatThrownBy(() -> table.client().execute(ShopPersonEntity.put(person)))
          .isInstanceOf(ConditionFailedException.class)
          .hasMessage(
              "[SGR0301] Put[Person PARTY!acme / PARTY!acme] refused: there is already the"
                  + " Firm pk=PARTY!acme, sk=PARTY!acme.")
          .hasCauseInstanceOf(ConditionalCheckFailedException.class)
          .satisfies(
              thrown -> {
                ConditionFailedException failed = (ConditionFailedException) thrown;
                assertThat(failed.code()).isEqualTo(ErrorCode.CONDITION_FAILED);
                assertThat(failed.existingItem())
                    .containsEntry("type", AttributeValue.createS("Firm"));
              });
      assertThat(table.client().execute(ShopCompanyEntity.get("acme"))).contains(company);
    }

    @Test
    void aDeleteNeverDeletesAnotherEntity() {
      table.client().execute(ShopCompanyEntity.put(company));

      assertThatThrownBy(() -> table.client().execute(ShopPersonEntity.delete("acme")))
          .isInstanceOf(ConditionFailedException.class)
          .hasMessage(
              "[SGR0301] Delete[Person PARTY!acme / PARTY!acme] refused: there is already the Firm"
                  + " pk=PARTY!acme, sk=PARTY!acme.");
      assertThat(table.client().execute(ShopCompanyEntity.get("acme"))).isPresent();
    }

    @Test
    void anEntityReplacesAndDeletesItself() {
      table.client().execute(ShopCompanyEntity.put(company));
      Company grown = new Company("acme", 6);

      assertThat(table.client().execute(ShopCompanyEntity.put(grown))).isEqualTo(grown);
      assertThat(table.client().execute(ShopCompanyEntity.delete("acme"))).isTrue();
      assertThat(table.client().execute(ShopCompanyEntity.delete("acme"))).isFalse();
    }

    @Test
    void aPutThatCreatesRefusesAnyItem() {
      table.client().execute(ShopCompanyEntity.put(company).ifNotExists());

      assertThatThrownBy(() -> table.client().execute(ShopCompanyEntity.put(company).ifNotExists()))
          .isInstanceOf(ConditionFailedException.class)
          .hasMessageContaining("there is already the Firm");
      assertThatThrownBy(() -> table.client().execute(ShopPersonEntity.put(person).ifNotExists()))
          .isInstanceOf(ConditionFailedException.class)
          .hasMessageContaining("there is already the Firm");
    }

    @Test
    void anItemThatNamesNoEntityIsNobodys() {
      Map<String, AttributeValue> item =
          new HashMap<>(ShopCompanyEntity.put(company).toRequest().item());
      item.remove("type");
      table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));

      assertThatThrownBy(() -> table.client().execute(ShopCompanyEntity.put(company)))
          .isInstanceOf(ConditionFailedException.class)
          .hasMessage(
              "[SGR0301] Put[Firm PARTY!acme / PARTY!acme] refused: there is already the item"
                  + " pk=PARTY!acme, sk=PARTY!acme. It has no attribute type, so gets and"
                  + " queries of Firm don't find it. Write \"Firm\" there if it is a Firm.");
      assertThatThrownBy(() -> table.client().execute(ShopCompanyEntity.delete("acme")))
          .isInstanceOf(ConditionFailedException.class);
      assertThat(table.client().execute(ShopCompanyEntity.get("acme"))).isEmpty();
      assertThat(table.client().execute(ShopPartyCollection.get("acme"))).isEmpty();
    }
  }

  @Nested
  class InOnePartition {

    private List<OrderItems> write(String orderId, int lines) {
      List<dev.singlet.item.Put<?>> strangers = new ArrayList<>();
      List<OrderItems> items = new ArrayList<>();
      for (int i = 1; i <= lines; i++) {
        Line line = new Line(orderId, i, "sku" + i);
        table.client().execute(ShopLineEntity.put(line));
        items.add(line);
        strangers.add(ShopNoteEntity.put(new Note(orderId, i)));
        strangers.add(ShopNoteEntity.put(new Note(orderId, 1000 + i)));
        strangers.add(ShopAuditEntity.put(new Audit(orderId, i)));
      }
      BatchWriter.write(table, strangers);
      items.add(
          table
              .client()
              .execute(ShopOrderEntity.put(new Order(orderId, Instant.EPOCH, Instant.EPOCH))));
      return items;
    }

    @Test
    void aCollectionGivesItsEntitiesInKeyOrderAndNoOthers() {
      List<OrderItems> items = write("o", 4);

      Page<OrderItems> page = table.client().page(ShopOrderItemsCollection.byOrder("o"));

      assertThat(page.items()).isEqualTo(items);
      assertThat(page.itemsRead()).as("audits lie outside of the span").isEqualTo(4 + 8 + 1);
    }

    @Test
    void aLimitCountsTheItemsGivenThoughAFilterDropsOthers() {
      List<OrderItems> items = write("o", 4);

      Page<OrderItems> backwards =
          table.client().page(ShopOrderItemsCollection.byOrder("o").reverse().limit(2));

      assertThat(backwards.items()).containsExactly(items.get(4), items.get(3));
      assertThat(backwards.requests()).isGreaterThan(1);
      assertThat(backwards.itemsRead()).isGreaterThan(2);
    }

    @Test
    void pagesBehindAFilterGiveEveryItemOnceInEitherDirection() {
      List<OrderItems> items = write("o", 7);
      List<OrderItems> backwards = new ArrayList<>(items);
      java.util.Collections.reverse(backwards);
      for (int limit = 1; limit <= 9; limit++) {
        assertThat(pages(limit, false)).isEqualTo(items);
        assertThat(pages(limit, true)).isEqualTo(backwards);
      }
    }

    private List<OrderItems> pages(int limit, boolean descending) {
      List<OrderItems> items = new ArrayList<>();
      @Nullable String token = null;
      do {
        var query = ShopOrderItemsCollection.byOrder("o").limit(limit).from(token);
        Page<OrderItems> page = table.client().page(descending ? query.reverse() : query);
        assertThat(page.items()).hasSizeLessThanOrEqualTo(limit);
        items.addAll(page.items());
        token = page.nextToken();
      } while (token != null);
      return items;
    }

    @Test
    void anEntitysOwnQueryReadsItsOwnItemsOnly() {
      write("o", 3);

      Page<Line> lines = table.client().page(ShopLineEntity.byOrder("o"));
      Page<Note> notes = table.client().page(ShopNoteEntity.byOrder("o"));

      assertThat(lines.items()).hasSize(3);
      assertThat(lines.itemsRead()).isEqualTo(3);
      assertThat(notes.items()).hasSize(6);
      assertThat(notes.itemsRead()).isEqualTo(6);
    }

    @Test
    void aKeyWithoutPlaceholdersIsReadAsAWhole() {
      write("o", 1);

      assertThat(ShopOrderEntity.byId("o").toRequest().keyConditionExpression())
          .isEqualTo("#pk = :pk AND #sk = :sk");
      assertThat(table.client().page(ShopOrderEntity.byId("o").limit(1)).items()).hasSize(1);
    }
  }
}
