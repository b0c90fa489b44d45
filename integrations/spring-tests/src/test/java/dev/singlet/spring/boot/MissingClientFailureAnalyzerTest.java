package dev.singlet.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import org.junit.jupiter.api.Test;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.core.io.support.SpringFactoriesLoader;

class MissingClientFailureAnalyzerTest {

  record Service(TableClient client) {}

  record AsyncService(AsyncTableClient client) {}

  record OtherService(Runnable other) {}

  private static FailureAnalysis analysis(Class<?> service) {
    FailureAnalysis[] analysis = new FailureAnalysis[1];
    new ApplicationContextRunner()
        .withBean(service)
        .run(
            context ->
                analysis[0] =
                    new MissingClientFailureAnalyzer().analyze(context.getStartupFailure()));
    return analysis[0];
  }

  @Test
  void itSaysWhichBeansToDeclare() {
    assertThat(analysis(Service.class).getAction())
        .contains("GitHubTable.SCHEMA", "@Bean DynamoDbClient dynamoDb()");
    assertThat(analysis(AsyncService.class).getAction())
        .contains("@Bean DynamoDbAsyncClient dynamoDb()");
    assertThat(analysis(OtherService.class)).isNull();
  }

  @Test
  void bootFindsIt() {
    assertThat(
            SpringFactoriesLoader.forDefaultResourceLocation()
                .load(
                    org.springframework.boot.diagnostics.FailureAnalyzer.class,
                    SpringFactoriesLoader.FailureHandler.logging(
                        org.apache.commons.logging.LogFactory.getLog(getClass()))))
        .hasAtLeastOneElementOfType(MissingClientFailureAnalyzer.class);
  }
}
