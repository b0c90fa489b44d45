package dev.singlet.it.transactions.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;

/** Savings, in a table whose key has another name and no sort key. */
@Table(name = "Savings", partitionKey = "id", sortKey = Index.NONE)
public sealed interface Savings {

  @Entity
  @LinkedKey(partition = "ACCOUNT#{owner}")
  record Deposit(String owner, @Unique String email, long balance, @UpdatedAt Instant at)
      implements Savings {}

  @Entity
  @LinkedKey(partition = "ENTRY#{number}")
  record Entry(String number, long amount) implements Savings {}
}
