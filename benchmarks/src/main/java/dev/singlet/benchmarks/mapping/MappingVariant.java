package dev.singlet.benchmarks.mapping;

import dev.singlet.benchmarks.enhanced.ImmutableIssue;
import dev.singlet.benchmarks.enhanced.IssueBean;
import dev.singlet.benchmarks.enhanced.StaticSchemas;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The ways to map that are compared. */
public enum MappingVariant {
  HAND_WRITTEN("hand-written"),
  READY("the SDK's part of it"),
  SINGLET("Singlet"),
  ENHANCED_BEAN("enhanced, bean"),
  ENHANCED_IMMUTABLE("enhanced, immutable"),
  ENHANCED_STATIC("enhanced, static"),
  TEMPEST("Tempest");

  private final String title;

  MappingVariant(String title) {
    this.title = title;
  }

  /** Its name in tables. */
  public String title() {
    return title;
  }

  /** Its mapping. */
  public Mapping<?> mapping() {
    return switch (this) {
      case HAND_WRITTEN -> new HandWrittenMapping();
      case READY -> new ReadyMapping();
      case SINGLET -> new SingletMapping();
      case ENHANCED_BEAN ->
          new EnhancedMapping<>(
              TableSchema.fromBean(IssueBean.class), IssueBean::of, IssueBean::toIssue);
      case ENHANCED_IMMUTABLE ->
          new EnhancedMapping<>(
              TableSchema.fromImmutableClass(ImmutableIssue.class),
              ImmutableIssue::of,
              ImmutableIssue::toIssue);
      case ENHANCED_STATIC ->
          new EnhancedMapping<>(StaticSchemas.issue(), IssueBean::of, IssueBean::toIssue);
      case TEMPEST -> new TempestMapping(unconnected());
    };
  }

  private static DynamoDbEnhancedClient unconnected() {
    DynamoDbClient client =
        DynamoDbClient.builder()
            .region(Region.US_EAST_1)
            .credentialsProvider(AnonymousCredentialsProvider.create())
            .build();
    return DynamoDbEnhancedClient.builder().dynamoDbClient(client).build();
  }
}
