package dev.singlet.it.hooks.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.FromContext;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Version;
import jakarta.validation.constraints.Size;
import java.util.UUID;

/** All entities are seen by one hook, and lines and owners by another one, too. */
@Table(
    name = "Ledger",
    tenant = "T#{tenant}",
    indexes = @Index("GSI1"),
    hooks = {LedgerHook.class, LineHook.class, OwnerHook.class})
public sealed interface Ledger {

  @Entity
  @LinkedKey(partition = "ACCOUNT#{account}", sort = "ACCOUNT")
  record Account(String account, String text, @Version int version) implements Ledger {}

  @Entity
  @LinkedKey(partition = "ACCOUNT#{account}", sort = "LINE#{no}")
  @LinkedKey(name = "byText", index = "GSI1", partition = "TEXT#{text}", sort = "{account}#{no}")
  record Line(String account, String no, @Size(max = 20) String text) implements Noted, Shown {}

  /** Its mail is unique as the hook gives it. */
  @Entity
  @LinkedKey(partition = "ACCOUNT#{account}", sort = "OWNER")
  record Owner(String account, @Unique String mail, @FromContext(name = "user") String writer)
      implements Ledger {}

  /** Its number is another one each time, unless the program gives one. */
  @Entity
  @LinkedKey(partition = "ACCOUNT#{account}", sort = "SLIP#{no}")
  record Slip(String account, @Default(method = "number") String no, String text) implements Noted {

    public static String number() {
      return UUID.randomUUID().toString();
    }
  }

  @ItemCollection(name = "ofAccount")
  sealed interface Noted extends Ledger permits Line, Slip {}

  /** Reads lines whole, and of slips a part. */
  @Projection(of = Noted.class)
  sealed interface Shown permits Line, ShownSlip {}

  @Projection(of = Slip.class)
  record ShownSlip(String text) implements Shown {}
}
