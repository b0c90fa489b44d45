package dev.singlet.examples.spring.api;

import dev.singlet.examples.ecommerce.model.Shop;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.schema.EntitySchema;
import java.io.IOException;
import java.io.InputStream;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.io.Resource;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The description of this API in OpenAPI 3.1. Its paths are written by hand, in {@code
 * openapi.json}. The schemas of entities, with their constraints, are those of the model.
 */
@RestController
class OpenApi {

  private static final String SCHEMAS = "#/components/schemas/";

  private final ObjectNode document;

  OpenApi(@Value("classpath:openapi.json") Resource paths, JsonMapper json) throws IOException {
    try (InputStream text = paths.getInputStream()) {
      document = (ObjectNode) json.readTree(text);
    }
    ObjectNode schemas = document.withObject("/components/schemas");
    for (EntityDescriptor entity : TableDescriptor.of(Shop.class).entities()) {
      String within = entity.name() + ".";
      EntitySchema schema = EntitySchema.documented(entity, name -> SCHEMAS + within + name);
      schemas.set(entity.name(), json.valueToTree(schema.item()));
      schema
          .definitions()
          .forEach((name, definition) -> schemas.set(within + name, json.valueToTree(definition)));
    }
  }

  @GetMapping(path = "/openapi.json", produces = MediaType.APPLICATION_JSON_VALUE)
  ObjectNode document() {
    return document;
  }
}
