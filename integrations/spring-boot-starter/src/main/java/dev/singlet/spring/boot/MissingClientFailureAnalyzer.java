package dev.singlet.spring.boot;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.spring.TenantTable;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.Ordered;

/** Says what a client of a table needs, if an application asks for one that isn't there. */
final class MissingClientFailureAnalyzer
    extends AbstractFailureAnalyzer<NoSuchBeanDefinitionException> implements Ordered {

  @Override
  public int getOrder() {
    // Before Boot's own, which knows nothing of tables.
    return Ordered.HIGHEST_PRECEDENCE;
  }

  @Override
  protected @Nullable FailureAnalysis analyze(
      Throwable rootFailure, NoSuchBeanDefinitionException cause) {
    Class<?> type = cause.getResolvableType() == null ? null : cause.getResolvableType().resolve();
    if (type != TableClient.class && type != AsyncTableClient.class && type != TenantTable.class) {
      return null;
    }
    return new FailureAnalysis(
        String.valueOf(cause.getMessage()),
        """
        Declare a bean for the table, and one for the client of the SDK, or let Spring Cloud AWS \
        make it:

            @Bean TableSchema github() { return GitHubTable.SCHEMA; }
            @Bean %s dynamoDb() { return %1$s.create(); }

        The first one makes the beans githubClient and githubAsyncClient, with the qualifier \
        "github". A TenantTable, such as githubTenant, also needs a bean of CurrentTenant."""
            .formatted(type == AsyncTableClient.class ? "DynamoDbAsyncClient" : "DynamoDbClient"),
        cause);
  }
}
