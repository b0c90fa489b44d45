package dev.singlet.maven;

import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.source.Models;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** A goal. It finds the models, and reports what the user can mend in one line. */
@SuppressWarnings("NullAway.Init") // Maven sets the fields.
abstract class ModelMojo extends AbstractMojo {

  /** The folder of compiled classes, or a jar, that has the models. */
  @Parameter(
      property = "singlet.classes",
      defaultValue = "${project.build.outputDirectory}",
      required = true)
  private File classes;

  /** The jars and folders that the classes need. */
  @Parameter(defaultValue = "${project.runtimeClasspathElements}", readonly = true)
  private List<String> classPath = new ArrayList<>();

  /** Tables to take, by their names or the names of their interfaces. All, without it. */
  @Parameter(property = "singlet.tables")
  private List<String> tables = new ArrayList<>();

  /** Leaves the goal out. */
  @Parameter(property = "singlet.skip", defaultValue = "false")
  private boolean skip;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("Left out, because of singlet.skip.");
      return;
    }
    try (Models models = Models.open(classes.toPath(), existing(classPath), tables)) {
      run(models);
    } catch (UserErrorException wrong) {
      // Maven adds the messages of causes to the line that it shows. The line says it all already.
      getLog().debug(wrong);
      throw new MojoFailureException(wrong.getMessage());
    }
  }

  /**
   * Carries the goal out.
   *
   * @param models at least one
   */
  abstract void run(Models models) throws MojoFailureException;

  private static List<Path> existing(List<String> paths) {
    return paths.stream().map(Path::of).filter(Files::exists).toList();
  }
}
