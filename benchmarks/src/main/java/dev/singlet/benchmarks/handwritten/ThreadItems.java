package dev.singlet.benchmarks.handwritten;

import static dev.singlet.benchmarks.handwritten.IssueItems.get;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createS;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createSs;

import dev.singlet.benchmarks.model.Comment;
import dev.singlet.benchmarks.model.Event;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueThread;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Issues, comments and events as items. */
public final class ThreadItems {

  private ThreadItems() {}

  /** The item of any of them. */
  public static Map<String, AttributeValue> toItem(IssueThread entity) {
    if (entity instanceof Comment comment) {
      return toItem(comment);
    }
    if (entity instanceof Event event) {
      return toItem(event);
    }
    return IssueItems.toItem((Issue) entity);
  }

  /** The entity that an item names. */
  public static IssueThread fromItem(Map<String, AttributeValue> item) {
    String type = get(item, "_et").s();
    return switch (type) {
      case "Issue" -> IssueItems.fromItem(item);
      case "Comment" -> comment(item);
      case "Event" -> event(item);
      default -> throw new IllegalArgumentException("An item of the unknown type " + type);
    };
  }

  private static Map<String, AttributeValue> toItem(Comment comment) {
    Map<String, AttributeValue> item = new HashMap<>(16);
    item.put("PK", createS(Keys.issue(comment.owner(), comment.repoName(), comment.number())));
    item.put("SK", createS(Keys.comment(comment.commentNumber())));
    item.put("_et", createS("Comment"));
    item.put("owner", createS(comment.owner()));
    item.put("repoName", createS(comment.repoName()));
    item.put("number", createN(Long.toString(comment.number())));
    item.put("commentNumber", createN(Long.toString(comment.commentNumber())));
    item.put("author", createS(comment.author()));
    item.put("text", createS(comment.text()));
    if (!comment.reactions().isEmpty()) {
      item.put("reactions", createSs(List.copyOf(comment.reactions())));
    }
    item.put("createdAt", Times.write(comment.createdAt()));
    return item;
  }

  private static Comment comment(Map<String, AttributeValue> item) {
    return new Comment(
        get(item, "owner").s(),
        get(item, "repoName").s(),
        Long.parseLong(get(item, "number").n()),
        Long.parseLong(get(item, "commentNumber").n()),
        get(item, "author").s(),
        get(item, "text").s(),
        IssueItems.texts(item.get("reactions")),
        Times.read(get(item, "createdAt")));
  }

  private static Map<String, AttributeValue> toItem(Event event) {
    Map<String, AttributeValue> item = new HashMap<>(16);
    item.put("PK", createS(Keys.issue(event.owner(), event.repoName(), event.number())));
    item.put("SK", createS(Keys.event(event.eventNumber())));
    item.put("_et", createS("Event"));
    item.put("owner", createS(event.owner()));
    item.put("repoName", createS(event.repoName()));
    item.put("number", createN(Long.toString(event.number())));
    item.put("eventNumber", createN(Long.toString(event.eventNumber())));
    item.put("actor", createS(event.actor()));
    item.put("action", createS(event.action()));
    if (event.detail() != null) {
      item.put("detail", createS(event.detail()));
    }
    item.put("at", Times.write(event.at()));
    return item;
  }

  private static Event event(Map<String, AttributeValue> item) {
    AttributeValue detail = item.get("detail");
    return new Event(
        get(item, "owner").s(),
        get(item, "repoName").s(),
        Long.parseLong(get(item, "number").n()),
        Long.parseLong(get(item, "eventNumber").n()),
        get(item, "actor").s(),
        get(item, "action").s(),
        detail == null ? null : detail.s(),
        Times.read(get(item, "at")));
  }
}
