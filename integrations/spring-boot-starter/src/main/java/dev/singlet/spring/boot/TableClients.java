package dev.singlet.spring.boot;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.listener.RequestDetail;
import dev.singlet.listener.RequestListener;
import dev.singlet.operation.ContextValue;
import dev.singlet.operation.TableAccess;
import dev.singlet.schema.TableSchema;
import dev.singlet.spring.CurrentTenant;
import dev.singlet.spring.TenantTable;
import java.util.List;
import java.util.concurrent.Executor;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Makes the clients of all tables. It is for the bean definitions of {@link TableClientsRegistrar},
 * and public for the code that Spring generates of them.
 */
public final class TableClients {

  private final BeanFactory beans;
  private final ObjectProvider<DynamoDbClient> dynamoDb;
  private final ObjectProvider<DynamoDbAsyncClient> dynamoDbAsync;
  private final ObjectProvider<RequestListener> listeners;
  private final ObjectProvider<ContextValue> contextValues;
  private final ObjectProvider<TableClientCustomizer> customizers;
  private final TableNameResolver names;
  private final SingletProperties properties;

  TableClients(
      BeanFactory beans,
      ObjectProvider<DynamoDbClient> dynamoDb,
      ObjectProvider<DynamoDbAsyncClient> dynamoDbAsync,
      ObjectProvider<RequestListener> listeners,
      ObjectProvider<ContextValue> contextValues,
      ObjectProvider<TableClientCustomizer> customizers,
      TableNameResolver names,
      SingletProperties properties) {
    this.beans = beans;
    this.dynamoDb = dynamoDb;
    this.dynamoDbAsync = dynamoDbAsync;
    this.listeners = listeners;
    this.contextValues = contextValues;
    this.customizers = customizers;
    this.names = names;
    this.properties = properties;
  }

  /**
   * Makes the client of a table.
   *
   * @param bean the name of the schema's bean
   * @param schema the table
   * @return the client
   */
  public TableClient client(String bean, TableSchema schema) {
    TableClient client = new TableClient(dynamoDb.getObject(), schema);
    String executor = properties.executor();
    return configured(
        bean, schema, executor == null ? client : client.withExecutor(executor(executor)));
  }

  /**
   * Makes the asynchronous client of a table.
   *
   * @param bean the name of the schema's bean
   * @param schema the table
   * @return the client
   */
  public AsyncTableClient asyncClient(String bean, TableSchema schema) {
    return configured(bean, schema, new AsyncTableClient(dynamoDbAsync.getObject(), schema));
  }

  /**
   * Makes a table of the current tenant.
   *
   * @param client the client of the table
   * @param tenant the tenant
   * @return the table
   */
  public TenantTable blockingTenantTable(TableClient client, CurrentTenant tenant) {
    return new TenantTable(tenant, client, null);
  }

  /**
   * Makes a table of the current tenant.
   *
   * @param client the asynchronous client of the table
   * @param tenant the tenant
   * @return the table
   */
  public TenantTable asyncTenantTable(AsyncTableClient client, CurrentTenant tenant) {
    return new TenantTable(tenant, null, client);
  }

  /**
   * Makes a table of the current tenant.
   *
   * @param client the client of the table
   * @param asyncClient the asynchronous client of the table
   * @param tenant the tenant
   * @return the table
   */
  public TenantTable tenantTable(
      TableClient client, AsyncTableClient asyncClient, CurrentTenant tenant) {
    return new TenantTable(tenant, client, asyncClient);
  }

  private Executor executor(String name) {
    if (!beans.containsBean(name) || !beans.isTypeMatch(name, Executor.class)) {
      throw new InvalidConfigurationPropertyValueException(
          "singlet.executor",
          name,
          "There is no bean of Executor with this name. Name one, such as applicationTaskExecutor,"
              + " or leave the property out.");
    }
    return beans.getBean(name, Executor.class);
  }

  private <C extends TableAccess<C>> C configured(String bean, TableSchema schema, C client) {
    C configured =
        client
            .withTableName(names.resolve(bean, schema))
            .withPageTokens(properties.pageTokens().toPageTokens())
            .with(
                contextValues
                    .orderedStream()
                    .filter(value -> value.table().equals(schema))
                    .toArray(ContextValue[]::new));
    if (properties.validateOnRead()) {
      configured = configured.withValidationOnRead();
    }
    if (properties.transactionAttempts() != null) {
      configured = configured.withTransactionAttempts(properties.transactionAttempts());
    }
    List<RequestListener> all = listeners.orderedStream().toList();
    if (!all.isEmpty()) {
      configured =
          configured.withListener(
              all.size() == 1 ? all.get(0) : new AllListeners(all),
              properties.requestDetails().toArray(RequestDetail[]::new));
    }
    for (TableClientCustomizer customizer : customizers.orderedStream().toList()) {
      configured = customizer.customize(configured, schema);
    }
    return configured;
  }
}
