package dev.singlet.examples.github.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.examples.github.AccessPatterns;
import dev.singlet.examples.github.model.Fork;
import dev.singlet.examples.github.model.ForkEntity;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueComment;
import dev.singlet.examples.github.model.IssueCommentEntity;
import dev.singlet.examples.github.model.OrganizationEntity;
import dev.singlet.examples.github.model.PullRequest;
import dev.singlet.examples.github.model.PullRequestEntity;
import dev.singlet.examples.github.model.Reaction;
import dev.singlet.examples.github.model.ReactionEntity;
import dev.singlet.examples.github.model.Repository;
import dev.singlet.examples.github.model.RepositoryEntity;
import dev.singlet.examples.github.model.TargetType;
import dev.singlet.examples.github.model.UserEntity;
import dev.singlet.examples.shared.ClientKind;
import dev.singlet.examples.shared.Race;
import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Flows of a GitHub, from many threads at once. */
@ParameterizedClass
@EnumSource(ClientKind.class)
class FlowsTest {

  private static final int THREADS = 10;

  @Parameter ClientKind clients;

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  private Executor github;
  private RepositoryFlows repositories;
  private IssueFlows issues;
  private PullRequestFlows pullRequests;

  @BeforeEach
  void populate() {
    github = clients.executor(table);
    repositories = new RepositoryFlows(github);
    issues = new IssueFlows(github);
    pullRequests = new PullRequestFlows(github);
    github.execute(
        UserEntity.put(UserEntity.builder().username("ann").email("ann@example.com").build()));
    github.execute(OrganizationEntity.put(OrganizationEntity.builder().orgName("aws").build()));
    repositories.create(repository("aws", "sdk"));
  }

  @Test
  void aRepositoryIsCreatedOnceForAnAccountThatExists() {
    repositories.create(repository("ann", "dotfiles"));

    assertThat(github.execute(RepositoryEntity.get("ann", "dotfiles"))).isPresent();
    assertThatThrownBy(() -> repositories.create(repository("aws", "sdk")))
        .isInstanceOf(DuplicateException.class)
        .hasMessageContaining("REPO#aws#sdk");
    assertThatThrownBy(() -> repositories.create(repository("nobody", "sdk")))
        .isInstanceOf(MissingException.class)
        .hasMessage("There is no account nobody.");
  }

  @Test
  void tenThreadsCreateIssuesWithTenNumbers() {
    List<Long> numbers = Race.call(THREADS, i -> issues.create("aws", "sdk", "Issue " + i, "ann"));

    assertThat(numbers).containsExactlyInAnyOrder(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L, 10L);
    assertThat(items(AccessPatterns.openIssuesOf("aws", "sdk"))).hasSize(THREADS);
  }

  @Test
  void issuesAndPullRequestsShareNumbers() {
    long issue = issues.create("aws", "sdk", "Crash", "ann");
    long pullRequest = pullRequests.create(proposal(), "aws", "sdk");

    assertThat(List.of(issue, pullRequest)).containsExactly(1L, 2L);
  }

  @Test
  void noIssueWithoutItsRepositoryAndNoNumberLost() {
    assertThatThrownBy(() -> issues.create("aws", "missing", "Crash", "ann"))
        .isInstanceOf(MissingException.class)
        .hasMessageContaining("REPO#aws#missing");
    assertThat(issues.create("aws", "sdk", "Crash", "ann")).isEqualTo(1);
  }

