package dev.singlet.spring.boot.test;

import dev.singlet.spring.boot.SingletAutoConfiguration;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.fault.FaultProxy;
import java.util.function.Consumer;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;
import org.springframework.core.env.Environment;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Clients of DynamoDB Local, and tables there. */
@AutoConfiguration(
    before = SingletAutoConfiguration.class,
    beforeName = "io.awspring.cloud.autoconfigure.dynamodb.DynamoDbAutoConfiguration")
public final class LocalTablesAutoConfiguration {

  /** The property with the attempts of a request. Without it, there is no fault proxy. */
  static final String ATTEMPTS = "singlet.test.attempts";

  /** The name of the bean of the fault proxy. */
  static final String FAULTS = "singletFaultProxy";

  /** Called by Spring. */
  public LocalTablesAutoConfiguration() {}

  @Bean
  static LocalClients singletLocalClients() {
    return new LocalClients();
  }

  @Bean(FAULTS)
  @ConditionalOnProperty(ATTEMPTS)
  FaultProxy singletFaultProxy() {
    return FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start();
  }

  @Bean(destroyMethod = "")
  @Primary
  DynamoDbClient singletLocalDynamoDb(
      @Qualifier(FAULTS) ObjectProvider<FaultProxy> faults, Environment environment) {
    FaultProxy proxy = faults.getIfAvailable();
    return proxy == null
        ? DynamoDbLocal.shared()
        : proxy.client(client -> client.overrideConfiguration(retries(environment)));
  }

  @Bean(destroyMethod = "")
  @Primary
  DynamoDbAsyncClient singletLocalDynamoDbAsync(
      @Qualifier(FAULTS) ObjectProvider<FaultProxy> faults, Environment environment) {
    FaultProxy proxy = faults.getIfAvailable();
    return proxy == null
        ? DynamoDbLocal.sharedAsync()
        : proxy.asyncClient(client -> client.overrideConfiguration(retries(environment)));
  }

  private static Consumer<ClientOverrideConfiguration.Builder> retries(Environment environment) {
    int attempts = environment.getRequiredProperty(ATTEMPTS, Integer.class);
    return calls ->
        calls.retryStrategy(
            AwsRetryStrategy.standardRetryStrategy().toBuilder().maxAttempts(attempts).build());
  }

  @Bean
  @Primary
  FreshTables singletFreshTables() {
    return new FreshTables();
  }
}
