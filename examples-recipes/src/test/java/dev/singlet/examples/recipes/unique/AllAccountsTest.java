package dev.singlet.examples.recipes.unique;

import static dev.singlet.value.Several.everyHash;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class AllAccountsTest {

  private static final List<String> EMAILS =
      IntStream.range(100, 300).mapToObj(number -> "user" + number + "@example.com").toList();

  @RegisterExtension
  static final LocalTable TABLE =
      LocalTable.of(SiteTable.SCHEMA)
          .seed(
              client -> {
                for (String email : EMAILS) {
                  String id = email.substring(0, email.indexOf('@'));
                  client.execute(AccountEntity.put(new Account(id, email, id)).ifNotExists());
                }
              });

  private final AllAccounts accounts = new AllAccounts(TABLE.client());

  @Test
  void allAreListedOnce() {
    List<String> found = Collections.synchronizedList(new ArrayList<>());

    accounts.forEach(account -> found.add(account.email()));

    assertThat(found).containsExactlyInAnyOrderElementsOf(EMAILS);
  }

  @Test
  void oneQueryListsAllByAddressWithPages() {
    var all = AccountEntity.all(everyHash(1));

    assertThat(TABLE.client().pages(all.limit(30)))
        .flatExtracting(page -> page.items())
        .extracting(Account::email)
        .containsExactlyElementsOf(EMAILS);
  }

  @Test
  void allComeByAddress() {
    assertThat(accounts.all()).extracting(Account::email).containsExactlyElementsOf(EMAILS);
  }

  @Test
  void eachPartHasSome() {
    assertThat(IntStream.range(0, 16).mapToObj(accounts::sixteenth))
        .allSatisfy(part -> assertThat(part.count()).isBetween(3L, 30L));
  }
}
