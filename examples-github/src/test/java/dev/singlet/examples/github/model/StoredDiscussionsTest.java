package dev.singlet.examples.github.model;

import static dev.singlet.examples.github.model.Attributes.item;
import static dev.singlet.examples.github.model.Attributes.n;
import static dev.singlet.examples.github.model.Attributes.s;
import static dev.singlet.examples.github.model.Attributes.ss;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** Issues, pull requests, comments and reactions, attribute for attribute. */
class StoredDiscussionsTest extends StoredItemTest {

  @Test
  void openIssue() {
    assertStored(
        IssueEntity.put(
            IssueEntity.builder()
                .owner("aws")
                .repoName("toolbox")
                .issueNumber(42)
                .title("It fails")
                .body("Often.")
                .status(IssueStatus.OPEN)
                .author("alice")
                .assignees(Set.of("bob", "carol"))
                .labels(Set.of("bug"))
                .build()),
        item(
            s("PK", "ISSUE#aws#toolbox#00000042"),
            s("SK", "ISSUE#aws#toolbox#00000042"),
            s("GSI1PK", "ISSUE#aws#toolbox"),
            s("GSI1SK", "ISSUE#00000042"),
            s("GSI4PK", "ISSUE#aws#toolbox"),
            s("GSI4SK", "ISSUE#OPEN#99999957"),
            s("_et", "Issue"),
            s("_ct", NOW),
            s("_md", NOW),
            s("owner", "aws"),
            s("repo_name", "toolbox"),
            n("issue_number", 42),
            s("title", "It fails"),
            s("body", "Often."),
            s("status", "open"),
            s("author", "alice"),
            ss("assignees", "bob", "carol"),
            ss("labels", "bug")));
  }

  @Test
  void closedIssue() {
    assertStored(
        IssueEntity.put(
            IssueEntity.builder()
                .owner("aws")
                .repoName("toolbox")
                .issueNumber(99_999_999)
                .title("It fails")
                .status(IssueStatus.CLOSED)
                .author("alice")
                .build()),
        item(
            s("PK", "ISSUE#aws#toolbox#99999999"),
            s("SK", "ISSUE#aws#toolbox#99999999"),
            s("GSI1PK", "ISSUE#aws#toolbox"),
            s("GSI1SK", "ISSUE#99999999"),
            s("GSI4PK", "ISSUE#aws#toolbox"),
            s("GSI4SK", "#ISSUE#CLOSED#99999999"),
            s("_et", "Issue"),
            s("_ct", NOW),
            s("_md", NOW),
            s("owner", "aws"),
            s("repo_name", "toolbox"),
            n("issue_number", 99_999_999),
            s("title", "It fails"),
            s("status", "closed"),
            s("author", "alice")));
  }

  @Test
  void issueIsOpenByDefault() {
    assertStored(
        IssueEntity.put(
            IssueEntity.builder()
                .owner("aws")
                .repoName("toolbox")
                .issueNumber(1)
                .title("First")
                .author("alice")
                .build()),
        item(
            s("PK", "ISSUE#aws#toolbox#00000001"),
            s("SK", "ISSUE#aws#toolbox#00000001"),
            s("GSI1PK", "ISSUE#aws#toolbox"),
            s("GSI1SK", "ISSUE#00000001"),
            s("GSI4PK", "ISSUE#aws#toolbox"),
            s("GSI4SK", "ISSUE#OPEN#99999998"),
            s("_et", "Issue"),
            s("_ct", NOW),
            s("_md", NOW),
            s("owner", "aws"),
            s("repo_name", "toolbox"),
            n("issue_number", 1),
            s("title", "First"),
            s("status", "open"),
            s("author", "alice")));
  }

  @Test
  void openPullRequest() {
    assertStored(
        PullRequestEntity.put(pullRequest().body("Closes #42.").build()),
        item(
            s("PK", "PR#aws#toolbox#00000043"),
            s("SK", "PR#aws#toolbox#00000043"),
            s("GSI1PK", "PR#aws#toolbox"),
            s("GSI1SK", "PR#00000043"),
            s("GSI4PK", "PR#aws#toolbox"),
            s("GSI4SK", "PR#OPEN#99999956"),
            s("_et", "PullRequest"),
            s("_ct", NOW),
            s("_md", NOW),
            s("owner", "aws"),
            s("repo_name", "toolbox"),
            n("pr_number", 43),
            s("title", "Fix it"),
            s("body", "Closes #42."),
            s("status", "open"),
            s("author", "bob"),
            s("source_branch", "fix"),
            s("target_branch", "main")));
  }

