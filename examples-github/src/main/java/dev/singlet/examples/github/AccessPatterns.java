package dev.singlet.examples.github;

import dev.singlet.examples.github.model.Account;
import dev.singlet.examples.github.model.AccountAndRepositories;
import dev.singlet.examples.github.model.AccountAndRepositoriesCollection;
import dev.singlet.examples.github.model.AccountCollection;
import dev.singlet.examples.github.model.Counter;
import dev.singlet.examples.github.model.CounterEntity;
import dev.singlet.examples.github.model.Fork;
import dev.singlet.examples.github.model.ForkEntity;
import dev.singlet.examples.github.model.Gist;
import dev.singlet.examples.github.model.GistEntity;
import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueByState;
import dev.singlet.examples.github.model.IssueByStateCollection;
import dev.singlet.examples.github.model.IssueComment;
import dev.singlet.examples.github.model.IssueCommentEntity;
import dev.singlet.examples.github.model.IssueEntity;
import dev.singlet.examples.github.model.Membership;
import dev.singlet.examples.github.model.MembershipEntity;
import dev.singlet.examples.github.model.Organization;
import dev.singlet.examples.github.model.OrganizationAndMembers;
import dev.singlet.examples.github.model.OrganizationAndMembersCollection;
import dev.singlet.examples.github.model.OrganizationEntity;
import dev.singlet.examples.github.model.PRComment;
import dev.singlet.examples.github.model.PRCommentEntity;
import dev.singlet.examples.github.model.PullRequest;
import dev.singlet.examples.github.model.PullRequestEntity;
import dev.singlet.examples.github.model.Reaction;
import dev.singlet.examples.github.model.ReactionEntity;
import dev.singlet.examples.github.model.Repository;
import dev.singlet.examples.github.model.RepositoryAndForks;
import dev.singlet.examples.github.model.RepositoryAndForksCollection;
import dev.singlet.examples.github.model.RepositoryAndStars;
import dev.singlet.examples.github.model.RepositoryAndStarsCollection;
import dev.singlet.examples.github.model.RepositoryEntity;
import dev.singlet.examples.github.model.Star;
import dev.singlet.examples.github.model.StarEntity;
import dev.singlet.examples.github.model.TargetType;
import dev.singlet.examples.github.model.User;
import dev.singlet.examples.github.model.UserAndActivity;
import dev.singlet.examples.github.model.UserAndActivityCollection;
import dev.singlet.examples.github.model.UserEntity;
import dev.singlet.item.Get;
import dev.singlet.query.Query;
import org.jspecify.annotations.Nullable;

/** The questions of a GitHub to its table. Each is one Get or one Query, to be executed. */
public final class AccessPatterns {

  private AccessPatterns() {}

  /** 1: a repository by owner and name. */
  public static Get<Repository> repository(String owner, String repoName) {
    return RepositoryEntity.get(owner, repoName);
  }

  /** 2: the repositories of an account. */
  public static Query<Repository> repositoriesOf(String account) {
    return RepositoryEntity.byOwner(account);
  }

  /** 3: the repositories of an account by update time, newest first. */
  public static Query<Repository> latestRepositoriesOf(String account) {
    return RepositoryEntity.byOwner(account).reverse();
  }

  /** 4: the forks of a repository. */
  public static Query<Fork> forksOf(String owner, String repoName) {
    return ForkEntity.byRepository(owner, repoName);
  }

  /** 5: an issue by repository and number. */
  public static Get<Issue> issue(String owner, String repoName, long number) {
    return IssueEntity.get(owner, repoName, number);
  }

  /** 6: all issues of a repository. */
  public static Query<Issue> issuesOf(String owner, String repoName) {
    return IssueEntity.byRepo(owner, repoName);
  }

  /** 7: the open issues of a repository, newest first. */
  public static Query<Issue> openIssuesOf(String owner, String repoName) {
    return IssueEntity.openByRepo(owner, repoName);
  }

  /** 8: the closed issues of a repository, oldest first. */
  public static Query<Issue> closedIssuesOf(String owner, String repoName) {
    return IssueEntity.closedByRepo(owner, repoName);
  }

  /** 9: the repositories that a user starred. */
  public static Query<Star> starsOfUser(String username) {
    return StarEntity.byUser(username);
  }

  /** 10: the users who starred a repository. */
  public static Query<Star> stargazersOf(String owner, String repoName) {
    return StarEntity.byRepository(owner, repoName);
  }

  /** 11: whether a user starred a repository. */
  public static Get<Star> star(String username, String owner, String repoName) {
    return StarEntity.get(username, owner, repoName);
  }

