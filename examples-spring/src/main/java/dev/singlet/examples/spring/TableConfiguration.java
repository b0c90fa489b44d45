package dev.singlet.examples.spring;

import dev.singlet.examples.ecommerce.model.ShopTable;
import dev.singlet.schema.TableSchema;
import java.time.Clock;
import java.time.Duration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The table. The starter makes its client, the bean {@code shopClient}. */
@Configuration(proxyBeanMethods = false)
class TableConfiguration {

  /** An attempt that hangs is given up while the caller still waits, and tried again. */
  private static final Duration ATTEMPT = Duration.ofSeconds(2);

  private static final Duration CALL = Duration.ofSeconds(5);

  @Bean
  TableSchema shop() {
    return ShopTable.SCHEMA;
  }

  @Bean
  @Profile("!local")
  DynamoDbClient dynamoDb() {
    return DynamoDbClient.builder()
        .overrideConfiguration(calls -> calls.apiCallAttemptTimeout(ATTEMPT).apiCallTimeout(CALL))
        .build();
  }

  @Bean
  Clock clock() {
    return Clock.systemUTC();
  }
}
