package dev.singlet.spring.boot;

import dev.singlet.migrate.Migrations;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.context.annotation.Bean;

/** Validates the migrations where the application starts, if it has beans of them. */
@AutoConfiguration(after = SingletAutoConfiguration.class)
@ConditionalOnClass(Migrations.class)
@ConditionalOnBean({TableClients.class, Migrations.class})
public final class SingletMigrationsAutoConfiguration {

  /** Called by Spring. */
  public SingletMigrationsAutoConfiguration() {}

  @Bean
  MigrationsAtStart singletMigrationsAtStart(
      ListableBeanFactory beans, SingletProperties properties) {
    return new MigrationsAtStart(beans, properties.migrations().atStart());
  }
}
