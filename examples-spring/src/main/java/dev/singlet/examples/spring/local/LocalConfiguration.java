package dev.singlet.examples.spring.local;

import dev.singlet.TableClient;
import dev.singlet.testing.DynamoDbLocal;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** DynamoDB Local in this JVM, with a table and sample data in it. */
@Configuration(proxyBeanMethods = false)
@Profile("local")
class LocalConfiguration {

  @Bean
  DynamoDbLocal dynamoDbLocal() {
    return DynamoDbLocal.start();
  }

  @Bean
  DynamoDbClient dynamoDb(DynamoDbLocal local) {
    return local.client();
  }

  @Bean
  SampleShop sampleShop(TableClient shop) {
    return new SampleShop(shop);
  }
}
