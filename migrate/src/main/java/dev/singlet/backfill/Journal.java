package dev.singlet.backfill;

import java.util.Iterator;

/**
 * A list of what the writes of a backfill replaced, so that {@link
 * dev.singlet.migrate.UndoBackfill} can bring it back. {@link FileJournal} keeps it in files. A
 * program that keeps it elsewhere, such as in S3, implements this.
 *
 * <p>Several threads add to it at the same time.
 */
public interface Journal {

  /**
   * Keeps a change. The backfill calls this before the write, and sends the write only after it has
   * returned. So a change can be in the journal whose write was never made.
   *
   * @param change the item before the write, and after it
   */
  void add(ItemChange change);

  /**
   * Keeps that DynamoDB refused the write of a change, which was added before.
   *
   * @param change the change
   */
  void refused(ItemChange change);

  /**
   * Returns all changes, the last one first, without those that were refused.
   *
   * @return the changes, read as they are needed
   */
  Iterator<ItemChange> lastFirst();
}
