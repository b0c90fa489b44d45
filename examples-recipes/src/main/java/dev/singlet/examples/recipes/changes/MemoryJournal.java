package dev.singlet.examples.recipes.changes;

import dev.singlet.backfill.ItemChange;
import dev.singlet.backfill.Journal;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * A journal in memory, for tables without data that anybody needs. It ends with the program, and
 * then nothing can be undone. All other tables need a journal in files.
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
