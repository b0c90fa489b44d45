package dev.singlet.examples.github;

import dev.singlet.examples.github.data.SampleData;
import dev.singlet.examples.github.model.Counter;
import dev.singlet.examples.github.model.Fork;
import dev.singlet.examples.github.model.Gist;
import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueComment;
import dev.singlet.examples.github.model.Membership;
import dev.singlet.examples.github.model.Organization;
import dev.singlet.examples.github.model.PRComment;
import dev.singlet.examples.github.model.PullRequest;
import dev.singlet.examples.github.model.Reaction;
import dev.singlet.examples.github.model.Repository;
import dev.singlet.examples.github.model.Star;
import dev.singlet.examples.github.model.User;
import dev.singlet.examples.shared.report.Arguments;
import dev.singlet.examples.shared.report.Example;
import dev.singlet.item.Get;
import dev.singlet.query.Query;
import java.util.ArrayList;
import java.util.List;

/** Every access pattern, asked about entities that there are. */
final class Examples {

  private static final int PAGE_SIZE = 10;

  private final Arguments<GitHub> arguments;
  private final List<Example<GitHub>> examples = new ArrayList<>();

  private Examples(Arguments<GitHub> arguments) {
    this.arguments = arguments;
  }

  /** The examples for a table with the given entities, in the order of the access patterns. */
  static List<Example<GitHub>> of(List<GitHub> entities) {
    Examples examples = new Examples(new Arguments<>(entities, SampleData.entities()));
    examples.addRepositories();
    examples.addIssues();
    examples.addStars();
    examples.addAccounts();
    examples.addPullRequests();
    examples.addComments();
    examples.addForksAndCounters();
    examples.addCollections();
    examples.addPages();
    return List.copyOf(examples.examples);
  }

  private void addRepositories() {
    Repository repository = arguments.firstOfMost(Repository.class, Repository::owner);
    String owner = repository.owner();
    Fork fork = mostForked();
    add(
        1,
        "A repository by owner and name",
        AccessPatterns.repository(owner, repository.repoName()));
    add(2, "Repositories of an account", AccessPatterns.repositoriesOf(owner));
    add(
        3,
        "Repositories of an account by update time, newest first",
        AccessPatterns.latestRepositoriesOf(owner));
    add(
        4,
        "Forks of a repository",
        AccessPatterns.forksOf(fork.originalOwner(), fork.originalRepo()));
  }

  private void addIssues() {
    Issue issue = ofMostIssues();
    String owner = issue.owner();
    String repoName = issue.repoName();
    add(
        5,
        "An issue by repository and number",
        AccessPatterns.issue(owner, repoName, issue.issueNumber()));
    add(6, "All issues of a repository", AccessPatterns.issuesOf(owner, repoName));
    add(7, "Open issues, newest first", AccessPatterns.openIssuesOf(owner, repoName));
    add(8, "Closed issues, oldest first", AccessPatterns.closedIssuesOf(owner, repoName));
  }

  private void addStars() {
    Star star = arguments.firstOfMost(Star.class, Star::userName);
    Star starred = mostStarred();
    add(9, "Repositories that a user starred", AccessPatterns.starsOfUser(star.userName()));
    add(
        10,
        "Users who starred a repository",
        AccessPatterns.stargazersOf(starred.repoOwner(), starred.repoName()));
    add(
        11,
        "Has this user starred this repository?",
        AccessPatterns.star(star.userName(), star.repoOwner(), star.repoName()));
  }

  private void addAccounts() {
    String user = arguments.first(User.class).username();
    String organization = arguments.first(Organization.class).orgName();
    add(12, "A user", AccessPatterns.user(user));
    add(12, "An organization", AccessPatterns.organization(organization));
    add(12, "An account by name: a user", AccessPatterns.account(user));
    add(12, "An account by name: an organization", AccessPatterns.account(organization));
    add(13, "Members of an organization", AccessPatterns.membersOf(ofMostMembers().orgName()));
    Gist gist = ofMostGists();
    add(14, "Gists of a user", AccessPatterns.gistsOf(gist.username()));
    add(14, "One gist", AccessPatterns.gist(gist.username(), gist.gistId()));
  }

