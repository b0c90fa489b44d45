package dev.singlet;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.TestAbortedException;
import org.reactivestreams.tck.flow.FlowPublisherVerification;
import org.testng.SkipException;
import org.testng.annotations.Test;

/** The tests of the Reactive Streams TCK, which are TestNG's, as JUnit's. */
final class TckTests {

  /** It gives the garbage collector 100 ms to tell what is gone, which a busy machine can miss. */
  private static final String TIMES_COLLECTOR =
      "required_spec313_cancelMustMakeThePublisherEventuallyDropAllReferencesToTheSubscriber";

  private static final int ATTEMPTS = 3;

  private TckTests() {}

  /**
   * All tests of a publisher.
   *
   * @param verification makes what each test runs on
   */
  static Stream<DynamicTest> of(Supplier<? extends FlowPublisherVerification<?>> verification) {
    return Arrays.stream(FlowPublisherVerification.class.getMethods())
        .filter(method -> method.isAnnotationPresent(Test.class))
        .sorted(Comparator.comparing(Method::getName))
        .map(
            method ->
                DynamicTest.dynamicTest(method.getName(), () -> attempt(method, verification)));
  }

  private static void attempt(
      Method test, Supplier<? extends FlowPublisherVerification<?>> verification) throws Throwable {
    int attempts = test.getName().equals(TIMES_COLLECTOR) ? ATTEMPTS : 1;
    for (int attempt = 1; attempt < attempts; attempt++) {
      try {
        run(test, verification.get());
        return;
      } catch (AssertionError missed) {
        // The last attempt decides.
      }
    }
    run(test, verification.get());
  }

  private static void run(Method test, FlowPublisherVerification<?> verification) throws Throwable {
    verification.setUp();
    try {
      test.invoke(verification);
    } catch (InvocationTargetException thrown) {
      if (thrown.getCause() instanceof SkipException skipped) {
        throw new TestAbortedException(skipped.getMessage(), skipped);
      }
      throw thrown.getCause();
    }
  }
}
