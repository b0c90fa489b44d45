package dev.singlet.spring.boot.test;

import dev.singlet.testing.fault.FaultProxy;
import org.springframework.context.ApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.test.context.TestContext;
import org.springframework.test.context.TestContextAnnotationUtils;
import org.springframework.test.context.TestExecutionListener;

/**
 * Gives each test method fresh tables, before any other listener writes items. Ends its faults
 * after it.
 */
final class FreshTablesListener implements TestExecutionListener, Ordered {

  @Override
  public int getOrder() {
    return Ordered.HIGHEST_PRECEDENCE;
  }

  @Override
  public void beforeTestMethod(TestContext test) {
    if (isLocal(test)) {
      tables(test).begin(name(test));
    }
  }

  @Override
  public void afterTestMethod(TestContext test) {
    if (isLocal(test) && test.hasApplicationContext()) {
      calm(test.getApplicationContext());
      tables(test).end(name(test));
    }
  }

  /** Ends the faults of the proxy that the annotation made. One of the test's own is left alone. */
  private static void calm(ApplicationContext context) {
    if (context.containsBean(LocalTablesAutoConfiguration.FAULTS)) {
      context.getBean(LocalTablesAutoConfiguration.FAULTS, FaultProxy.class).calm();
    }
  }

  private static boolean isLocal(TestContext test) {
    return TestContextAnnotationUtils.hasAnnotation(
        test.getTestClass(), AutoConfigureLocalTables.class);
  }

  private static FreshTables tables(TestContext test) {
    ApplicationContext context = test.getApplicationContext();
    return context.getBean(FreshTables.class);
  }

  private static String name(TestContext test) {
    return test.getTestClass().getName() + "." + test.getTestMethod().getName();
  }
}
