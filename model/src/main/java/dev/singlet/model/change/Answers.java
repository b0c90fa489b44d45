package dev.singlet.model.change;

import java.util.List;
import java.util.stream.Stream;

/**
 * The meaning of a change for the items that are stored, and for programs of both models that run
 * at the same time.
 *
 * @param newReadsOld the reads of the new program of items that are stored already
 * @param oldReadsNew the reads of the old program of items that the new program writes
 * @param incomplete the access patterns of the new model and the unique values that miss stored
 *     items before a backfill, or find items that they should not find, such as {@code
 *     IssueEntity.byAuthor} and {@code unique email}
 * @param oldWrites the effect of the old program's writes on items of the new program
 * @param newWrites the effect of the new program's writes on items of the old program
 * @param table the change that the table needs
 */
public record Answers(
    Reading newReadsOld,
    Reading oldReadsNew,
    List<String> incomplete,
    Keeping oldWrites,
    Keeping newWrites,
    TableStep table) {

  /** The answers for a change that neither items nor programs feel. */
  public static final Answers SAFE = of(TableStep.NONE);

  /**
   * Returns the answers for a change of the table alone.
   *
   * @param step the change that the table needs
   * @return answers that are safe otherwise
   */
  public static Answers of(TableStep step) {
    return new Answers(Reading.SAME, Reading.SAME, List.of(), Keeping.KEEPS, Keeping.KEEPS, step);
  }

  /**
   * Returns these answers with other access patterns and unique values.
   *
   * @param other the access patterns and unique values that are incomplete before a backfill
   * @return the answers
   */
  public Answers incomplete(List<String> other) {
    return new Answers(newReadsOld, oldReadsNew, other, oldWrites, newWrites, table);
  }

  /**
   * Copies the list.
   *
   * @param newReadsOld the reads of the new program
   * @param oldReadsNew the reads of the old program
   * @param incomplete the access patterns and unique values that are incomplete
   * @param oldWrites the effect of the old program's writes
   * @param newWrites the effect of the new program's writes
   * @param table the change that the table needs
   */
  public Answers {
    incomplete = List.copyOf(incomplete);
  }

  /**
   * Returns the answers for two changes that are made together.
   *
   * @param other the answers for the other change
   * @return the worse of both answers to each question
   */
  public Answers and(Answers other) {
    return new Answers(
        worse(newReadsOld, other.newReadsOld),
        worse(oldReadsNew, other.oldReadsNew),
        Stream.concat(incomplete.stream(), other.incomplete.stream()).distinct().sorted().toList(),
        worse(oldWrites, other.oldWrites),
        worse(newWrites, other.newWrites),
        worse(table, other.table));
  }

  /**
   * Returns whether a program of the new model can work with the items that are stored, and with a
   * table that needs no other change than further indexes.
   *
   * @return true if it reads all of them as they were written, and finds them by each access
   *     pattern
   */
  public boolean isBackward() {
    return newReadsOld == Reading.SAME
        && incomplete.isEmpty()
        && table.compareTo(TableStep.CREATE_INDEX) <= 0;
  }

  /**
   * Returns whether a program of the old model can work beside the new one.
   *
   * @return true if it reads what the new program writes, and its writes keep that right
   */
  public boolean isForward() {
    return oldReadsNew == Reading.SAME && oldWrites == Keeping.KEEPS;
  }

  /**
   * Returns the time until which the old program can come back without a loss.
   *
   * @return the time, if you only run the old program again and do nothing else
   */
  public WayBack wayBack() {
    if (table == TableStep.OTHER_TABLE) {
      return WayBack.WITH_OLD_TABLE;
    }
    if (oldReadsNew != Reading.SAME || newWrites != Keeping.KEEPS) {
      return WayBack.UNTIL_WRITES;
    }
    return table.compareTo(TableStep.DELETE_INDEX) >= 0
        ? WayBack.UNTIL_INDEX_DELETED
        : WayBack.ANY_TIME;
  }

  private static <E extends Enum<E>> E worse(E one, E other) {
    return one.compareTo(other) >= 0 ? one : other;
  }
}
