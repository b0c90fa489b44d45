package dev.singlet.tables;

import dev.singlet.error.UnfinishedException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ContinuousBackupsUnavailableException;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;

/** Collects the changes of one call, and reports them if a request fails after some were made. */
final class Changes {

  private final String operation;
  private final Patience patience;
  private final List<TableChange> made = new ArrayList<>();

  Changes(String operation, Patience patience) {
    this.operation = operation;
    this.patience = patience;
  }

  void add(TableChange change) {
    made.add(change);
  }

  /**
   * Runs work that compares the table with its wanted settings, and changes those that differ. Runs
   * it again if another program is changing the table.
   *
   * @return the changes that were made
   */
  List<TableChange> run(Runnable work) {
    try {
      if (!isDone(work)) {
        repeat(work);
      }
      return List.copyOf(made);
    } catch (SdkException failure) {
      if (made.isEmpty()) {
        throw failure;
      }
      throw UnfinishedException.of(operation, "it made these changes: " + madeText(), failure);
    }
  }

  private void repeat(Runnable work) {
    Waiting waiting = patience.begin();
    do {
      waiting.pause(operation + " waits for another change of the table to end");
    } while (!isDone(work));
  }

  private static boolean isDone(Runnable work) {
    try {
      work.run();
      return true;
    } catch (ResourceInUseException | ContinuousBackupsUnavailableException busy) {
      return false;
    }
  }

  private String madeText() {
    String text = made.stream().map(TableChange::text).collect(Collectors.joining(" "));
    return text.substring(0, text.length() - 1);
  }
}