  /** 12: a user. */
  public static Get<User> user(String username) {
    return UserEntity.get(username);
  }

  /** 12: an organization. */
  public static Get<Organization> organization(String orgName) {
    return OrganizationEntity.get(orgName);
  }

  /** 12: a user or an organization, whichever has the name. */
  public static Get<Account> account(String name) {
    return AccountCollection.get(name);
  }

  /** 13: the members of an organization. */
  public static Query<Membership> membersOf(String orgName) {
    return MembershipEntity.byOrganization(orgName);
  }

  /** 14: the gists of a user. */
  public static Query<Gist> gistsOf(String username) {
    return GistEntity.byUser(username);
  }

  /** 14: one gist. */
  public static Get<Gist> gist(String username, String gistId) {
    return GistEntity.get(username, gistId);
  }

  /** 15: a pull request by repository and number. */
  public static Get<PullRequest> pullRequest(String owner, String repoName, long number) {
    return PullRequestEntity.get(owner, repoName, number);
  }

  /** 15: all pull requests of a repository. */
  public static Query<PullRequest> pullRequestsOf(String owner, String repoName) {
    return PullRequestEntity.byRepo(owner, repoName);
  }

  /** 15: the open pull requests of a repository, newest first. */
  public static Query<PullRequest> openPullRequestsOf(String owner, String repoName) {
    return PullRequestEntity.openByRepo(owner, repoName);
  }

  /** 15: the closed pull requests of a repository, oldest first. */
  public static Query<PullRequest> closedPullRequestsOf(String owner, String repoName) {
    return PullRequestEntity.closedByRepo(owner, repoName);
  }

  /** 15: the merged pull requests of a repository, oldest first. */
  public static Query<PullRequest> mergedPullRequestsOf(String owner, String repoName) {
    return PullRequestEntity.mergedByRepo(owner, repoName);
  }

  /** 16: the comments of an issue. */
  public static Query<IssueComment> issueCommentsOf(String owner, String repoName, long number) {
    return IssueCommentEntity.byIssue(owner, repoName, number);
  }

  /** 16: one comment of an issue. */
  public static Get<IssueComment> issueComment(
      String owner, String repoName, long number, String commentId) {
    return IssueCommentEntity.get(owner, repoName, number, commentId);
  }

  /** 16: the comments of a pull request. */
  public static Query<PRComment> prCommentsOf(String owner, String repoName, long number) {
    return PRCommentEntity.byPullRequest(owner, repoName, number);
  }

  /** 16: one comment of a pull request. */
  public static Get<PRComment> prComment(
      String owner, String repoName, long number, String commentId) {
    return PRCommentEntity.get(owner, repoName, number, commentId);
  }

  /** 17: a user's reaction to a target. */
  public static Get<Reaction> reaction(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return ReactionEntity.get(targetType, owner, repoName, targetId, user);
  }

  /** 18: an account's fork of a repository. */
  public static Get<Fork> fork(String originalOwner, String originalRepo, String forkOwner) {
    return ForkEntity.get(originalOwner, originalRepo, forkOwner);
  }

  /** 18: the counter of a repository's issues and pull requests. */
  public static Get<Counter> counter(String owner, String repoName) {
    return CounterEntity.get(owner, repoName);
  }

  /** 19: an organization and its members. */
  public static Query<OrganizationAndMembers> organizationAndMembers(String orgName) {
    return OrganizationAndMembersCollection.byOrganization(orgName);
  }

  /** 19: a user, the user's gists and the user's stars. */
  public static Query<UserAndActivity> userGistsAndStars(String username) {
    return UserAndActivityCollection.byUser(username);
  }

  /** 19: an account and its latest repositories, newest first. */
  public static Query<AccountAndRepositories> accountAndLatestRepositories(String name) {
    return AccountAndRepositoriesCollection.byAccount(name).reverse();
  }

  /** 19: a repository and its forks. */
  public static Query<RepositoryAndForks> repositoryAndForks(String owner, String repoName) {
    return RepositoryAndForksCollection.byRepository(owner, repoName);
  }

  /** 19: a repository and the users who starred it. */
  public static Query<RepositoryAndStars> repositoryAndStargazers(String owner, String repoName) {
    return RepositoryAndStarsCollection.byRepository(owner, repoName);
  }

  /** 19: the closed, then the open issues of a repository. */
  public static Query<IssueByState> issuesByState(String owner, String repoName) {
    return IssueByStateCollection.byRepository(owner, repoName);
  }

  /** 20: one page of a list, given the token of the page before it. */
  public static <T> Query<T> page(Query<T> list, int size, @Nullable String token) {
    return list.limit(size).from(token);
  }
}