  private void addPullRequests() {
    PullRequest pullRequest =
        arguments.firstOfMost(PullRequest.class, pr -> List.of(pr.owner(), pr.repoName()));
    String owner = pullRequest.owner();
    String repoName = pullRequest.repoName();
    add(
        15,
        "A pull request by repository and number",
        AccessPatterns.pullRequest(owner, repoName, pullRequest.prNumber()));
    add(15, "All pull requests of a repository", AccessPatterns.pullRequestsOf(owner, repoName));
    add(15, "Open pull requests, newest first", AccessPatterns.openPullRequestsOf(owner, repoName));
    add(
        15,
        "Closed pull requests, oldest first",
        AccessPatterns.closedPullRequestsOf(owner, repoName));
    add(
        15,
        "Merged pull requests, oldest first",
        AccessPatterns.mergedPullRequestsOf(owner, repoName));
  }

  private void addComments() {
    IssueComment onIssue =
        arguments.firstOfMost(
            IssueComment.class, c -> List.of(c.owner(), c.repoName(), c.issueNumber()));
    add(
        16,
        "Comments of an issue",
        AccessPatterns.issueCommentsOf(onIssue.owner(), onIssue.repoName(), onIssue.issueNumber()));
    add(
        16,
        "One comment of an issue",
        AccessPatterns.issueComment(
            onIssue.owner(), onIssue.repoName(), onIssue.issueNumber(), onIssue.commentId()));
    PRComment onPr =
        arguments.firstOfMost(PRComment.class, c -> List.of(c.owner(), c.repoName(), c.prNumber()));
    add(
        16,
        "Comments of a pull request",
        AccessPatterns.prCommentsOf(onPr.owner(), onPr.repoName(), onPr.prNumber()));
    add(
        16,
        "One comment of a pull request",
        AccessPatterns.prComment(onPr.owner(), onPr.repoName(), onPr.prNumber(), onPr.commentId()));
    Reaction reaction = arguments.first(Reaction.class);
    add(
        17,
        "A user's reaction to a target",
        AccessPatterns.reaction(
            reaction.targetType(),
            reaction.owner(),
            reaction.repoName(),
            reaction.targetId(),
            reaction.user()));
  }

  private void addForksAndCounters() {
    Fork fork = mostForked();
    add(
        18,
        "A fork",
        AccessPatterns.fork(fork.originalOwner(), fork.originalRepo(), fork.forkOwner()));
    Counter counter = arguments.first(Counter.class);
    add(18, "A counter", AccessPatterns.counter(counter.orgId(), counter.repoId()));
  }

  private void addCollections() {
    add(
        19,
        "An organization and its members",
        AccessPatterns.organizationAndMembers(ofMostMembers().orgName()));
    add(
        19,
        "A user, the user's gists and stars",
        AccessPatterns.userGistsAndStars(ofMostGists().username()));
    Repository repository = arguments.firstOfMost(Repository.class, Repository::owner);
    add(
        19,
        "An account and its latest repositories",
        AccessPatterns.accountAndLatestRepositories(repository.owner()));
    Fork fork = mostForked();
    add(
        19,
        "A repository and its forks",
        AccessPatterns.repositoryAndForks(fork.originalOwner(), fork.originalRepo()));
    Star star = mostStarred();
    add(
        19,
        "A repository and its stargazers",
        AccessPatterns.repositoryAndStargazers(star.repoOwner(), star.repoName()));
    Issue issue = ofMostIssues();
    add(
        19,
        "Closed, then open issues",
        AccessPatterns.issuesByState(issue.owner(), issue.repoName()));
  }

  private void addPages() {
    Issue issue = ofMostIssues();
    examples.add(
        new Example.Pages<>(
            20,
            "All issues of a repository, page by page",
            AccessPatterns.issuesOf(issue.owner(), issue.repoName()),
            PAGE_SIZE));
  }

  private Issue ofMostIssues() {
    return arguments.firstOfMost(Issue.class, issue -> List.of(issue.owner(), issue.repoName()));
  }

  private Fork mostForked() {
    return arguments.firstOfMost(
        Fork.class, fork -> List.of(fork.originalOwner(), fork.originalRepo()));
  }

  private Star mostStarred() {
    return arguments.firstOfMost(Star.class, star -> List.of(star.repoOwner(), star.repoName()));
  }

  private Membership ofMostMembers() {
    return arguments.firstOfMost(Membership.class, Membership::orgName);
  }

  private Gist ofMostGists() {
    return arguments.firstOfMost(Gist.class, Gist::username);
  }

  private void add(int number, String name, Get<? extends GitHub> get) {
    examples.add(new Example.Item<>(number, name, get));
  }

  private void add(int number, String name, Query<? extends GitHub> query) {
    examples.add(new Example.Items<>(number, name, query));
  }
}
