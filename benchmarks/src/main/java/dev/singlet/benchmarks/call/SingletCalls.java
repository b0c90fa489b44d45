package dev.singlet.benchmarks.call;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueEntity;
import dev.singlet.benchmarks.model.IssueStatus;
import dev.singlet.benchmarks.model.IssueThread;
import dev.singlet.benchmarks.model.IssueThreadCollection;
import dev.singlet.benchmarks.model.TrackerTable;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import java.util.ArrayList;
import java.util.List;

/** Singlet's table clients and the operations it generated. */
final class SingletCalls implements Calls<Issue> {

  private final TableClient client;
  private final AsyncTableClient async;

  SingletCalls(Clients clients) {
    this(TrackerTable.client(clients.blocking()), TrackerTable.asyncClient(clients.async()));
  }

  private SingletCalls(TableClient client, AsyncTableClient async) {
    this.client = client;
    this.async = async;
  }

  /** The same calls, whose queries don't compare the primary keys of items. */
  SingletCalls withoutKeyChecks() {
    return new SingletCalls(
        client.withKeysCheckedInQueries(false), async.withKeysCheckedInQueries(false));
  }

  @Override
  public Issue of(Issue issue) {
    return issue;
  }

  @Override
  public Issue issueOf(Issue object) {
    return object;
  }

  @Override
  public void put(Issue object) {
    client.execute(IssueEntity.put(object).returningNothing());
  }

  @Override
  public Issue get(Issue key) {
    return client.execute(getOf(key)).orElseThrow();
  }

  @Override
  public void update(Issue key, String title, IssueStatus status) {
    client.execute(
        IssueEntity.update(key.owner(), key.repoName(), key.number())
            .title(title)
            .status(status)
            .returningNothing());
  }

  @Override
  public List<Issue> query(String owner, String repoName) {
    return client.execute(IssueEntity.byRepo(owner, repoName)).items();
  }

  @Override
  public List<Issue> queryAsync(String owner, String repoName) {
    return async.execute(IssueEntity.byRepo(owner, repoName)).join().items();
  }

  @Override
  public List<Issue> batchGet(List<Issue> keys) {
    List<Get<Issue>> gets = new ArrayList<>(keys.size());
    for (Issue key : keys) {
      gets.add(getOf(key));
    }
    return client.execute(BatchGet.of(gets)).items();
  }

  @Override
  public void batchPut(List<Issue> objects) {
    List<Put<Issue>> puts = puts(objects);
    if (client.execute(BatchWrite.of(puts)).isComplete()) {
      return;
    }
    throw new IllegalStateException("Writes are left.");
  }

  @Override
  public void transact(List<Issue> objects) {
    client.transact(puts(objects));
  }

  private static List<Put<Issue>> puts(List<Issue> objects) {
    List<Put<Issue>> puts = new ArrayList<>(objects.size());
    for (Issue object : objects) {
      puts.add(IssueEntity.put(object));
    }
    return puts;
  }

  @Override
  public List<IssueThread> thread(Issue key) {
    return client
        .execute(IssueThreadCollection.byIssue(key.owner(), key.repoName(), key.number()))
        .items();
  }

  @Override
  public IssueThread threadOf(Object object) {
    return (IssueThread) object;
  }

  private static Get<Issue> getOf(Issue key) {
    return IssueEntity.get(key.owner(), key.repoName(), key.number());
  }
}
