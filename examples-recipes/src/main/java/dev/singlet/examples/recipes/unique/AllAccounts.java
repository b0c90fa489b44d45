package dev.singlet.examples.recipes.unique;

import static dev.singlet.value.Several.everyHash;

import dev.singlet.TableClient;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Lists all accounts, in sixteen parts. */
final class AllAccounts {

  private final TableClient site;

  AllAccounts(TableClient site) {
    this.site = site;
  }

  /** All accounts, by address. */
  Stream<Account> all() {
    return site.stream(AccountEntity.all(everyHash(1)));
  }

  /** The accounts of one of the partitions, 0 to 15, by address. */
  Stream<Account> sixteenth(int number) {
    return site.stream(AccountEntity.all(everyHash(1).values().get(number)));
  }

  /**
   * Gives all accounts to an action, in no order.
   *
   * @param action several threads call it
   */
  void forEach(Consumer<Account> action) {
    everyHash(1).values().parallelStream()
        .forEach(part -> site.stream(AccountEntity.all(part)).forEach(action));
  }
}
