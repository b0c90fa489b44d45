package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.it.docs.model.Concert;
import dev.singlet.it.docs.model.ConcertEntity;
import dev.singlet.it.docs.model.EventsTable;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ValidationTest {

  @RegisterExtension final LocalTable table = LocalTable.of(EventsTable.SCHEMA);

  private static final Instant EIGHT = Instant.parse("2024-05-01T20:00:00Z");
  private static final Instant TEN = Instant.parse("2024-05-01T22:00:00Z");

  private static Concert concert(String title, String contact) {
    return new Concert(
        "main",
        EIGHT,
        TEN,
        title,
        List.of("Trio"),
        Set.of("jazz"),
        Map.of("front", List.of(1, 2)),
        new BigDecimal("12.50"),
        contact);
  }

  @Test
  void allAtOnce() {
    TableClient events = table.client();
    Concert concert = concert(" ", "nobody");
    List<String> told = new ArrayList<>();

    try {
      events.execute(ConcertEntity.put(concert));
    } catch (ValidationException invalid) {
      for (Violation violation : invalid.violations()) {
        told.add(violation.path() + " " + violation.message(Locale.ENGLISH));
      }
    }

    assertThat(told)
        .containsExactly("title must not be blank", "contact must be a well-formed email address");
  }

  @Test
  void together() {
    TableClient events = table.client();
    events.execute(ConcertEntity.put(concert("Night", "info@hall.org")));
    Instant eleven = TEN.plusSeconds(3600);

    events.execute(ConcertEntity.update("main", EIGHT).end(eleven));

    assertThat(events.execute(ConcertEntity.get("main", EIGHT)).orElseThrow().end())
        .isEqualTo(eleven);
  }

  @Test
  void onRead() {
    TableClient strict = table.client().withValidationOnRead();

    assertThat(strict.execute(ConcertEntity.get("main", EIGHT))).isEmpty();
  }
}
