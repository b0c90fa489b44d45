package dev.singlet.spring.boot.test;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.test.context.ContextConfigurationAttributes;
import org.springframework.test.context.ContextCustomizer;
import org.springframework.test.context.ContextCustomizerFactory;
import org.springframework.test.context.MergedContextConfiguration;
import org.springframework.test.context.TestContextAnnotationUtils;

/**
 * Filters what component scanning finds for a {@link SingletTest}. Boot's own annotation for that
 * is in different packages in its two lines.
 */
final class SingletTestCustomizerFactory implements ContextCustomizerFactory {

  @Override
  public @Nullable ContextCustomizer createContextCustomizer(
      Class<?> testClass, List<ContextConfigurationAttributes> attributes) {
    return TestContextAnnotationUtils.hasAnnotation(testClass, SingletTest.class)
        ? new Filter()
        : null;
  }

  /** All are equal, so that test classes share contexts. */
  private record Filter() implements ContextCustomizer {

    @Override
    public void customizeContext(
        ConfigurableApplicationContext context, MergedContextConfiguration configuration) {
      context.getBeanFactory().registerSingleton("singletTypes", new SingletTypes());
    }
  }
}
