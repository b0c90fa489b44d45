package dev.singlet.spring.boot.test;

import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.beans.factory.support.BeanDefinitionRegistryPostProcessor;
import org.springframework.beans.factory.support.RootBeanDefinition;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Replaces the application's clients of the SDK, which may need a region and credentials, or reach
 * real tables.
 */
final class LocalClients implements BeanDefinitionRegistryPostProcessor {

  @Override
  public void postProcessBeanDefinitionRegistry(BeanDefinitionRegistry registry) {
    ConfigurableListableBeanFactory beans = (ConfigurableListableBeanFactory) registry;
    replace(registry, beans, DynamoDbClient.class, "singletLocalDynamoDb");
    replace(registry, beans, DynamoDbAsyncClient.class, "singletLocalDynamoDbAsync");
  }

  private static <C> void replace(
      BeanDefinitionRegistry registry,
      ConfigurableListableBeanFactory beans,
      Class<C> type,
      String local) {
    for (String bean : beans.getBeanNamesForType(type, true, false)) {
      if (registry.containsBeanDefinition(bean) && !bean.startsWith("singletLocal")) {
        BeanDefinition replaced = registry.getBeanDefinition(bean);
        RootBeanDefinition definition =
            new RootBeanDefinition(type, () -> beans.getBean(local, type));
        definition.setDestroyMethodName("");
        definition.setAutowireCandidate(replaced.isAutowireCandidate());
        registry.removeBeanDefinition(bean);
        registry.registerBeanDefinition(bean, definition);
      }
    }
  }
}
