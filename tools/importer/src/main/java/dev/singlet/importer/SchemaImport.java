package dev.singlet.importer;

import dev.singlet.importer.model.Model;
import dev.singlet.importer.model.ModelBuilder;
import dev.singlet.importer.model.Remark;
import dev.singlet.importer.schema.Problems;
import dev.singlet.importer.schema.Schema;
import dev.singlet.importer.schema.SchemaCheck;
import dev.singlet.importer.schema.SchemaReader;
import dev.singlet.importer.source.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import javax.lang.model.SourceVersion;

/**
 * Makes Java sources from a {@code schema.json} of AWS's DynamoDB MCP server: an interface for each
 * table, a record for each entity, and a class with a method for each access pattern.
 *
 * <p>Items of the model have the keys that the templates of the file make. {@link
 * ImportedModel#remarks} says what the model has in another form, or can't have.
 */
public final class SchemaImport {

  private SchemaImport() {}

  /**
   * Imports a file.
   *
   * @param json the text of the file
   * @param packageName the package of the sources
   * @return the sources
   * @throws InvalidSchemaException if the text is not a schema, or if no model can be made of it
   * @throws IllegalArgumentException if the package name is not a name of Java
   */
  public static ImportedModel of(String json, String packageName) {
    if (!SourceVersion.isName(packageName, SourceVersion.RELEASE_17)) {
      throw new IllegalArgumentException(
          "\"" + packageName + "\" is not the name of a package, such as com.example.shop.");
    }
    Problems problems = new Problems();
    Schema schema = SchemaReader.read(json, problems);
    refuse(problems);
    SchemaCheck.check(schema, problems);
    refuse(problems);
    Model model = ModelBuilder.build(schema, problems);
    refuse(problems);
    List<Remark> remarks = new ArrayList<>();
    SortedMap<String, String> sources = Sources.of(model, packageName, remarks);
    return new ImportedModel(
        packageName,
        sources,
        remarks.stream().map(remark -> remark.path() + ": " + remark.text()).toList());
  }

  private static void refuse(Problems problems) {
    if (!problems.all().isEmpty()) {
      throw new InvalidSchemaException(problems.all());
    }
  }
}
