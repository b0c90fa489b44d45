package dev.singlet.examples.github;

import dev.singlet.examples.github.model.Counter;
import dev.singlet.examples.github.model.Fork;
import dev.singlet.examples.github.model.Gist;
import dev.singlet.examples.github.model.GistFile;
import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueComment;
import dev.singlet.examples.github.model.IssueStatus;
import dev.singlet.examples.github.model.Membership;
import dev.singlet.examples.github.model.Organization;
import dev.singlet.examples.github.model.PRComment;
import dev.singlet.examples.github.model.PullRequest;
import dev.singlet.examples.github.model.PullRequestStatus;
import dev.singlet.examples.github.model.Reaction;
import dev.singlet.examples.github.model.Repository;
import dev.singlet.examples.github.model.Star;
import dev.singlet.examples.github.model.TargetType;
import dev.singlet.examples.github.model.User;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/**
 * A small GitHub around the repository {@code aws/toolbox}. Beside it is {@code aws/toolbox-2},
 * whose name begins alike and whose items must never be found in its place.
 */
final class Fixture {

  static final Instant T1 = Instant.parse("2024-01-15T08:00:00.000Z");
  static final Instant T2 = Instant.parse("2024-01-15T08:00:00.001Z");
  static final Instant T3 = Instant.parse("2024-02-29T00:00:00.000Z");
  static final Instant T4 = Instant.parse("2025-12-31T23:59:59.999Z");

  static final User ALICE = new User("alice", "alice@example.com", "Hi.", "pro", T1, T2);
  static final User BOB = new User("bob", "bob@example.com", null, null, T1, T1);
  static final Organization AWS = new Organization("aws", "Clouds", "enterprise", T1, T1);
  static final Organization AWSLABS = new Organization("awslabs", null, null, T1, T1);

  static final Membership ALICE_IN_AWS = new Membership("aws", "alice", "owner", T1, T1);
  static final Membership BOB_IN_AWS = new Membership("aws", "bob", "member", T2, T2);
  static final Membership BOB_IN_AWSLABS = new Membership("awslabs", "bob", "member", T2, T2);

  static final Repository TOOLBOX =
      new Repository("aws", "toolbox", "Tools", false, "Java", T1, T3);
  static final Repository TOOLBOX_2 = new Repository("aws", "toolbox-2", null, true, null, T2, T2);
  static final Repository SDK = new Repository("aws", "sdk", null, false, "Java", T1, T4);
  static final Repository DOTFILES = new Repository("alice", "dotfiles", null, false, null, T1, T1);

  static final Issue OPEN_2 = issue("toolbox", 2, IssueStatus.OPEN);
  static final Issue CLOSED_3 = issue("toolbox", 3, IssueStatus.CLOSED);
  static final Issue OPEN_9 = issue("toolbox", 9, IssueStatus.OPEN);
  static final Issue OPEN_10 = issue("toolbox", 10, IssueStatus.OPEN);
  static final Issue CLOSED_20 = issue("toolbox", 20, IssueStatus.CLOSED);
  static final Issue OPEN_100 = issue("toolbox", 100, IssueStatus.OPEN);
  static final Issue OF_TOOLBOX_2 = issue("toolbox-2", 2, IssueStatus.OPEN);

  static final PullRequest PR_OPEN_4 = pullRequest("toolbox", 4, PullRequestStatus.OPEN);
  static final PullRequest PR_MERGED_5 = pullRequest("toolbox", 5, PullRequestStatus.MERGED);
  static final PullRequest PR_CLOSED_6 = pullRequest("toolbox", 6, PullRequestStatus.CLOSED);
  static final PullRequest PR_OPEN_11 = pullRequest("toolbox", 11, PullRequestStatus.OPEN);
  static final PullRequest PR_MERGED_12 = pullRequest("toolbox", 12, PullRequestStatus.MERGED);
  static final PullRequest PR_CLOSED_13 = pullRequest("toolbox", 13, PullRequestStatus.CLOSED);
  static final PullRequest PR_OF_TOOLBOX_2 = pullRequest("toolbox-2", 4, PullRequestStatus.OPEN);

