package dev.singlet.tools.format.schema;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.json.JsonText;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
    List<ExportedFile> files = new ArrayList<>();
    for (EntityDescriptor entity : export.table().entities()) {
      EntitySchema schema = new EntitySchema(export.table(), entity, name -> "#/$defs/" + name);
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
      document.putAll(schema.item());
      Map<String, Object> definitions = schema.definitions();
      if (!definitions.isEmpty()) {
        document.put("$defs", definitions);
      }
      files.add(new ExportedFile(file(entity) + ".schema.json", JsonText.of(document)));
    }
    return files;
  }

  /** Names of entities can have characters that names of files can't. */
  private static String file(EntityDescriptor entity) {
    return entity.name().replaceAll("[^\\p{IsAlphabetic}0-9_-]", "_");
  }
}
