package dev.singlet.benchmarks.enhanced;

import dev.singlet.benchmarks.handwritten.Keys;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueStatus;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondaryPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondarySortKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/**
 * An issue as a bean. The key attributes are computed by their getters; what is read of them is
 * dropped.
 */
@DynamoDbBean
public class IssueBean {

  private String owner;
  private String repoName;
  private long number;
  private String title;
  private String body;
  private IssueStatus status;
  private String author;
  private Integer votes;
  private Set<String> assignees;
  private Set<String> labels;
  private List<String> watchers;
  private MilestoneBean milestone;
  private Instant createdAt;
  private Instant updatedAt;

  /** The bean of an issue. */
  public static IssueBean of(Issue issue) {
    IssueBean bean = new IssueBean();
    bean.owner = issue.owner();
    bean.repoName = issue.repoName();
    bean.number = issue.number();
    bean.title = issue.title();
    bean.body = issue.body();
    bean.status = issue.status();
    bean.author = issue.author();
    bean.votes = issue.votes();
    bean.assignees = issue.assignees();
    bean.labels = issue.labels();
    bean.watchers = issue.watchers();
    bean.milestone = MilestoneBean.of(issue.milestone());
    bean.createdAt = issue.createdAt();
    bean.updatedAt = issue.updatedAt();
    return bean;
  }

  /** The issue of the bean. */
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

  @DynamoDbPartitionKey
  @DynamoDbAttribute("PK")
  public String getPk() {
    return Keys.issue(owner, repoName, number);
  }

  public void setPk(String computed) {}

  @DynamoDbSortKey
  @DynamoDbAttribute("SK")
  public String getSk() {
    return Keys.ISSUE;
  }

  public void setSk(String computed) {}

  @DynamoDbSecondaryPartitionKey(indexNames = "GSI1")
  @DynamoDbAttribute("GSI1PK")
  public String getGsi1Pk() {
    return Keys.repo(owner, repoName);
  }

  public void setGsi1Pk(String computed) {}

  @DynamoDbSecondarySortKey(indexNames = "GSI1")
  @DynamoDbAttribute("GSI1SK")
  public String getGsi1Sk() {
    return Keys.byRepo(number);
  }

  public void setGsi1Sk(String computed) {}

  @DynamoDbSecondaryPartitionKey(indexNames = "GSI2")
  @DynamoDbAttribute("GSI2PK")
  public String getGsi2Pk() {
    return Keys.repo(owner, repoName);
  }

  public void setGsi2Pk(String computed) {}

  @DynamoDbSecondarySortKey(indexNames = "GSI2")
  @DynamoDbAttribute("GSI2SK")
  public String getGsi2Sk() {
    return Keys.byStatus(status, number);
  }

  public void setGsi2Sk(String computed) {}

  @DynamoDbAttribute("_et")
  public String getEntity() {
    return "Issue";
  }

  public void setEntity(String computed) {}

  public String getOwner() {
    return owner;
  }

  public void setOwner(String owner) {
    this.owner = owner;
  }

  public String getRepoName() {
    return repoName;
  }

  public void setRepoName(String repoName) {
    this.repoName = repoName;
  }

  public long getNumber() {
    return number;
  }

  public void setNumber(long number) {
    this.number = number;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public String getBody() {
    return body;
  }

  public void setBody(String body) {
    this.body = body;
  }

  public IssueStatus getStatus() {
    return status;
  }

  public void setStatus(IssueStatus status) {
    this.status = status;
  }

  public String getAuthor() {
    return author;
  }

  public void setAuthor(String author) {
    this.author = author;
  }

  public Integer getVotes() {
    return votes;
  }

  public void setVotes(Integer votes) {
    this.votes = votes;
  }

  public Set<String> getAssignees() {
    return assignees;
  }

  public void setAssignees(Set<String> assignees) {
    this.assignees = assignees;
  }

  public Set<String> getLabels() {
    return labels;
  }

  public void setLabels(Set<String> labels) {
    this.labels = labels;
  }

  public List<String> getWatchers() {
    return watchers;
  }

  public void setWatchers(List<String> watchers) {
    this.watchers = watchers;
  }

  public MilestoneBean getMilestone() {
    return milestone;
  }

  public void setMilestone(MilestoneBean milestone) {
    this.milestone = milestone;
  }

  public Instant getCreatedAt() {
    return createdAt;
  }

  public void setCreatedAt(Instant createdAt) {
    this.createdAt = createdAt;
  }

  public Instant getUpdatedAt() {
    return updatedAt;
  }

  public void setUpdatedAt(Instant updatedAt) {
    this.updatedAt = updatedAt;
  }
}
