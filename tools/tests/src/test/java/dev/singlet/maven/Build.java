package dev.singlet.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

/** A build of a project that has its classes in a place. */
public final class Build {

  private final Map<String, Object> values = new HashMap<>();

  /**
   * Makes one.
   *
   * @param classes where the compiler wrote classes to
   * @param target the folder {@code target}
   */
  public Build(Path classes, Path target) {
    values.put("project.build.outputDirectory", classes.toFile());
    values.put("project.build.directory", target.toFile());
    values.put("project.runtimeClasspathElements", List.of(classes.toString()));
  }

  /** Sets a property, as {@code -D} does. */
  Build with(String property, String value) {
    values.put(property, value);
    return this;
  }

  /** Carries a goal out, and returns what it printed. */
  public List<String> run(String goal, String configuration)
      throws MojoExecutionException, MojoFailureException {
    BuildLog log = new BuildLog();
    run(goal, configuration, log);
    return log.lines();
  }

  /** Carries a goal out, and keeps what it prints even if it fails. */
  void run(String goal, String configuration, BuildLog log)
      throws MojoExecutionException, MojoFailureException {
    Goal.of(goal).run(configuration, values, log);
  }

  /** Carries a goal out that fails, and returns the line that Maven shows. */
  String failure(String goal, String configuration) {
    BuildLog log = new BuildLog();
    MojoFailureException failure =
        catchThrowableOfType(MojoFailureException.class, () -> run(goal, configuration, log));

    assertThat(failure).as("the goal fails").isNotNull();
    assertThat(log.lines()).noneMatch(line -> line.startsWith("ERROR "));
    // Maven adds the messages of causes to the line.
    assertThat(failure).hasNoCause();
    assertThat(failure.getMessage()).hasLineCount(1);
    return failure.getMessage();
  }
}
