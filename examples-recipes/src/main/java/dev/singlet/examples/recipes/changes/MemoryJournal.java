package dev.singlet.examples.recipes.changes;

import dev.singlet.backfill.ItemChange;
import dev.singlet.backfill.Journal;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * What a backfill has replaced, in memory. It is lost with the program, so it does for a recipe; a
 * table that matters has its journal in files.
 */
public final class MemoryJournal implements Journal {

  private final Deque<ItemChange> changes = new ConcurrentLinkedDeque<>();

  @Override
  public void add(ItemChange change) {
    changes.addFirst(change);
  }

  @Override
  public void refused(ItemChange change) {
    changes.removeFirstOccurrence(change);
  }

  @Override
  public Iterator<ItemChange> lastFirst() {
    return changes.iterator();
  }
}
