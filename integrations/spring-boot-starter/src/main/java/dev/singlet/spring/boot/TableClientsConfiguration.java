package dev.singlet.spring.boot;

import dev.singlet.listener.RequestListener;
import dev.singlet.operation.ContextValue;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Clients of tables, after all that they are made of. */
@Configuration(proxyBeanMethods = false)
@Import(TableClientsRegistrar.class)
final class TableClientsConfiguration {

  @Bean
  @ConditionalOnMissingBean(TableNameResolver.class)
  ConfiguredNames singletTableNameResolver(SingletProperties properties) {
    return new ConfiguredNames(properties);
  }

  @Bean(TableClientsRegistrar.FACTORY)
  TableClients singletTableClients(
      BeanFactory beans,
      ObjectProvider<DynamoDbClient> dynamoDb,
      ObjectProvider<DynamoDbAsyncClient> dynamoDbAsync,
      ObjectProvider<RequestListener> listeners,
      ObjectProvider<ContextValue> contextValues,
      ObjectProvider<TableClientCustomizer> customizers,
      TableNameResolver names,
      SingletProperties properties) {
    return new TableClients(
        beans, dynamoDb, dynamoDbAsync, listeners, contextValues, customizers, names, properties);
  }
}
