package dev.singlet.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.model.json.InvalidJsonException;
import dev.singlet.model.json.JsonObject;
import dev.singlet.model.json.JsonText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The file of a descriptor. */
class TableDescriptorTest {

  private static final TableDescriptor EMPTY =
      new TableDescriptor(
          "shop.Shop",
          "",
          "ShopTable",
          new KeyDescriptor(List.of(new KeyDescriptor.Attribute("PK", AttributeType.S)), List.of()),
          List.of(),
          "#",
          "IDENTITY",
          "",
          new ManagedAttributes("_et", "", "", "", "", ""),
          List.of(),
          List.of(),
          List.of());

  @Test
  void whatIsWrittenIsRead() {
    assertThat(TableDescriptor.ofJson(EMPTY.toJson())).isEqualTo(EMPTY);
  }

  @Test
  void relationshipsAndProjectionsStandWithinTheirEntity() {
    EntityDescriptor buyer =
        new EntityDescriptor(
            "Buyer",
            "shop.Buyer",
            "",
            List.of(),
            true,
            new MarkDescriptor("type", AttributeType.N),
            new StampsDescriptor("createdAt", ""),
            0,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(
                new RelationshipDescriptor("City", "lives in", false),
                new RelationshipDescriptor("Buyer", "", true)),
            List.of(
                new ProjectionDescriptor(
                    "shop.Phone",
                    "A phone.",
                    List.of(new ProjectionDescriptor.Attribute("phone", "tel")),
                    List.of("GSI1"))),
            List.of(),
            List.of());
    TableDescriptor table = with(buyer);

    assertThat(TableDescriptor.ofJson(table.toJson())).isEqualTo(table);
    assertThat(table.toJson())
        .contains(
            """
                  "relationships": [
                    {"owner": "City", "label": "lives in"},
                    {"owner": "Buyer", "hidden": true}
                  ],
                  "projections": [
                    {
                      "java": "shop.Phone",
                      "documentation": "A phone.",
                      "attributes": [{"component": "phone", "name": "tel"}],
                      "coveredBy": ["GSI1"]
                    }
                  ]
            """);
  }

  @Test
  void purposesOfKeysAndPatternsAreReadAgain() {
    LinkedKeyDescriptor key =
        new LinkedKeyDescriptor(
            "GSI1", "inCity", "Buyers of a `city`.", List.of(), List.of(), null, List.of("ORDER"));

    assertThat(LinkedKeyDescriptor.read(JsonObject.of(JsonText.of(key.write())))).isEqualTo(key);

    AccessPatternDescriptor pattern =
        new AccessPatternDescriptor(
            "inCity",
            "shop.BuyerEntity",
            "Buyers of a `city`.",
            List.of(),
            AccessPatternDescriptor.Operation.QUERY,
            "GSI1",
            "GSI1PK = 'X'",
            List.of(),
            1,
            "",
            List.of("Buyer"),
            List.of(),
            false,
            false,
            false);

    assertThat(AccessPatternDescriptor.read(JsonObject.of(JsonText.of(pattern.write()))))
        .isEqualTo(pattern);
  }

  @Test
  void projectionsOfItemCollectionsAreReadAgain() {
    CollectionDescriptor collection =
        new CollectionDescriptor(
            "shop.People",
            "",
            List.of("Buyer", "Seller"),
            List.of(),
            List.of(
                new CollectionProjectionDescriptor(
                    "shop.Phones", "Phones.", List.of("shop.Phone", "shop.Seller"))));

    assertThat(CollectionDescriptor.read(JsonObject.of(JsonText.of(collection.write()))))
        .isEqualTo(collection);
  }

  @Test
  void constraintsAreReadWithTheWayToTheirPart() {
    ConstraintDescriptor constraint =
        new ConstraintDescriptor(
            "Min",
            List.of(ConstraintDescriptor.Part.VALUE, ConstraintDescriptor.Part.ELEMENT),
            Map.of("value", "1"),
            "",
            List.of());

    assertThat(ConstraintDescriptor.read(JsonObject.of(JsonText.of(constraint.write()))))
        .isEqualTo(constraint);
  }

