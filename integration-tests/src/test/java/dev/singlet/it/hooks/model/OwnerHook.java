package dev.singlet.it.hooks.model;

import dev.singlet.annotation.ItemHook;
import dev.singlet.it.hooks.model.Ledger.Owner;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/** Changes a unique value, and counts. */
public final class OwnerHook implements ItemHook<Owner> {

  public static final AtomicInteger CALLS = new AtomicInteger();

  @Override
  public Owner beforeWrite(Owner owner) {
    CALLS.incrementAndGet();
    return new Owner(owner.account(), owner.mail().toLowerCase(Locale.ROOT), owner.writer());
  }
}
