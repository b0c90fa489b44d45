package dev.singlet.maven;

import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.run.SchemaImportRun;
import java.io.File;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Writes the Java sources of a model from a schema.json of AWS's DynamoDB MCP server. */
@Mojo(name = "import-schema", requiresProject = false, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the fields.
public final class ImportSchemaMojo extends AbstractMojo {

  /** The {@code schema.json}. */
  @Parameter(property = "singlet.schema", required = true)
  private File schema;

  /** The package of the sources, such as {@code com.example.shop}. */
  @Parameter(property = "singlet.package", required = true)
  private String packageName;

  /** The folder of sources. */
  @Parameter(property = "singlet.sources", defaultValue = "${basedir}/src/main/java")
  private File sources;

  @Override
  public void execute() throws MojoFailureException {
    try {
      new SchemaImportRun(schema.toPath(), packageName, sources.toPath())
          .run(getLog()::warn)
          .forEach(file -> getLog().info("Wrote " + file));
    } catch (UserErrorException wrong) {
      throw new MojoFailureException(wrong.getMessage(), wrong);
    }
  }
}
