package dev.singlet.examples.github;

import static dev.singlet.examples.github.Fixture.CLOSED_20;
import static dev.singlet.examples.github.Fixture.CLOSED_3;
import static dev.singlet.examples.github.Fixture.COMMENT_A;
import static dev.singlet.examples.github.Fixture.COMMENT_B;
import static dev.singlet.examples.github.Fixture.COMMENT_OF_20;
import static dev.singlet.examples.github.Fixture.HEART;
import static dev.singlet.examples.github.Fixture.OPEN_10;
import static dev.singlet.examples.github.Fixture.OPEN_100;
import static dev.singlet.examples.github.Fixture.OPEN_2;
import static dev.singlet.examples.github.Fixture.OPEN_9;
import static dev.singlet.examples.github.Fixture.PR_CLOSED_13;
import static dev.singlet.examples.github.Fixture.PR_CLOSED_6;
import static dev.singlet.examples.github.Fixture.PR_COMMENT_A;
import static dev.singlet.examples.github.Fixture.PR_COMMENT_B;
import static dev.singlet.examples.github.Fixture.PR_COMMENT_OF_5;
import static dev.singlet.examples.github.Fixture.PR_MERGED_12;
import static dev.singlet.examples.github.Fixture.PR_MERGED_5;
import static dev.singlet.examples.github.Fixture.PR_OPEN_11;
import static dev.singlet.examples.github.Fixture.PR_OPEN_4;
import static dev.singlet.examples.github.Fixture.ROCKET;

import dev.singlet.examples.github.model.TargetType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Issues and pull requests, their comments and reactions. */
class DiscussionAccessPatternsTest extends AccessPatternTest {

  @Test
  void pattern05IssueByRepositoryAndNumber() {
    assertGet(
        AccessPatterns.issue("aws", "toolbox", 9),
        "GetItem: PK = \"ISSUE#aws#toolbox#00000009\" AND SK = \"ISSUE#aws#toolbox#00000009\"",
        OPEN_9);
    assertMissing(AccessPatterns.issue("aws", "toolbox", 4));
  }

  @Test
  void pattern06AllIssuesOfARepository() {
    assertQuery(
        AccessPatterns.issuesOf("aws", "toolbox"),
        List.of("Query GSI1: GSI1PK = \"ISSUE#aws#toolbox\" AND begins_with(GSI1SK, \"ISSUE#\")"),
        OPEN_2,
        CLOSED_3,
        OPEN_9,
        OPEN_10,
        CLOSED_20,
        OPEN_100);
  }

  @Test
  void pattern07OpenIssuesNewestFirst() {
    assertQuery(
        AccessPatterns.openIssuesOf("aws", "toolbox"),
        List.of(
            "Query GSI4: GSI4PK = \"ISSUE#aws#toolbox\" AND begins_with(GSI4SK, \"ISSUE#OPEN#\")"),
        OPEN_100,
        OPEN_10,
        OPEN_9,
        OPEN_2);
  }

  @Test
  void pattern08ClosedIssuesOldestFirst() {
    assertQuery(
        AccessPatterns.closedIssuesOf("aws", "toolbox"),
        List.of(
            "Query GSI4: GSI4PK = \"ISSUE#aws#toolbox\""
                + " AND begins_with(GSI4SK, \"#ISSUE#CLOSED#\")"),
        CLOSED_3,
        CLOSED_20);
  }

  @Test
  void pattern15PullRequestByNumber() {
    assertGet(
        AccessPatterns.pullRequest("aws", "toolbox", 5),
        "GetItem: PK = \"PR#aws#toolbox#00000005\" AND SK = \"PR#aws#toolbox#00000005\"",
        PR_MERGED_5);
    assertMissing(AccessPatterns.pullRequest("aws", "toolbox", 2));
  }

