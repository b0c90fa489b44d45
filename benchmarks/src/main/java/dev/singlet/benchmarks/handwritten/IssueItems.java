package dev.singlet.benchmarks.handwritten;

import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createBool;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createS;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createSs;

import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueStatus;
import dev.singlet.benchmarks.model.Milestone;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Issues as items. */
public final class IssueItems {

  private IssueItems() {}

  /** The item of an issue. */
  public static Map<String, AttributeValue> toItem(Issue issue) {
    // 21 attributes, at a load factor of 3/4.
    Map<String, AttributeValue> item = new HashMap<>(29);
    item.put("PK", createS(Keys.issue(issue.owner(), issue.repoName(), issue.number())));
    item.put("SK", createS(Keys.ISSUE));
    item.put("GSI1PK", createS(Keys.repo(issue.owner(), issue.repoName())));
    item.put("GSI1SK", createS(Keys.byRepo(issue.number())));
    item.put("GSI2PK", createS(Keys.repo(issue.owner(), issue.repoName())));
    item.put("GSI2SK", createS(Keys.byStatus(issue.status(), issue.number())));
    item.put("_et", createS("Issue"));
    item.put("owner", createS(issue.owner()));
    item.put("repoName", createS(issue.repoName()));
    item.put("number", createN(Long.toString(issue.number())));
    item.put("title", createS(issue.title()));
    if (issue.body() != null) {
      item.put("body", createS(issue.body()));
    }
    item.put("status", createS(issue.status().name()));
    item.put("author", createS(issue.author()));
    item.put("votes", createN(Integer.toString(issue.votes())));
    if (!issue.assignees().isEmpty()) {
      item.put("assignees", createSs(List.copyOf(issue.assignees())));
    }
    if (!issue.labels().isEmpty()) {
      item.put("labels", createSs(List.copyOf(issue.labels())));
    }
    List<AttributeValue> watchers = new ArrayList<>(issue.watchers().size());
    for (String watcher : issue.watchers()) {
      watchers.add(createS(watcher));
    }
    item.put("watchers", createL(watchers));
    item.put("milestone", createM(toMap(issue.milestone())));
    item.put("createdAt", Times.write(issue.createdAt()));
    item.put("updatedAt", Times.write(issue.updatedAt()));
    return item;
  }

  private static Map<String, AttributeValue> toMap(Milestone milestone) {
    Map<String, AttributeValue> map = new HashMap<>(5);
    map.put("number", createN(Integer.toString(milestone.number())));
    map.put("title", createS(milestone.title()));
    map.put("open", createBool(milestone.open()));
    return map;
  }

  /** The issue of an item. */
  public static Issue fromItem(Map<String, AttributeValue> item) {
    AttributeValue body = item.get("body");
    List<AttributeValue> stored = get(item, "watchers").l();
    List<String> watchers = new ArrayList<>(stored.size());
    for (AttributeValue watcher : stored) {
      watchers.add(watcher.s());
    }
    return new Issue(
        get(item, "owner").s(),
        get(item, "repoName").s(),
        Long.parseLong(get(item, "number").n()),
        get(item, "title").s(),
        body == null ? null : body.s(),
        IssueStatus.valueOf(get(item, "status").s()),
        get(item, "author").s(),
        Integer.parseInt(get(item, "votes").n()),
        texts(item.get("assignees")),
        texts(item.get("labels")),
        watchers,
        fromMap(get(item, "milestone").m()),
        Times.read(get(item, "createdAt")),
        Times.read(get(item, "updatedAt")));
  }

  private static Milestone fromMap(Map<String, AttributeValue> map) {
    return new Milestone(
        Integer.parseInt(get(map, "number").n()), get(map, "title").s(), get(map, "open").bool());
  }

  static Set<String> texts(@Nullable AttributeValue value) {
    return value == null ? Set.of() : Set.copyOf(value.ss());
  }

  static AttributeValue get(Map<String, AttributeValue> item, String name) {
    return Objects.requireNonNull(item.get(name), name);
  }
}
