package dev.singlet.examples.recipes.unique;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import java.util.Locale;
import java.util.Optional;

/** Accounts come, change and go. */
final class Accounts {

  private final TableClient site;

  Accounts(TableClient site) {
    this.site = site;
  }

  /**
   * Signs somebody up. Address and handle may be written with capitals. If no answer came, call it
   * again with the same id: the account is made once.
   *
   * @return what is taken: {@code email} or {@code handle}; empty if the account was made
   * @throws ConditionFailedException if another account has this id
   */
  Optional<String> signUp(String id, String email, String handle) {
    Account account =
        new Account(id, email.toLowerCase(Locale.ROOT), handle.toLowerCase(Locale.ROOT));
    try {
      site.execute(AccountEntity.put(account).ifNotExists());
      return Optional.empty();
    } catch (ConditionFailedException failed) {
      if (failed.existing(AccountEntity.type()).equals(Optional.of(account))) {
        return Optional.empty(); // An earlier call has made it.
      }
      if (failed.reason() == ConditionFailedException.Reason.UNIQUE) {
        return failed.attribute();
      }
      throw failed;
    }
  }
}
