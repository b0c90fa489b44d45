package dev.singlet.spring.boot;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.VerifyTable;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * Compares the tables with their models as the health {@code singlet}, if the application turns it
 * on and has {@code singlet-tables}.
 */
@AutoConfiguration(after = SingletAutoConfiguration.class)
@ConditionalOnClass(VerifyTable.class)
@ConditionalOnBean(TableClients.class)
@ConditionalOnProperty("management.health.singlet.enabled")
public final class SingletHealthAutoConfiguration {

  /** Called by Spring. */
  public SingletHealthAutoConfiguration() {}

  @Bean
  @ConditionalOnMissingBean
  TableComparisons singletTableComparisons(
      ListableBeanFactory beans, SingletProperties properties) {
    Map<String, TableClient> clients = beans.getBeansOfType(TableClient.class);
    Map<String, AsyncTableClient> asyncClients = beans.getBeansOfType(AsyncTableClient.class);
    Map<String, TableComparisons.Compared> tables = new LinkedHashMap<>();
    beans
        .getBeansOfType(TableSchema.class)
        .forEach(
            (bean, schema) -> {
              TableClient client = clients.get(bean + TableClientsRegistrar.CLIENT);
              AsyncTableClient asyncClient =
                  asyncClients.get(bean + TableClientsRegistrar.ASYNC_CLIENT);
              if (client != null) {
                tables.put(bean, new TableComparisons.Blocking(client, schema));
              } else if (asyncClient != null) {
                tables.put(bean, new TableComparisons.Async(asyncClient, schema));
              }
            });
    return new TableComparisons(tables, properties.health().timeToLive(), System::nanoTime);
  }

  /** Health of Spring Boot 4. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass(name = "org.springframework.boot.health.contributor.HealthIndicator")
  static class Boot4 {

    @Bean
    @ConditionalOnMissingBean(name = "singletHealthIndicator")
    HealthIndicator singletHealthIndicator(TableComparisons comparisons) {
      return new AbstractHealthIndicator("The tables were not compared with their models.") {
        @Override
        protected void doHealthCheck(Health.Builder health) {
          TableComparisons.Result result = comparisons.result();
          (result.isUp() ? health.up() : health.down()).withDetails(result.details());
        }
      };
    }
  }

  /** Health of Spring Boot 3.5. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass(name = "org.springframework.boot.actuate.health.HealthIndicator")
  static class Boot3 {

    @Bean
    @ConditionalOnMissingBean(name = "singletHealthIndicator")
    org.springframework.boot.actuate.health.HealthIndicator singletHealthIndicator(
        TableComparisons comparisons) {
      return new org.springframework.boot.actuate.health.AbstractHealthIndicator(
          "The tables were not compared with their models.") {
        @Override
        protected void doHealthCheck(
            org.springframework.boot.actuate.health.Health.Builder health) {
          TableComparisons.Result result = comparisons.result();
          (result.isUp() ? health.up() : health.down()).withDetails(result.details());
        }
      };
    }
  }
}
