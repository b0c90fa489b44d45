package dev.singlet.examples.spring.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.harrel.jsonschema.Error;
import dev.harrel.jsonschema.SpecificationVersion;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.singlet.TableClient;
import dev.singlet.examples.spring.Http;
import dev.singlet.examples.spring.SampleItems;
import dev.singlet.examples.spring.ShopTest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import tools.jackson.databind.JsonNode;

/** The description of the API is OpenAPI 3.1, is complete, and is what the answers are. */
@ShopTest
class OpenApiTest {

  @Autowired private TableClient shop;
  @LocalServerPort private int port;
  private Http http;
  private JsonNode document;

  @BeforeEach
  void fill() {
    SampleItems.putTo(shop);
    http = new Http(port);
    document = http.get("/openapi.json").json();
  }

  /** The schema is that of the OpenAPI Initiative, for version 3.1. */
  @Test
  void theDocumentIsOpenApi() throws IOException {
    try (InputStream schema = getClass().getResourceAsStream("/openapi-3.1.schema.json")) {
      String text = new String(schema.readAllBytes(), StandardCharsets.UTF_8);

      assertThat(errors(text, document.toString())).isEmpty();
      assertThat(errors(text, document.toString().replace("responses", "answers"))).isNotEmpty();
    }
  }

  @Test
  void eachSchemaIsJsonSchema() {
    String metaSchema = "{\"$ref\": \"%s\"}".formatted(SpecificationVersion.DRAFT2020_12.getId());

    document
        .at("/components/schemas")
        .forEachEntry(
            (name, schema) -> assertThat(errors(metaSchema, schema.toString())).as(name).isEmpty());
  }

  @Test
  void eachReferenceLeadsSomewhere() {
    List<String> references =
        document.findValues("$ref").stream().map(JsonNode::asString).distinct().toList();

    assertThat(references)
        .contains("#/components/schemas/OrderItem")
        .allSatisfy(
            reference -> assertThat(document.at(reference.substring(1)).isMissingNode()).isFalse());
  }

  @Test
  void eachMethodOfAControllerHasAnOperation(
      @Autowired RequestMappingHandlerMapping requestMappingHandlerMapping) {
    Set<String> served = new TreeSet<>();
    requestMappingHandlerMapping
        .getHandlerMethods()
        .forEach(
            (mapping, method) -> {
              if (method.getBeanType().getName().startsWith("dev.singlet")) {
                served.addAll(operations(mapping));
              }
            });
    served.remove("get /openapi.json");

    Set<String> described = new TreeSet<>();
    document
        .get("paths")
        .forEachEntry(
            (path, methods) ->
                methods.propertyNames().forEach(method -> described.add(method + " " + path)));
    assertThat(described).isEqualTo(served).hasSize(9);
  }

  private static List<String> operations(RequestMappingInfo mapping) {
    return mapping.getMethodsCondition().getMethods().stream()
        .flatMap(
            method ->
                mapping.getPatternValues().stream()
                    .map(path -> method.name().toLowerCase(Locale.ROOT) + " " + path))
        .toList();
  }

  @Test
  void schemasOfEntitiesHaveTheConstraintsOfTheModel() {
    assertThat(document.at("/components/schemas/Customer/properties/email/format").asString())
        .isEqualTo("email");
    assertThat(document.at("/components/schemas/Stock/properties/quantity/minimum").asInt())
        .isZero();
    assertThat(document.at("/components/schemas/Order/properties/status/enum").size()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({
    "/customers?limit=2, CustomerPage",
    "/customers/c1, Customer",
    "/customers/c1/orders?limit=1, OrderPage",
    "/orders/o101, OrderWithItems",
    "/products/HOLT-BLACK, Product",
    "/products/HOLT-BLACK/stock, Stock",
    "/products/HOLT-BLACK/orders, OrderItemPage",
    "/orders/none, Problem",
    "/customers?limit=0, Problem",
  })
  void anAnswerFitsItsSchema(String path, String schema) {
    String schemaText =
        """
        {"$ref": "#/components/schemas/%s", "components": %s}"""
            .formatted(schema, document.get("components"));

    assertThat(errors(schemaText, http.get(path).response().body())).isEmpty();
  }

  @Test
  void anAnswerThatDoesNotFitIsFound() {
    String schemaText =
        """
        {"$ref": "#/components/schemas/Stock", "components": %s}"""
            .formatted(document.get("components"));

    assertThat(errors(schemaText, "{\"sku\": \"A\", \"quantity\": -1}")).isNotEmpty();
  }

  private static List<Error> errors(String schema, String json) {
    return new ValidatorFactory().validate(schema, json).getErrors();
  }
}
