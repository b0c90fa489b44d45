package dev.singlet.it.transactions.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Version;
import java.time.Instant;

/** Accounts, of each tenant its own. */
@Table(name = "Bank", tenant = "BRANCH#{tenant}")
public sealed interface Bank {

  @Entity
  @LinkedKey(partition = "ACCOUNT#{id}", sort = "ACCOUNT")
  record Account(
      String id, @Unique String email, long balance, @Version long version, @UpdatedAt Instant at)
      implements Bank {}
}
