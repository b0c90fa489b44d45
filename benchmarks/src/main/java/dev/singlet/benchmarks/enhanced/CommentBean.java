package dev.singlet.benchmarks.enhanced;

import dev.singlet.benchmarks.handwritten.Keys;
import dev.singlet.benchmarks.model.Comment;
import java.time.Instant;
import java.util.Set;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** A comment as a bean. */
@DynamoDbBean
public class CommentBean {

  private String owner;
  private String repoName;
  private long number;
  private long commentNumber;
  private String author;
  private String text;
  private Set<String> reactions;
  private Instant createdAt;

  public static CommentBean of(Comment comment) {
    CommentBean bean = new CommentBean();
    bean.owner = comment.owner();
    bean.repoName = comment.repoName();
    bean.number = comment.number();
    bean.commentNumber = comment.commentNumber();
    bean.author = comment.author();
    bean.text = comment.text();
    bean.reactions = comment.reactions();
    bean.createdAt = comment.createdAt();
    return bean;
  }

  public Comment toComment() {
    return new Comment(owner, repoName, number, commentNumber, author, text, reactions, createdAt);
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
    return Keys.comment(commentNumber);
  }

  public void setSk(String computed) {}

  @DynamoDbAttribute("_et")
  public String getEntity() {
    return "Comment";
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

  public long getCommentNumber() {
    return commentNumber;
  }

  public void setCommentNumber(long commentNumber) {
    this.commentNumber = commentNumber;
  }

  public String getAuthor() {
    return author;
  }

  public void setAuthor(String author) {
    this.author = author;
  }

  public String getText() {
    return text;
  }

  public void setText(String text) {
    this.text = text;
  }

  public Set<String> getReactions() {
    return reactions;
  }

  public void setReactions(Set<String> reactions) {
    this.reactions = reactions;
  }

  public Instant getCreatedAt() {
    return createdAt;
  }

  public void setCreatedAt(Instant createdAt) {
    this.createdAt = createdAt;
  }
}
