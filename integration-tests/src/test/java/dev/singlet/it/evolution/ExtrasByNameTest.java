package dev.singlet.it.evolution;

import static dev.singlet.it.docs.model.ProductEntity.EXTRAS;
import static dev.singlet.it.docs.model.ProductEntity.MEASURE;
import static dev.singlet.it.docs.model.ProductEntity.NAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.TableClient;
import dev.singlet.attribute.ExtraAttributes;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.docs.model.Product;
import dev.singlet.it.docs.model.ProductEntity;
import dev.singlet.it.docs.model.ShippingTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Attributes that the model doesn't declare, in conditions and updates. */
class ExtrasByNameTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ShippingTable.SCHEMA);

  private static final Product LAMP =
      new Product(
          "7",
          "Lamp",
          new Product.Measure(3, Map.of("unit", Document.of("cm"))),
          Map.of("color", Document.of("red"), "a.b #c", Document.of(7)));

  private TableClient client;

  @BeforeEach
  void put() {
    client = table.client();
    client.execute(ProductEntity.put(LAMP));
  }

  private Product stored() {
    return client.execute(ProductEntity.get("7")).orElseThrow();
  }

  @Test
  void anUpdateSetsAndRemovesThem() {
    client.execute(
        ProductEntity.update("7")
            .set(EXTRAS.key("weight"), Document.of(12))
            .remove(EXTRAS.key("color"))
            .set(MEASURE.EXTRAS.key("unit"), Document.of("mm"))
            .set(MEASURE.EXTRAS.key("scale"), Document.of(true)));

    assertThat(stored().extras())
        .containsOnlyKeys("weight", "a.b #c")
        .containsEntry("weight", Document.of(12));
    assertThat(stored().measure().extras())
        .isEqualTo(Map.of("unit", Document.of("mm"), "scale", Document.of(true)));
    assertThat(stored().name()).isEqualTo("Lamp");
  }

  @Test
  void anUpdateCountsThem() {
    client.execute(
        ProductEntity.update("7").increment(EXTRAS.key("a.b #c").asNumber(), BigDecimal.ONE));

    assertThat(stored().extras()).containsEntry("a.b #c", Document.of(8));
  }

  @Test
  void conditionsAndFiltersSeeThem() {
    assertThat(
            client.tryExecute(
                ProductEntity.update("7")
                    .name("Bulb")
                    .when(MEASURE.EXTRAS.key("unit").asText().eq("inch"))))
        .isFalse();
    assertThat(
            client.tryExecute(
                ProductEntity.put(LAMP).when(EXTRAS.key("color").asText().beginsWith("r"))))
        .isTrue();
    assertThat(
            client.stream(
                ShippingTable.scan(ProductEntity.type())
                    .filter(EXTRAS.key("a.b #c").asNumber().gt(BigDecimal.ONE))))
        .containsExactly(LAMP);
    assertThat(
            client.stream(
                ShippingTable.scan(ProductEntity.type())
                    .filter(EXTRAS.key("missing").exists().or(NAME.eq("x")))))
        .isEmpty();
  }

  @Test
  void aValueThatCanNotBeStoredIsRefused() {
    assertThatExceptionOfType(ValidationException.class)
        .isThrownBy(
            () ->
                client.execute(
                    ProductEntity.update("7").set(EXTRAS.key("text"), Document.of("\ud800"))))
        .withMessageContaining("extras.text");
  }

  @ParameterizedTest
  @ValueSource(strings = {"name", "id", "measure", "PK", "SK", "_et", "_ct", "_md", "_v"})
  void namesThatTheModelDeclaresAreRefused(String name) {
    assertRefused(
        EXTRAS,
        name,
        "[SGR0105] Product.extras.key(\"%s\"): the record or Singlet writes the attribute %s. Use its own constant."
            .formatted(name, name));
  }

  @Test
  void namesOfANestedRecordAreRefusedWithinIt() {
    assertRefused(
        MEASURE.EXTRAS,
        "width",
        "[SGR0105] Product.measure.extras.key(\"width\"): the record or Singlet writes the attribute width. Use its own constant.");
    assertRefused(
        EXTRAS,
        "",
        "[SGR0105] Product.extras.key(\"\"): an attribute's name has at least one character.");
    assertThat(MEASURE.EXTRAS.key("name").exists()).isNotNull();
  }

  private static void assertRefused(
      ExtraAttributes<Product, ?> extras, String name, String message) {
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> extras.key(name))
        .withMessage(message)
        .returns(ErrorCode.INVALID_ARGUMENT, InvalidArgumentException::code);
  }
}
