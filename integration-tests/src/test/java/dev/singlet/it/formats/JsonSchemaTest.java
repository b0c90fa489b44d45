package dev.singlet.it.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.harrel.jsonschema.ValidatorFactory;
import dev.singlet.it.formats.model.Depot.Bag;
import dev.singlet.it.formats.model.Depot.Label;
import dev.singlet.it.formats.model.Depot.Parcel;
import dev.singlet.it.formats.model.Depot.Span;
import dev.singlet.it.formats.model.Depot.Stamp;
import dev.singlet.it.formats.model.DepotParcelEntity;
import dev.singlet.it.formats.model.DepotTable;
import dev.singlet.json.EntityJson;
import dev.singlet.json.InvalidJsonException;
import dev.singlet.testing.LocalTable;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What the JSON Schema of an entity takes is read. */
class JsonSchemaTest {

  private static final EntityJson<Parcel> JSON = EntityJson.of(DepotParcelEntity.type());

  private static final Parcel PARCEL =
      new Parcel(
          "01J",
          new UUID(1, 2),
          "7",
          "house",
          List.of("red"),
          new Span<>(LocalDate.of(2026, 1, 1), null),
          new Span<>(1, 3),
          new Bag(new Label("x")),
          List.of(new Stamp("paid")));

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);

  @Test
  void whatIsWrittenFitsAndIsReadAgain() {
    String text = JSON.write(PARCEL);

    assertThat(problems(text)).isEmpty();
    assertThat(JSON.read(text)).isEqualTo(PARCEL);
  }

  @Test
  void anIdThatIsNotThereIsGenerated() {
    String text =
        JSON.write(PARCEL).replace("\"id\":\"01J\",", "").replaceAll("\"receipt\":\"[^\"]*\",", "");
    assertThat(text).doesNotContain("\"id\"", "receipt");
    assertThat(problems(text)).isEmpty();

    Parcel parcel = JSON.read(text);

    assertThat(parcel.id()).hasSize(26);
    assertThat(parcel.receipt().version()).isEqualTo(7);
    assertThat(JSON.read(text).id()).isNotEqualTo(parcel.id());
    assertThat(depot.client().execute(DepotParcelEntity.put(parcel))).isEqualTo(parcel);
    assertThat(depot.client().execute(DepotParcelEntity.get(parcel.id()))).contains(parcel);
  }

  @Test
  void textWithAPrefixHasItInJson() {
    assertThat(JSON.write(PARCEL))
        .contains("\"code\":\"a.b|c\\\\:7\"", "\"doctor\":\"dr:house\"", "\"tags\":[\"#red\"]");
    assertThat(DepotParcelEntity.jsonSchema())
        .contains(
            "\"code\": {\"type\": \"string\", \"pattern\": \"^a\\\\.b\\\\|c\\\\\\\\:\"}",
            "\"doctor\": {\"type\": [\"string\", \"null\"], \"pattern\": \"^dr:\"}",
            "{\"type\": \"array\", \"items\": {\"type\": \"string\", \"pattern\": \"^#\"}}");
    for (String without :
        List.of(
            JSON.write(PARCEL).replace("a.b|", "aab|"),
            JSON.write(PARCEL).replace("dr:house", "house"),
            JSON.write(PARCEL).replace("#red", "red"))) {
      assertThat(problems(without)).isNotEmpty();
      assertThatThrownBy(() -> JSON.read(without))
          .isInstanceOf(InvalidJsonException.class)
          .hasMessageContaining("which does not begin with");
    }
  }

  @Test
  void definitionsAreThoseThatAreReferredTo() {
    assertThat(DepotParcelEntity.jsonSchema().replaceAll("(?s).*\"\\$defs\": ", ""))
        .contains("\"DepotLabel\": ", "\"DepotSpan\": ", "\"DepotSpan-2\": ", "\"DepotWrapping\": ")
        .doesNotContain("\"DepotBox\"", "\"DepotBag\"", "\"DepotStamp\"", "Codec");
  }

  private static List<?> problems(String text) {
    return new ValidatorFactory().validate(DepotParcelEntity.jsonSchema(), text).getErrors();
  }
}
