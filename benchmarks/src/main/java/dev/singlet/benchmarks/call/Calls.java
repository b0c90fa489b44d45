package dev.singlet.benchmarks.call;

import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueStatus;
import dev.singlet.benchmarks.model.IssueThread;
import java.util.List;

/**
 * Calls of one variant.
 *
 * @param <T> what stands for an issue
 */
interface Calls<T> {

  /** The object of an issue, which is made before anything is measured. */
  T of(Issue issue);

  /** The issue of an object, to compare. */
  Issue issueOf(T object);

  /** Writes an issue. */
  void put(T object);

  /** Reads the issue of a key. */
  T get(Issue key);

  /** Changes title and status, and the index key that the status is in. */
  void update(Issue key, String title, IssueStatus status);

  /** The issues of a repository. */
  List<T> query(String owner, String repoName);

  /** The same through the client of futures. */
  List<T> queryAsync(String owner, String repoName);

  /** The issues of keys. */
  List<T> batchGet(List<Issue> keys);

  /** Writes issues in a batch. */
  void batchPut(List<T> objects);

  /** Writes issues in a transaction. */
  void transact(List<T> objects);

  /** An issue with its comments and events: objects of the variant. */
  List<?> thread(Issue key);

  /** The key of an object of a thread, to compare. */
  IssueThread threadOf(Object object);
}
