package dev.singlet.it.validation;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.it.validation.model.Fairs.Fair;
import dev.singlet.it.validation.model.Fairs.Place;
import dev.singlet.it.validation.model.FairsFairEntity;
import dev.singlet.operation.Operation;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** A fair that satisfies everything, and what others violate. */
final class Violated {

  static final Instant BEGIN = Instant.parse("2024-05-01T08:00:00Z");

  private Violated() {}

  static FairsFairEntity.Builder fair() {
    return FairsFairEntity.builder(
        new Fair(
            "rome",
            7,
            "Books",
            Instant.parse("1999-01-01T00:00:00Z"),
            null,
            List.of("old", "new"),
            Set.of("books"),
            Map.of("day", List.of(3, 5)),
            "info@fair.org",
            "1234",
            new BigDecimal("9.5"),
            true,
            new Place("Via Appia", "4"),
            BEGIN,
            BEGIN.plusSeconds(60),
            0));
  }

  /** What a put of it violates. */
  static List<String> by(TableClient client, FairsFairEntity.Builder fair) {
    return by(client, () -> FairsFairEntity.put(fair.build()));
  }

  static List<String> by(TableClient client, Supplier<Operation<?>> operation) {
    return of(() -> client.execute(operation.get()));
  }

  static List<String> of(ThrowingCallable code) {
    ValidationException invalid = catchThrowableOfType(ValidationException.class, code);
    return invalid == null
        ? List.of()
        : invalid.violations().stream().map(Violation::toString).toList();
  }
}