  @Test
  void anIssueChangesLists() {
    long number = issues.create("aws", "sdk", "Crash", "ann");

    Issue closed = issues.close("aws", "sdk", number);
    assertThat(items(AccessPatterns.openIssuesOf("aws", "sdk"))).isEmpty();
    assertThat(items(AccessPatterns.closedIssuesOf("aws", "sdk"))).containsExactly(closed);

    Issue reopened = issues.reopen("aws", "sdk", number);
    assertThat(items(AccessPatterns.openIssuesOf("aws", "sdk"))).containsExactly(reopened);
    assertThat(items(AccessPatterns.closedIssuesOf("aws", "sdk"))).isEmpty();
    assertThatThrownBy(() -> issues.reopen("aws", "sdk", number))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed ->
                assertThat(failed.reason()).isEqualTo(ConditionFailedException.Reason.CONDITION));
  }

  @Test
  void aPullRequestChangesLists() {
    long number = pullRequests.create(proposal(), "aws", "sdk");

    pullRequests.close("aws", "sdk", number);
    assertThat(items(AccessPatterns.closedPullRequestsOf("aws", "sdk"))).hasSize(1);
    pullRequests.reopen("aws", "sdk", number);
    assertThat(items(AccessPatterns.openPullRequestsOf("aws", "sdk"))).hasSize(1);
    PullRequest merged = pullRequests.merge("aws", "sdk", number, "abc123");
    assertThat(items(AccessPatterns.openPullRequestsOf("aws", "sdk"))).isEmpty();
    assertThat(items(AccessPatterns.mergedPullRequestsOf("aws", "sdk"))).containsExactly(merged);
    assertThatThrownBy(() -> pullRequests.close("aws", "sdk", number))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void tenStarsOfOneUserLeaveOne() {
    List<Boolean> starred =
        Race.call(
            THREADS,
            i -> {
              try {
                repositories.star("ann", "aws", "sdk");
                return true;
              } catch (DuplicateException duplicate) {
                return false;
              }
            });

    assertThat(starred).containsOnlyOnce(true);
    assertThat(items(AccessPatterns.stargazersOf("aws", "sdk"))).hasSize(1);
  }

  @Test
  void aStarIsTakenBackOnce() {
    repositories.star("ann", "aws", "sdk");
    repositories.unstar("ann", "aws", "sdk");

    assertThat(items(AccessPatterns.stargazersOf("aws", "sdk"))).isEmpty();
    assertThatThrownBy(() -> repositories.unstar("ann", "aws", "sdk"))
        .isInstanceOf(MissingException.class);
    assertThatThrownBy(() -> repositories.star("nobody", "aws", "sdk"))
        .isInstanceOf(MissingException.class);
    assertThatThrownBy(() -> repositories.star("ann", "aws", "missing"))
        .isInstanceOf(MissingException.class);
  }

  @Test
  void aForkNeedsBothRepositories() {
    Fork fork =
        ForkEntity.builder()
            .originalOwner("aws")
            .originalRepo("sdk")
            .forkOwner("ann")
            .forkRepo("sdk")
            .build();
    assertThatThrownBy(() -> repositories.fork(fork)).isInstanceOf(MissingException.class);

    repositories.create(repository("ann", "sdk"));
    repositories.fork(fork);

    assertThat(items(AccessPatterns.forksOf("aws", "sdk"))).hasSize(1);
    assertThatThrownBy(() -> repositories.fork(fork)).isInstanceOf(DuplicateException.class);
  }

  @Test
  void commentsAndReactionsNeedWhatTheyAreAbout() {
    long number = issues.create("aws", "sdk", "Crash", "ann");
    ReactionFlows reactions = new ReactionFlows(github);

    issues.comment(comment(number));
    reactions.react(reaction(number));

    assertThat(items(AccessPatterns.issueCommentsOf("aws", "sdk", number))).hasSize(1);
    assertThat(
            github.execute(
                AccessPatterns.reaction(TargetType.ISSUE, "aws", "sdk", "" + number, "ann")))
        .isPresent();
    assertThatThrownBy(() -> issues.comment(comment(number)))
        .isInstanceOf(DuplicateException.class);
    assertThatThrownBy(() -> issues.comment(comment(99))).isInstanceOf(MissingException.class);
    assertThatThrownBy(() -> reactions.react(reaction(99))).isInstanceOf(MissingException.class);
  }

  private static Repository repository(String owner, String repoName) {
    return RepositoryEntity.builder().owner(owner).repoName(repoName).build();
  }

  private static PullRequestEntity.Builder proposal() {
    return PullRequestEntity.builder()
        .title("Fix")
        .author("ann")
        .sourceBranch("fix")
        .targetBranch("main");
  }

  private static IssueComment comment(long issueNumber) {
    return IssueCommentEntity.builder()
        .owner("aws")
        .repoName("sdk")
        .issueNumber(issueNumber)
        .commentId("c1")
        .body("Same here.")
        .author("ann")
        .build();
  }

  private static Reaction reaction(long issueNumber) {
    return ReactionEntity.builder()
        .owner("aws")
        .repoName("sdk")
        .targetType(TargetType.ISSUE)
        .targetId("" + issueNumber)
        .user("ann")
        .emoji("+1")
        .build();
  }

  private <T> List<T> items(Query<T> query) {
    return clients.items(table, query);
  }
}
