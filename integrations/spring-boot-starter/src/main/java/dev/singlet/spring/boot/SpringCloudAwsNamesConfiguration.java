package dev.singlet.spring.boot;

import io.awspring.cloud.dynamodb.DynamoDbTableNameResolver;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;

/** Names of tables by the resolver of Spring Cloud AWS. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnClass(DynamoDbTableNameResolver.class)
final class SpringCloudAwsNamesConfiguration {

  @Bean
  @ConditionalOnBean(DynamoDbTableNameResolver.class)
  @ConditionalOnMissingBean(TableNameResolver.class)
  SpringCloudAwsNames singletTableNameResolver(
      SingletProperties properties, DynamoDbTableNameResolver resolver, Environment environment) {
    return new SpringCloudAwsNames(properties, resolver, environment);
  }
}
