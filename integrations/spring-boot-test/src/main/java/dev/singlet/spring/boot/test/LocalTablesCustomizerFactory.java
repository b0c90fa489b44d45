package dev.singlet.spring.boot.test;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.test.context.ContextConfigurationAttributes;
import org.springframework.test.context.ContextCustomizer;
import org.springframework.test.context.ContextCustomizerFactory;
import org.springframework.test.context.MergedContextConfiguration;
import org.springframework.test.context.TestContextAnnotationUtils;

/**
 * Prepares contexts with local tables. For a {@link SingletTest}, it filters what component
 * scanning finds: Boot's own annotation for that is in different packages in its two lines.
 */
final class LocalTablesCustomizerFactory implements ContextCustomizerFactory {

  @Override
  public @Nullable ContextCustomizer createContextCustomizer(
      Class<?> testClass, List<ContextConfigurationAttributes> attributes) {
    AutoConfigureLocalTables tables =
        TestContextAnnotationUtils.findMergedAnnotation(testClass, AutoConfigureLocalTables.class);
    return tables == null
        ? null
        : new Customizer(
            TestContextAnnotationUtils.hasAnnotation(testClass, SingletTest.class),
            tables.faults(),
            tables.attempts());
  }

  /**
   * Customizes a context. Equal ones let test classes share a context.
   *
   * @param isSlice true for a {@link SingletTest}
   * @param hasFaults true if the clients use a fault proxy
   * @param attempts how often they send a request
   */
  private record Customizer(boolean isSlice, boolean hasFaults, int attempts)
      implements ContextCustomizer {

    @Override
    public void customizeContext(
        ConfigurableApplicationContext context, MergedContextConfiguration configuration) {
      if (isSlice) {
        context.getBeanFactory().registerSingleton("singletTypes", new SingletTypes());
      }
      // New tables have no history of migrations, and nothing to migrate.
      context
          .getEnvironment()
          .getPropertySources()
          .addLast(
              new MapPropertySource(
                  "singletLocalTables", Map.of("singlet.migrations.at-start", "none")));
      if (hasFaults) {
        context
            .getEnvironment()
            .getPropertySources()
            .addFirst(
                new MapPropertySource(
                    "singletFaults", Map.of(LocalTablesAutoConfiguration.ATTEMPTS, attempts)));
      }
    }
  }
}
