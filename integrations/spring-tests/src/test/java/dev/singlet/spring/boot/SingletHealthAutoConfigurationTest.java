package dev.singlet.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.schema.TableSchema;
import dev.singlet.spring.model.HelpdeskTable;
import dev.singlet.spring.model.WikiTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.recording.RecordingDynamoDb;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

class SingletHealthAutoConfigurationTest {

  @RegisterExtension final LocalTable wiki = LocalTable.of(WikiTable.SCHEMA);

  private final ApplicationContextRunner runner =
      new ApplicationContextRunner()
          .withConfiguration(
              AutoConfigurations.of(
                  SingletAutoConfiguration.class, SingletHealthAutoConfiguration.class))
          .withBean("wiki", TableSchema.class, () -> WikiTable.SCHEMA);

  private ApplicationContextRunner blocking() {
    return runner.withBean(
        DynamoDbClient.class,
        DynamoDbLocal::shared,
        definition -> definition.setDestroyMethodName(""));
  }

  /** Asks the indicator of either line, and returns its status and its details. */
  private static String health(Object indicator) {
    try {
      Object health = indicator.getClass().getMethod("health").invoke(indicator);
      return health.toString();
    } catch (ReflectiveOperationException failure) {
      throw new LinkageError("health()", failure);
    }
  }

  @Test
  void aTableThatFitsIsUp() {
    blocking()
        .withPropertyValues(
            "management.health.singlet.enabled=true",
            "singlet.tables.wiki.name=" + wiki.tableName())
        .run(
            context ->
                assertThat(health(context.getBean("singletHealthIndicator")))
                    .startsWith("UP")
                    .contains(wiki.tableName()));
  }

  @Test
  void aTableThatDiffersIsDownAndSaysWhy() {
    blocking()
        .withPropertyValues(
            "management.health.singlet.enabled=true", "singlet.tables.wiki.name=not-there")
        .run(
            context ->
                assertThat(health(context.getBean("singletHealthIndicator")))
                    .startsWith("DOWN")
                    .contains("not-there"));
  }

  @Test
  void aComparisonThatFailsIsDown() {
    RecordingDynamoDb recording = new RecordingDynamoDb();
    recording
        .on(DescribeTableRequest.class)
        .fail(DynamoDbException.builder().message("not authorized").statusCode(400).build());
    runner
        .withBean(DynamoDbClient.class, recording::client)
        .withPropertyValues("management.health.singlet.enabled=true")
        .run(
            context -> {
              Object indicator = context.getBean("singletHealthIndicator");
              assertThat(health(indicator)).startsWith("DOWN").contains("not authorized");
              health(indicator);
              assertThat(described(recording)).as("a failure is not kept").hasSize(2);
            });
  }

  @Test
  void anAsynchronousClientIsEnough() {
    runner
        .withBean(
            DynamoDbAsyncClient.class,
            DynamoDbLocal::sharedAsync,
            definition -> definition.setDestroyMethodName(""))
        .withPropertyValues(
            "management.health.singlet.enabled=true",
            "singlet.tables.wiki.name=" + wiki.tableName())
        .run(
            context ->
                assertThat(health(context.getBean("singletHealthIndicator"))).startsWith("UP"));
  }

  @Test
  void itIsOffUnlessItIsTurnedOnAndTablesCanBeCompared() {
    blocking().run(context -> assertThat(context).doesNotHaveBean("singletHealthIndicator"));
    blocking()
        .withPropertyValues("management.health.singlet.enabled=true")
        .withClassLoader(new FilteredClassLoader("dev.singlet.tables"))
        .run(context -> assertThat(context).doesNotHaveBean("singletHealthIndicator"));
  }

  @Test
  void aComparisonIsKeptForATime() {
    RecordingDynamoDb recording = new RecordingDynamoDb();
    recording
        .on(DescribeTimeToLiveRequest.class)
        .answer(DescribeTimeToLiveResponse.builder().build());
    AtomicLong now = new AtomicLong(7);
    TableComparisons comparisons =
        new TableComparisons(
            Map.of(
                "helpdesk",
                new TableComparisons.Blocking(
                    HelpdeskTable.client(recording.client()), HelpdeskTable.SCHEMA)),
            Duration.ofMinutes(5),
            now::get);

    comparisons.result();
    now.addAndGet(Duration.ofMinutes(5).toNanos() - 1);
    comparisons.result();
    assertThat(described(recording)).hasSize(1);
    now.addAndGet(1);
    comparisons.result();
    assertThat(described(recording)).hasSize(2);
  }

  private static List<DescribeTableRequest> described(RecordingDynamoDb recording) {
    return recording.requests().stream()
        .filter(DescribeTableRequest.class::isInstance)
        .map(DescribeTableRequest.class::cast)
        .toList();
  }
}
