package dev.singlet.tutorial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Events;

/** Runs test classes of the project in this JVM. */
final class TestRun {

  private TestRun() {}

  /** Returns what they print, and the line with their numbers that Maven prints. */
  static Result of(List<String> classes, Path main, Path tests) {
    Events[] events = new Events[1];
    String printed =
        CapturedOutput.of(
            () -> {
              try (URLClassLoader loader =
                  new URLClassLoader(new URL[] {url(main), url(tests)}, parent())) {
                events[0] = run(classes, loader).testEvents();
              } catch (IOException failure) {
                throw new UncheckedIOException(failure);
              }
            });
    assertThat(events[0].failed().list()).as("failed tests of %s", classes).isEmpty();
    assertThat(events[0].succeeded().count()).as("tests of %s", classes).isPositive();
    return new Result(
        printed,
        "[INFO] Tests run: %d, Failures: 0, Errors: 0, Skipped: 0\n"
            .formatted(events[0].succeeded().count()));
  }

  private static EngineExecutionResults run(List<String> classes, ClassLoader loader) {
    List<? extends DiscoverySelector> selectors =
        classes.stream().map(name -> selectClass(loader, name)).toList();
    return EngineTestKit.engine("junit-jupiter")
        .selectors(selectors.toArray(new DiscoverySelector[0]))
        .execute();
  }

  private static ClassLoader parent() {
    return TestRun.class.getClassLoader();
  }

  private static URL url(Path folder) throws IOException {
    return folder.toUri().toURL();
  }

  /**
   * What a run gives.
   *
   * @param printed what the tests print
   * @param summary the line with their numbers
   */
  record Result(String printed, String summary) {}
}