  @Test
  void mergedPullRequest() {
    assertStored(
        PullRequestEntity.put(
            pullRequest().status(PullRequestStatus.MERGED).mergeCommitSha("c0ffee").build()),
        item(
            s("PK", "PR#aws#toolbox#00000043"),
            s("SK", "PR#aws#toolbox#00000043"),
            s("GSI1PK", "PR#aws#toolbox"),
            s("GSI1SK", "PR#00000043"),
            s("GSI4PK", "PR#aws#toolbox"),
            s("GSI4SK", "#PR#MERGED#00000043"),
            s("_et", "PullRequest"),
            s("_ct", NOW),
            s("_md", NOW),
            s("owner", "aws"),
            s("repo_name", "toolbox"),
            n("pr_number", 43),
            s("title", "Fix it"),
            s("status", "merged"),
            s("author", "bob"),
            s("source_branch", "fix"),
            s("target_branch", "main"),
            s("merge_commit_sha", "c0ffee")));
  }

  @Test
  void closedPullRequest() {
    assertStored(
        PullRequestEntity.put(pullRequest().status(PullRequestStatus.CLOSED).build()),
        item(
            s("PK", "PR#aws#toolbox#00000043"),
            s("SK", "PR#aws#toolbox#00000043"),
            s("GSI1PK", "PR#aws#toolbox"),
            s("GSI1SK", "PR#00000043"),
            s("GSI4PK", "PR#aws#toolbox"),
            s("GSI4SK", "#PR#CLOSED#00000043"),
            s("_et", "PullRequest"),
            s("_ct", NOW),
            s("_md", NOW),
            s("owner", "aws"),
            s("repo_name", "toolbox"),
            n("pr_number", 43),
            s("title", "Fix it"),
            s("status", "closed"),
            s("author", "bob"),
            s("source_branch", "fix"),
            s("target_branch", "main")));
  }

  @Test
  void issueComment() {
    assertStored(
        IssueCommentEntity.put(
            IssueCommentEntity.builder()
                .owner("aws")
                .repoName("toolbox")
                .issueNumber(42)
                .commentId("c1")
                .body("Me too.")
                .author("carol")
                .build()),
        item(
            s("PK", "ISSUECOMMENT#aws#toolbox#42"),
            s("SK", "ISSUECOMMENT#c1"),
            s("_et", "IssueComment"),
            s("_ct", NOW),
            s("_md", NOW),
            s("owner", "aws"),
            s("repo_name", "toolbox"),
            n("issue_number", 42),
            s("comment_id", "c1"),
            s("body", "Me too."),
            s("author", "carol")));
  }

  @Test
  void prComment() {
    assertStored(
        PRCommentEntity.put(
            PRCommentEntity.builder()
                .owner("aws")
                .repoName("toolbox")
                .prNumber(43)
                .commentId("c2")
                .body("Looks good.")
                .author("alice")
                .build()),
        item(
            s("PK", "PRCOMMENT#aws#toolbox#43"),
            s("SK", "PRCOMMENT#c2"),
            s("_et", "PRComment"),
            s("_ct", NOW),
            s("_md", NOW),
            s("owner", "aws"),
            s("repo_name", "toolbox"),
            n("pr_number", 43),
            s("comment_id", "c2"),
            s("body", "Looks good."),
            s("author", "alice")));
  }

  @Test
  void reaction() {
    assertStored(
        ReactionEntity.put(
            ReactionEntity.builder()
                .owner("aws")
                .repoName("toolbox")
                .targetType(TargetType.ISSUECOMMENT)
                .targetId("c1")
                .user("bob")
                .emoji("heart")
                .build()),
        item(
            s("PK", "ISSUECOMMENTREACTION#aws#toolbox#c1#bob"),
            s("SK", "ISSUECOMMENTREACTION#aws#toolbox#c1#bob"),
            s("_et", "Reaction"),
            s("_ct", NOW),
            s("_md", NOW),
            s("owner", "aws"),
            s("repo_name", "toolbox"),
            s("target_type", "ISSUECOMMENT"),
            s("target_id", "c1"),
            s("user", "bob"),
            s("emoji", "heart")));
  }

  private static PullRequestEntity.Builder pullRequest() {
    return PullRequestEntity.builder()
        .owner("aws")
        .repoName("toolbox")
        .prNumber(43)
        .title("Fix it")
        .author("bob")
        .sourceBranch("fix")
        .targetBranch("main");
  }
}
