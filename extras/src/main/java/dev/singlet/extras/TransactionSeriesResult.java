package dev.singlet.extras;

import dev.singlet.error.IncompleteBatchException;
import dev.singlet.extras.TransactionOutcome.State;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** The result of a {@link TransactionSeries}: the outcome of each transaction. */
public final class TransactionSeriesResult {

  private static final int MAX_NAMED = 20;

  private final TransactionSeries series;
  private final List<TransactionOutcome> outcomes;

  TransactionSeriesResult(TransactionSeries series, List<TransactionOutcome> outcomes) {
    this.series = series;
    this.outcomes = List.copyOf(outcomes);
  }

  /**
   * Returns the outcomes of all transactions.
   *
   * @return one for each transaction, in the order they were given
   */
  public List<TransactionOutcome> outcomes() {
    return outcomes;
  }

  /**
   * Returns the transactions that were made.
   *
   * @return their outcomes, in the order they were given
   */
  public List<TransactionOutcome> made() {
    return of(State.MADE);
  }

  /**
   * Returns the transactions that were refused, because a condition did not hold or a write is not
   * valid. Nothing of them was written.
   *
   * @return their outcomes, in the order they were given
   */
  public List<TransactionOutcome> refused() {
    return of(State.REFUSED);
  }

  /**
   * Returns the transactions that may have been made, because an answer was lost. {@link #rest} has
   * them.
   *
   * @return their outcomes, in the order they were given
   */
  public List<TransactionOutcome> unknown() {
    return of(State.UNKNOWN);
  }

  /**
   * Returns the transactions that were not made, and can be made later: those that were not tried,
   * and those with only other requests or a lack of capacity in the way. {@link #rest} has them.
   *
   * @return their outcomes, in the order they were given
   */
  public List<TransactionOutcome> unprocessed() {
    return of(State.UNPROCESSED);
  }

  private List<TransactionOutcome> of(State state) {
    return outcomes.stream().filter(outcome -> outcome.state() == state).toList();
  }

  /**
   * Returns a series of the {@link #unprocessed} and {@link #unknown} transactions, to execute it.
   * Each keeps its idempotency token. So an unknown transaction is not made twice if the rest is
   * executed within ten minutes after it was sent.
   *
   * @return the series, in the same order and with the same settings; empty if nothing is left
   */
  public TransactionSeries rest() {
    return rest(EnumSet.of(State.UNPROCESSED, State.UNKNOWN));
  }

  /**
   * Returns a series of all transactions that were not made, also the {@link #refused} ones. Same
   * as {@link #rest} otherwise.
   *
   * @return the series, in the same order and with the same settings; empty if nothing is left
   */
  public TransactionSeries restWithRefused() {
    return rest(EnumSet.complementOf(EnumSet.of(State.MADE)));
  }

  private TransactionSeries rest(Set<State> states) {
    return series.withOnly(
        outcomes.stream().filter(each -> states.contains(each.state())).toList());
  }

  /**
   * Returns whether all transactions were made.
   *
   * @return false if some are {@link #refused}, {@link #unknown} or {@link #unprocessed}
   */
  public boolean isComplete() {
    return made().size() == outcomes.size();
  }

  /** Returns whether DynamoDB decided about a transaction. */
  boolean hasDecided() {
    return outcomes.stream()
        .anyMatch(each -> each.state() == State.MADE || each.state() == State.REFUSED);
  }

  /**
   * Returns this result if it {@link #isComplete}.
   *
   * @return this
   * @throws IncompleteBatchException if it isn't complete; it names the groups
   */
  public TransactionSeriesResult orThrow() {
    if (!isComplete()) {
      List<String> problems = new ArrayList<>();
      addProblem(problems, "were refused", refused());
      addProblem(problems, "may have been made, since an answer was lost", unknown());
      addProblem(problems, "were not processed", unprocessed());
      throw new IncompleteBatchException(
          "Of the %d transactions of a series %d were made, and %s."
              .formatted(outcomes.size(), made().size(), String.join("; ", problems)),
          this,
          firstFailure(outcomes));
    }
    return this;
  }

  private static void addProblem(
      List<String> problems, String problem, List<TransactionOutcome> outcomes) {
    if (!outcomes.isEmpty()) {
      Throwable failure = firstFailure(outcomes);
      problems.add(
          "%d %s: %s%s"
              .formatted(
                  outcomes.size(),
                  problem,
                  groups(outcomes),
                  failure == null ? "" : ". The first failure: " + failure.getMessage()));
    }
  }

  private static @Nullable Throwable firstFailure(List<TransactionOutcome> outcomes) {
    for (TransactionOutcome outcome : outcomes) {
      if (outcome.failure() != null) {
        return outcome.failure();
      }
    }
    return null;
  }

  private static String groups(List<TransactionOutcome> outcomes) {
    StringJoiner names = new StringJoiner(", ");
    outcomes.stream().limit(MAX_NAMED).forEach(each -> names.add("group " + each.group()));
    return outcomes.size() > MAX_NAMED
        ? names + " and " + (outcomes.size() - MAX_NAMED) + " more"
        : names.toString();
  }

  /** Returns the numbers of transactions in words. */
  String inWords() {
    return "%d transactions were made, %d were refused, %d may have been made, and %d were not processed"
        .formatted(made().size(), refused().size(), unknown().size(), unprocessed().size());
  }

  @Override
  public String toString() {
    return "TransactionSeriesResult[" + inWords() + "]";
  }
}
