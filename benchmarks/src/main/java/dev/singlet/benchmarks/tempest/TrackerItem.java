package dev.singlet.benchmarks.tempest;

import dev.singlet.benchmarks.enhanced.MilestoneBean;
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
 * A row of the table. Tempest finds the attributes by the names of the fields, and wants key
 * attributes that can be set.
 */
@DynamoDbBean
public class TrackerItem {

  private String PK;
  private String SK;
  private String GSI1PK;
  private String GSI1SK;
  private String GSI2PK;
  private String GSI2SK;
  private String _et;
  private String owner;
  private String repoName;
  private Long number;
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

  @DynamoDbPartitionKey
  @DynamoDbAttribute("PK")
  public String getPk() {
    return PK;
  }

  public void setPk(String value) {
    PK = value;
  }

  @DynamoDbSortKey
  @DynamoDbAttribute("SK")
  public String getSk() {
    return SK;
  }

  public void setSk(String value) {
    SK = value;
  }

  @DynamoDbSecondaryPartitionKey(indexNames = "GSI1")
  @DynamoDbAttribute("GSI1PK")
  public String getGsi1Pk() {
    return GSI1PK;
  }

  public void setGsi1Pk(String value) {
    GSI1PK = value;
  }

  @DynamoDbSecondarySortKey(indexNames = "GSI1")
  @DynamoDbAttribute("GSI1SK")
  public String getGsi1Sk() {
    return GSI1SK;
  }

  public void setGsi1Sk(String value) {
    GSI1SK = value;
  }

  @DynamoDbSecondaryPartitionKey(indexNames = "GSI2")
  @DynamoDbAttribute("GSI2PK")
  public String getGsi2Pk() {
    return GSI2PK;
  }

  public void setGsi2Pk(String value) {
    GSI2PK = value;
  }

  @DynamoDbSecondarySortKey(indexNames = "GSI2")
  @DynamoDbAttribute("GSI2SK")
  public String getGsi2Sk() {
    return GSI2SK;
  }

  public void setGsi2Sk(String value) {
    GSI2SK = value;
  }

  @DynamoDbAttribute("_et")
  public String getEntity() {
    return _et;
  }

  public void setEntity(String value) {
    _et = value;
  }

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

  public Long getNumber() {
    return number;
  }

  public void setNumber(Long number) {
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
