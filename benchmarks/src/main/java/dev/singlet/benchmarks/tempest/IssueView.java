package dev.singlet.benchmarks.tempest;

import app.cash.tempest2.Attribute;
import app.cash.tempest2.ForIndex;
import dev.singlet.benchmarks.enhanced.MilestoneBean;
import dev.singlet.benchmarks.handwritten.Keys;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueStatus;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** An issue in the table. Tempest adds and takes away the prefixes of keys; it computes none. */
public record IssueView(
    @Attribute(name = "PK", prefix = "ISSUE#") String issueKey,
    @Attribute(name = "SK", prefix = Keys.ISSUE) String sortKey,
    @Attribute(name = "GSI1PK", prefix = "REPO#") String repoKey,
    @Attribute(name = "GSI1SK", prefix = "ISSUE#") String byRepoKey,
    @Attribute(name = "GSI2PK", prefix = "REPO#") String statusRepoKey,
    @Attribute(name = "GSI2SK", prefix = "STATUS#") String byStatusKey,
    @Attribute(name = "_et") String entity,
    String owner,
    String repoName,
    Long number,
    String title,
    String body,
    IssueStatus status,
    String author,
    Integer votes,
    Set<String> assignees,
    Set<String> labels,
    List<String> watchers,
    MilestoneBean milestone,
    Instant createdAt,
    Instant updatedAt) {

  /** The primary key. */
  public record Key(String issueKey, String sortKey) {}

  /** The key of GSI1. */
  @ForIndex(name = "GSI1")
  public record RepoKey(String repoKey, String byRepoKey, String issueKey, String sortKey) {}

  /** The view of an issue. */
  public static IssueView of(Issue issue) {
    return new IssueView(
        keyOf(Keys.issue(issue.owner(), issue.repoName(), issue.number()), "ISSUE#"),
        "",
        keyOf(Keys.repo(issue.owner(), issue.repoName()), "REPO#"),
        keyOf(Keys.byRepo(issue.number()), "ISSUE#"),
        keyOf(Keys.repo(issue.owner(), issue.repoName()), "REPO#"),
        keyOf(Keys.byStatus(issue.status(), issue.number()), "STATUS#"),
        "Issue",
        issue.owner(),
        issue.repoName(),
        issue.number(),
        issue.title(),
        issue.body(),
        issue.status(),
        issue.author(),
        issue.votes(),
        issue.assignees(),
        issue.labels(),
        issue.watchers(),
        MilestoneBean.of(issue.milestone()),
        issue.createdAt(),
        issue.updatedAt());
  }

  private static String keyOf(String key, String prefix) {
    return key.substring(prefix.length());
  }

  /** The issue of the view. */
  public Issue toIssue() {
    return new Issue(
        owner,
        repoName,
        number,
        title,
        body,
        status,
        author,
        votes,
        assignees,
        labels,
        watchers,
        milestone.toMilestone(),
        createdAt,
        updatedAt);
  }
}