  private static TableDescriptor with(EntityDescriptor entity) {
    return new TableDescriptor(
        EMPTY.java(),
        EMPTY.documentation(),
        EMPTY.name(),
        EMPTY.key(),
        EMPTY.indexes(),
        EMPTY.delimiter(),
        EMPTY.naming(),
        EMPTY.tenantPrefix(),
        EMPTY.managed(),
        List.of("shop.Trimmed", "shop.Checked"),
        List.of(entity),
        EMPTY.collections());
  }

  @Test
  void emptyMembersAreLeftOut() {
    assertThat(EMPTY.toJson())
        .isEqualTo(
            """
            {
              "format": 1,
              "java": "shop.Shop",
              "name": "ShopTable",
              "key": {"partition": [{"name": "PK", "type": "S"}]},
              "delimiter": "#",
              "naming": "IDENTITY",
              "managed": {"entity": "_et"}
            }
            """);
  }

  @Test
  void unknownMembersAreIgnored() {
    String more = EMPTY.toJson().replace("\"format\": 1,", "\"format\": 1, \"colour\": [{}],");

    assertThat(TableDescriptor.ofJson(more)).isEqualTo(EMPTY);
  }

  @Test
  void aNewerFormatIsRefused() {
    String newer = EMPTY.toJson().replace("\"format\": 1", "\"format\": 2");

    assertThatThrownBy(() -> TableDescriptor.ofJson(newer))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessage(
            "The descriptor has format 2, and this version of Singlet reads formats up to 1. Use"
                + " the version of Singlet that compiled the model, or a newer one.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "name": "ShopTable" | "name": 3       | The member name is 3. Expected a text.
          "name": "ShopTable" | "title": "x"    | The member name is missing.
          "type": "S"         | "type": "X"     | The member key.partition[0].type is "X". Expected one of [S, N, B, BOOL, SS, NS, BS, L, M, ANY].
          {"name": "PK"       | 7, {"name": "PK" | The member key.partition[0] is 7. Expected an object.
          "format": 1         | "format": 1.5   | The member format is 1.5. Expected an integer.
          "format": 1,        | ``              | The text is JSON, but no descriptor of a Singlet model: its member "format" is missing.
          """)
  void messagesNameTheMember(String member, String otherwise, String message) {
    String wrong = EMPTY.toJson().replace(member, otherwise == null ? "" : otherwise);

    assertThatThrownBy(() -> TableDescriptor.ofJson(wrong))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessage(message);
  }

  /** A reference to nothing would only show in the descriptor of a model that uses it. */
  @Test
  void referencesOfTheSchemaHaveDefinitions() throws IOException {
    try (InputStream stream =
        TableDescriptor.class.getResourceAsStream("descriptor-1.schema.json")) {
      String schema =
          new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
      Map<?, ?> definitions =
          (Map<?, ?>) Objects.requireNonNull(JsonObject.of(schema).members().get("$defs"));

      assertThat(Pattern.compile("\"#/\\$defs/(\\w+)\"").matcher(schema).results())
          .extracting(reference -> reference.group(1))
          .contains("projection", "relationship")
          .allMatch(definitions::containsKey);
    }
  }

  @Test
  void aFileOfOthersIsRefused() {
    assertThatThrownBy(() -> TableDescriptor.ofJson("[]"))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessage("The text is []. Expected an object.");
  }

  @Test
  void anInterfaceWithoutDescriptorIsRefused() {
    assertThatThrownBy(() -> TableDescriptor.of(Runnable.class))
        .isInstanceOf(MissingResourceException.class)
        .hasMessage(
            "There is no file META-INF/singlet/java.lang.Runnable.json beside java.lang.Runnable."
                + " The annotation processor writes it for an interface with @Table; keep it when"
                + " classes are packaged.");
  }

  @Test
  void signaturesHaveSimpleNames() {
    AccessPatternDescriptor pattern =
        new AccessPatternDescriptor(
            "byRepo",
            "shop.model.OrderEntity",
            "",
            List.of(
                new AccessPatternDescriptor.Parameter(
                    "tags", "java.util.Map<java.lang.String, shop.Outer.Tag>"),
                new AccessPatternDescriptor.Parameter("id", "long")),
            AccessPatternDescriptor.Operation.QUERY,
            "",
            "PK = 'X'",
            List.of(),
            1,
            "",
            List.of("Order"),
            List.of(),
            false,
            false,
            true);

    assertThat(pattern.signature())
        .isEqualTo("OrderEntity.byRepo(Map<String, Outer.Tag> tags, long id)");
  }
}
