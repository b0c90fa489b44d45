package dev.singlet.benchmarks.call;

import app.cash.tempest2.BeginsWith;
import app.cash.tempest2.LogicalDb;
import dev.singlet.benchmarks.handwritten.Keys;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueStatus;
import dev.singlet.benchmarks.model.IssueThread;
import dev.singlet.benchmarks.tempest.IssueView;
import dev.singlet.benchmarks.tempest.TrackerDb;
import dev.singlet.benchmarks.tempest.TrackerTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;

/**
 * Tempest's views. It changes an item by writing it whole, and reads several entities as one class
 * of all their attributes, so these calls have no counterpart; the client of futures is the same
 * code on another client.
 */
final class TempestCalls implements Calls<IssueView> {

  private final TrackerDb db;
  private final TrackerTable table;

  TempestCalls(Clients clients) {
    db =
        LogicalDb.create(
            TrackerDb.class,
            DynamoDbEnhancedClient.builder().dynamoDbClient(clients.blocking()).build());
    table = db.tracker();
  }

  @Override
  public IssueView of(Issue issue) {
    return IssueView.of(issue);
  }

  @Override
  public Issue issueOf(IssueView object) {
    return object.toIssue();
  }

  @Override
  public void put(IssueView object) {
    table.issues().save(object);
  }

  @Override
  public IssueView get(Issue key) {
    return Objects.requireNonNull(table.issues().load(keyOf(key)));
  }

  @Override
  public List<IssueView> query(String owner, String repoName) {
    String repo = Keys.repo(owner, repoName).substring("REPO#".length());
    return table
        .issuesByRepo()
        .query(new BeginsWith<>(new IssueView.RepoKey(repo, "", "", "")))
        .getContents();
  }

  @Override
  public List<IssueView> batchGet(List<Issue> keys) {
    List<Object> views = new ArrayList<>(keys.size());
    for (Issue key : keys) {
      views.add(keyOf(key));
    }
    return db.batchLoad(views).getItems(IssueView.class);
  }

  @Override
  public void update(Issue key, String title, IssueStatus status) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<IssueView> queryAsync(String owner, String repoName) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void batchPut(List<IssueView> objects) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void transact(List<IssueView> objects) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<?> thread(Issue key) {
    throw new UnsupportedOperationException();
  }

  @Override
  public IssueThread threadOf(Object object) {
    throw new UnsupportedOperationException();
  }

  private static IssueView.Key keyOf(Issue issue) {
    return new IssueView.Key(
        Keys.issue(issue.owner(), issue.repoName(), issue.number()).substring("ISSUE#".length()),
        "");
  }
}