  static final IssueComment COMMENT_A = issueComment(2, "a");
  static final IssueComment COMMENT_B = issueComment(2, "b");
  static final IssueComment COMMENT_OF_20 = issueComment(20, "a");
  static final PRComment PR_COMMENT_A = prComment(4, "a");
  static final PRComment PR_COMMENT_B = prComment(4, "b");
  static final PRComment PR_COMMENT_OF_5 = prComment(5, "a");

  static final Reaction HEART =
      new Reaction("aws", "toolbox", TargetType.ISSUE, "2", "bob", "heart", T1, T1);
  static final Reaction ROCKET =
      new Reaction("aws", "toolbox", TargetType.PR, "2", "bob", "rocket", T1, T1);

  static final Fork FORK_OF_ALICE = new Fork("aws", "toolbox", "alice", "toolbox", T1, T1);
  static final Fork FORK_OF_BOB = new Fork("aws", "toolbox", "bob", "my-toolbox", T2, T2);
  static final Fork FORK_OF_TOOLBOX_2 = new Fork("aws", "toolbox-2", "bob", "toolbox-2", T2, T2);

  static final Star ALICE_LIKES_SDK = new Star("alice", "aws", "sdk", T1, T1, T1);
  static final Star ALICE_LIKES_TOOLBOX = new Star("alice", "aws", "toolbox", T2, T2, T2);
  static final Star ALICE_LIKES_TOOLBOX_2 = new Star("alice", "aws", "toolbox-2", T1, T1, T1);
  static final Star BOB_LIKES_TOOLBOX = new Star("bob", "aws", "toolbox", T1, T1, T1);

  static final Gist GIST_1 = new Gist("alice", "g1", "One", true, null, T1, T1);
  static final Gist GIST_2 =
      new Gist("alice", "g2", null, false, List.of(new GistFile("a", null, 1, "x")), T1, T1);
  static final Gist GIST_OF_BOB = new Gist("bob", "g1", null, true, null, T1, T1);

  static final Counter COUNTER = new Counter("aws", "toolbox", 100, T1, T4);

  static final List<GitHub> ALL =
      List.of(
          ALICE,
          BOB,
          AWS,
          AWSLABS,
          ALICE_IN_AWS,
          BOB_IN_AWS,
          BOB_IN_AWSLABS,
          TOOLBOX,
          TOOLBOX_2,
          SDK,
          DOTFILES,
          OPEN_2,
          CLOSED_3,
          OPEN_9,
          OPEN_10,
          CLOSED_20,
          OPEN_100,
          OF_TOOLBOX_2,
          PR_OPEN_4,
          PR_MERGED_5,
          PR_CLOSED_6,
          PR_OPEN_11,
          PR_MERGED_12,
          PR_CLOSED_13,
          PR_OF_TOOLBOX_2,
          COMMENT_A,
          COMMENT_B,
          COMMENT_OF_20,
          PR_COMMENT_A,
          PR_COMMENT_B,
          PR_COMMENT_OF_5,
          HEART,
          ROCKET,
          FORK_OF_ALICE,
          FORK_OF_BOB,
          FORK_OF_TOOLBOX_2,
          ALICE_LIKES_SDK,
          ALICE_LIKES_TOOLBOX,
          ALICE_LIKES_TOOLBOX_2,
          BOB_LIKES_TOOLBOX,
          GIST_1,
          GIST_2,
          GIST_OF_BOB,
          COUNTER);

  private Fixture() {}

  static Issue issue(String repoName, long number, IssueStatus status) {
    return new Issue(
        "aws",
        repoName,
        number,
        "Issue " + number,
        null,
        status,
        "alice",
        Set.of("bob"),
        Set.of("bug", "docs"),
        T1,
        T2);
  }

  private static PullRequest pullRequest(String repoName, long number, PullRequestStatus status) {
    return new PullRequest(
        "aws",
        repoName,
        number,
        "Pull request " + number,
        null,
        status,
        "bob",
        "fix",
        "main",
        null,
        T1,
        T2);
  }

  private static IssueComment issueComment(long number, String id) {
    return new IssueComment("aws", "toolbox", number, id, "Comment " + id, "bob", T1, T1);
  }

  private static PRComment prComment(long number, String id) {
    return new PRComment("aws", "toolbox", number, id, "Comment " + id, "alice", T1, T1);
  }
}
