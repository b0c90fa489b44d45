package dev.singlet.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.listener.RequestListener;
import dev.singlet.schema.TableSchema;
import dev.singlet.spring.model.WikiArticleEntity;
import dev.singlet.spring.model.WikiTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.micrometer.observation.Observation;
import io.micrometer.observation.tck.TestObservationRegistry;
import io.micrometer.observation.tck.TestObservationRegistryAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class SingletMetricsAutoConfigurationTest {

  @RegisterExtension final LocalTable wiki = LocalTable.of(WikiTable.SCHEMA);

  private ApplicationContextRunner runner() {
    return new ApplicationContextRunner()
        .withConfiguration(
            AutoConfigurations.of(
                SingletAutoConfiguration.class, SingletMetricsAutoConfiguration.class))
        .withBean("wiki", TableSchema.class, () -> WikiTable.SCHEMA)
        .withBean(
            DynamoDbClient.class,
            DynamoDbLocal::shared,
            definition -> definition.setDestroyMethodName(""))
        .withPropertyValues("singlet.tables.wiki.name=" + wiki.tableName());
  }

  @Test
  void requestsAreMeters() {
    runner()
        .withBean(MeterRegistry.class, SimpleMeterRegistry::new)
        .run(
            context -> {
              context.getBean(TableClient.class).execute(WikiArticleEntity.get("Home"));
              assertThat(
                      context
                          .getBean(MeterRegistry.class)
                          .get("singlet.requests")
                          .tag("operation", "Article.get")
                          .timer()
                          .count())
                  .isEqualTo(1);
            });
  }

  @Test
  void operationsAreObservationsBelowTheOneThatIsCurrent() {
    TestObservationRegistry registry = TestObservationRegistry.create();
    runner()
        .withBean(MeterRegistry.class, SimpleMeterRegistry::new)
        .withBean(TestObservationRegistry.class, () -> registry)
        .run(
            context -> {
              Observation request = Observation.start("http", registry);
              request.scoped(
                  () -> context.getBean(TableClient.class).execute(WikiArticleEntity.get("Home")));
              request.stop();
              TestObservationRegistryAssert.assertThat(registry)
                  .hasObservationWithNameEqualTo("singlet.operations")
                  .that()
                  .hasContextualNameEqualTo("Article.get")
                  .hasParentObservationEqualTo(request)
                  .hasBeenStopped();
              assertThat(context.getBeansOfType(RequestListener.class)).hasSize(2);
            });
  }

  @Test
  void thereAreNoListenersWithoutMicrometer() {
    runner().run(context -> assertThat(context).doesNotHaveBean(RequestListener.class));
    runner()
        .withClassLoader(new FilteredClassLoader("io.micrometer"))
        .run(context -> assertThat(context).doesNotHaveBean(RequestListener.class));
  }
}
