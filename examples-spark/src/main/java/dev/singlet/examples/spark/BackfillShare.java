package dev.singlet.examples.spark;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.FileJournal;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.migrate.Backfill;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * One share of a backfill, which a task does. A share that is tried again begins at its start, and
 * writes nothing to the items that are right already. Each attempt has a journal of its own.
 */
public class BackfillShare implements Function<Integer, BackfillReport> {

  private static final long serialVersionUID = 1;

  private final TablePlace table;
  private final int shares;
  private final String journals;

  /**
   * Prepares the shares of a backfill.
   *
   * @param shares the number of shares
   * @param journals a folder that all executors write to
   */
  public BackfillShare(TablePlace table, int shares, String journals) {
    this.table = table;
    this.shares = shares;
    this.journals = journals;
  }

  @Override
  public BackfillReport call(Integer share) throws IOException {
    int attempt = TaskContext.get().attemptNumber();
    Path folder = Path.of(journals, "share-" + share, "attempt-" + attempt);
    try (DynamoDbClient dynamoDb = table.connect();
        FileJournal journal = FileJournal.in(folder)) {
      return GitHubTable.client(dynamoDb)
          .withTableName(table.name())
          .execute(backfill(share).journal(journal));
    }
  }

  /** Returns the work of a share. */
  protected Backfill backfill(int share) {
    Backfill all = Backfill.of(GitHubTable.type()).share(share, shares);
    return table.endpoint() == null ? all : all.withoutRecovery();
  }
}
