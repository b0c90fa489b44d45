package dev.singlet.spring.boot;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.schema.TableSchema;
import dev.singlet.spring.CurrentTenant;
import dev.singlet.spring.TenantTable;
import java.util.List;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.config.ConstructorArgumentValues;
import org.springframework.beans.factory.config.RuntimeBeanReference;
import org.springframework.beans.factory.support.AbstractBeanDefinition;
import org.springframework.beans.factory.support.AutowireCandidateQualifier;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.context.annotation.ImportBeanDefinitionRegistrar;
import org.springframework.core.type.AnnotationMetadata;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Registers a client for each bean of {@link TableSchema}. It looks at definitions of beans only,
 * so it also works where Spring processes a context ahead of time. Then it isn't called at run
 * time.
 */
final class TableClientsRegistrar implements ImportBeanDefinitionRegistrar {

  /** The name of the bean of {@link TableClients}. */
  static final String FACTORY = "singletTableClients";

  /** The ends of the names of clients, after that of the schema. */
  static final String CLIENT = "Client";

  static final String ASYNC_CLIENT = "AsyncClient";
  private static final String TENANT = "Tenant";

  @Override
  public void registerBeanDefinitions(
      AnnotationMetadata importing, BeanDefinitionRegistry registry) {
    ListableBeanFactory beans = (ListableBeanFactory) registry;
    boolean isBlocking = has(beans, DynamoDbClient.class);
    boolean isAsync = has(beans, DynamoDbAsyncClient.class);
    boolean hasTenant = has(beans, CurrentTenant.class);
    for (String schema : beans.getBeanNamesForType(TableSchema.class, true, false)) {
      RuntimeBeanReference client = new RuntimeBeanReference(schema + CLIENT);
      RuntimeBeanReference asyncClient = new RuntimeBeanReference(schema + ASYNC_CLIENT);
      if (isBlocking) {
        register(registry, schema, CLIENT, TableClient.class, "client", named(schema));
      }
      if (isAsync) {
        register(
            registry, schema, ASYNC_CLIENT, AsyncTableClient.class, "asyncClient", named(schema));
      }
      if (hasTenant && isBlocking && isAsync) {
        register(
            registry,
            schema,
            TENANT,
            TenantTable.class,
            "tenantTable",
            List.of(client, asyncClient));
      } else if (hasTenant && isBlocking) {
        register(
            registry, schema, TENANT, TenantTable.class, "blockingTenantTable", List.of(client));
      } else if (hasTenant && isAsync) {
        register(
            registry, schema, TENANT, TenantTable.class, "asyncTenantTable", List.of(asyncClient));
      }
    }
  }

  /** Returns the arguments of the methods that make clients. */
  private static List<Object> named(String schema) {
    return List.of(schema, new RuntimeBeanReference(schema));
  }

  /** Registers a bean that {@link TableClients} makes, unless the application has it. */
  private static void register(
      BeanDefinitionRegistry registry,
      String schema,
      String suffix,
      Class<?> type,
      String method,
      List<Object> first) {
    String name = schema + suffix;
    if (registry.containsBeanDefinition(name)) {
      return;
    }
    RootBeanDefinition definition = new RootBeanDefinition();
    definition.setTargetType(type);
    definition.setFactoryBeanName(FACTORY);
    definition.setFactoryMethodName(method);
    // The arguments after the first ones are found by their types.
    definition.setAutowireMode(AbstractBeanDefinition.AUTOWIRE_CONSTRUCTOR);
    ConstructorArgumentValues arguments = definition.getConstructorArgumentValues();
    for (int index = 0; index < first.size(); index++) {
      arguments.addIndexedArgumentValue(index, first.get(index));
    }
    definition.addQualifier(new AutowireCandidateQualifier(Qualifier.class, schema));
    registry.registerBeanDefinition(name, definition);
  }

  private static boolean has(ListableBeanFactory beans, Class<?> type) {
    return beans.getBeanNamesForType(type, true, false).length > 0;
  }
}
