package dev.singlet.it.entities;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.entities.model.Office.Document;
import dev.singlet.it.entities.model.Office.Notice;
import dev.singlet.it.entities.model.OfficeDocumentEntity;
import dev.singlet.it.entities.model.OfficeFiledCollection;
import dev.singlet.it.entities.model.OfficeNoticeEntity;
import dev.singlet.it.entities.model.OfficeTable;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/** Items that expire. */
class TimeToLiveTest {

  /** In a future that DynamoDB Local, which deletes what has expired by its own clock, has not. */
  private static final Instant NOW = Instant.parse("2926-01-01T00:00:00.700Z");

  @RegisterExtension final LocalTable table = LocalTable.of(OfficeTable.SCHEMA);

  private TableClient office() {
    TableClient office = table.client().withClock(Clock.fixed(NOW, ZoneOffset.UTC));
    office.execute(OfficeNoticeEntity.put(notice("a", NOW.minusSeconds(1))));
    office.execute(OfficeNoticeEntity.put(notice("b", NOW)));
    office.execute(OfficeNoticeEntity.put(notice("c", NOW.plusSeconds(1))));
    office.execute(OfficeNoticeEntity.put(notice("d", null)));
    office.execute(OfficeDocumentEntity.put(new Document("plans", "q1", "ann", null, 0)));
    return office;
  }

  @Test
  void createTableSwitchesItOn() {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      OfficeTable.client(local.client()).execute(CreateTable.of(OfficeTable.SCHEMA));

      var described =
          local
              .client()
              .describeTimeToLive(request -> request.tableName("Office"))
              .timeToLiveDescription();
      assertThat(described.attributeName()).isEqualTo("until");
      assertThat(described.timeToLiveStatus())
          .isIn(TimeToLiveStatus.ENABLED, TimeToLiveStatus.ENABLING);
    }
  }

  @Test
  void itIsStoredInSeconds() {
    office();

    assertThat(table.items())
        .filteredOn(item -> item.get("id") != null && item.get("id").s().equals("c"))
        .singleElement()
        .satisfies(
            item ->
                assertThat(item)
                    .containsEntry(
                        "until", AttributeValue.fromN("" + NOW.plusSeconds(1).getEpochSecond())));
  }

  @Test
  void readsLeaveOutWhatHasExpiredWhereTheyAreTold() {
    TableClient office = office();

    assertThat(office.execute(OfficeNoticeEntity.byFolder("plans")).items()).hasSize(4);
    assertThat(office.execute(OfficeNoticeEntity.byFolder("plans").withoutExpired()).items())
        .extracting(Notice::id)
        .containsExactly("c", "d");
    assertThat(office.execute(OfficeNoticeEntity.get("plans", "b"))).isPresent();
    assertThat(office.execute(OfficeNoticeEntity.get("plans", "b").withoutExpired())).isEmpty();
    assertThat(office.execute(OfficeNoticeEntity.get("plans", "c").withoutExpired())).isPresent();
    assertThat(office.execute(OfficeNoticeEntity.get("plans", "d").withoutExpired())).isPresent();
  }

  @Test
  void whatHasNoTimeButNullStaysInAllReads() {
    TableClient office = office();
    Map<String, AttributeValue> item = new HashMap<>(OfficeNoticeEntity.toItem(notice("e", null)));
    item.put("until", AttributeValue.fromNul(true));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));

    assertThat(office.execute(OfficeNoticeEntity.get("plans", "e").withoutExpired())).isPresent();
    assertThat(office.stream(OfficeNoticeEntity.byFolder("plans").withoutExpired()))
        .extracting(Notice::id)
        .containsExactly("c", "d", "e");
    assertThat(office.execute(OfficeNoticeEntity.byFolder("plans").withoutExpired().count()))
        .isEqualTo(3);
  }

  @Test
  void inACollectionOthersStay() {
    TableClient office = office();

    assertThat(
            office.stream(
                OfficeFiledCollection.inFolder("plans")
                    .filter(OfficeNoticeEntity.TEXT.eq("Hi"))
                    .withoutExpired()
                    .limit(10)))
        .hasSize(3)
        .hasAtLeastOneElementOfType(Document.class);
  }

  @Test
  void anUpdateChangesIt() {
    TableClient office = office();

    office.execute(OfficeNoticeEntity.update("plans", "a").until(NOW.plusSeconds(60)));
    office.execute(OfficeNoticeEntity.update("plans", "c").removeUntil());

    assertThat(office.execute(OfficeNoticeEntity.byFolder("plans").withoutExpired()).items())
        .extracting(Notice::id)
        .containsExactly("a", "c", "d");
  }

  private static Notice notice(String id, @Nullable Instant until) {
    return new Notice("plans", id, "Hi", null, until);
  }
}
