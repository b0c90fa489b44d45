package dev.singlet.tables;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ListTagsOfResourceRequest;
import software.amazon.awssdk.services.dynamodb.model.ListTagsOfResourceResponse;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.Tag;
import software.amazon.awssdk.services.dynamodb.model.TagResourceRequest;

/**
 * Tags that a table has. It may have others, too.
 *
 * @param values the values by their keys
 */
record Tags(Map<String, String> values) implements Setting {

  Tags {
    values = Map.copyOf(values);
  }

  @Override
  public TableChange.Kind kind() {
    return TableChange.Kind.TAGS;
  }

  @Override
  public boolean addTo(CreateTableRequest.Builder request) {
    if (!values.isEmpty()) {
      request.tags(list(values));
    }
    return true;
  }

  @Override
  public Optional<PlannedChange> plan(ControlPlane table, TableDescription described) {
    String arn = described.tableArn();
    Map<String, String> missing = new TreeMap<>(values);
    missing.entrySet().removeAll(found(table, arn).entrySet());
    if (missing.isEmpty()) {
      return Optional.empty();
    }
    TagResourceRequest request =
        TagResourceRequest.builder().resourceArn(arn).tags(list(missing)).build();
    return change("Set the tags " + missing + ".", () -> table.dynamoDb().tagResource(request));
  }

  private static Map<String, String> found(ControlPlane table, String arn) {
    Map<String, String> found = new HashMap<>();
    String next = null;
    do {
      ListTagsOfResourceResponse page = table.dynamoDb().listTagsOfResource(request(arn, next));
      page.tags().forEach(tag -> found.put(tag.key(), tag.value()));
      next = page.nextToken();
    } while (next != null);
    return found;
  }

  private static ListTagsOfResourceRequest request(String arn, @Nullable String next) {
    return ListTagsOfResourceRequest.builder().resourceArn(arn).nextToken(next).build();
  }

  private static List<Tag> list(Map<String, String> tags) {
    return new TreeMap<>(tags)
        .entrySet().stream()
            .map(tag -> Tag.builder().key(tag.getKey()).value(tag.getValue()).build())
            .toList();
  }
}
