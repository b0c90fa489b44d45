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
                DynamicTest.dynamicTest(method.getName(), () -> run(method, verification.get())));
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
