package dev.singlet.examples.recipes.semanticsearch;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.examples.shared.Embeddings;
import dev.singlet.search.VectorMatch;
import dev.singlet.search.VectorMatches;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Files issues, and finds them by what they are about. */
final class IssueSearch {

  /** An issue at less than this distance may be the same. It depends on the model. */
  private static final double NEAR = 0.5;

  private final TableClient tracker;
  private final Function<String, float[]> model;

  /** Uses a model that makes vectors of texts. */
  IssueSearch(TableClient tracker, Function<String, float[]> model) {
    this.tracker = tracker;
    this.model = model;
  }

  /**
   * Adds an issue with the embedding of its text.
   *
   * @throws ConditionFailedException if there is an issue of this number
   */
  void file(String owner, String repo, int number, String title, String body) {
    List<Float> embedding = embedding(title, body);
    Issue issue = new Issue(owner, repo, number, title, body, Status.OPEN, embedding);
    tracker.execute(IssueEntity.put(issue).ifNotExists());
  }

  /** The issues of an owner that are closest to a text. */
  List<Found> like(String owner, String text) {
    return found(IssueEntity.similar(owner, model.apply(text)));
  }

  /** The open issues of a repository that are closest to a text. */
  List<Found> openLike(String owner, String repo, String text) {
    return found(IssueEntity.similar(owner, model.apply(text)).repo(repo).status(Status.OPEN));
  }

  private List<Found> found(IssueEntity.Similar search) {
    return tracker.execute(search.hydrate().limit(3)).matches().stream().map(Found::of).toList();
  }

  /** The issues of a repository that are nearly the same as one that is not filed yet. */
  List<IssueTitle> duplicates(String owner, String repo, String title, String body) {
    VectorMatches<IssueTitle> found =
        tracker.execute(
            IssueEntity.similar(owner, model.apply(Issue.text(title, body)))
                .repo(repo)
                .project(IssueTitleProjection.type())
                .limit(5));
    return found.closerThan(NEAR).stream().map(VectorMatch::item).toList();
  }

  /** Changes the text of an issue, and its embedding with it. */
  void rewrite(String owner, String repo, int number, String title, String body) {
    tracker.execute(
        IssueEntity.update(owner, repo, number)
            .title(title)
            .body(body)
            .embedding(embedding(title, body)));
  }

  /** Changes the title of an issue, which takes it out of searches until its text is embedded. */
  void retitle(String owner, String repo, int number, String title) {
    tracker.execute(IssueEntity.update(owner, repo, number).title(title));
  }

  /** Closes an issue. */
  void close(String owner, String repo, int number) {
    tracker.execute(IssueEntity.update(owner, repo, number).status(Status.CLOSED));
  }

  /** The issues of an owner that searches don't find, because they have no embedding. */
  Stream<Issue> waiting(String owner) {
    return tracker.stream(IssueEntity.waiting(owner));
  }

  /**
   * Makes the embeddings that are missing.
   *
   * @return how many were made; an issue whose text changes meanwhile waits for the next run
   */
  long embedWaiting(String owner) {
    return waiting(owner).filter(this::embed).count();
  }

  private boolean embed(Issue issue) {
    return tracker.tryExecute(
        IssueEntity.update(issue.owner(), issue.repo(), issue.number())
            .embedding(embedding(issue.title(), issue.body()))
            .when(IssueEntity.TITLE.eq(issue.title()).and(IssueEntity.BODY.eq(issue.body()))));
  }

  private List<Float> embedding(String title, String body) {
    return Embeddings.list(model.apply(Issue.text(title, body)));
  }
}
