package dev.singlet.spring.boot;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Import;

/**
 * Makes a {@link dev.singlet.TableClient} and a {@link dev.singlet.AsyncTableClient} for each bean
 * of {@link dev.singlet.schema.TableSchema}, if there is the client of the SDK that they need.
 */
@AutoConfiguration(
    afterName = "io.awspring.cloud.autoconfigure.dynamodb.DynamoDbAutoConfiguration",
    after = SingletMetricsAutoConfiguration.class)
@ConditionalOnProperty(name = "singlet.enabled", matchIfMissing = true)
@EnableConfigurationProperties(SingletProperties.class)
@Import({SpringCloudAwsNamesConfiguration.class, TableClientsConfiguration.class})
public final class SingletAutoConfiguration {

  /** Called by Spring. */
  public SingletAutoConfiguration() {}
}
