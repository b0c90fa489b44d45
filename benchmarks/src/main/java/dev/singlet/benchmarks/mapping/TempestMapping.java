package dev.singlet.benchmarks.mapping;

import app.cash.tempest2.Codec;
import app.cash.tempest2.LogicalDb;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.tempest.IssueView;
import dev.singlet.benchmarks.tempest.TrackerDb;
import dev.singlet.benchmarks.tempest.TrackerItem;
import java.util.Map;
import kotlin.jvm.JvmClassMappingKt;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tempest's views, which are on a bean of the enhanced client. */
final class TempestMapping implements Mapping<IssueView> {

  private final TableSchema<TrackerItem> schema = TableSchema.fromBean(TrackerItem.class);
  private final Codec<IssueView, TrackerItem> codec;

  TempestMapping(DynamoDbEnhancedClient client) {
    codec =
        LogicalDb.create(TrackerDb.class, client)
            .tracker()
            .codec(JvmClassMappingKt.getKotlinClass(IssueView.class));
  }

  @Override
  public IssueView of(Issue issue) {
    return IssueView.of(issue);
  }

  @Override
  public Issue issueOf(IssueView object) {
    return object.toIssue();
  }

  @Override
  public Map<String, AttributeValue> toItem(IssueView object) {
    return schema.itemToMap(codec.toDb(object), true);
  }

  @Override
  public IssueView fromItem(Map<String, AttributeValue> item) {
    return codec.toApp(schema.mapToItem(item));
  }
}
