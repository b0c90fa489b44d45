package dev.singlet.benchmarks.enhanced;

import dev.singlet.benchmarks.handwritten.Keys;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueStatus;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbIgnore;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondaryPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondarySortKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** An issue as an immutable object with a builder, which drops what is read of key attributes. */
@DynamoDbImmutable(builder = ImmutableIssue.Builder.class)
public final class ImmutableIssue {

  private final String owner;
  private final String repoName;
  private final long number;
  private final String title;
  private final String body;
  private final IssueStatus status;
  private final String author;
  private final Integer votes;
  private final Set<String> assignees;
  private final Set<String> labels;
  private final List<String> watchers;
  private final ImmutableMilestone milestone;
  private final Instant createdAt;
  private final Instant updatedAt;

  private ImmutableIssue(Builder builder) {
    owner = builder.owner;
    repoName = builder.repoName;
    number = builder.number;
    title = builder.title;
    body = builder.body;
    status = builder.status;
    author = builder.author;
    votes = builder.votes;
    assignees = builder.assignees;
    labels = builder.labels;
    watchers = builder.watchers;
    milestone = builder.milestone;
    createdAt = builder.createdAt;
    updatedAt = builder.updatedAt;
  }

  /** The object of an issue. */
  public static ImmutableIssue of(Issue issue) {
    return builder()
        .owner(issue.owner())
        .repoName(issue.repoName())
        .number(issue.number())
        .title(issue.title())
        .body(issue.body())
        .status(issue.status())
        .author(issue.author())
        .votes(issue.votes())
        .assignees(issue.assignees())
        .labels(issue.labels())
        .watchers(issue.watchers())
        .milestone(ImmutableMilestone.of(issue.milestone()))
        .createdAt(issue.createdAt())
        .updatedAt(issue.updatedAt())
        .build();
  }

  /** The issue of the object. */
  @DynamoDbIgnore
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

  public static Builder builder() {
    return new Builder();
  }

  @DynamoDbPartitionKey
  @DynamoDbAttribute("PK")
  public String pk() {
    return Keys.issue(owner, repoName, number);
  }

  @DynamoDbSortKey
  @DynamoDbAttribute("SK")
  public String sk() {
    return Keys.ISSUE;
  }

  @DynamoDbSecondaryPartitionKey(indexNames = "GSI1")
  @DynamoDbAttribute("GSI1PK")
  public String gsi1Pk() {
    return Keys.repo(owner, repoName);
  }

  @DynamoDbSecondarySortKey(indexNames = "GSI1")
  @DynamoDbAttribute("GSI1SK")
  public String gsi1Sk() {
    return Keys.byRepo(number);
  }

  @DynamoDbSecondaryPartitionKey(indexNames = "GSI2")
  @DynamoDbAttribute("GSI2PK")
  public String gsi2Pk() {
    return Keys.repo(owner, repoName);
  }

  @DynamoDbSecondarySortKey(indexNames = "GSI2")
  @DynamoDbAttribute("GSI2SK")
  public String gsi2Sk() {
    return Keys.byStatus(status, number);
  }

  @DynamoDbAttribute("_et")
  public String entity() {
    return "Issue";
  }

  public String owner() {
    return owner;
  }

  public String repoName() {
    return repoName;
  }

  public long number() {
    return number;
  }

  public String title() {
    return title;
  }

  public String body() {
    return body;
  }

  public IssueStatus status() {
    return status;
  }

  public String author() {
    return author;
  }

  public Integer votes() {
    return votes;
  }

  public Set<String> assignees() {
    return assignees;
  }

  public Set<String> labels() {
    return labels;
  }

  public List<String> watchers() {
    return watchers;
  }

  public ImmutableMilestone milestone() {
    return milestone;
  }

  public Instant createdAt() {
    return createdAt;
  }

  public Instant updatedAt() {
    return updatedAt;
  }

  /** Sets the attributes of an issue. */
  public static final class Builder {

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
    private ImmutableMilestone milestone;
    private Instant createdAt;
    private Instant updatedAt;

    private Builder() {}

    public Builder pk(String computed) {
      return this;
    }

    public Builder sk(String computed) {
      return this;
    }

    public Builder gsi1Pk(String computed) {
      return this;
    }

    public Builder gsi1Sk(String computed) {
      return this;
    }

    public Builder gsi2Pk(String computed) {
      return this;
    }

    public Builder gsi2Sk(String computed) {
      return this;
    }

    public Builder entity(String computed) {
      return this;
    }

    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    public Builder repoName(String repoName) {
      this.repoName = repoName;
      return this;
    }

    public Builder number(long number) {
      this.number = number;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder body(String body) {
      this.body = body;
      return this;
    }

    public Builder status(IssueStatus status) {
      this.status = status;
      return this;
    }

    public Builder author(String author) {
      this.author = author;
      return this;
    }

    public Builder votes(Integer votes) {
      this.votes = votes;
      return this;
    }

    public Builder assignees(Set<String> assignees) {
      this.assignees = assignees;
      return this;
    }

    public Builder labels(Set<String> labels) {
      this.labels = labels;
      return this;
    }

    public Builder watchers(List<String> watchers) {
      this.watchers = watchers;
      return this;
    }

    public Builder milestone(ImmutableMilestone milestone) {
      this.milestone = milestone;
      return this;
    }

    public Builder createdAt(Instant createdAt) {
      this.createdAt = createdAt;
      return this;
    }

    public Builder updatedAt(Instant updatedAt) {
      this.updatedAt = updatedAt;
      return this;
    }

    public ImmutableIssue build() {
      return new ImmutableIssue(this);
    }
  }
}
