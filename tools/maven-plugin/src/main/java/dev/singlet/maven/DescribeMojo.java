package dev.singlet.maven;

import dev.singlet.tools.run.Description;
import dev.singlet.tools.source.Models;
import java.util.function.Consumer;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Prints the keys and access patterns of the models. */
@Mojo(
    name = "describe",
    defaultPhase = LifecyclePhase.PROCESS_CLASSES,
    requiresDependencyResolution = ResolutionScope.RUNTIME,
    threadSafe = true)
public final class DescribeMojo extends ModelMojo {

  @Override
  void run(Models models) {
    // The description is what the goal is for, so mvn -q prints it, too, and nothing else.
    Consumer<String> lines = getLog().isInfoEnabled() ? getLog()::info : System.out::println;
    models.tables().forEach(table -> Description.of(table).lines().forEach(lines));
  }
}
