package dev.singlet.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.change.recorded.RecordedChange;
import dev.singlet.change.recorded.RecordedFolder;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.comparison.ModelComparison;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Changes that compile without a word if no model is recorded, and that lose or hide items. With a
 * recorded model, each is one error.
 */
class SilentChangesTest {

  private static final String SHOP =
      """
      @Table(name = "Shop", indexes = {@Index("GSI1"), @Index("GSI2")})
      public sealed interface Shop {
        @Entity
        @LinkedKey(partition = "SHELF#{number:pad(3)}", sort = "SHELF")
        @LinkedKey(name = "byTime", index = "GSI1", partition = "SHELVES", sort = "{at}")
        record Shelf(
            @Min(1) @Max(900) int number,
            @StoredTime(TimeFormat.NANOS) Instant at,
            @Attribute(aliases = "text") @Nullable String label,
            String city) implements Shop {}
      }
      """;

  @TempDir Path recorded;
  @TempDir Path classes;

  private RecordedFolder folder() {
    return RecordedFolder.qualified(recorded, "shop.Shop");
  }

  private void record(String body, Path folder) {
    TableDescriptor model =
        TableDescriptor.ofJson(
            new Models(List.of(body), folder)
                .descriptor(body)
                .toJson()
                .replace(Models.PACKAGE + ".", "shop."));
    folder().read().stream()
        .flatMap(before -> ModelComparison.between(before.models().get(0), model).all().stream())
        .forEach(change -> folder().accept(RecordedChange.of(change, "No item has it any more.")));
    folder().record(model);
  }

  private List<String> errors(String body) {
    return Models.errors(Map.of("shop", body), recorded, classes).getOrDefault("shop", List.of());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "SGC0602 | record Shelf | @LinkedKey(name = \"ofCity\", index = \"GSI2\", partition ="
            + " \"CITY#{city}\", sort = \"{at}\") record Shelf",
        "SGC0601 | {number:pad(3)} | {number:pad(5)}",
        "SGC0604 | {at} | {at:millis}",
        "SGC0408 | @Nullable | ``",
        "SGC0415 | @Max(900) | @Max(500)",
        "SGC0405 | @Attribute(aliases = \"text\") | ``",
      })
  void aSilentChangeIsAnError(String code, String part, String changed, @TempDir Path older) {
    String body = SHOP.replace(part, changed);
    assertThat(body).isNotEqualTo(SHOP);
    record(SHOP, older);

    assertThat(errors(SHOP)).isEmpty();
    assertThat(errors(body)).singleElement().asString().startsWith("[" + code + "]");
  }

  @Test
  void anEnvironmentCanHaveSkippedReleases(
      @TempDir Path first, @TempDir Path second, @TempDir Path third) throws IOException {
    String present = SHOP.replace("@Attribute(aliases = \"text\") ", "");
    record(present.replace("label", "text"), first);
    record(SHOP, second);
    assertThat(errors(present))
        .singleElement()
        .asString()
        .startsWith("[SGC0405] Shelf.label: an older name of a component is dropped");
    record(present, third);

    assertThat(errors(present)).isEmpty();
    Files.writeString(
        folder().path().resolve("gate.json"), "{\"strictness\": \"FULL\", \"transitive\": true}");

    assertThat(errors(present))
        .isNotEmpty()
        .allSatisfy(error -> assertThat(error).contains("Compared with the recorded model 1."));
  }
}
