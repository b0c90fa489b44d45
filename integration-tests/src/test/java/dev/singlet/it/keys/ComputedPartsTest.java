package dev.singlet.it.keys;

import static dev.singlet.it.keys.model.LedgerAccountEntity.CITY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.keys.model.Ledger.Account;
import dev.singlet.it.keys.model.Ledger.Entry;
import dev.singlet.it.keys.model.LedgerAccountEntity;
import dev.singlet.it.keys.model.LedgerEntryEntity;
import dev.singlet.it.keys.model.LedgerTable;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.PrimaryKey;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Parts of keys that are computed of the arguments of an operation. */
class ComputedPartsTest {

  private static final Account ACCOUNT = new Account(7, "bern", null, 0);

  @RegisterExtension final LocalTable table = LocalTable.of(LedgerTable.SCHEMA);

  private Map<String, AttributeValue> item() {
    assertThat(table.items()).hasSize(1);
    return table.items().get(0);
  }

  @Test
  void operationsTakeTheOtherPartsAlone() {
    TableClient ledger = table.client();
    AsyncTableClient async = table.asyncClient();
    Account put = ledger.execute(LedgerAccountEntity.put(ACCOUNT));

    assertThat(LedgerAccountEntity.key(7))
        .isEqualTo(new PrimaryKey(fromS("ACCOUNT#7"), fromS("000007#ACC")))
        .isEqualTo(LedgerAccountEntity.key(put));
    assertThat(ledger.execute(LedgerAccountEntity.get(7))).contains(put);
    assertThat(async.execute(BatchGet.of(LedgerAccountEntity.get(7))).join().items())
        .containsExactly(put);

    ledger.transact(LedgerAccountEntity.check(7).exists());
    Account moved =
        ledger.execute(LedgerAccountEntity.update(7).city("Basel").when(CITY.eq("bern")));
    assertThat(item())
        .containsEntry("GSI1SK", fromS("000007"))
        .containsEntry("numberText", fromS("000007"));
    assertThat(item().get("GSI1PK").s()).startsWith("CITY#Basel#BA#");
    ledger.execute(LedgerAccountEntity.delete(7, moved.version()));
    assertThat(table.items()).isEmpty();
  }

  @Test
  void anUpsertComputesThem() {
    Account account = table.client().execute(LedgerAccountEntity.upsert(7, "Basel").owner("Ann"));

    assertThat(account).isEqualTo(new Account(7, "Basel", "Ann", 1));
    assertThat(item())
        .containsEntry("SK", fromS("000007#ACC"))
        .containsEntry("GSI1SK", fromS("000007"))
        .containsEntry("numberText", fromS("000007"));
    assertThat(table.client().execute(VerifyItems.of(LedgerTable.type())).differences()).isEmpty();
  }

  @Test
  void queriesComputeThemToo() {
    TableClient ledger = table.client();
    for (int number = 1; number <= 5; number++) {
      ledger.execute(LedgerAccountEntity.put(new Account(number, "bern", null, 0)));
    }

    assertThat(ledger.execute(LedgerAccountEntity.inCity("bern")).items())
        .extracting(Account::number)
        .containsExactly(1, 2, 3, 4, 5);
    assertThat(ledger.execute(LedgerAccountEntity.inCity("bern").numberText("000003")).items())
        .extracting(Account::number)
        .containsExactly(3);
    assertThat(ledger.execute(LedgerAccountEntity.account(4)).items())
        .extracting(Account::number)
        .containsExactly(4);
  }

  @Test
  void theyAreComputedOfTheStoredForm() {
    TableClient ledger = table.client();
    Instant at = Instant.parse("2024-01-15T08:00:00.123456789Z");
    Entry entry = new Entry(Instant.parse("2024-01-15T08:00:00.123Z"), "Main", 5);

    ledger.execute(LedgerEntryEntity.put(new Entry(at, "Main", 5)));

    assertThat(item()).containsEntry("SK", fromS("123000000#M"));
    assertThat(ledger.execute(LedgerEntryEntity.get(at, "MAIN", "M"))).contains(entry);
    assertThat(ledger.execute(LedgerEntryEntity.get(at, "MAIN", "m"))).isEmpty();
    assertThat(ledger.execute(LedgerEntryEntity.update(at, "Main", "M").amount(6)).amount())
        .isEqualTo(6);
    assertThat(ledger.execute(LedgerEntryEntity.inBook("Main")).items())
        .containsExactly(new Entry(entry.at(), "Main", 6));
  }

  @Test
  @SuppressWarnings("NullAway") // Null is refused.
  void whatTheyAreComputedOfIsCheckedBefore() {
    assertThatThrownBy(() -> LedgerAccountEntity.inCity("b"))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("city");
    assertThatThrownBy(() -> LedgerEntryEntity.get(null, "Main", "M"))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("[SGR0102] Entry: at is null. A part of a key needs a value.");
  }
}
