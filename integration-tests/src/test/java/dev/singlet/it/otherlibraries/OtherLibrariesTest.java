package dev.singlet.it.otherlibraries;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.otherlibraries.model.Ledger.Account;
import dev.singlet.it.otherlibraries.model.Ledger.Event;
import dev.singlet.it.otherlibraries.model.Ledger.Holding;
import dev.singlet.it.otherlibraries.model.Ledger.Loan;
import dev.singlet.it.otherlibraries.model.Ledger.Neighbour;
import dev.singlet.it.otherlibraries.model.Ledger.Pair;
import dev.singlet.it.otherlibraries.model.LedgerAccountEntity;
import dev.singlet.it.otherlibraries.model.LedgerEventEntity;
import dev.singlet.it.otherlibraries.model.LedgerHoldingCollection;
import dev.singlet.it.otherlibraries.model.LedgerLoanEntity;
import dev.singlet.it.otherlibraries.model.LedgerNeighbourEntity;
import dev.singlet.it.otherlibraries.model.LedgerPairEntity;
import dev.singlet.it.otherlibraries.model.LedgerTable;
import dev.singlet.query.ConsistentQuery;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import java.lang.reflect.Method;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What goes wrong in other libraries for single-table models does not here. */
class OtherLibrariesTest {

  private static final Instant OPENED = Instant.parse("2024-01-15T08:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(LedgerTable.SCHEMA);

  private static Account account(String state, long number) {
    return new Account("bank", state, number, "ann", OPENED);
  }

  private <T> List<T> items(Query<T> query) {
    Page<T> page = table.client().page(query);
    assertThat(page.itemsRead()).as("items read and paid for").isEqualTo(page.items().size());
    return page.items();
  }

  private List<Long> numbers(Query<Account> query) {
    return items(query).stream().map(Account::number).toList();
  }

  @Nested
  class Keys {

    @Test
    void valuesWithTheDelimiterDoNotMakeTwoItemsShareAKey() {
      Pair one = new Pair("a#b", "c", "x", "y");
      Pair other = new Pair("a", "b#c", "x", "y");

      for (Pair pair : List.of(one, other)) {
        assertThatThrownBy(() -> LedgerPairEntity.put(pair).toRequest())
            .isInstanceOf(InvalidKeyException.class)
            .hasMessageContaining("contains the delimiter '#'");
      }
    }

    @Test
    void idsThatDifferInCaseOnlyStayDifferent() {
      table.client().execute(LedgerPairEntity.put(new Pair("a", "b", "x", "y")));
      table.client().execute(LedgerPairEntity.put(new Pair("A", "b", "x", "y")));

      assertThat(table.items()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(longs = {100_000_000, -1})
    void paddedNumbersNeverOverflowOrSortWrongly(long number) {
      assertThatThrownBy(() -> LedgerLoanEntity.get("bank", "open", number))
          .isInstanceOf(InvalidKeyException.class)
          .hasMessage(
              "[SGR0102] Loan, key s:k/: number "
                  + number
                  + " does not fit pad(8): 0 to 99999999.");
    }

    @ParameterizedTest
    @ValueSource(longs = {100_000_000, -1})
    void complementsNeverBecomeNegative(long number) {
      assertThatThrownBy(() -> LedgerEventEntity.put(new Event("monday", number)).toRequest())
          .isInstanceOf(InvalidKeyException.class)
          .hasMessageContaining("does not fit reverse(8)");
    }

    @Test
    void constraintsOfKeyAttributesAreChecked() {
      Account account = new Account("no bank", "open", 501, "ann", OPENED);

      assertThatThrownBy(() -> LedgerAccountEntity.put(account).toRequest())
          .isInstanceOf(ValidationException.class)
          .hasMessage(
              "[SGR0101] Account is not valid: bank must match [A-Za-z]+ (was \"no bank\"); number"
                  + " must be at most 500 (was 501).");
    }

    @Test
    void aMissingPartNeverTruncatesAKey() {
      assertThatThrownBy(() -> LedgerPairEntity.put(new Pair("a", null, "x", "y")).toRequest())
          .isInstanceOf(ValidationException.class)
          .hasMessageContaining("right is required");
      assertThatThrownBy(() -> LedgerPairEntity.get("a", "", "x", "y"))
          .isInstanceOf(InvalidKeyException.class);
      assertThat(
              LedgerAccountEntity.put(new Account("bank", "open", 1, null, OPENED))
                  .toRequest()
                  .item())
          .doesNotContainKeys("o.k", "o_k");
    }
  }

  @Nested
  class Queries {

    private void writeAccounts(String... states) {
      for (String state : states) {
        BatchWriter.write(
            table,
            List.of(1, 9, 10, 11).stream()
                .map(number -> LedgerAccountEntity.put(account(state, number)))
                .toList());
      }
      BatchWriter.write(
          table,
          List.of("HOLDIN", "HOLDING", "HOLDING\"", "HOLDING$", "HOLDINGS", "A", "\0", "Z").stream()
              .map(side -> LedgerNeighbourEntity.put(new Neighbour("bank", side)))
              .toList());
    }

    private LedgerAccountEntity.OwnedBy owned() {
      return LedgerAccountEntity.ownedBy("ann");
    }

    @Test
    void lteKeepsAndGtDropsTheEqualValuesOfAPartialKey() {
      writeAccounts("open");
      Account later = new Account("bank", "closed", 1, "ann", OPENED.plusMillis(1));
      table.client().execute(LedgerAccountEntity.put(later));

      assertThat(items(owned().opened(lte(OPENED)))).hasSize(4);
      assertThat(items(owned().opened(gt(OPENED)))).containsExactly(later);
      assertThat(items(owned().opened(gte(OPENED)))).hasSize(5);
      assertThat(items(owned().opened(lt(OPENED)))).isEmpty();
      assertThat(items(owned().opened(between(OPENED, OPENED)))).hasSize(4);
    }

    @Test
    void rangesOfNumbersAreInTheirOrder() {
      writeAccounts("open");

      assertThat(numbers(owned().opened(OPENED).number(gt(9)))).containsExactly(10L, 11L);
      assertThat(numbers(owned().opened(OPENED).number(lte(9)))).containsExactly(1L, 9L);
    }

    @Test
    void rangesMeanTheAttributeAlsoWhereTheKeyIsDescending() {
      for (int number = 1; number <= 5; number++) {
        table.client().execute(LedgerEventEntity.put(new Event("monday", number)));
      }

      assertThat(items(LedgerEventEntity.latest("monday").number(lte(2))))
          .extracting(Event::number)
          .containsExactly(2L, 1L);
      assertThat(items(LedgerEventEntity.latest("monday").number(gt(3))))
          .extracting(Event::number)
          .containsExactly(5L, 4L);
    }

    @Test
    void aPartHasOneRangeAndNothingCanFollowIt() throws NoSuchMethodException {
      Method range = LedgerAccountEntity.OwnedBy.class.getMethod("opened", Range.class);

      assertThat(range.getReturnType()).isEqualTo(Query.class);
    }

    @Test
    void aGapInTheSortPartsCannotBeWritten() {
      assertThat(LedgerAccountEntity.OwnedBy.class.getDeclaredMethods())
          .extracting(Method::getName)
          .contains("opened")
          .doesNotContain("number");
    }

    @Test
    void aPartOfAPartitionKeyCannotBeLeftOut() {
      assertThat(
              Arrays.stream(LedgerPairEntity.class.getMethods())
                  .filter(method -> method.getName().equals("get"))
                  .map(Method::getParameterCount))
          .as("all parts, or a record that has them")
          .containsExactlyInAnyOrder(4, 1);
    }

    @Test
    void rangesNeverReachOtherItemsOfThePartition() {
      writeAccounts("open");

      Page<Holding> page = table.client().page(LedgerHoldingCollection.ofBank("bank"));

      assertThat(page.items()).hasSize(4).allMatch(Account.class::isInstance);
    }

    @Test
    void aValueNeverLeadsOutOfItsPart() {
      writeAccounts("open", "opened");

      Page<Account> open = table.client().page(LedgerAccountEntity.ofBank("bank").state("open"));

      assertThat(open.items()).hasSize(4).allMatch(account -> account.state().equals("open"));
      assertThat(open.itemsRead()).isEqualTo(4);
      assertThatThrownBy(() -> LedgerAccountEntity.ofBank("bank").state("open#0000"))
          .isInstanceOf(InvalidKeyException.class);
    }

    @Test
    void attributeNamesWithAnyCharactersWorkInConditions() {
      Account account = account("open", 1);
      table.client().execute(LedgerAccountEntity.put(account));
      table.client().execute(LedgerAccountEntity.put(account));

      assertThatThrownBy(
              () -> table.client().execute(LedgerLoanEntity.put(new Loan("bank", "open", 1))))
          .isInstanceOf(ConditionFailedException.class)
          .hasMessage(
              "[SGR0301] Put[Loan BANK#bank / HOLDING#open#00000001] refused: there is already"
                  + " the Account p k=BANK#bank, s:k/=HOLDING#open#00000001.");
      assertThat(table.client().page(LedgerAccountEntity.ofBank("bank")).items())
          .containsExactly(account);
      assertThat(table.client().execute(LedgerLoanEntity.get("bank", "open", 1))).isEmpty();
    }

    @Test
    void aMalformedItemIsToldApartFromThePage() {
      Map<String, AttributeValue> item =
          new HashMap<>(LedgerAccountEntity.put(account("open", 1)).toRequest().item());
      item.put("opened", AttributeValue.createS("yesterday"));
      table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));

      assertThatThrownBy(() -> table.client().page(LedgerAccountEntity.ofBank("bank")))
          .isInstanceOf(UnreadableItemException.class)
          .hasMessage(
              "[SGR0201] Account item p k=BANK#bank, s:k/=HOLDING#open#00000001, attribute opened:"
                  + " is \"yesterday\", no ISO-8601 time.");
    }
  }

  @Nested
  class Pages {

    @Test
    void aTokenCannotBeChangedOrUsedElsewhere() {
      table.client().execute(LedgerAccountEntity.put(account("open", 1)));
      table.client().execute(LedgerAccountEntity.put(account("open", 2)));
      ConsistentQuery<Account> query = LedgerAccountEntity.ofBank("bank");
      String token = table.client().page(query.limit(1)).nextToken();
      char last = token.charAt(token.length() - 1);
      String changed = token.substring(0, token.length() - 1) + (last == 'A' ? 'E' : 'A');

      for (Query<Account> other :
          List.<Query<Account>>of(
              query.from(changed),
              LedgerAccountEntity.ofBank("other").from(token),
              LedgerAccountEntity.ofBank("bank").state("open").from(token))) {
        assertThatThrownBy(() -> table.client().page(other))
            .isInstanceOf(InvalidPageTokenException.class);
      }
    }
  }
}
