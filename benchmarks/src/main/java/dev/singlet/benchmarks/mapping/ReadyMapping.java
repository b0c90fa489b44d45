package dev.singlet.benchmarks.mapping;

import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createBool;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createS;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createSs;

import dev.singlet.benchmarks.handwritten.IssueItems;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.Milestone;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The SDK's part of an item: its values in a map, made of texts and lists that were there before.
 * No code that makes the SDK's values can take less.
 */
final class ReadyMapping implements Mapping<ReadyMapping.Ready> {

  /** A value of an attribute before it is one of the SDK. */
  private record Part<V>(String name, V value) {}

  record Ready(
      Issue issue,
      List<Part<String>> texts,
      List<Part<String>> numbers,
      List<Part<List<String>>> sets,
      String milestone) {}

  @Override
  public Ready of(Issue issue) {
    List<Part<String>> texts = new ArrayList<>();
    List<Part<String>> numbers = new ArrayList<>();
    List<Part<List<String>>> sets = new ArrayList<>();
    Map<String, AttributeValue> item = IssueItems.toItem(issue);
    item.forEach(
        (name, value) -> {
          switch (value.type()) {
            case S -> texts.add(new Part<>(name, value.s()));
            case N -> numbers.add(new Part<>(name, value.n()));
            case SS -> sets.add(new Part<>(name, value.ss()));
            default -> {} // The list and the map are those of the issue.
          }
        });
    return new Ready(issue, texts, numbers, sets, Integer.toString(issue.milestone().number()));
  }

  @Override
  public Issue issueOf(Ready ready) {
    return ready.issue();
  }

  @Override
  public Map<String, AttributeValue> toItem(Ready ready) {
    // 21 attributes, at a load factor of 3/4.
    Map<String, AttributeValue> item = new HashMap<>(29);
    for (Part<String> text : ready.texts()) {
      item.put(text.name(), createS(text.value()));
    }
    for (Part<String> number : ready.numbers()) {
      item.put(number.name(), createN(number.value()));
    }
    for (Part<List<String>> set : ready.sets()) {
      item.put(set.name(), createSs(set.value()));
    }
    List<AttributeValue> watchers = new ArrayList<>(ready.issue().watchers().size());
    for (String watcher : ready.issue().watchers()) {
      watchers.add(createS(watcher));
    }
    item.put("watchers", createL(watchers));
    Milestone milestone = ready.issue().milestone();
    Map<String, AttributeValue> map = new HashMap<>(5);
    map.put("number", createN(ready.milestone()));
    map.put("title", createS(milestone.title()));
    map.put("open", createBool(milestone.open()));
    item.put("milestone", createM(map));
    return item;
  }

  /** Reads as by hand: the SDK has no part in it. */
  @Override
  public Ready fromItem(Map<String, AttributeValue> item) {
    return of(IssueItems.fromItem(item));
  }
}
