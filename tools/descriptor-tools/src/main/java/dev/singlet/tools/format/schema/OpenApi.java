package dev.singlet.tools.format.schema;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.JsonText;
import dev.singlet.model.schema.EntitySchema;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.json.JsonMembers;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The schemas of all entities as components of OpenAPI, for the paths of an API to refer to. The
 * table doesn't say which paths an API has.
 */
public final class OpenApi implements Exporter {

  @Override
  public String format() {
    return "openapi";
  }

  @Override
  public String summary() {
    return "Components of OpenAPI 3.1 with a schema for each entity";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    TableDescriptor table = export.table();
    Map<String, Object> document =
        new JsonMembers()
            .put("openapi", "3.1.0")
            .put(
                "info",
                new JsonMembers()
                    .put("title", table.name())
                    .putIfAny("description", table.documentation())
                    .put("version", "1")
                    .all())
            .put("paths", Map.of())
            .put("components", Map.of("schemas", schemas(table)))
            .all();
    return List.of(new ExportedFile("openapi.json", JsonText.of(document)));
  }

  private static Map<String, Object> schemas(TableDescriptor table) {
    Map<String, Object> schemas = new TreeMap<>();
    for (EntityDescriptor entity : table.entities()) {
      EntitySchema schema =
          EntitySchema.documented(
              entity, name -> "#/components/schemas/" + component(entity, name));
      schemas.put(component(entity.name()), schema.item());
      schema
          .definitions()
          .forEach((name, definition) -> schemas.put(component(entity, name), definition));
    }
    return schemas;
  }

  /** Records within are components, too. Those of different entities may have one name. */
  private static String component(EntityDescriptor entity, String name) {
    return component(entity.name() + "." + name);
  }

  /** OpenAPI allows only these characters. */
  private static String component(String name) {
    return name.replaceAll("[^A-Za-z0-9._-]", "_");
  }
}
