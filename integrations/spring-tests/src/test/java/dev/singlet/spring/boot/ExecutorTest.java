package dev.singlet.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.schema.TableSchema;
import dev.singlet.spring.model.WikiArticleEntity;
import dev.singlet.spring.model.WikiTable;
import dev.singlet.testing.LocalTable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.task.TaskExecutionAutoConfiguration;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The property {@code singlet.executor} gives threads to the blocking clients. */
class ExecutorTest {

  /** A request of BatchGetItem has 100 keys at most. */
  private static final List<String> TITLES =
      IntStream.rangeClosed(1, 150).mapToObj(number -> "Page " + number).toList();

  @RegisterExtension final LocalTable wiki = LocalTable.of(WikiTable.SCHEMA);

  private final ConcurrentLinkedQueue<String> threads = new ConcurrentLinkedQueue<>();

  private final ApplicationContextRunner boot =
      new ApplicationContextRunner()
          .withConfiguration(
              AutoConfigurations.of(
                  TaskExecutionAutoConfiguration.class, SingletAutoConfiguration.class))
          .withUserConfiguration(Schema.class);

  @Configuration(proxyBeanMethods = false)
  static class Schema {
    @Bean
    TableSchema wiki() {
      return WikiTable.SCHEMA;
    }
  }

  /** Returns a client of the SDK that remembers the threads of its requests. */
  private DynamoDbClient seen(Runnable before) {
    DynamoDbClient local = wiki.dynamoDb();
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("batchGetItem")) {
                threads.add(Thread.currentThread().getName());
                before.run();
              }
              try {
                return method.invoke(local, arguments);
              } catch (InvocationTargetException failure) {
                throw failure.getCause();
              }
            });
  }

  private ApplicationContextRunner with(Runnable before) {
    return boot.withBean("dynamoDb", DynamoDbClient.class, () -> seen(before))
        .withPropertyValues("singlet.tables.wiki.name=" + wiki.tableName());
  }

  private static void getAll(TableClient client) {
    client.execute(BatchGet.of(TITLES.stream().map(WikiArticleEntity::get).toList()));
  }

  private static void meet(CyclicBarrier barrier) {
    try {
      barrier.await(10, TimeUnit.SECONDS);
    } catch (Exception alone) {
      throw new IllegalStateException("no other request is under way", alone);
    }
  }

  @Test
  void theExecutorOfBootMakesRequestsAtTheSameTime() {
    CyclicBarrier both = new CyclicBarrier(2);
    with(() -> meet(both))
        .withPropertyValues(
            "singlet.executor=applicationTaskExecutor",
            "spring.task.execution.thread-name-prefix=boot-")
        .run(
            context -> {
              getAll(context.getBean(TableClient.class));
              assertThat(threads).hasSize(2).allMatch(thread -> thread.startsWith("boot-"));
            });
  }

  @Test
  void requestsFollowOneAnotherWithoutIt() {
    with(() -> {})
        .run(
            context -> {
              getAll(context.getBean(TableClient.class));
              assertThat(threads).hasSize(2).containsOnly(Thread.currentThread().getName());
            });
  }

  @Test
  void anotherNameIsRefused() {
    with(() -> {})
        .withPropertyValues("singlet.executor=wiki")
        .run(
            context ->
                assertThat(context)
                    .getFailure()
                    .rootCause()
                    .isInstanceOf(InvalidConfigurationPropertyValueException.class)
                    .hasMessageContaining("singlet.executor")
                    .hasMessageContaining("no bean of Executor"));
  }
}
