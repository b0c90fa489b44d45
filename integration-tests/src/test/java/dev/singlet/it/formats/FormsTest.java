package dev.singlet.it.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.harrel.jsonschema.FormatEvaluatorFactory;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.singlet.it.formats.Samples.Sample;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.json.EntityJson;
import dev.singlet.json.InvalidJsonException;
import java.io.IOException;
import java.net.URL;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.recursive.comparison.RecursiveComparisonConfiguration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values of each type go through each form, and a validator finds plain JSON to fit its schema. */
class FormsTest {

  private static final Clock NOW =
      Clock.fixed(Instant.parse("2024-03-01T00:00:00Z"), ZoneOffset.UTC);
  private static final ObjectMapper JSON = new ObjectMapper();

  static Stream<Sample<?>> samples() {
    return Samples.all();
  }

  private static void assertSame(Object actual, Object expected) {
    assertThat(actual)
        .usingRecursiveComparison(
            RecursiveComparisonConfiguration.builder()
                .withEqualsForType((a, b) -> a.toString().equals(b.toString()), URL.class)
                .build())
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("samples")
  <T> void comesBackFromItsItem(Sample<T> sample) {
    assertSame(sample.type().fromItem(sample.type().toItem(sample.entity(), NOW)), sample.entity());
  }

  @ParameterizedTest
  @MethodSource("samples")
  <T> void comesBackFromDynamoDbJson(Sample<T> sample) {
    Map<String, AttributeValue> item = sample.type().toItem(sample.entity(), NOW);

    Map<String, AttributeValue> read = DynamoDbJson.read(DynamoDbJson.write(item));

    assertThat(read).isEqualTo(item);
    assertSame(sample.type().fromItem(read), sample.entity());
  }

  @ParameterizedTest
  @MethodSource("samples")
  <T> void comesBackFromPlainJson(Sample<T> sample) {
    EntityJson<T> json = EntityJson.of(sample.type());

    String text = json.write(sample.entity());

    assertSame(json.read(text), sample.entity());
    assertThat(json.write(json.read(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @MethodSource("samples")
  <T> void plainJsonFitsTheSchema(Sample<T> sample) {
    assertThat(problems(sample, EntityJson.of(sample.type()).write(sample.entity()))).isEmpty();
  }

  /** The reader and the schema agree on what is wrong. */
  @ParameterizedTest
  @MethodSource("samples")
  <T> void whatTheSchemaRefusesCanNotBeRead(Sample<T> sample) throws IOException {
    EntityJson<T> json = EntityJson.of(sample.type());
    ObjectNode valid = (ObjectNode) JSON.readTree(json.write(sample.entity()));
    List<String> invalid = new ArrayList<>();
    invalid.add(valid.deepCopy().put("other", 1).toString());
    JsonNode schema = JSON.readTree(sample.type().jsonSchema());
    schema.get("required").forEach(name -> invalid.add(without(valid, name.asText())));
    schema
        .get("properties")
        .properties()
        .forEach(
            property -> {
              if (!property.getValue().isEmpty()) {
                invalid.add(withNonsense(valid, property.getKey()));
              }
            });

    assertThat(invalid)
        .allSatisfy(
            text -> {
              assertThat(problems(sample, text)).isNotEmpty();
              assertThatThrownBy(() -> json.read(text)).isInstanceOf(InvalidJsonException.class);
            });
  }

  private static String without(ObjectNode valid, String name) {
    ObjectNode changed = valid.deepCopy();
    changed.remove(name);
    return changed.toString();
  }

  /** An object with an array in it, which no attribute here is. */
  private static String withNonsense(ObjectNode valid, String name) {
    ObjectNode changed = valid.deepCopy();
    changed.putObject(name).putArray("?");
    return changed.toString();
  }

  private static List<String> problems(Sample<?> sample, String json) {
    Validator.Result result =
        new ValidatorFactory()
            .withEvaluatorFactory(new FormatEvaluatorFactory())
            .validate(sample.type().jsonSchema(), json);
    return result.getErrors().stream()
        .map(error -> error.getInstanceLocation() + ": " + error.getError())
        .toList();
  }
}
