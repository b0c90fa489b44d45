package dev.singlet.it.hooks.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Version;
import jakarta.validation.constraints.Size;

/** Both entities are seen by one hook, and lines by another one, too. */
@Table(
    name = "Ledger",
    tenant = "T#{tenant}",
    indexes = @Index("GSI1"),
    hooks = {LedgerHook.class, LineHook.class})
public sealed interface Ledger {

  @Entity
  @LinkedKey(partition = "ACCOUNT#{account}", sort = "ACCOUNT")
  record Account(String account, String text, @Version int version) implements Ledger {}

  @Entity
  @LinkedKey(partition = "ACCOUNT#{account}", sort = "LINE#{no}")
  @LinkedKey(name = "byText", index = "GSI1", partition = "TEXT#{text}", sort = "{account}#{no}")
  record Line(String account, String no, @Size(max = 20) String text) implements Ledger {}
}
