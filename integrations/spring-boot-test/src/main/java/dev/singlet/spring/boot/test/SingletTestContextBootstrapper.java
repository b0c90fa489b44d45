package dev.singlet.spring.boot.test;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.test.context.SpringBootTestContextBootstrapper;
import org.springframework.test.context.TestContextAnnotationUtils;

/** Takes the properties of {@link SingletTest}. */
final class SingletTestContextBootstrapper extends SpringBootTestContextBootstrapper {

  @Override
  protected String @Nullable [] getProperties(Class<?> testClass) {
    SingletTest test =
        TestContextAnnotationUtils.findMergedAnnotation(testClass, SingletTest.class);
    return test == null ? null : test.properties();
  }
}
