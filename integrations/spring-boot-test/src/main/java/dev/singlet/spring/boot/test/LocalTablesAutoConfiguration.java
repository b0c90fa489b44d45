package dev.singlet.spring.boot.test;

import dev.singlet.spring.boot.SingletAutoConfiguration;
import dev.singlet.testing.DynamoDbLocal;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Clients of DynamoDB Local, and tables there. */
@AutoConfiguration(
    before = SingletAutoConfiguration.class,
    beforeName = "io.awspring.cloud.autoconfigure.dynamodb.DynamoDbAutoConfiguration")
public final class LocalTablesAutoConfiguration {

  /** Called by Spring. */
  public LocalTablesAutoConfiguration() {}

  @Bean
  static LocalClients singletLocalClients() {
    return new LocalClients();
  }

  @Bean(destroyMethod = "")
  @Primary
  DynamoDbClient singletLocalDynamoDb() {
    return DynamoDbLocal.shared();
  }

  @Bean(destroyMethod = "")
  @Primary
  DynamoDbAsyncClient singletLocalDynamoDbAsync() {
    return DynamoDbLocal.sharedAsync();
  }

  @Bean
  @Primary
  FreshTables singletFreshTables() {
    return new FreshTables();
  }
}
