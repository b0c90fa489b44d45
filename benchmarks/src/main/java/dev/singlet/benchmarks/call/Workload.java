package dev.singlet.benchmarks.call;

import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueStatus;
import dev.singlet.benchmarks.model.SampleData;
import java.util.List;

/**
 * The calls of one variant with their arguments, each of which returns what it found.
 *
 * @param <T> what stands for an issue
 */
final class Workload<T> {

  static final String TITLE = "Pages end where they should";
  static final IssueStatus STATUS = IssueStatus.CLOSED;

  /** The most writes of a batch. */
  static final int BATCH = 25;

  private final Calls<T> issues;
  private final Calls<?> thread;
  private final Issue key = SampleData.issue(1);
  private final List<Issue> keys = SampleData.issues();
  private final T object;
  private final List<T> all;
  private final List<T> some;

  /** The calls on a table of issues, and on one of a thread. */
  Workload(Calls<T> issues, Calls<?> thread) {
    this.issues = issues;
    this.thread = thread;
    object = issues.of(key);
    all = keys.stream().map(issues::of).toList();
    some = all.subList(0, BATCH);
  }

  /** The calls of a variant, after a check of what they send and find. */
  static Workload<?> checked(CallVariant variant) {
    Clients issues = Clients.ofIssues();
    Clients thread = Clients.ofThread();
    return checked(variant, variant.calls(issues), issues, variant.calls(thread));
  }

  private static <T> Workload<T> checked(
      CallVariant variant, Calls<T> issues, Clients clients, Calls<?> thread) {
    Workload<T> workload = new Workload<>(issues, thread);
    CallCheck<T> check = new CallCheck<>(workload, issues, thread, clients.answers());
    check.simple();
    if (variant.isComplete()) {
      check.others();
    }
    return workload;
  }

  T object() {
    return object;
  }

  Object put() {
    issues.put(object);
    return object;
  }

  T get() {
    return issues.get(key);
  }

  Object update() {
    issues.update(key, TITLE, STATUS);
    return key;
  }

  List<T> query() {
    return issues.query(key.owner(), key.repoName());
  }

  List<T> queryAsync() {
    return issues.queryAsync(key.owner(), key.repoName());
  }

  List<T> batchGet() {
    return issues.batchGet(keys);
  }

  Object batchPut() {
    issues.batchPut(some);
    return some;
  }

  Object transact() {
    issues.transact(all);
    return all;
  }

  List<?> thread() {
    return thread.thread(key);
  }
}