  @Test
  void pattern15AllPullRequests() {
    assertQuery(
        AccessPatterns.pullRequestsOf("aws", "toolbox"),
        List.of("Query GSI1: GSI1PK = \"PR#aws#toolbox\" AND begins_with(GSI1SK, \"PR#\")"),
        PR_OPEN_4,
        PR_MERGED_5,
        PR_CLOSED_6,
        PR_OPEN_11,
        PR_MERGED_12,
        PR_CLOSED_13);
  }

  @Test
  void pattern15OpenPullRequestsNewestFirst() {
    assertQuery(
        AccessPatterns.openPullRequestsOf("aws", "toolbox"),
        List.of("Query GSI4: GSI4PK = \"PR#aws#toolbox\" AND begins_with(GSI4SK, \"PR#OPEN#\")"),
        PR_OPEN_11,
        PR_OPEN_4);
  }

  @Test
  void pattern15ClosedPullRequestsOldestFirst() {
    assertQuery(
        AccessPatterns.closedPullRequestsOf("aws", "toolbox"),
        List.of("Query GSI4: GSI4PK = \"PR#aws#toolbox\" AND begins_with(GSI4SK, \"#PR#CLOSED#\")"),
        PR_CLOSED_6,
        PR_CLOSED_13);
  }

  @Test
  void pattern15MergedPullRequestsOldestFirst() {
    assertQuery(
        AccessPatterns.mergedPullRequestsOf("aws", "toolbox"),
        List.of("Query GSI4: GSI4PK = \"PR#aws#toolbox\" AND begins_with(GSI4SK, \"#PR#MERGED#\")"),
        PR_MERGED_5,
        PR_MERGED_12);
  }

  @Test
  void pattern16CommentsOfAnIssue() {
    assertQuery(
        AccessPatterns.issueCommentsOf("aws", "toolbox", 2),
        List.of(
            "Query table: PK = \"ISSUECOMMENT#aws#toolbox#2\""
                + " AND begins_with(SK, \"ISSUECOMMENT#\")"),
        COMMENT_A,
        COMMENT_B);
  }

  @Test
  void pattern16OneCommentOfAnIssue() {
    assertGet(
        AccessPatterns.issueComment("aws", "toolbox", 20, "a"),
        "GetItem: PK = \"ISSUECOMMENT#aws#toolbox#20\" AND SK = \"ISSUECOMMENT#a\"",
        COMMENT_OF_20);
    assertMissing(AccessPatterns.issueComment("aws", "toolbox", 20, "b"));
  }

  @Test
  void pattern16CommentsOfAPullRequest() {
    assertQuery(
        AccessPatterns.prCommentsOf("aws", "toolbox", 4),
        List.of(
            "Query table: PK = \"PRCOMMENT#aws#toolbox#4\" AND begins_with(SK, \"PRCOMMENT#\")"),
        PR_COMMENT_A,
        PR_COMMENT_B);
  }

  @Test
  void pattern16OneCommentOfAPullRequest() {
    assertGet(
        AccessPatterns.prComment("aws", "toolbox", 5, "a"),
        "GetItem: PK = \"PRCOMMENT#aws#toolbox#5\" AND SK = \"PRCOMMENT#a\"",
        PR_COMMENT_OF_5);
    assertMissing(AccessPatterns.prComment("aws", "toolbox", 5, "b"));
  }

  @Test
  void pattern17ReactionOfAUserToATarget() {
    assertGet(
        AccessPatterns.reaction(TargetType.ISSUE, "aws", "toolbox", "2", "bob"),
        "GetItem: PK = \"ISSUEREACTION#aws#toolbox#2#bob\""
            + " AND SK = \"ISSUEREACTION#aws#toolbox#2#bob\"",
        HEART);
    assertGet(
        AccessPatterns.reaction(TargetType.PR, "aws", "toolbox", "2", "bob"),
        "GetItem: PK = \"PRREACTION#aws#toolbox#2#bob\""
            + " AND SK = \"PRREACTION#aws#toolbox#2#bob\"",
        ROCKET);
    assertMissing(AccessPatterns.reaction(TargetType.ISSUE, "aws", "toolbox", "2", "alice"));
  }
}
