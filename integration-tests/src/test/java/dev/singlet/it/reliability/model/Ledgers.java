package dev.singlet.it.reliability.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Version;
import java.util.Set;

/** Ledgers of numbered entries. */
@Table(
    name = "Ledgers",
    indexes = {@Index("GSI1"), @Index(value = "GSI2", projection = ProjectionType.KEYS_ONLY)})
public sealed interface Ledgers {

  /** All of a ledger. */
  @ItemCollection(name = "byLedger")
  sealed interface Whole extends Ledgers permits Entry, Total {}

  /** An entry. */
  @Entity
  @LinkedKey(partition = "LEDGER#{ledger}", sort = "ENTRY#{number:pad(8)}", name = "inLedger")
  @LinkedKey(
      name = "byKind",
      index = "GSI1",
      partition = "KIND#{ledger}#{kind}",
      sort = "ENTRY#{number:pad(8)}")
  @LinkedKey(
      name = "backwards",
      index = "GSI2",
      partition = "LEDGER#{ledger}",
      sort = "ENTRY#{number:reverse(8)}")
  record Entry(int ledger, int number, String kind, long amount) implements Whole {}

  /** The sum of a ledger. */
  @Entity
  @LinkedKey(partition = "LEDGER#{ledger}", sort = "TOTAL")
  record Total(int ledger, long sum) implements Whole {}

  /** A receipt, whose id is made when it is put. */
  @Entity
  @LinkedKey(partition = "RECEIPT#{id}", sort = "RECEIPT")
  record Receipt(@GeneratedId String id, long amount) implements Ledgers {}

  /** Who keeps a ledger. */
  @Entity
  @LinkedKey(partition = "KEEPER#{name}", sort = "KEEPER")
  record Keeper(String name, @Unique String seal) implements Ledgers {}

  /** A seat, whose changes are counted. */
  @Entity
  @LinkedKey(partition = "SEAT#{name}", sort = "SEAT")
  record Seat(String name, @Version long version, Set<String> places) implements Ledgers {}
}
