package dev.singlet.it.hooks.model;

import dev.singlet.annotation.ItemHook;
import dev.singlet.it.hooks.model.Ledger.Account;
import dev.singlet.it.hooks.model.Ledger.Line;
import dev.singlet.it.hooks.model.Ledger.Slip;

/** Does what the text of a record says. */
public final class LedgerHook implements ItemHook<Ledger> {

  @Override
  public Ledger beforeWrite(Ledger item) {
    if (item instanceof Line line) {
      return switch (line.text()) {
        case "refuse" -> throw new IllegalStateException("no such line");
        case "null" -> null;
        case "account" -> new Account(line.account(), line.text(), 0);
        case "renumber" -> new Line(line.account(), line.no() + "0", line.text());
        case "renumber without text" -> new Line(line.account(), line.no() + "0", null);
        default -> new Line(line.account(), line.no(), line.text().strip());
      };
    }
    return item instanceof Slip slip
        ? new Slip(slip.account(), slip.no(), slip.text().strip())
        : item;
  }

  @Override
  public Ledger afterRead(Ledger item) {
    if (item instanceof Line line) {
      return switch (line.text()) {
        case "secret!" -> throw new IllegalStateException("not for you");
        case "move!" -> new Line(line.account(), line.no() + "0", line.text());
        default -> new Line(line.account(), line.no(), line.text() + "<");
      };
    }
    return item;
  }
}
