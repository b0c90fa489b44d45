package dev.singlet.examples.github.flow;

import static dev.singlet.examples.github.model.IssueEntity.STATUS;

import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueComment;
import dev.singlet.examples.github.model.IssueCommentEntity;
import dev.singlet.examples.github.model.IssueEntity;
import dev.singlet.examples.github.model.IssueStatus;
import dev.singlet.examples.github.model.RepositoryEntity;
import dev.singlet.examples.shared.flow.Executor;
import java.util.List;

/** Changes of issues. */
public final class IssueFlows {

  private final Executor github;

  public IssueFlows(Executor github) {
    this.github = github;
  }

  /** Creates an issue with the repository's next number, and gives the number. */
  public long create(String owner, String repoName, String title, String author) {
    return Together.write(
        github,
        tx -> {
          NextNumber number = NextNumber.read(tx, owner, repoName);
          Issue issue =
              IssueEntity.builder()
                  .owner(owner)
                  .repoName(repoName)
                  .issueNumber(number.value())
                  .title(title)
                  .author(author)
                  .build();
          tx.write(
              List.of(
                  IssueEntity.put(issue).ifNotExists(),
                  number.take(),
                  RepositoryEntity.check(owner, repoName)));
          return number.value();
        });
  }

  /** Closes an open issue: it changes from the list of open issues to that of closed ones. */
  public Issue close(String owner, String repoName, long issueNumber) {
    return github.execute(
        IssueEntity.update(owner, repoName, issueNumber)
            .status(IssueStatus.CLOSED)
            .when(STATUS.eq(IssueStatus.OPEN)));
  }

  /** Opens a closed issue again. */
  public Issue reopen(String owner, String repoName, long issueNumber) {
    return github.execute(
        IssueEntity.update(owner, repoName, issueNumber)
            .status(IssueStatus.OPEN)
            .when(STATUS.eq(IssueStatus.CLOSED)));
  }

  /** Comments on an issue that exists. */
  public void comment(IssueComment comment) {
    Together.write(
        github,
        IssueCommentEntity.put(comment).ifNotExists(),
        IssueEntity.check(comment.owner(), comment.repoName(), comment.issueNumber()));
  }
}
