package dev.singlet.examples.github.flow;

import static dev.singlet.examples.github.model.PullRequestEntity.STATUS;

import dev.singlet.examples.github.model.PRComment;
import dev.singlet.examples.github.model.PRCommentEntity;
import dev.singlet.examples.github.model.PullRequest;
import dev.singlet.examples.github.model.PullRequestEntity;
import dev.singlet.examples.github.model.PullRequestStatus;
import dev.singlet.examples.github.model.RepositoryEntity;
import dev.singlet.examples.shared.flow.Executor;
import java.util.List;

/** Changes of pull requests. */
public final class PullRequestFlows {

  private final Executor github;

  public PullRequestFlows(Executor github) {
    this.github = github;
  }

  /** Creates a pull request with the repository's next number, and gives the number. */
  public long create(PullRequestEntity.Builder proposal, String owner, String repoName) {
    return Together.write(
        github,
        tx -> {
          NextNumber number = NextNumber.read(tx, owner, repoName);
          PullRequest pullRequest =
              proposal.owner(owner).repoName(repoName).prNumber(number.value()).build();
          tx.write(
              List.of(
                  PullRequestEntity.put(pullRequest).ifNotExists(),
                  number.take(),
                  RepositoryEntity.check(owner, repoName)));
          return number.value();
        });
  }

  /** Merges an open pull request. */
  public PullRequest merge(String owner, String repoName, long prNumber, String commitSha) {
    return github.execute(
        PullRequestEntity.update(owner, repoName, prNumber)
            .status(PullRequestStatus.MERGED)
            .mergeCommitSha(commitSha)
            .when(STATUS.eq(PullRequestStatus.OPEN)));
  }

  /** Closes an open pull request without merging it. */
  public PullRequest close(String owner, String repoName, long prNumber) {
    return github.execute(
        PullRequestEntity.update(owner, repoName, prNumber)
            .status(PullRequestStatus.CLOSED)
            .when(STATUS.eq(PullRequestStatus.OPEN)));
  }

  /** Opens a closed pull request again; what is merged stays so. */
  public PullRequest reopen(String owner, String repoName, long prNumber) {
    return github.execute(
        PullRequestEntity.update(owner, repoName, prNumber)
            .status(PullRequestStatus.OPEN)
            .when(STATUS.eq(PullRequestStatus.CLOSED)));
  }

  /** Comments on a pull request that exists. */
  public void comment(PRComment comment) {
    Together.write(
        github,
        PRCommentEntity.put(comment).ifNotExists(),
        PullRequestEntity.check(comment.owner(), comment.repoName(), comment.prNumber()));
  }
}
