package dev.singlet.tools;

import dev.singlet.TableClient;
import dev.singlet.examples.ecommerce.model.ShopTable;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.model.TableDescriptor;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.CreateTable;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.format.Formats;
import dev.singlet.tools.sample.SampleMaker;
import dev.singlet.tools.sample.Samples;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The models of the examples, and what is exported of them. */
public enum ExampleModel {
  GITHUB,
  SHOP;

  public TableDescriptor table() {
    return this == GITHUB ? GitHubTable.describe() : ShopTable.describe();
  }

  public TableSchema schema() {
    return this == GITHUB ? GitHubTable.SCHEMA : ShopTable.SCHEMA;
  }

  /** Returns the folder or jar of its classes. */
  public Path place() {
    return placeOf(this == GITHUB ? GitHubTable.class : ShopTable.class);
  }

  /** Returns the folder or jar of a class. */
  public static Path placeOf(Class<?> type) {
    return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  /** Creates the table. */
  public void create(DynamoDbClient dynamoDb) {
    new TableClient(dynamoDb, schema()).execute(CreateTable.of(schema()));
  }

  /** Reads all items as records. */
  public List<?> scan(DynamoDbClient dynamoDb) {
    return this == GITHUB
        ? GitHubTable.client(dynamoDb).stream(GitHubTable.scan()).toList()
        : ShopTable.client(dynamoDb).stream(ShopTable.scan()).toList();
  }

  public List<ExportedFile> export(String format) {
    return export(format, TableSettings.safe());
  }

  public List<ExportedFile> export(String format, TableSettings settings) {
    return Formats.of(format).export(new Export(table(), settings, this::samples));
  }

  /** Returns the items that are made up for the model. */
  public Samples samples() {
    return SampleMaker.of(table(), ExampleModel.class.getClassLoader());
  }

  /** Returns the text of the file of an export. */
  public String export(String format, String path) {
    return export(format).stream()
        .filter(file -> file.path().equals(path))
        .findFirst()
        .orElseThrow()
        .text();
  }
}
