package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.keys.model.Quays.Mooring;
import dev.singlet.it.keys.model.QuaysMooringEntity;
import dev.singlet.it.keys.model.QuaysTable;
import dev.singlet.it.keys.model.Slips.Slip;
import dev.singlet.it.keys.model.Slips.Stay;
import dev.singlet.it.keys.model.SlipsSlipEntity;
import dev.singlet.it.keys.model.SlipsTable;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values that only the key has are read back whatever the delimiter is. */
class DelimitersOfValuesInKeysTest {

  private static final UUID ID = UUID.fromString("0190163d-8694-739b-aea5-966c26f8ad91");
  private static final Instant AT = Instant.parse("2024-01-15T08:00:00.123Z");
  private static final Stay STAY = new Stay(ID, LocalDate.parse("2024-02-29"), 7, AT);

  @RegisterExtension final LocalTable quays = LocalTable.of(QuaysTable.SCHEMA);
  @RegisterExtension final LocalTable slips = LocalTable.of(SlipsTable.SCHEMA);

  @ParameterizedTest
  @ValueSource(strings = {"acme", ":a:c", "T"})
  void aDelimiterOfTwoCharactersEndsAValue(String tenant) {
    TableClient client = quays.client().forTenant(tenant);
    Mooring mooring = new Mooring(":o:lbia", AT, ":a:da", ID, "a::b;:");
    client.execute(QuaysMooringEntity.put(mooring));
    client.execute(QuaysMooringEntity.put(new Mooring("T", AT, "b", ID, "::")));

    assertThat(quays.items())
        .contains(
            Map.of(
                "PK", AttributeValue.fromS("T::" + tenant + ":::o:lbia::2024-01-15T08:00:00.123Z"),
                "SK", AttributeValue.fromS(":a:da::M:x::" + ID + "a;3A;3Ab;3B;3A"),
                "GSI1PK", AttributeValue.fromS("T::" + tenant + ":::a:da"),
                "GSI1SK", AttributeValue.fromS("2024-01-15T08:00:00.123Z")));
    assertThat(client.execute(QuaysMooringEntity.get(":o:lbia", AT, ":a:da", ID, "a::b;:")))
        .contains(mooring);
    assertThat(client.execute(QuaysMooringEntity.moorings(":o:lbia", AT)).items())
        .containsExactly(mooring);
    assertThat(client.execute(QuaysMooringEntity.ofShip(":a:da")).items()).containsExactly(mooring);
    assertThat(client.stream(QuaysTable.scanGsi1(QuaysMooringEntity.type())))
        .hasSize(2)
        .contains(mooring);
    assertThat(client.execute(VerifyItems.of(QuaysTable.type())).differences()).isEmpty();
  }

  @Test
  void aDelimiterThatUuidsAndTimesHaveEndsAValue() {
    TableClient client = slips.client().forTenant("a:c");
    Slip slip = new Slip("olbia", STAY, "-a-", "ann", 9);
    client.execute(SlipsSlipEntity.put(slip));

    assertThat(slips.items())
        .singleElement()
        .satisfies(
            item ->
                assertThat(item)
                    .containsOnlyKeys("PK", "SK", "_et", "owner", "size")
                    .containsEntry("PK", AttributeValue.fromS("T-a:c-olbia-" + ID + "2024-02-29"))
                    .containsEntry(
                        "SK", AttributeValue.fromS("7-2024-01-15T08:00:00.123Z.2Da.2D")));
    assertThat(client.execute(SlipsSlipEntity.get(slip))).contains(slip);
    Slip larger = new Slip("olbia", STAY, "-a-", "bob", 12);
    assertThat(client.execute(SlipsSlipEntity.update(slip, larger))).isEqualTo(larger);
    assertThat(
            client.execute(
                SlipsSlipEntity.update("olbia", STAY.id(), STAY.day(), 7, AT, "-a-").size(13)))
        .isEqualTo(new Slip("olbia", STAY, "-a-", "bob", 13));
    client.execute(SlipsSlipEntity.delete(slip));
    assertThat(
            client.execute(SlipsSlipEntity.upsert("olbia", ID, STAY.day(), 7, AT, "-a-", "ann", 9)))
        .isEqualTo(slip);
    assertThat(client.execute(VerifyItems.of(SlipsTable.type())).differences()).isEmpty();
  }

  @Test
  void anUpdateCannotChangeAValueOfTheKey() {
    Slip before = new Slip("olbia", STAY, "a", "ann", 9);

    Slip after = new Slip("olbia", new Stay(ID, STAY.day(), 8, AT), "a", "ann", 9);

    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(
            () -> slips.client().forTenant("acme").execute(SlipsSlipEntity.update(before, after)))
        .withMessageContaining("SK=8-2024-01-15T08:00:00.123Za");
  }

  @Test
  void aValueThatWouldEndEarlierIsRefused() {
    TableClient client = quays.client().forTenant("acme");
    for (String port : List.of("a:", "a::b", ":")) {
      assertThatExceptionOfType(InvalidKeyException.class)
          .isThrownBy(
              () -> client.execute(QuaysMooringEntity.put(new Mooring(port, AT, "s", ID, "n"))));
    }
    assertThatExceptionOfType(InvalidKeyException.class)
        .isThrownBy(
            () ->
                slips
                    .client()
                    .forTenant("acme")
                    .execute(SlipsSlipEntity.put(new Slip("a-b", STAY, "n", "ann", 1))));
    assertThat(quays.items()).isEmpty();
  }
}
