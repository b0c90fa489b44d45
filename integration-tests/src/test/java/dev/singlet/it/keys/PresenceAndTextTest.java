package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.keys.model.Mailroom.Letter;
import dev.singlet.it.keys.model.MailroomLetterEntity;
import dev.singlet.it.keys.model.MailroomTable;
import dev.singlet.model.ConditionDescriptor.Term;
import dev.singlet.model.TableDescriptor;
import dev.singlet.query.Query;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Keys on condition that an attribute is there, or has a text: after each of many random writes,
 * each index holds the letters that it must. A map of records is the oracle.
 */
class PresenceAndTextTest {

  private static final int WRITES = Integer.getInteger("mailroom.writes", 60);
  private static final String ODD = "it's (a) && b, c || d";

  @RegisterExtension final LocalTable table = LocalTable.of(MailroomTable.SCHEMA);

  private final Random random = new Random(7);
  private final Map<String, Letter> letters = new TreeMap<>();

  @SafeVarargs
  private <T extends @Nullable Object> T any(T... values) {
    return values[random.nextInt(values.length)];
  }

  private @Nullable String kind() {
    return any("invoice", ODD, "== x", "spam", "", null);
  }

  private Letter letter(String id) {
    return new Letter(
        "b",
        id,
        kind(),
        any("", "tax", "rent"),
        any("yes", "", null),
        any(0, 1, 3, null),
        any(Optional.of(5L), Optional.empty()));
  }

  @Test
  void eachWriteKeepsTheIndexes() {
    for (int i = 0; i < WRITES; i++) {
      String id = any("1", "2", "3");
      Letter before = letters.get(id);
      letters.put(id, before == null ? first(id) : changed(before));

      assertThat(table.client().execute(VerifyItems.of(MailroomTable.type())).differences())
          .isEmpty();
      if (i % 5 == 0) {
        assertQueries();
      }
    }
  }

  @Test
  void theDescriptorHasThem() {
    TableDescriptor described = MailroomTable.describe();

    assertThat(described.entities().get(0).keysOn("GSI1"))
        .extracting(key -> Objects.requireNonNull(key.when()).terms().get(0))
        .containsExactly(
            new Term("kind", false, false, List.of("invoice")),
            new Term("kind", false, false, List.of(ODD, "== x")));
    assertThat(described.entities().get(0).keysOn("GSI2"))
        .extracting(key -> Objects.requireNonNull(key.when()).terms().get(0))
        .containsExactly(
            new Term("answer", false, true, List.of()), new Term("answer", true, true, List.of()));
    assertThat(TableDescriptor.ofJson(described.toJson())).isEqualTo(described);
  }

  private Letter first(String id) {
    Letter letter = letter(id);
    table.client().execute(MailroomLetterEntity.put(letter));
    return letter;
  }

  private Letter changed(Letter before) {
    TableClient client = table.client();
    Letter other = letter(before.id());
    MailroomLetterEntity.Update update = MailroomLetterEntity.update("b", before.id());
    return switch (random.nextInt(7)) {
      case 0 -> {
        client.execute(MailroomLetterEntity.put(other));
        yield other;
      }
      case 1 -> client.execute(MailroomLetterEntity.update(before, other));
      case 2 ->
          client.execute(
              other.kind() == null
                  ? update.removeKind(before.topic(), before.answer())
                  : update.kind(other.kind(), before.topic(), before.answer()));
      case 3 -> client.execute(update.topic(other.topic(), before.kind()));
      case 4 ->
          client.execute(
              other.answer() == null
                  ? update.removeAnswer(before.kind())
                  : update.answer(other.answer(), before.kind()));
      case 5 ->
          client.execute(
              other.stars() == null
                  ? update.removeStars(before.weight().orElse(null))
                  : update.stars(other.stars(), before.weight().orElse(null)));
      default ->
          client.execute(
              other.weight().isEmpty()
                  ? update.removeWeight()
                  : update.weight(other.weight().get(), before.stars()));
    };
  }

  private void assertQueries() {
    assertHolds(
        MailroomLetterEntity.invoices("b"),
        letter -> "invoice".equals(letter.kind()) && !letter.topic().isEmpty());
    assertHolds(
        MailroomLetterEntity.odd("b"),
        letter ->
            List.of(ODD, "== x").contains(String.valueOf(letter.kind()))
                && !letter.topic().isEmpty());
    assertHolds(
        MailroomLetterEntity.answered("b"),
        letter -> letter.answer() != null && !Objects.equals(letter.kind(), "spam"));
    assertHolds(
        MailroomLetterEntity.open("b"),
        letter -> letter.answer() == null && !Objects.equals(letter.kind(), "spam"));
    assertHolds(
        MailroomLetterEntity.graded("b"),
        letter -> letter.stars() != null && letter.stars() > 0 && letter.weight().isPresent());
  }

  private void assertHolds(Query<Letter> query, Predicate<Letter> condition) {
    assertThat(table.client().execute(query).items())
        .containsExactlyInAnyOrderElementsOf(letters.values().stream().filter(condition).toList());
  }
}
