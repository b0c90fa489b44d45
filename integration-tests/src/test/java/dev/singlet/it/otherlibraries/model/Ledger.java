package dev.singlet.it.otherlibraries.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A table whose attribute names are hard on expressions. */
@Table(
    name = "Ledger",
    partitionKey = "p k",
    sortKey = "s:k/",
    entityAttribute = "e-t:x y",
    indexes = @Index(value = "byOwner", partitionKey = "o.k", sortKey = "o_k"))
public sealed interface Ledger {

  /** Accounts and loans share one key space. */
  @ItemCollection(name = "ofBank")
  sealed interface Holding extends Ledger permits Account, Loan {}

  @Entity
  @SuppressWarnings("singlet:swallowed-prefix")
  @LinkedKey(name = "ofBank", partition = "BANK#{bank}", sort = "HOLDING#{state}#{number:pad(8)}")
  @LinkedKey(
      name = "ownedBy",
      index = "byOwner",
      partition = "OWNER#{owner}",
      sort = "ACCOUNT#{opened}#{number:pad(8)}")
  record Account(
      @Pattern(regexp = "[A-Za-z]+") String bank,
      String state,
      @Min(1) @Max(500) long number,
      @Nullable String owner,
      Instant opened)
      implements Holding {}

  @Entity
  @LinkedKey(partition = "BANK#{bank}", sort = "HOLDING#{state}#{number:pad(8)}")
  record Loan(String bank, String state, long number) implements Holding {}

  /** Sorts right before and right after the holdings. */
  @Entity
  @LinkedKey(partition = "BANK#{bank}", sort = "{side}")
  record Neighbour(String bank, String side) implements Ledger {}

  @Entity
  @LinkedKey(partition = "PAIR#{left}#{right}", sort = "PAIR#{bottom:escape}#{top}")
  record Pair(String left, String right, String bottom, String top) implements Ledger {}

  @Entity
  @LinkedKey(name = "latest", partition = "EVENTS#{day}", sort = "EVENT#{number:reverse(8)}")
  record Event(String day, long number) implements Ledger {}
}
