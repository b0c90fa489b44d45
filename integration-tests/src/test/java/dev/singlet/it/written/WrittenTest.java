package dev.singlet.it.written;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.it.written.Ledger.Box;
import dev.singlet.it.written.Ledger.Boxed;
import dev.singlet.it.written.Ledger.Entry;
import dev.singlet.it.written.Ledger.Filled;
import dev.singlet.it.written.Ledger.Line;
import dev.singlet.it.written.Ledger.Measured;
import dev.singlet.it.written.Ledger.Moment;
import dev.singlet.it.written.Ledger.Plain;
import dev.singlet.it.written.Ledger.Priced;
import dev.singlet.it.written.Ledger.Rooted;
import dev.singlet.it.written.Ledger.Side;
import dev.singlet.it.written.Ledger.Tagged;
import dev.singlet.it.written.Ledger.Timed;
import dev.singlet.it.written.Ledger.Tree;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A put gives what a get would, and the record itself where that is the same. */
class WrittenTest {

  private static final UUID ID = UUID.fromString("7f0c2b1e-0000-4000-8000-000000000001");
  private static final Instant SECOND = Instant.parse("2024-01-15T08:00:00Z");
  private static final Instant FINE = Instant.parse("2024-01-15T08:00:00.123456789Z");

  @RegisterExtension final LocalTable table = LocalTable.of(LedgerTable.SCHEMA);

  private static LedgerEntryEntity.Builder entry() {
    Line line = new Line(Side.DEBIT, Long.MAX_VALUE, null, List.of(1, 2));
    return LedgerEntryEntity.builder()
        .id(ID)
        .isOpen(true)
        .side(Side.CREDIT)
        .day(LocalDate.of(2024, 2, 29))
        .tags(Set.of("a", "b"))
        .lines(List.of(line, line))
        .byName(Map.of("one", line))
        .nanos(FINE)
        .seconds(SECOND)
        .epoch(SECOND);
  }

  private <T> T written(Put<T> put, Get<T> get) {
    T written = table.client().execute(put);
    assertThat(table.client().execute(get)).contains(written);
    return written;
  }

  private Entry written(Entry entry) {
    return written(LedgerEntryEntity.put(entry), LedgerEntryEntity.get(ID));
  }

  @Test
  void whatIsStoredExactlyIsGivenBackItself() {
    Entry least = entry().build();
    Entry most = entry().text("").number(7).millis(SECOND.plusMillis(1)).tags(Set.of()).build();

    assertThat(written(least)).isSameAs(least);
    assertThat(written(most)).isSameAs(most);
    assertThat(table.client().execute(LedgerEntryEntity.put(most))).isSameAs(most);
  }

  @ParameterizedTest
  @ValueSource(strings = {"millis", "seconds", "epoch"})
  void timesThatAreRoundedAreGivenAsTheyAreStored(String component) {
    Entry entry =
        switch (component) {
          case "millis" -> entry().millis(FINE).build();
          case "seconds" -> entry().seconds(FINE).build();
          default -> entry().epoch(FINE).build();
        };

    assertThat(written(entry)).isNotEqualTo(entry);
  }

  @Test
  void aSetThatIsNullIsGivenAsTheEmptyOneItReadsAs() {
    Entry given = entry().build();
    Entry entry =
        new Entry(
            ID,
            null,
            true,
            null,
            Side.DEBIT,
            given.day(),
            null,
            List.of(),
            Map.of(),
            null,
            FINE,
            SECOND,
            SECOND);

    assertThat(written(entry).tags()).isEmpty();
  }

  @Test
  void whatMayReadOtherwiseIsRead() {
    Tagged tagged =
        written(LedgerTaggedEntity.put(new Tagged("1", null)), LedgerTaggedEntity.get("1"));
    Priced priced =
        written(
            LedgerPricedEntity.put(new Priced("1", new BigDecimal("1.50"))),
            LedgerPricedEntity.get("1"));
    Measured measured =
        written(LedgerMeasuredEntity.put(new Measured("1", -0.0)), LedgerMeasuredEntity.get("1"));
    Filled filled =
        written(LedgerFilledEntity.put(new Filled("1", null)), LedgerFilledEntity.get("1"));

    assertThat(tagged.tags()).isEmpty();
    assertThat(priced.price()).isEqualTo(new BigDecimal("1.5"));
    assertThat(Double.doubleToRawLongBits(measured.value())).isZero();
    assertThat(filled.text()).isEqualTo("none");
  }

  @Test
  void whatIsWithinIsReadWhereItMayReadOtherwise() {
    Boxed boxed =
        written(LedgerBoxedEntity.put(new Boxed("1", new Box(null))), LedgerBoxedEntity.get("1"));
    Timed timed =
        written(
            LedgerTimedEntity.put(
                new Timed("1", List.of(FINE), new Moment(FINE), Optional.of(FINE))),
            LedgerTimedEntity.get("1"));
    Tree tree = new Tree("a", List.of(new Tree("b", List.of(), Set.of())), null);
    Rooted rooted =
        written(LedgerRootedEntity.put(new Rooted("1", tree)), LedgerRootedEntity.get("1"));

    Instant rounded = Instant.parse("2024-01-15T08:00:00.123Z");
    assertThat(boxed.box().content()).isEmpty();
    assertThat(timed)
        .isEqualTo(new Timed("1", List.of(rounded), new Moment(rounded), Optional.of(rounded)));
    assertThat(rooted.tree().marks()).isEmpty();
  }

  @Test
  void anEntityOfTextsIsNeverRead() {
    Plain plain = new Plain("1", null);

    assertThat(written(LedgerPlainEntity.put(plain), LedgerPlainEntity.get("1"))).isSameAs(plain);
  }
}
