package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.others.NeedsNode;
import dev.singlet.tools.others.Node;
import dev.singlet.tools.sample.SampleItem;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JsonSchemaTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  private static String schema(ExampleModel example, EntityDescriptor entity) {
    return example.export("json-schema", entity.name() + ".schema.json");
  }

  @ParameterizedTest
  @EnumSource
  void eachEntityHasOneWithItsDocumentation(ExampleModel example) throws Exception {
    for (EntityDescriptor entity : example.table().entities()) {
      JsonNode schema = JSON.readTree(schema(example, entity));

      assertThat(schema.path("description").textValue()).isEqualTo(entity.documentation());
    }
    assertThat(example.export("json-schema")).hasSameSizeAs(example.table().entities());
  }

  @ParameterizedTest
  @EnumSource
  void samplesFitAndDamagedOnesDoNot(ExampleModel example) throws Exception {
    for (EntityDescriptor entity : example.table().entities()) {
      String schema = schema(example, entity);
      JsonNode declared = JSON.readTree(schema);
      Validator validator = new ValidatorFactory().createValidator();
      URI registered = validator.registerSchema(schema);
      for (SampleItem sample : example.samples().of(entity.name())) {
        ObjectNode plain = plain(sample.attributes());
        plain.retain(names(declared.get("properties")));
        assertThat(errors(validator, registered, plain)).as(entity.name()).isEmpty();

        assertThat(errors(validator, registered, plain.deepCopy().put("unknown", 1))).isNotEmpty();
        for (JsonNode required : declared.path("required")) {
          ObjectNode less = plain.deepCopy();
          less.remove(required.textValue());
          assertThat(errors(validator, registered, less)).isNotEmpty();
        }
        for (String name : names(plain)) {
          ObjectNode other = plain.deepCopy();
          other.putObject(name).put("of", "another type");
          assertThat(errors(validator, registered, other)).as(name).isNotEmpty();
        }
      }
    }
  }

  private static List<?> errors(Validator validator, URI schema, JsonNode json) {
    return validator.validate(schema, json.toString()).getErrors();
  }

  private static List<String> names(JsonNode object) {
    return object.properties().stream().map(Map.Entry::getKey).toList();
  }

  /** The JSON of an item, without DynamoDB's types. */
  private static ObjectNode plain(Map<?, ?> attributes) {
    ObjectNode plain = JSON.createObjectNode();
    attributes.forEach((name, value) -> plain.set(name.toString(), value((Map<?, ?>) value)));
    return plain;
  }

  private static JsonNode value(Map<?, ?> typed) {
    Map.Entry<?, ?> only = typed.entrySet().iterator().next();
    Object value = only.getValue();
    return switch (only.getKey().toString()) {
      case "N" -> JSON.getNodeFactory().numberNode(new BigDecimal(value.toString()));
      case "M" -> plain((Map<?, ?>) value);
      case "L" -> {
        ArrayNode elements = JSON.createArrayNode();
        ((List<?>) value).forEach(element -> elements.add(value((Map<?, ?>) element)));
        yield elements;
      }
      default -> JSON.valueToTree(value);
    };
  }

  @NeedsNode
  @ParameterizedTest
  @EnumSource
  void componentsOfOpenApiAreValidAndReferOnlyToEachOther(ExampleModel example) throws Exception {
    ExportedFile exported = example.export("openapi").get(0);
    Path file = Files.writeString(folder.resolve(exported.path()), exported.text());

    String components = Node.run("openapi.mjs", file.toString());

    assertThat(components.strip().split(" "))
        .contains(
            example.table().entities().stream().map(EntityDescriptor::name).toArray(String[]::new));
  }
}
