package dev.singlet.it.hooks.model;

import dev.singlet.annotation.ItemHook;
import dev.singlet.it.hooks.model.Ledger.Line;

/** Marks what it has seen, so that tests see the order. */
public final class LineHook implements ItemHook<Line> {

  @Override
  public Line beforeWrite(Line line) {
    return new Line(line.account(), line.no(), line.text() + "!");
  }

  @Override
  public Line afterRead(Line line) {
    String text = line.text();
    return text.length() == 1 || text.equals("secret!") || text.equals("move!")
        ? line
        : new Line(line.account(), line.no(), text.substring(0, text.length() - 1));
  }
}
