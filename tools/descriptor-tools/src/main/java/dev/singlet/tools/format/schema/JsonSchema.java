package dev.singlet.tools.format.schema;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.schema.EntitySchema;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import java.util.List;

/** A JSON Schema for each entity: the JSON that {@code EntityJson} writes and reads. */
public final class JsonSchema implements Exporter {

  @Override
  public String format() {
    return "json-schema";
  }

  @Override
  public String summary() {
    return "A JSON Schema (draft 2020-12) for each entity";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    return export.table().entities().stream()
        .map(
            entity ->
                new ExportedFile(
                    file(entity) + ".schema.json", EntitySchema.documented(entity).toJson()))
        .toList();
  }

  /** Names of entities can have characters that names of files can't. */
  private static String file(EntityDescriptor entity) {
    return entity.name().replaceAll("[^\\p{IsAlphabetic}0-9_-]", "_");
  }
}
