package dev.singlet.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.history.MigrationException;
import dev.singlet.history.StepState;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.Migrations;
import dev.singlet.schema.TableSchema;
import dev.singlet.spring.model.WikiTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class SingletMigrationsAutoConfigurationTest {

  @RegisterExtension final LocalTable wiki = LocalTable.of(WikiTable.SCHEMA);

  private static Migrations migrations() {
    return Migrations.of(WikiTable.describe())
        .step("0002", Backfill.of(WikiTable.type()).withoutRecovery())
        .step("0003", "nothing", (client, step) -> {});
  }

  private ApplicationContextRunner runner() {
    return new ApplicationContextRunner()
        .withConfiguration(
            AutoConfigurations.of(
                SingletAutoConfiguration.class, SingletMigrationsAutoConfiguration.class))
        .withBean("wiki", TableSchema.class, () -> WikiTable.SCHEMA)
        .withBean(
            DynamoDbClient.class,
            DynamoDbLocal::shared,
            definition -> definition.setDestroyMethodName(""))
        .withPropertyValues("singlet.tables.wiki.name=" + wiki.tableName());
  }

  @Test
  void anApplicationStartsOnlyIfItsMigrationsAreDone() {
    ApplicationContextRunner migrating =
        runner().withBean(Migrations.class, SingletMigrationsAutoConfigurationTest::migrations);

    migrating.run(
        context -> assertThat(context).getFailure().isInstanceOf(MigrationException.class));
    migrations().migrate(wiki.client());
    migrating.run(context -> assertThat(context).hasNotFailed());
  }

  @Test
  void theChoiceIsAProperty() {
    ApplicationContextRunner migrating =
        runner().withBean(Migrations.class, SingletMigrationsAutoConfigurationTest::migrations);

    migrating
        .withPropertyValues("singlet.migrations.at-start=none")
        .run(context -> assertThat(context).hasNotFailed());
    assertThat(wiki.items()).isEmpty();
    migrating
        .withPropertyValues("singlet.migrations.at-start=migrate")
        .run(context -> assertThat(context).hasNotFailed());
    assertThat(migrations().info(wiki.client()).steps())
        .allSatisfy(step -> assertThat(step.state()).isEqualTo(StepState.DONE));
  }

  @Test
  void migrationsNeedTheirTable() {
    new ApplicationContextRunner()
        .withConfiguration(
            AutoConfigurations.of(
                SingletAutoConfiguration.class, SingletMigrationsAutoConfiguration.class))
        .withBean(Migrations.class, SingletMigrationsAutoConfigurationTest::migrations)
        .run(
            context ->
                assertThat(context)
                    .getFailure()
                    .hasMessageContaining("No bean of TableSchema has this table"));
    new ApplicationContextRunner()
        .withConfiguration(
            AutoConfigurations.of(
                SingletAutoConfiguration.class, SingletMigrationsAutoConfiguration.class))
        .withBean("wiki", TableSchema.class, () -> WikiTable.SCHEMA)
        .withBean(Migrations.class, SingletMigrationsAutoConfigurationTest::migrations)
        .run(
            context ->
                assertThat(context)
                    .getFailure()
                    .hasMessageContaining("Declare a bean of DynamoDbClient"));
    runner()
        .withBean("other", TableSchema.class, () -> WikiTable.SCHEMA)
        .withBean(Migrations.class, SingletMigrationsAutoConfigurationTest::migrations)
        .run(
            context ->
                assertThat(context)
                    .getFailure()
                    .hasMessageContaining("it is not known which table to validate"));
  }

  @Test
  void theModuleIsOptional() {
    runner()
        .withClassLoader(new FilteredClassLoader("dev.singlet.migrate", "dev.singlet.history"))
        .run(context -> assertThat(context).hasNotFailed());
  }
}
