package dev.singlet.examples.recipes.idempotence;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A payment. Its key is the id of the request for it, so each request has one. */
@Entity
@LinkedKey(partition = "PAYMENT#{request}", sort = "PAYMENT")
public record Payment(String request, String account, long cents, @CreatedAt Instant at)
    implements Bank {

  /** Returns whether another payment has the same account and the same amount. */
  boolean isSameAs(Payment other) {
    return account.equals(other.account) && cents == other.cents;
  }
}
