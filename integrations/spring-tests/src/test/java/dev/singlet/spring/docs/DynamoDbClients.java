package dev.singlet.spring.docs;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@Configuration(proxyBeanMethods = false)
class DynamoDbClients {

  @Bean
  DynamoDbClient dynamoDb() {
    return DynamoDbClient.create();
  }

  @Bean
  DynamoDbAsyncClient dynamoDbAsync() {
    return DynamoDbAsyncClient.create();
  }
}
