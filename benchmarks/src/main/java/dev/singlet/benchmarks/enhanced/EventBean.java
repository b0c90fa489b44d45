package dev.singlet.benchmarks.enhanced;

import dev.singlet.benchmarks.handwritten.Keys;
import dev.singlet.benchmarks.model.Event;
import java.time.Instant;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** An event as a bean. */
@DynamoDbBean
public class EventBean {

  private String owner;
  private String repoName;
  private long number;
  private long eventNumber;
  private String actor;
  private String action;
  private String detail;
  private Instant at;

  public static EventBean of(Event event) {
    EventBean bean = new EventBean();
    bean.owner = event.owner();
    bean.repoName = event.repoName();
    bean.number = event.number();
    bean.eventNumber = event.eventNumber();
    bean.actor = event.actor();
    bean.action = event.action();
    bean.detail = event.detail();
    bean.at = event.at();
    return bean;
  }

  public Event toEvent() {
    return new Event(owner, repoName, number, eventNumber, actor, action, detail, at);
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
    return Keys.event(eventNumber);
  }

  public void setSk(String computed) {}

  @DynamoDbAttribute("_et")
  public String getEntity() {
    return "Event";
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

  public long getEventNumber() {
    return eventNumber;
  }

  public void setEventNumber(long eventNumber) {
    this.eventNumber = eventNumber;
  }

  public String getActor() {
    return actor;
  }

  public void setActor(String actor) {
    this.actor = actor;
  }

  public String getAction() {
    return action;
  }

  public void setAction(String action) {
    this.action = action;
  }

  public String getDetail() {
    return detail;
  }

  public void setDetail(String detail) {
    this.detail = detail;
  }

  public Instant getAt() {
    return at;
  }

  public void setAt(Instant at) {
    this.at = at;
  }
}
