package dev.singlet.runtime.codec.nested;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class DocumentTest {

  private static final SdkBytes BYTES = SdkBytes.fromUtf8String("x");
  private static final Document SIZE =
      Document.ofMap(
          Map.of("width", Document.of(3), "tags", Document.ofList(List.of(Document.of("a")))));

  private static List<String> violations(Document document) {
    Violations violations = new Violations("Note");
    violations.within("it", document, new DocumentCodec());
    if (violations.first() == null) {
      return List.of();
    }
    return catchThrowableOfType(ValidationException.class, violations::throwIfAny)
        .violations()
        .stream()
        .map(violation -> violation.path() + " " + violation.message())
        .toList();
  }

  static Stream<Arguments> documents() {
    return Stream.of(
        Arguments.of(Document.of(""), AttributeValue.createS("")),
        Arguments.of(Document.of(Long.MIN_VALUE), AttributeValue.createN("-9223372036854775808")),
        Arguments.of(Document.of(new BigDecimal("1.50")), AttributeValue.createN("1.5")),
        Arguments.of(Document.of(true), AttributeValue.createBool(true)),
        Arguments.of(Document.ofNull(), AttributeValue.createNul(true)),
        Arguments.of(Document.of(BYTES), AttributeValue.createB(BYTES)),
        Arguments.of(new Document.TextSet(Set.of("a")), AttributeValue.createSs(List.of("a"))),
        Arguments.of(
            new Document.NumberSet(Set.of(new BigDecimal("1.0"))),
            AttributeValue.createNs(List.of("1"))),
        Arguments.of(
            new Document.BinarySet(Set.of(BYTES)), AttributeValue.createBs(List.of(BYTES))),
        Arguments.of(Document.ofList(List.of()), AttributeValue.createL(List.of())),
        Arguments.of(Document.ofMap(Map.of()), AttributeValue.createM(Map.of())),
        Arguments.of(
            SIZE,
            AttributeValue.createM(
                Map.of(
                    "width",
                    AttributeValue.createN("3"),
                    "tags",
                    AttributeValue.createL(List.of(AttributeValue.createS("a")))))));
  }

  @ParameterizedTest
  @MethodSource("documents")
  void everyTypeOfDynamoDbIsADocument(Document document, AttributeValue value) {
    assertThat(document.toAttributeValue()).isEqualTo(value);
    assertThat(Document.of(value)).isEqualTo(document);
    assertThat(new DocumentCodec().decode(new DocumentCodec().encode(document)))
        .isEqualTo(document);
    assertThat(violations(document)).isEmpty();
  }

  @Test
  void aDocumentIsReadByKeyAndIndex() {
    assertThat(SIZE.get("width").asNumber()).isEqualByComparingTo("3");
    assertThat(SIZE.get("tags").at(0).asText()).isEqualTo("a");
    assertThat(SIZE.has("width")).isTrue();
    assertThat(SIZE.has("height")).isFalse();
    assertThat(Document.of("x").has("width")).isFalse();
    assertThat(SIZE.asMap()).containsOnlyKeys("width", "tags");
    assertThat(SIZE.get("tags").asList()).containsExactly(Document.of("a"));
    assertThat(Document.of(true).asBoolean()).isTrue();
    assertThat(Document.of(BYTES).asBinary()).isEqualTo(BYTES);
    assertThat(Document.ofNull().isNull()).isTrue();
    assertThat(SIZE.isNull()).isFalse();
  }

  @Test
  void whatIsNotThereIsTold() {
    Document one = Document.ofMap(Map.of("a", Document.ofList(List.of())));

    assertThatIllegalStateException()
        .isThrownBy(() -> one.get("b"))
        .withMessage("The map has no key \"b\". It has [a].");
    assertThatIllegalStateException()
        .isThrownBy(() -> one.get("a").at(0))
        .withMessage("The list has no element 0. It has 0.");
    assertThatIllegalStateException()
        .isThrownBy(() -> one.at(0))
        .withMessage("The document is of type map, not list.");
    assertThatIllegalStateException()
        .isThrownBy(() -> one.get("a").asText())
        .withMessage("The document is of type list, not text.");
    assertThatIllegalStateException()
        .isThrownBy(() -> Document.ofNull().asNumber())
        .withMessage("The document is of type null, not number.");
    assertThatIllegalStateException()
        .isThrownBy(() -> new Document.TextSet(Set.of("a")).asBoolean())
        .withMessage("The document is of type set, not boolean.");
  }

  @Test
  void aDocumentDoesNotChangeWithWhatItWasMadeOf() {
    List<Document> elements = new ArrayList<>(List.of(Document.of("a")));
    Map<String, Document> values = new HashMap<>(Map.of("k", Document.of("a")));
    Document list = Document.ofList(elements);
    Document map = Document.ofMap(values);
    elements.clear();
    values.clear();

    assertThat(list.asList()).hasSize(1).isUnmodifiable();
    assertThat(map.asMap()).hasSize(1).isUnmodifiable();
  }

  @Test
  void whatDynamoDbCannotHoldIsRefusedWithItsPath() {
    Map<String, Document> map = new LinkedHashMap<>();
    map.put("", Document.of(1));
    map.put("t", Document.of("\uD83D"));
    map.put("n", Document.of(new BigDecimal(BigInteger.TEN.pow(38).add(BigInteger.ONE))));
    map.put("huge", Document.of(new BigDecimal("1E+1000000000")));
    map.put("s", new Document.TextSet(Set.of()));
    map.put("ns", new Document.NumberSet(Set.of(new BigDecimal("1E+126"))));
    map.put("l", Document.ofList(Arrays.asList(Document.of(1), null)));

    assertThat(violations(Document.ofMap(map)))
        .containsExactly(
            "it.(key) must have at least 1 character",
            "it.t must not have a lone surrogate, as at index 0",
            "it.n must have at most 38 digits",
            "it.huge must be within 1E-130 to 9.99E+125, or the negative of that",
            "it.s must not be an empty set: DynamoDB has no empty sets",
            "it.ns[1E+126] must be within 1E-130 to 9.99E+125, or the negative of that",
            "it.l[1] is required");
  }

  @Test
  @SuppressWarnings("NullAway")
  void nullIsRefusedByTheNameOfTheArgument() {
    assertThatNullPointerException()
        .isThrownBy(() -> Document.of((String) null))
        .withMessage("value");
    assertThatNullPointerException()
        .isThrownBy(() -> Document.of((BigDecimal) null))
        .withMessage("value");
    assertThatNullPointerException()
        .isThrownBy(() -> Document.of((SdkBytes) null))
        .withMessage("value");
    assertThatNullPointerException()
        .isThrownBy(() -> Document.ofList(null))
        .withMessage("elements");
    assertThatNullPointerException().isThrownBy(() -> Document.ofMap(null)).withMessage("values");
  }

  @Test
  void aDocumentNestedTooDeepIsRefused() {
    Document document = Document.of("x");
    for (int i = 0; i < 40; i++) {
      document = Document.ofList(List.of(document));
    }

    assertThat(violations(document)).hasSize(1);
    assertThat(violations(document).get(0)).startsWith("it[0]").contains("levels deep");
  }

  @Test
  void aStoredNumberThatCannotBeIsTold() {
    AttributeValue list = AttributeValue.createL(List.of(AttributeValue.createN("x")));

    assertThatThrownBy(() -> Document.of(list))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0103] The value holds \"x\", which is not a number that DynamoDB can" + " hold.");
    assertThatThrownBy(() -> new DocumentCodec().decode(list))
        .isInstanceOfSatisfying(
            DecodeFailure.class,
            failure -> {
              assertThat(failure.path()).isEqualTo("[0]");
              assertThat(failure.reason()).isEqualTo("is \"x\", no number that DynamoDB can hold");
            });
  }

  private static Document any(SplittableRandom random, int depth) {
    String text =
        "\u00E9\uD83D\uDE00ab".substring(random.nextBoolean() ? 1 : 0) + random.nextInt(9);
    BigDecimal number =
        BigDecimal.valueOf(random.nextLong() >> random.nextInt(64), random.nextInt(-9, 9));
    int type = random.nextInt(depth == 0 ? 8 : 10);
    if (type < 8) {
      return switch (type) {
        case 0 -> Document.of(text);
        case 1 -> Document.of(number);
        case 2 -> Document.of(random.nextBoolean());
        case 3 -> Document.ofNull();
        case 4 -> Document.of(SdkBytes.fromUtf8String(text));
        case 5 -> new Document.TextSet(Set.of(text, "a"));
        case 6 -> new Document.NumberSet(Set.of(number));
        default -> new Document.BinarySet(Set.of(SdkBytes.fromUtf8String(text)));
      };
    }
    Map<String, Document> values = new LinkedHashMap<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      values.put("k" + i, any(random, depth - 1));
    }
    return type == 8 ? Document.ofMap(values) : Document.ofList(new ArrayList<>(values.values()));
  }

  @Test
  void anyDocumentComesBack() {
    SplittableRandom random = new SplittableRandom(11);
    for (int i = 0; i < 5_000; i++) {
      Document document = any(random, 4);

      assertThat(Document.of(document.toAttributeValue())).isEqualTo(document);
      assertThat(violations(document)).isEmpty();
    }
  }
}
